"""Who comes behind those who march, where no word of his own says it: `to Brieg, followed by Schwerin`, `dem
Schwerin folgt`, `Schwerin close behind`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

HIM = frozenset({"him"})
FOLLOWS = frozenset({"follow", "move"})

LONGEST = 4
"""No expression has more words."""

Entities = Sequence[Entity]


def with_followers(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which those who come behind others `follow him`, in a part of their own."""
    own = next((place for place, one in enumerate(entities) if at.may_own(one)), len(entities))
    for place in range(own + 1, len(entities)):
        for told in (_led_by(at, entities, place), _at_the_end(at, entities, place)):
            if told:
                pieces, end = told
                line = pieces[0].line
                comma = Entity(Kind.MARK, ",", line)
                follow = Entity(Kind.MEANING, "follow", line, meanings=FOLLOWS)
                him = Entity(Kind.MEANING, "him", line, meanings=HIM)
                return [*entities[:place], comma, *pieces, follow, him, *entities[end:]]
    return entities


def _led_by(at: Situation, entities: Entities, place: int) -> tuple[list[Entity], int] | None:
    """The pieces behind `followed by`, `gefolgt von`, and those of `dem Schwerin folgt`; where this ends."""
    comma = entities[place].text == ","
    first = place + comma
    is_relative = comma and first < len(entities) and is_of_kind(entities[first], "whom he follows")
    size = 1 if is_relative else _size(entities[first : first + LONGEST], "followed by")
    if not size:
        return None
    pieces, end = _row(at, entities, first + size)
    if not pieces:
        return None
    if not is_relative:
        return pieces, end
    verb = entities[end : end + 1]
    return (pieces, end + 1) if mean(verb, "follow") and not mean(verb, "to") else None


def _at_the_end(at: Situation, entities: Entities, place: int) -> tuple[list[Entity], int] | None:
    """The pieces before a word that says where they are, in a part that says no more: `, Schwerin right
    behind`; and where it ends."""
    joins = entities[place].text in (",", ";") or entities[place].means("and")
    if not joins or not any(one.kind is Kind.CITY for one in entities[:place]):
        return None
    pieces, first = _row(at, entities, place + 1)
    verb = int(mean(entities[first : first + 1], "move", "follow", "stay"))
    behind = first + verb
    end = behind + _size(entities[behind : behind + LONGEST], "close behind")
    closes = all(one.kind is Kind.MARK for one in entities[end : end + 1])
    return (pieces, end) if pieces and end > behind and closes else None


def _row(at: Situation, entities: Entities, first: int) -> tuple[list[Entity], int]:
    """The writer's pieces in a row from a place on, and where it ends."""
    end = first
    while end < len(entities) and (at.may_own(entities[end]) or entities[end].means("and", "the", "filler")):
        end += 1
    while end > first and not at.may_own(entities[end - 1]):
        end -= 1
    return [replace(one) for one in entities[first:end]], end


@cache
def _beginnings(kind: str) -> frozenset[str]:
    """The beginnings of all words of a kind: most other words are none."""
    return frozenset(form[:size] for form in kind_of(kind) for size in range(len(form) + 1))


def _size(entities: Entities, kind: str) -> int:
    """How many words at the beginning are of a kind together; 0 if none are."""
    if entities and fold(entities[0].text) not in _beginnings(kind):
        return 0
    for size in range(LONGEST, 0, -1):
        part = entities[:size]
        text = " ".join(one.text for one in part)
        if len(part) == size and is_of_kind(Entity(Kind.OTHER, text, part[0].line), kind):
            return size
    return 0
