"""A way that goes out of a city on its other side: `to Hannover, then out the far side to Lehrte`."""

from __future__ import annotations

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import is_of_kind

FARTHEST = 4
"""So many words behind `out` the side is named."""


def without_far_side(entities: list[Entity]) -> list[Entity]:
    """A sentence with `then` for such words."""
    place = next((p for p, one in enumerate(entities) if is_of_kind(one, "out of it", in_part=True)), None)
    if place is None:
        return entities
    side = next((p for p in range(place + 1, len(entities)) if is_of_kind(entities[p], "a side of it")), None)
    if side is None or side > place + FARTHEST or not entities[place + 1].means("the"):
        return entities
    then = Entity(Kind.MEANING, "then", entities[place].line, meanings=frozenset({"then"}))
    return [*entities[:place], then, *entities[side + 1 :]]
