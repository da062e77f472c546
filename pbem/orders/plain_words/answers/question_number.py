"""The number of the question that a sentence answers, which is none of what it answers."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import kind_of

BEGINNING = 4
"""So many words of a sentence may lead to the number that it begins with."""


def without_number(entities: Sequence[Entity], number: int) -> list[Entity]:
    """A sentence without the number of the question, and the word for it: `11 of clubs on no 74`."""
    asked = _places(entities, number)
    words = kind_of("number of a question")
    dropped = set(asked)
    for place in asked:
        while place and fold(entities[place - 1].text) in words:
            place -= 1
            dropped.add(place)
    return [one for place, one in enumerate(entities) if place not in dropped] or list(entities)


def behind_number(entities: Sequence[Entity], number: int) -> Sequence[Entity]:
    """A sentence without the number of the question that it begins with, and what leads to it: `re 74`."""
    place = next(iter(_places(entities[:BEGINNING], number)), -1)
    lead = entities[: max(place, 0)]
    if place < 0 or not all(one.kind in (Kind.OTHER, Kind.MEANING, Kind.MARK) for one in lead):
        return entities
    return entities[place + 1 :]


def _places(entities: Sequence[Entity], number: int) -> list[int]:
    return [place for place, one in enumerate(entities) if one.kind is Kind.NUMBER and one.number == number]
