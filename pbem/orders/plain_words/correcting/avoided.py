"""A city that is not to be touched, behind or before the verb that says so: `soll Prag meiden und nach Kolin
gehen`, `avoids Prag and goes to Kolin`, `lässt Prag links liegen`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, to_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of

NEGATION = words.forms(words.words(lambda one: one.negation))

LONGEST = 3
"""No expression behind the city has more words."""

Entities = Sequence[Entity]


def with_avoided(entities: Entities) -> list[Entity]:
    """A sentence with such a city, and its verb, at the end, behind the way: `Lacy goes to Kolin, avoiding
    Prag`."""
    entities = _with_verb_first(_with_verb(entities))
    place = next((p for p, one in enumerate(entities) if _avoids(one)), 0)
    if not place or not _is_city(entities[place + 1 : place + 2]):
        return list(entities)
    before, rest = entities[:place], entities[place + 2 :]
    who = any(one.kind is Kind.PIECE for one in before)
    joins = mean(rest[:1], "and") or any(one.text in (",", ";", ":") for one in rest[:1])
    goes = any(map(is_city, rest)) and not any(one.kind is Kind.PIECE for one in rest)
    if not who or any(map(is_city, before)) or not (joins and goes) or mean(rest, "not", "if", "attack"):
        return list(entities)
    way = [one for one in rest[1:] if not (one.means("they") and not one.means("the"))]
    while way and way[-1].kind is Kind.MARK:
        way.pop()
    line = entities[place].line
    to = to_in(line)
    lead = [] if mean(way, "to", "via", "move") else [to]
    return [*before, *lead, *way, Entity(Kind.MARK, ",", line), *entities[place : place + 2]]


def _with_verb(entities: Entities) -> Entities:
    """A sentence with a verb for two parts of one: `lässt Prag links liegen`."""
    for place, one in enumerate(entities[:-2]):
        if not is_of_kind(one, "leaves aside") or not _is_city(entities[place + 1 : place + 2]):
            continue
        behind = entities[place + 2 : place + 2 + LONGEST]
        for size in range(len(behind), 0, -1):
            # `leaves Colberg by Belgard`
            leads = _is_city(behind[size : size + 1])
            if not leads and "".join(fold(each.text) for each in behind[:size]) in kind_of("aside of it"):
                verb = Entity(Kind.MEANING, one.text, one.line, meanings=frozenset({"not"}))
                return [*entities[:place], verb, entities[place + 1], *entities[place + 2 + size :]]
    return entities


def _with_verb_first(entities: Entities) -> Entities:
    """A sentence with a verb before its city that stands behind it: `soll Prag meiden`."""
    for place in range(2, len(entities)):
        if not is_city(entities[place - 1]) or not _avoids(entities[place]):
            continue
        ends = place + 1 == len(entities) or entities[place + 1].kind is Kind.MARK
        ends = ends or entities[place + 1].means("and")
        if ends and not mean(entities[place - 2 : place - 1], "to", "via"):
            verb, city = entities[place], entities[place - 1]
            return [*entities[: place - 1], verb, city, *entities[place + 1 :]]
    return entities


def _avoids(one: Entity) -> bool:
    """Whether it is a verb that denies, and no mere `not`."""
    if one.kind is not Kind.MEANING or not one.means("not"):
        return False
    said = {fold(one.text), *map(fold, one.text.split())}
    return NEGATION.isdisjoint(said)


def _is_city(some: Entities) -> bool:
    return any(map(is_city, some))
