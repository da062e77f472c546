"""How `recruit` is read: the cards that pay, where pieces re-enter, and what is bought, item by item."""

from __future__ import annotations

import re

from pbem.engine.phrase import Typed, phrase
from pbem.orders.grammar import syntax as s
from pbem.orders.grammar.forms import END, TROOPS, Trouble, items
from pbem.orders.names import cards as names_cards


def recruit(line: int, text: str, rest: str) -> s.Order | Trouble:
    """`recruit S13 C12: Keith 2, train 1 at Berlin`, `recruit at Spandau H9 D8: Dohna 1`"""
    paid, colon, bought = rest.partition(":")
    place, cards = _payment(paid)
    parts = [_recruits(part.rstrip(END)) for part in items(bought)]
    if not colon:
        return Trouble(phrase("there is no colon between the cards and what they pay for"))
    if not cards or not parts:
        return Trouble(phrase("nothing pays for it") if parts else phrase("nothing is recruited"))
    wrong = [part for part in parts if isinstance(part, Trouble)]
    return wrong[0] if wrong else s.RecruitOrder(line, text, cards, tuple(_sure(parts)), place)


def _sure(parts: list[s.Recruits | Trouble]) -> list[s.Recruits]:
    return [part for part in parts if isinstance(part, s.Recruits)]


_WITH = re.compile(r"^\s*(?:with|using|mit)\s+", re.IGNORECASE)
_AT = re.compile(r"(?:^|\s)(?:at|in|bei)\s", re.IGNORECASE)


def _payment(text: str) -> tuple[str | None, tuple[str, ...]]:
    """The city after `at` and the cards, whichever comes first."""
    before, *after = _AT.split(_WITH.sub("", text), maxsplit=1)
    words = list(names_cards.card_words(after[0])) if after else []
    name = []
    while words and not names_cards.looks_like_card(words[0]):
        name.append(words.pop(0))
    return " ".join(name) or None, (*names_cards.card_words(before), *words)


_TRAIN = re.compile(
    r"^((?:supply\s+train|train|Tro(?:ß|ss)|Zug)(?:\s+\d+)?)(?:\s+(?:at|in|bei)\s+(.+))?$", re.IGNORECASE
)
_NUMBER_LAST = re.compile(r"^(.+?)\s+(\d+)" + TROOPS + "$", re.IGNORECASE)
_NUMBER_FIRST = re.compile(r"^(\d+)\s+(.+)$")


def _recruits(text: str) -> s.Recruits | Trouble:
    if train := _TRAIN.match(text):
        return s.Recruits(train[1], None, train[2])
    if first := _NUMBER_FIRST.match(text):
        text = f"{first[2]} {first[1]}"
    name, *places = _AT.split(text, maxsplit=1)
    name, troops = _number(name)
    place, more = _number(places[0]) if places else (None, None)
    if troops is not None and more is not None:
        return Trouble(phrase('"{text}" names two numbers of troops', text=Typed(text)))
    if troops is None and more is None and not place:
        return Trouble(phrase('"{text}" does not say how many troops', text=Typed(text)))
    return s.Recruits(name, more if troops is None else troops, place)


def _number(text: str) -> tuple[str, int | None]:
    found = _NUMBER_LAST.match(text.strip())
    return (found[1], int(found[2])) if found else (text.strip(), None)
