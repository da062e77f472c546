"""Two trains of a nation that go to two cities: `Trains to Detmold and Göttingen`."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

from pbem.orders.plain_words.entity import Entity, Kind, is_city, to_in
from pbem.orders.plain_words.marching.march import can_go
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

TRAIN, PAIR = "train", 2

OF_MARCH = ("move", "to", "and", "the", "filler", "follow", "all")
"""What may stand in such a sentence beside the trains and the cities."""


def with_trains_apart(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with each of two trains before the city to which it goes, where only one of them can go to
    each; else as it is."""
    trains = [one for one in entities if one.text == TRAIN and one.kind is Kind.PIECE]
    cities = [one for one in entities if is_city(one)]
    if at.sets_up or len(trains) != 1 or len(cities) != PAIR or not all(map(_is_of_march, entities)):
        return entities
    own = [name for name in trains[0].names if at.is_own(name) and name in at.where]
    nations = {at.rules.nation_of[name] for name in own}
    told = at.part or at.nation
    own = [name for name in own if len(nations) == 1 or at.rules.nation_of[name] == told]
    able = [
        who
        for who in permutations(own)
        if len(own) == PAIR and all(can_go(at, name, [city]) for name, city in zip(who, cities, strict=True))
    ]
    if len(able) != 1:
        return entities
    line = trains[0].line
    to, end = to_in(line), Entity(Kind.MARK, ";", line)
    pairs = zip(able[0], cities, strict=True)
    return [one for name, city in pairs for one in (replace(trains[0], names=(name,)), to, city, end)][:-1]


def _is_of_march(one: Entity) -> bool:
    small = one.means(*OF_MARCH) or one.text in ",:/" or is_of_kind(one, "both")
    return small or is_city(one) or (one.text == TRAIN and one.kind is Kind.PIECE)
