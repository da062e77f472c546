"""Lists that name the city before who goes there: `Breslau for Keith, Reichenbach for Schwerin`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.orders.plain_words.entity import Entity, Kind, to_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def with_cities_last(at: Situation, entities: list[Entity]) -> list[Entity]:
    """Such a list with each piece before its city; any other sentence as it is."""
    parts = _parts(entities)
    if len(parts) < 2 or at.sets_up or at.question(q.RETREAT) or not all(_is_given(at, one) for one in parts):
        return entities
    to = to_in(entities[0].line)
    comma = Entity(Kind.MARK, ",", entities[0].line)
    told = [[part[-1], to, part[0], comma] for part in parts]
    return [one for part in told for one in part][:-1]


def _parts(entities: Entities) -> list[list[Entity]]:
    parts: list[list[Entity]] = [[]]
    for one in entities:
        if one.kind is Kind.MARK or one.means("and"):
            parts.append([])
        elif not one.means("filler", "the"):
            parts[-1].append(one)
    return [part for part in parts if part]


def _is_given(at: Situation, part: Entities) -> bool:
    """Whether it is a city, perhaps with a verb, `for` and one of the writer's pieces."""
    city, *between, who = part if len(part) > 2 else (*part, *part, *part)
    is_city = city.kind is Kind.CITY and city.is_full
    is_for = bool(between) and is_of_kind(between[-1], "for whom of two")
    verbs = all(one.means("move", "is") for one in between[:-1])
    return is_city and is_for and verbs and bool(at.own_piece(who))
