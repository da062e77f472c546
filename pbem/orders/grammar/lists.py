"""Lists in orders: things parted by commas, the pieces of a stack, generals with their troops."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from pbem.engine.phrase import Typed, joined, phrase
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import LineReader
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass

END = " \t.,;!"
"""What may end a line or a part of it and means nothing."""

_LIST = compiled(r"\s*[,;]\s*")
_PLUS = compiled(lambda: rf"\s*[+&]\s*|\s+(?:{words.pattern(lambda one: one.plus)})\s+", re.IGNORECASE)
_TITLE = compiled(lambda: rf"^(?:{words.pattern(lambda one: one.general)})\s+(?=\w)", re.IGNORECASE)
_ARROW = compiled(
    lambda: rf"\s*(?:-*>|→)\s*|(?:^|\s+)(?:{words.pattern(lambda one: one.against)})\s+", re.IGNORECASE
)
TROOPS = rf"(?:\s+(?:{words.pattern(lambda one: one.troops)}))?"
"""A pattern for what may stand behind their number."""


def items(text: str, separator: re.Pattern[str] = _LIST) -> tuple[str, ...]:
    """The parts of a list, empty ones left out."""
    return tuple(part.strip() for part in separator.split(text.strip()) if part.strip(END))


_OR_ELSE = compiled(
    lambda: (
        rf"(?:^|(?:^|(?<=\s))(?:{words.pattern(lambda one: one.either)})\s+|(?<=\s))"
        rf"(?:(?:{words.pattern(lambda one: (*one.otherwise, *one.if_impossible))})\s*)+[,:]?\s+"
        rf"|(?:^|\s+)(?:{words.pattern(lambda one: one.either)})\s+"
    ),
    re.IGNORECASE,
)


def wishes(text: str) -> tuple[str, ...]:
    """The parts of a list of which the first that is possible counts; words that say so are left out:
    `Leipa, or if not possible Turnau`, `lowest hearts else lowest`."""
    return tuple(one for part in items(text) for one in items(_OR_ELSE.sub(", ", part)))


def stack(text: str) -> tuple[str, ...]:
    """`A + B` as the names in it; `General A` is A."""
    return tuple(_TITLE.sub("", name) for name in items(text, _PLUS))


def sides(text: str) -> list[tuple[str, ...]]:
    """`A + B > C` as the stacks that fight each other."""
    return [stack(side) for side in _ARROW.split(text)]


@dataclass(frozen=True)
class Share:
    """`Friedrich 5` in a list of troops."""

    general: str
    troops: int


def listed(shares: Iterable[Share]) -> str:
    """Such a list as one writes it."""
    return ", ".join(f"{one.general} {one.troops}" for one in shares)


_SHARE = compiled(
    r"^(?:(?P<first>\d+)\s+(?P<who>\D.*)|(?P<name>\D+?|[A-Za-z]\d(?:\s+[^\W\d][^\d,;:=]*?)?)[\s:=]+(?P<troops>\d+)"
    + TROOPS
    + ")$",
    re.IGNORECASE,
)


def shares(kind: Callable[[int, str, tuple[Share, ...]], Order]) -> LineReader:
    """A reader for `Friedrich 5, Keith 2`."""

    def read(line: int, text: str, rest: str) -> Order | Problem:
        parts = items(rest)
        matches = [_SHARE.match(part.rstrip(END)) for part in parts]
        wrong = [part for part, match in zip(parts, matches, strict=True) if not match]
        shown = joined([phrase('"{text}"', text=Typed(part)) for part in wrong])
        if wrong or not parts:
            nobody = shown if wrong else phrase("an empty list")
            return Problem(phrase("{list} names no general with his troops", list=nobody))
        return kind(line, text, tuple(_share(match) for match in matches if match))

    return read


def _share(match: re.Match[str]) -> Share:
    return Share(match["name"] or match["who"], int(match["troops"] or match["first"]))


def alone(kind: Callable[[int, str], Order]) -> LineReader:
    """A reader for orders of nothing but their verb."""

    def read(line: int, text: str, rest: str) -> Order | Problem:
        if rest.strip(END):
            return Problem(phrase("this must stand alone on its line"))
        return kind(line, text)

    return read


_TRAIN = compiled(r"train (\d)")


def piece_in_words(name: str) -> str:
    """A piece of an order in canonical form so that it can be said in each language."""
    found = _TRAIN.fullmatch(name)
    return phrase("train {number}", number=int(found[1])) if found else name
