"""Lines that hold one order each: a set-up or a plan over two lines is joined, `Nation Austria. ...` is
parted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from pbem.orders.languages import words
from pbem.orders.languages.words import keyword, verb_of
from pbem.orders.plain_words.lines.attack_and_plan import attack_and_plan
from pbem.orders.plain_words.lines.clause_words import CLAUSES
from pbem.orders.plain_words.lines.plans_inside import plans_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.translation import NumberedLine
from pbem.patterns import compiled

_WORD = compiled(r"^\W*([^\W\d_]+)")
_HEADED = compiled(
    lambda: (
        rf"^(\s*(?:{words.one_of(words.verb_words('nation'))})\s+[^\W\d_]+(?:\s[^\W\d_]+)?)\s*[.;:]\s+(\S.*)$"
    ),
    re.IGNORECASE,
)

_NOTE = compiled(r"\s#(?!\d).*$")
_DOTTED = compiled(r"^(\W*(?:\d+[.)]\s*)?[^\W\d_]{2,6})\.\s*(:)")
_DEED = compiled(r"^(\W*(?:\d+[.)]\s*)?)([^\W\d_]+)\s+([^\W\d_]{3,}[^:\d]*:.*)$")

_STANDING = compiled(
    lambda: (
        rf"^(\s*(?:{words.one_of(words.verb_words('nation'))})\s+[^\W\d_]+(?:\s[^\W\d_]+)??)\s*[,:;.(-]*\s*"
        r"([^\W\d_]+)\b(.*)$"
    ),
    re.IGNORECASE,
)


def blocks(numbers: Iterable[int]) -> Mapping[int, int]:
    """For each line that is not blank, in order: the first one of its block."""
    found: dict[int, int] = {}
    for number in numbers:
        found[number] = found.get(number - 1, number)
    return found


def without_note(line: NumberedLine) -> NumberedLine:
    """A line without what is noted behind `#`; `train #2` is none."""
    return line[0], _NOTE.sub("", line[1])


def whole_lines(lines: Sequence[NumberedLine]) -> Iterator[NumberedLine]:
    """The lines of a letter in order, each with the number of the line that it begins in."""
    place = 0
    lines = [(part[0], _plainer(part[1])) for line in lines for part in _below_nation(*line)]
    while place < len(lines):
        number, text = lines[place]
        place += 1
        if headed := _HEADED.match(text):
            yield number, headed[1]
            text = headed[2]
        while (
            (verb := _broken_off(text))
            and place < len(lines)
            and _is_rest(verb, lines[place - 1][0], *lines[place])
        ):
            text, place = f"{text.rstrip()} {lines[place][1].strip()}", place + 1
        yield from attack_and_plan(number, text)


def _plainer(text: str) -> str:
    """A line without the full stop of a short name before a colon, and without a noun that only says that a
    march follows: `Fr.: Bautzen` is `Fr: Bautzen`, and `Zug Friedrich: Bautzen` leaves out the first word."""
    text = _DOTTED.sub(r"\1\2", text)
    headed = _DEED.match(text)
    if headed is None or headed[2].casefold() not in kind_of("march, as a noun"):
        return text
    return headed[1] + headed[3]


def _below_nation(number: int, text: str) -> Iterator[NumberedLine]:
    """The heading of standing orders behind a nation stands below her: `nation Prussia, standing:`"""
    standing = _STANDING.match(text)
    if standing and verb_of(standing[2]) == "standing":
        yield number, standing[1]
        text = standing[2] + standing[3]
    yield number, text


def _broken_off(text: str) -> str:
    """`setup` or `battle` if such an order breaks off behind a comma, else empty."""
    first = _WORD.match(text)
    if first is None or not text.rstrip().endswith(","):
        return ""
    verb = verb_of(first[1]) or ""
    return verb if verb in ("setup", "battle") else "battle" if plans_in(text) else ""


def _is_rest(verb: str, above: int, number: int, text: str) -> bool:
    """Whether a line follows at once and goes on with the order: it is none of its own, or a clause."""
    first = _WORD.match(text)
    if number != above + 1 or not text.strip():
        return False
    if verb == "battle":
        return first is not None and keyword(first[1]) in CLAUSES and ":" not in text
    return first is None or verb_of(first[1]) is None
