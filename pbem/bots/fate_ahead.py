"""What Cards of Fate ask, answered before they are read: from a player's view, for each nation of his."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine import questions as q
from pbem.engine.model import Rules
from pbem.orders.grammar.fate import BY_EFFECT, PASS
from pbem.report.view import View

GAINS, COSTS = "gain", ("lose", "peace")
"""The kinds of effect that are good and bad for one general of the nation's choice."""


def fate_ahead(view: View, rules: Rules, nation: str) -> Iterator[str]:
    """The lines: what can be passed is passed, unless a line below it fits, which gives the general with most
    enemies beside him a troop, or takes one from him with fewest, or him out of the game. None while a card
    asks already."""
    asking = any(one.nation == nation and one.kind in (q.EVADE, q.FATE) for one in view.questions)
    if asking or view.turn < rules.clock.first_turn:
        return
    effects = [effect for card in rules.clock.cards.values() for effect in card.versions.values()]
    asked = {effect.kind for effect in effects if nation in effect.decides}
    if asked:
        yield f"fate {PASS}"
    for kind in sorted(asked.intersection((GAINS, *COSTS))):
        if general := _chosen(view, nation, kind):
            yield f"fate {BY_EFFECT[kind].word} {general}"


def _chosen(view: View, nation: str, kind: str) -> str | None:
    """The general whom an effect is to concern; who is off the map costs least, then the lowest in rank."""
    own = view.of(nation)
    beside = {general.piece.name: len(general.enemies) for general in own.generals}
    if kind == GAINS:
        return max(beside, key=lambda name: beside[name], default=None)
    away = [one.piece.name for one in own.off_map if one.piece.kind == "general" and not one.piece.gone]
    return away[-1] if away else min(reversed(beside), key=lambda name: beside[name], default=None)
