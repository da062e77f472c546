"""A letter of the lines that were read, no longer than the limits allow."""

from __future__ import annotations

from itertools import accumulate

from pbem.engine.phrase import phrase
from pbem.post.read.characters import is_order
from pbem.post.read.letter import Letter, Line, Skipped
from pbem.post.read.limits import LINE_CHARS, OWN_CHARS, OWN_LINES, SHOWN


def letter_of(lines: list[Line], skipped: list[Skipped], problems: list[str], whole: bool = True) -> Letter:
    """A letter, its overlong lines set aside, and no more of it than is read of anybody."""
    rest = lines[_most(lines) :]
    if rest:
        problems.append(
            phrase(
                "It has more than {lines:,} lines or {chars:,} characters of its own: nothing "
                "after line {last} was read.",
                lines=OWN_LINES, chars=OWN_CHARS, last=lines[-len(rest) - 1].number,
            )
        )  # fmt: skip
        lines = lines[: -len(rest)]
    long = [line for line in lines if len(line.text) > LINE_CHARS]
    aside = [Skipped(line.number, line.text[:SHOWN], "too long", line.part) for line in long]
    short = tuple(line for line in lines if len(line.text) <= LINE_CHARS)
    skipped = [*skipped, *aside]
    if any(line.why == "too long" for line in skipped):
        problems.append(phrase("Lines of more than {most:,} characters were skipped.", most=LINE_CHARS))
    whole = whole and not any(is_order(line.text) for line in (*rest, *long))
    return Letter(lines=short, skipped=tuple(skipped), problems=tuple(dict.fromkeys(problems)), whole=whole)


def _most(lines: list[Line]) -> int:
    """How many lines are within the limits; at least one."""
    sizes = accumulate(len(line.text) for line in lines)
    return min(OWN_LINES, max(1, sum(size <= OWN_CHARS for size in sizes)))
