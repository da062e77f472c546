"""Moves told in other words than orders have: `Dohna zieht nach Arnswalde`, `Keith to Oppeln via Brieg`.

Only the wording is looked at here, no name. What comes of it makes an advice and never an order.
"""

from __future__ import annotations

import re

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.patterns import compiled

_TO = words.forms(words.words(lambda one: one.to_place))
_BEFORE_A_CITY = words.one_of(words.words(lambda one: (*one.to_place, *one.via)))
_GOES = compiled(rf"\s*(?::|[-–=]+>|→)\s*|\s+({_BEFORE_A_CITY})\s+", re.IGNORECASE)
_ALSO = compiled(rf"{_GOES.pattern}|\s*,\s*", re.IGNORECASE)
_NEXT = words.one_of(words.words(lambda one: (*one.plus, *one.then)))
_LEG = compiled(rf"\s*,?\s+(?:{_NEXT})\s+|{_ALSO.pattern}", re.IGNORECASE)
_WITH, _GENERAL = words.pattern(lambda one: one.with_), words.pattern(lambda one: one.general)
_TITLE = compiled(rf"^(?:(?:{_WITH})\s)?(?:(?:{_GENERAL})\s+)?(.*)$", re.IGNORECASE)
_FROM = compiled(lambda: rf"\s(?:{words.pattern(lambda one: one.from_)})\s.*$", re.IGNORECASE)
_GOING = compiled(lambda: rf"\s+(?:{words.pattern(lambda one: one.goes)})$", re.IGNORECASE)


def piece_and_way(text: str) -> tuple[str, str]:
    """Who goes where, of a line without a verb before it: `Dohna zieht nach A` is Dohna and `A`."""
    who, way = _parted(_GOES, text)
    return _GOING.sub("", who), way


def piece_and_way_after_verb(text: str) -> tuple[str, str]:
    """The same of what follows `move`, where it may also be said from where, and a comma will do."""
    who, way = _parted(_ALSO, text)
    return _TITLE.sub(r"\1", _FROM.sub("", who)), way


def _parted(between: re.Pattern[str], text: str) -> tuple[str, str]:
    match = between.search(text)
    return (text[: match.start()], _way(match[1], text[match.end() :])) if match else (text, "")


def _way(word: str | None, text: str) -> str:
    """The cities comma by comma, in the order he comes to them; `word` is what stands before the first."""
    first, *rest = _LEG.split(text)
    legs = [(word, first), *zip(rest[::2], rest[1::2], strict=True)]
    last: list[str] = []
    before: list[str] = []
    ends_named_first = fold(word or "") in _TO
    kind = last if ends_named_first else before
    for one, city in legs:
        if ends_named_first and one:
            kind = last if fold(one) in _TO else before
        kind.append(city)
    return ", ".join((*before, *last))
