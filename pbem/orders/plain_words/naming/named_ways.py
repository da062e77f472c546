"""Ways that are told by a word for them: `to Neurode (route: Reichenbach, Neurode)`, `pass Brieg`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, via_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def with_ways(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which a way that is called so stands in place of its goal."""
    found = [_passing(entities, place) for place in range(len(entities))]
    route = next((place for place, one in enumerate(found) if place and is_of_kind(one, "route")), 0)
    goal = next((place for place, one in enumerate(found[:route]) if is_city(one)), 0)
    start = next((place for place in range(route + 1, len(found)) if is_city(found[place])), 0)
    led = any(map(at.own_piece, found[:goal]))
    if not (route and goal and start and led) or not all(map(_is_small, found[goal + 1 : start])):
        return found
    end = start
    while end < len(found) and (is_city(found[end]) or _joins(found[end])):
        end += 1
    cities = [one for one in found[start:end] if is_city(one)]
    if len(cities) < 2 or cities[-1].cities != found[goal].cities:
        return found
    closed = end + (end < len(found) and found[end].text == ")")
    return [*found[:goal], *found[start:end], *found[closed:]]


def with_hunted(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which a general comes to the city of an enemy's train, without the train: `Keith takes
    the train in Brieg`."""
    for place, one in enumerate(entities[:-2]):
        city = entities[place + 2]
        is_train = one.kind is Kind.PIECE and one.text == "train" and not one.is_full
        if not (is_train and entities[place + 1].means("to") and is_city(city)):
            continue
        if not any(at.own_piece(each) in at.rules.generals for each in entities[:place]):
            continue
        there = {name for name in at.rules.trains if at.where.get(name) in city.cities}
        if not there or any(map(at.is_own, there)):
            continue
        first = place
        while first and _belongs(entities[first - 1]):
            first -= 1
        return [*entities[:first], *entities[place + 1 :]]
    return entities


def _belongs(one: Entity) -> bool:
    """Whether it may stand before a train: `the Russian train`."""
    return one.means("the", "filler") or one.kind is Kind.NATION


def _passing(entities: Entities, place: int) -> Entity:
    """A word, or `via` for one that says before a city that the way leads through it."""
    one, after = entities[place], entities[place + 1 : place + 2]
    if not after or not is_city(after[0]) or not is_of_kind(one, "passes through"):
        return one
    return via_in(one.line)


def _joins(one: Entity) -> bool:
    return one.text in ",->–" or one.means("and", "then", "to", "via")


def _is_small(one: Entity) -> bool:
    return one.text in "(,:;-–" or one.means("the", "filler", "via") or is_of_kind(one, "route")
