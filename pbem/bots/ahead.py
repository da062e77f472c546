"""Letters written ahead: a player's orders for a whole turn, written when it begins, from his view alone.

The stage is drafted on his picture of the board as it may stand when it comes. Where an enemy may stand
elsewhere a line says what is done then. What else may change falls back: a way gives way to its end as a
goal, and that to staying; cards pay by rule; plans fight and retreats go by rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pbem.bots.cases import Cases
from pbem.bots.draft_ahead import DraftAhead
from pbem.bots.fate_ahead import fate_ahead
from pbem.bots.foresight import when_her_stage_comes
from pbem.bots.outlook import Outlook
from pbem.bots.picture import picture
from pbem.bots.plans_ahead import battle_plans
from pbem.bots.wakes_ahead import wakes_ahead
from pbem.engine.model import Game, Rules
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import as_if_open
from pbem.report.view import View

RETREATS = "retreat: off supply"
"""How losers are driven, while nobody is asked."""

NEAR = 8
"""An enemy at most so many roads away may stand next to a general when he fights, if he moves before."""


def turn_letter(view: View, rules: Rules) -> str:
    """The orders of all of a player's nations for their stages of this turn."""
    lines = [f"game {view.game}", "accept partial"]
    for own in view.own:
        if not own.quit:
            lines += [
                "",
                f"nation {own.name}",
                *stage_ahead(view, rules, own.name),
                *plans(view, rules, own.name),
            ]
    return "\n".join(lines) + "\n"


def woken_letter(view: View, rules: Rules, nation: str) -> str:
    """The orders of a nation whose stage waits for her player, as the pieces stand now, and anew those of his
    other nations whose stages are still to come in the turn."""
    order = rules.order
    lines = [f"game {view.game}"]
    for own in view.own:
        if not own.quit and order.index(own.name) >= order.index(nation):
            stage = stage_ahead(view, rules, own.name, ways_out=own.name != nation)
            lines += ["", f"nation {own.name}", *stage, *plans(view, rules, own.name)]
    return "\n".join(lines) + "\n"


def plans(view: View, rules: Rules, nation: str) -> Iterator[str]:
    """What is decided in advance besides the moves."""
    game = picture(view, rules)
    if view.of(nation).discard:
        yield "discard lowest"
    yield RETREATS
    yield from fate_ahead(view, rules, nation)
    yield from battle_plans(Outlook(view, rules, nation, game.hands[nation]), game)


def stage_ahead(view: View, rules: Rules, nation: str, *, ways_out: bool = True) -> list[str]:
    """The orders of a nation's stage, whenever it comes; without `ways_out` as if nothing changed by then."""
    now = picture(view, rules)
    if not ways_out:
        draft = DraftAhead(view, as_if_open(now, nation), nation)
        return [*draft.write(), *attacks(draft, ())]
    movers = _movers_before(view, stage_turn(now, nation), nation)
    cases = Cases(view, now, nation, movers)
    draft = DraftAhead(view, when_her_stage_comes(view, rules, nation, movers), nation, cases)
    return [
        *draft.write(),
        *attacks(draft, movers),
        *wakes_ahead(view, draft.game, draft.campaign, cases),
    ]


def attacks(draft: DraftAhead, movers: Collection[str]) -> Iterator[str]:
    """The fights that the stage would lead to, the most promising first; then those with whoever of the
    `movers` may have come near by then."""
    game, outlook = draft.game, draft.campaign.outlook
    nation_of, cities = game.rules.nation_of, game.rules.board.cities
    pairs = [
        (name, foe)
        for foe in _foes(game, draft.nation)
        for name in game.generals_of(draft.nation)
        if _roads(game, name, foe) <= (NEAR if nation_of[foe] in movers else 1)
    ]

    def order(pair: tuple[str, str]) -> tuple[bool, float]:
        own, foe = (game.where[name] for name in pair)
        spare = game.strength(own) - game.strength(foe) - outlook.likely(nation_of[pair[1]])
        return _roads(game, *pair) > 1, -spare - outlook.powers[cities[own].suit]

    for own, foe in sorted(pairs, key=order):
        yield f"attack {own} > {foe}"


def _foes(game: Game, nation: str) -> Iterator[str]:
    """The hostile generals on the map."""
    for other in game.rules.nations:
        if game.rules.hostile(nation, other):
            yield from game.generals_of(other)


def _movers_before(view: View, turn: int, nation: str) -> list[str]:
    """The nations that move before her stage of that turn comes."""
    order = [row.name for row in view.nations if not row.quit]
    now = order.index(view.nation) if view.nation and view.nation in order else 0
    own = order.index(nation)
    if turn == view.turn:
        return order[now:own]
    return [name for name in (*order[now:], *order[:own]) if name != nation]


def _roads(game: Game, one: str, other: str) -> int:
    return game.rules.board.distances_from(game.where[one])[game.where[other]]
