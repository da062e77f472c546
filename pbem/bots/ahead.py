"""Letters written ahead: a player's orders for a whole turn, written when it begins, from his view alone.

The stage is drafted on his picture of the board as it stands now. What may change by then falls back: a way
gives way to its end as a goal, and that to staying; cards pay by rule; plans fight and retreats go by rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pbem.bots.campaign import Campaign
from pbem.bots.draft import Draft
from pbem.bots.fate_ahead import fate_ahead
from pbem.bots.foresight import when_her_stage_comes
from pbem.bots.outlook import Outlook
from pbem.bots.picture import picture
from pbem.bots.plans_ahead import battle_plans
from pbem.bots.recruitment import DEAREST, recruit
from pbem.bots.sensible_moves import march
from pbem.bots.train_moves import bring_trains
from pbem.bots.wakes_ahead import wakes_ahead
from pbem.engine import questions as q
from pbem.engine.model import RESERVE, Game, Rules
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import as_if_open
from pbem.report.view import View

RETREATS = "retreat: off supply"
"""How losers are driven, while nobody is asked."""

NEAR = 5
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
    movers = _movers_before(view, stage_turn(picture(view, rules), nation), nation)
    draft = _AheadDraft(view, rules, nation, ways_out)
    if ways_out:
        draft.game = when_her_stage_comes(view, rules, nation, movers)
    campaign = Campaign(Outlook(view, rules, nation, draft.game.hands[nation]), draft.game)
    recruit(draft, campaign)
    march(draft, campaign)
    bring_trains(draft, campaign)
    lines = draft.all_lines()
    if not ways_out:
        return [*lines, *_attacks(draft.game, nation, ())]
    return [*lines, *_attacks(draft.game, nation, movers), *wakes_ahead(view, draft.game, campaign, movers)]


def _attacks(game: Game, nation: str, movers: Collection[str]) -> Iterator[str]:
    """The fights that the stage would lead to, those first in which she has most troops to spare; then those
    with whoever of the `movers` may have come near by then."""
    pairs = [
        (name, foe)
        for foe in _foes(game, nation)
        for name in game.generals_of(nation)
        if _roads(game, name, foe) <= (NEAR if game.rules.nation_of[foe] in movers else 1)
    ]

    def order(pair: tuple[str, str]) -> tuple[bool, int]:
        own, foe = pair
        spare = game.strength(game.where[own]) - game.strength(game.where[foe])
        return _roads(game, own, foe) > 1, -spare

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


class _AheadDraft(Draft):
    """A draft whose orders can be carried out as far as may be when the stage comes."""

    def __init__(self, view: View, rules: Rules, nation: str, ways_out: bool) -> None:
        super().__init__(view, rules, nation)
        self.game = as_if_open(self.game, nation)
        self.ways_out = ways_out

    def order(self, answer: q.Answer) -> bool:
        before = self.game
        if not super().order(answer):
            return False
        if self.ways_out:
            self.lines[-1] = _with_ways_out(before, answer, self.lines[-1])
        return True


def _with_ways_out(game: Game, answer: q.Answer, line: str) -> str:
    """An order with what is done where it is not possible any more."""
    if isinstance(answer, q.Move):
        return f"{line} else to {game.rules.board.cities[answer.path[-1]].title} else stay"
    if isinstance(answer, q.Recruit):
        return _by_rule(game, answer, line)
    return line


def _by_rule(game: Game, answer: q.Recruit, line: str) -> str:
    """The same recruits for whatever cards pay then; the good ones are kept."""
    dear = (card for card in game.hands[answer.nation] if card.suit == RESERVE or card.value > DEAREST)
    keep = " ".join(dict.fromkeys(["R", *(card.face for card in dear)]))
    count = sum(answer.troops.values()) + sum(piece in game.rules.trains for piece, _ in answer.entering)
    _, _, wished = line.partition(":")
    return f"recruit up to {count}, keep {keep}:{wished}"
