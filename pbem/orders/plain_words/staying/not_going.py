"""That those who stay do not go elsewhere, which orders nothing more: `Daun stays at Glatz and does not go to
Neurode`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.situation import Situation

LIMITING = ("if", "unless", "should", "maybe", "thought", "correction", "takes back", "rather", "but rather")
"""With one of these a sentence keeps all its words."""

SHORT = 4
"""Small words and what is parted from a verb have no more letters: `does`, German `vor`."""

SMALL = ("the", "filler", "they", "him", "move", "not", "to", "then")
"""What such words may be made of, beside cities."""

Entities = Sequence[Entity]


def without_denied_march(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that says of somebody that he stays, without the words behind it that he does not march."""
    place = next((p for p, one in enumerate(entities) if one.means("stay")), None)
    if place is None or mean(entities, *LIMITING) or mean(entities[: place + 1], "move", "not", "attack"):
        return entities
    first = next((p for p in range(place + 1, len(entities)) if _joins(entities[p])), len(entities))
    stays, tail = entities[:first], entities[first + 1 :]
    end = next((p for p, one in enumerate(tail) if one.kind is Kind.MARK), len(tail))
    denied, rest = tail[:end], tail[end:]
    if not _denies_march(denied) or not _is_at_home(at, stays):
        return entities
    return [*stays, *rest]


def _joins(one: Entity) -> bool:
    return one.means("and") or one.text == ","


def _denies_march(words: Entities) -> bool:
    """Whether words say no more than that somebody does not go to a city."""
    cities = [one for one in words if one.kind is Kind.CITY]
    small = (one.kind is Kind.CITY or one.means(*SMALL) or _is_small(one) for one in words)
    denials = [one for one in words if one.means("not")]
    return len(denials) == 1 and bool(cities) and mean(words, "move") and all(small)


def _is_small(one: Entity) -> bool:
    return one.kind is Kind.OTHER and one.text.islower() and len(one.text) <= SHORT


def _is_at_home(at: Situation, words: Entities) -> bool:
    """Whether words name no city but where pieces of the writer's stand."""
    here = at.own_cities
    cities = (one.cities for one in words if one.kind is Kind.CITY and one.is_full)
    return all(here.intersection(some) for some in cities)
