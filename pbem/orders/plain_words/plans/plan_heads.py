"""How to fight, told in a list: `In any fight:`, and below it `- lowest card first`, `- at most 20`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled

_ITEM = compiled(r"^\s*(?:[-*•–]|\d[.)])?\s*")
_ENDS = (".", ";", "!", ",")


def with_plans_in_lists(namer: Namer, own: Sequence[NumberedLine]) -> list[NumberedLine]:
    """The lines of a letter; what is listed below the heading of a fight stands behind it, in its line."""
    found = dict(own)
    for place, (number, text) in enumerate(own):
        if not text.rstrip().endswith(":") or not _is_head(namer.entities(tokens_of(number, text))):
            continue
        items = _items(own, place)
        if items and all(_is_clause(namer, *one) for one in items):
            parts = [_ITEM.sub("", said).strip() for _, said in items]
            ended = [one if one.endswith(_ENDS) else f"{one}," for one in parts[:-1]]
            found |= {line: "" for line, _ in items}
            found[number] = " ".join((text.rstrip(), *ended, parts[-1]))
    return [(number, found[number]) for number, _ in own]


def _is_head(entities: Sequence[Entity]) -> bool:
    """Whether words before a colon only say which fight is meant."""
    is_of_fight = mean(entities, "combat") or (
        mean(entities, "against") and any(one.kind is Kind.PIECE for one in entities)
    )
    told = any(one.kind in (Kind.CARD, Kind.CITY, Kind.NUMBER) for one in entities)
    return is_of_fight and not told and sum(one.kind is Kind.MARK for one in entities) == 1


def _items(own: Sequence[NumberedLine], place: int) -> list[NumberedLine]:
    """The lines below a heading up to a gap; one gap may be above them."""
    below = own[place + 1 :]
    if below and not below[0][1].strip():
        below = below[1:]
    return list(takewhile(lambda one: bool(one[1].strip()), below))


def _is_clause(namer: Namer, number: int, text: str) -> bool:
    """Whether a line says nothing of which fight is meant: it has no heading, and names no piece."""
    entities = namer.entities(tokens_of(number, text))
    return bool(entities) and not any(
        one.kind in (Kind.PIECE, Kind.NATION, Kind.CITY) or one.text == ":" for one in entities
    )
