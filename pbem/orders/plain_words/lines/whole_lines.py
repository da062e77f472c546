"""Lines that hold one order each: a set-up over two lines is joined, `Nation Austria. ...` is parted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pbem.orders.languages import words
from pbem.orders.languages.words import verb_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled

_WORD = compiled(r"^\W*([^\W\d_]+)")
_HEADED = compiled(
    rf"^(\s*(?:{words.one_of(words.verb_words('nation'))})\s+[^\W\d_]+(?:\s[^\W\d_]+)?)\s*[.;:]\s+(\S.*)$",
    re.IGNORECASE,
)

_STANDING = compiled(
    rf"^(\s*(?:{words.one_of(words.verb_words('nation'))})\s+[^\W\d_]+(?:\s[^\W\d_]+)??)\s*[,:;.(-]*\s*"
    r"([^\W\d_]+)\b(.*)$",
    re.IGNORECASE,
)


def blocks(numbers: Iterable[int]) -> Mapping[int, int]:
    """For each line that is not blank, in order: the first one of its block."""
    found: dict[int, int] = {}
    for number in numbers:
        found[number] = found.get(number - 1, number)
    return found


def whole_lines(lines: Sequence[NumberedLine]) -> Iterator[NumberedLine]:
    """The lines of a letter in order, each with the number of the line that it begins in."""
    place = 0
    lines = [part for line in lines for part in _below_nation(*line)]
    while place < len(lines):
        number, text = lines[place]
        place += 1
        if headed := _HEADED.match(text):
            yield number, headed[1]
            text = headed[2]
        while _goes_on(text) and place < len(lines) and _is_rest(lines[place - 1][0], *lines[place]):
            text, place = f"{text.rstrip()} {lines[place][1].strip()}", place + 1
        yield number, text


def _below_nation(number: int, text: str) -> Iterator[NumberedLine]:
    """The heading of standing orders behind a nation stands below her: `nation Prussia, standing:`"""
    standing = _STANDING.match(text)
    if standing and verb_of(standing[2]) == "standing":
        yield number, standing[1]
        text = standing[2] + standing[3]
    yield number, text


def _goes_on(text: str) -> bool:
    """Whether a set-up breaks off behind a comma."""
    first = _WORD.match(text)
    return first is not None and text.rstrip().endswith(",") and verb_of(first[1]) == "setup"


def _is_rest(above: int, number: int, text: str) -> bool:
    """Whether a line follows at once and is no order of its own."""
    first = _WORD.match(text)
    return number == above + 1 and bool(text.strip()) and (first is None or verb_of(first[1]) is None)
