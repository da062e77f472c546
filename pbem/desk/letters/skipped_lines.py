"""The lines of a letter that were taken for no orders, as its receipt tells them: a quotation or a signature
of several lines is one range."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from pbem.engine.phrase import Typed, phrase
from pbem.post.read.characters import is_order
from pbem.post.read.letter import Letter, Line, Skipped
from pbem.report.record import LetterLine

WHY_SKIPPED: dict[str, str] = {
    "quoted": phrase("quoted"),
    "signature": phrase("signature"),
    "markup": phrase("markup"),
    "struck out": phrase("struck out"),
    "attachment": phrase("attachment"),
    "repeated": phrase("repeated"),
    "too long": phrase("too long"),
}
"""Why a text is no line of the player's (`post/read/letter.py`), as a receipt says it."""

_IN_RANGES = ("quoted", "signature")
MOST_DOUBTS = 3
"""So many doubtful lines are shown; they stand below each other."""


NumberedLines = Iterable[tuple[int, str]]


def skipped_lines(letter: Letter, talk: NumberedLines, read: NumberedLines = ()) -> tuple[LetterLine, ...]:
    """All lines of a letter that are no orders, in their order; `talk` are those of the player's own, and
    `read` his lines that were read and came to no order of their own."""
    lines = [line for stretch in _stretches(letter) for line in _letter_lines(stretch)]
    lines += [LetterLine(number, text, phrase("no order")) for number, text in talk]
    lines += [LetterLine(number, text, phrase("read; no order of its own")) for number, text in read]
    return tuple(sorted(lines, key=lambda line: line.number))


def doubts(letter: Letter) -> tuple[str, ...]:
    """What may be an order and was taken for a quotation by nothing but the line above it."""
    doubtful = [line for line in letter.skipped if line.doubtful and is_order(line.text)]
    return tuple(
        phrase(
            'line {line}: "{text}" stands below a line that says who wrote it, and was taken for a '
            "quotation. If it is your order write it above that line.",
            line=line.number,
            text=Typed(line.text),
        )
        for line in doubtful[:MOST_DOUBTS]
    )


def _stretches(letter: Letter) -> Iterator[list[Skipped]]:
    """Lines that were left out for the same reason with no line of the player's own between them."""
    for part in dict.fromkeys(line.part for line in letter.skipped):
        own = [line for line in letter.lines if line.part == part]
        skipped = [line for line in letter.skipped if line.part == part]
        rows: list[Line | Skipped] = sorted([*own, *skipped], key=lambda line: line.number)
        for why, group in groupby(rows, key=lambda line: line.why if isinstance(line, Skipped) else ""):
            if why:
                yield [line for line in group if isinstance(line, Skipped)]


def _letter_lines(stretch: list[Skipped]) -> Iterator[LetterLine]:
    """A stretch of lines as one range, or each line by itself."""
    first, last = stretch[0], stretch[-1].until or stretch[-1].number
    if first.why in _IN_RANGES and 0 < first.number < last:
        yield LetterLine(first.number, "", WHY_SKIPPED[first.why], last)
    else:
        yield from (LetterLine(line.number, line.text, WHY_SKIPPED[line.why]) for line in stretch)
