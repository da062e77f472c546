"""Whom somebody joins who comes back: `Karl re-enters at Tabor with Lacy`, who gets no troops by that."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, without_runs
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def without_hosts(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that has a piece come back, without those of the writer's beside whom it comes to stand."""
    return without_runs(entities, lambda place: _host(at, entities, place))


def _host(at: Situation, entities: Entities, place: int) -> int:
    """How many words from a place on say beside whom somebody comes to stand; 0 if they do not."""
    one, before = entities[place], entities[:place]
    if not before or not one.means("to", "near", "with"):
        return 0
    after = entities[place + 1 : place + 2]
    host = at.own_piece(after[0]) if after else ""
    if not host or not any(name and name not in at.where for name in map(at.own_piece, before)):
        return 0
    goes, city = (*entities[place + 2 : place + 4], one, one)[:2]
    if goes.means("to") and city.kind is Kind.CITY and at.where.get(host) in city.cities:
        # `kommt zu Lacy nach Tabor`
        return 2
    if before[-1].kind is not Kind.CITY or at.where.get(host) not in before[-1].cities:
        return 0
    behind = entities[place + 2 : place + 4]
    # `in Tabor zu Lacy, mit 4 Truppen`
    return 2 + (len(behind) > 1 and behind[0].text == "," and behind[1].means("with"))
