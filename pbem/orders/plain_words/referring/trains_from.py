"""Trains told by the city where they stand: `the one at Siegen to Olpe, the other from Fulda to Bebra`."""

from __future__ import annotations

from dataclasses import replace

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, piece_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

TRAIN = "train"

MOST_BETWEEN = 2
"""A verb may stand before the city: `one rolls from Siegen`."""


def with_trains_from(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with the writer's train for `one` or `the other` that starts from the city where it stands,
    if no other piece of his stands there."""
    if not any_of_kind(entities, "stands at") and not mean(entities, "from", "of"):
        return entities
    found: list[Entity] = []
    place = 0
    while place < len(entities):
        one = entities[place]
        city = _stands_in(entities, place) if _is_one(one) else 0
        name = _train_in(at, entities[city]) if city else ""
        if not name:
            found.append(one)
            place += 1
            continue
        while found and found[-1].means("the") and found[-1].kind is not Kind.CITY:
            found.pop()
        verb = entities[place + 1 : city - 1]
        found += [replace(piece_in(one.line, name), text=TRAIN), *verb]
        place = city + 1
    return found


def _is_one(one: Entity) -> bool:
    is_train = one.kind is Kind.PIECE and one.text == TRAIN and len(one.names) != 1
    return is_train or (one.means("one", "other") and one.kind is Kind.MEANING)


def _stands_in(entities: list[Entity], place: int) -> int:
    """Where the city is named from which it starts; 0 if none is."""
    near = range(place + 2, min(place + 2 + MOST_BETWEEN, len(entities)))
    city = next((p for p in near if is_city(entities[p])), 0)
    if not city or not (entities[city - 1].means("from") or _is_at(entities[city - 1])):
        return 0
    between = entities[place + 1 : city - 1]
    return city if all(one.means("move") for one in between) else 0


def _is_at(one: Entity) -> bool:
    """Whether a word says where somebody is, and does not lead there: `the one at Siegen`."""
    return one.means("of") or is_of_kind(one, "stands at")


def _train_in(at: Situation, city: Entity) -> str:
    there = [name for name in at.standing_in(city.cities) if at.is_own(name)]
    return there[0] if len(there) == 1 and there[0] in at.rules.trains else ""
