"""Plain text for a mail: at most 78 columns, no trailing spaces, one newline at the end.

A line that is too long goes on under its last column (two spaces or more open a column), under its
text if it is an item (`- `), else under its own beginning. A comment line (`#`) goes on as a comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import TextWrapper

from pbem.patterns import compiled

WIDTH = 78
"""The most columns of a line."""

TIED = "\u00a0"
"""Stands for a space at which a line may not break; becomes a plain space."""

_LATEST_COLUMN = 54
"""Overflow never begins further to the right than here."""

_HYPHEN = compiled(r"(?<![\w.-])-(?=\d)")
_GAP = compiled(r"(?<=\S) {2,}(?=\S)")
_CONTROL = compiled(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def laid_out(text: str) -> str:
    """The text with its lines wrapped, never two blank lines in a row, none at either end."""
    lines = [part for line in text.split("\n") for part in wrapped(line)]
    spaced = [line for before, line in zip(["", *lines], lines, strict=False) if line or before]
    return "\n".join(spaced).rstrip("\n").replace(TIED, " ") + "\n"


def tied(text: str) -> str:
    """The text as one word: no line breaks inside it."""
    return text.replace(" ", TIED)


def with_minus(text: str) -> str:
    """The text with a minus before numbers, where plain text has the hyphen that is typed."""
    return _HYPHEN.sub("\u2212", text) if "-" in text else text


def one_line(text: str) -> str:
    """What somebody else wrote, safe to show on a line: no breaks, no control characters, none that cannot
    be seen or turn the direction of writing."""
    return " ".join(_CONTROL.sub(" ", text).split())


def wrapped(line: str, width: int = WIDTH, hang: int | None = None) -> Iterator[str]:
    """The lines that a line becomes; they go on at the column `hang` (None: where it seems best)."""
    line = line.rstrip(" \t" + TIED)
    if len(line) <= width:
        yield line
    elif line.startswith("#"):
        yield from (f"#{part}" for part in wrapped(line[1:], width - 1))
    else:
        under = " " * (_hang(line) if hang is None else hang)
        wrapper = TextWrapper(
            width, subsequent_indent=under, break_on_hyphens=False, replace_whitespace=False
        )
        yield from (part.rstrip(" " + TIED) for part in wrapper.wrap(_loosened(line, width - len(under))))


def _loosened(line: str, room: int) -> str:
    """A line in which what is tied but longer than the room may break at its spaces."""
    return " ".join(part.replace(TIED, " ") if len(part) > room else part for part in line.split(" "))


def _hang(line: str) -> int:
    """Where the overflow of a line begins."""
    columns = [gap.end() for gap in _GAP.finditer(line) if gap.end() <= _LATEST_COLUMN]
    indent = len(line) - len(line.lstrip(" "))
    if columns:
        return columns[-1]
    return indent + 2 if line.startswith("- ", indent) else indent
