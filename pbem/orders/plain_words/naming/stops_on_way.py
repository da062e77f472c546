"""A stop on the way as a city of it: `to Colberg with a stop for lunch in Belgard`, `mit Halt in Belgard`."""

from __future__ import annotations

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, via_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind

MOST_BETWEEN = 4
"""So many words may stand between the stop and its city: `for lunch in`."""

SHORT = "short, of a stop"


def with_stops_on_way(entities: list[Entity]) -> list[Entity]:
    """A sentence with `via` for the words that make a city a stop on the way to one named before it."""
    place = next((p for p, one in enumerate(entities) if is_of_kind(one, "stop on the way")), 0)
    begins = place
    while begins and (entities[begins - 1].means("the") or is_of_kind(entities[begins - 1], SHORT)):
        begins -= 1
    near = range(place + 2, min(place + 2 + MOST_BETWEEN, len(entities)))
    city = next((p for p in near if is_city(entities[p])), 0)
    goes = any(map(is_city, entities[:begins]))
    if not (begins and city and goes) or not mean(entities[begins - 1 : begins], "with"):
        return entities
    between = entities[place + 1 : city]
    small = all(one.kind is Kind.OTHER or one.means("to") for one in between)
    if not (small and between[-1].means("to")):
        return entities
    return [*entities[: begins - 1], via_in(entities[place].line), *entities[city:]]
