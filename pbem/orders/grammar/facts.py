"""Reads what an order depends on: `Daun in Glatz and not Kolin conquered`."""

from __future__ import annotations

import re
from collections.abc import Callable

from pbem.engine.phrase import Typed, phrase
from pbem.orders.grammar.condition import (
    CONQUERED,
    FACE_DOWN,
    FREE,
    GONE,
    IN,
    IN_HAND,
    NEAR,
    TROOPS,
    Condition,
    Fact,
)
from pbem.orders.grammar.lists import END
from pbem.orders.languages import words
from pbem.orders.languages.language import Language, Words
from pbem.orders.names.cards import looks_like_card
from pbem.orders.problem import Problem
from pbem.patterns import compiled

NEAR_BY = 2
"""How many roads away a piece is near a city if no number says so."""

FORMS = phrase(
    "Facts are: PIECE in CITY, PIECE near CITY 2, CITY conquered, CITY free, PIECE face down, NATION gone, "
    "CARD in hand, troops of GENERAL 4 or more; `not` before one, `and` between them."
)


def _words(field: Callable[[Language], Words]) -> str:
    return f"(?:{words.pattern(field)})"


_AND = compiled(rf"\s*,\s*|\s+{_words(lambda one: one.plus)}\s+", re.IGNORECASE)
_NOT = compiled(rf"(?:^|(?<=\s)){_words(lambda one: one.negation)}(?=\s|$)\s*", re.IGNORECASE)
_IDLE = compiled(rf"(?:^|(?<=\s)){_words(lambda one: one.stating)}(?=\s|$)\s*", re.IGNORECASE)
_MINE = compiled(rf"^{_words(lambda one: one.holding)}\s+(\S+)$", re.IGNORECASE)
_TROOPS = compiled(
    rf"^{_words(lambda one: one.troops)}\s+(?:{_words(lambda one: one.belonging)}\s+)?(.+?)\s+(\d+)\s+"
    rf"(?:({_words(lambda one: one.or_more)})|{_words(lambda one: one.or_fewer)})$",
    re.IGNORECASE,
)
_PLACED = compiled(
    rf"^(.+?)\s+(?:({_words(lambda one: one.near)})|{_words(lambda one: one.inside)})\s+(.+?)(?:\s+(\d))?$",
    re.IGNORECASE,
)
_LAST = tuple(
    (kind, compiled(rf"^(.+?)\s+{_words(field)}$", re.IGNORECASE))
    for kind, field in (
        (CONQUERED, lambda one: one.conquered),
        (FREE, lambda one: one.free),
        (FACE_DOWN, lambda one: one.face_down),
        (GONE, lambda one: one.gone),
        (IN_HAND, lambda one: one.in_hand),
    )
)


def condition(text: str) -> Condition | Problem:
    """The facts that a text joins, or why one of them is none."""
    facts = []
    for part in _AND.split(text.strip(END)):
        read = _fact(part)
        if read is None:
            return Problem(phrase('"{text}" is no fact that orders can depend on', text=Typed(part)), FORMS)
        facts.append(read)
    return Condition(tuple(facts))


def _fact(text: str) -> Fact | None:
    said, negations = _NOT.subn("", text.strip(END))
    said = _IDLE.sub("", said).strip(END)
    fact = _plain(said) if negations < 2 else None
    return (
        Fact(fact.kind, fact.name, fact.place, fact.number, fact.most, True) if fact and negations else fact
    )


def _plain(text: str) -> Fact | None:
    if match := _TROOPS.match(text):
        return Fact(TROOPS, match[1], number=int(match[2]), most=match[3] is None)
    if match := _MINE.match(text):
        return Fact(IN_HAND, match[1]) if looks_like_card(match[1]) else None
    for kind, pattern in _LAST:
        if match := pattern.match(text):
            return Fact(kind, match[1]) if kind != IN_HAND or _is_card(match[1]) else None
    if match := _PLACED.match(text):
        return _placed(match)
    return None


def _is_card(text: str) -> bool:
    return looks_like_card(text.replace(" ", "")) or all(map(looks_like_card, text.split()[:1]))


def _placed(match: re.Match[str]) -> Fact | None:
    """A piece in or near a city; only what is near has a number."""
    if match[2]:
        return Fact(NEAR, match[1], match[3], int(match[4] or NEAR_BY))
    return None if match[4] else Fact(IN, match[1], match[3])
