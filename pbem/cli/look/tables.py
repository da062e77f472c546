"""Tables for a terminal: aligned where there is room, one entry under the other where there is not."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence

import click

from pbem.records import dataclass

GAP = "  "

OTHERS = 100
"""How wide the output is that no terminal takes."""


@dataclass(frozen=True)
class Cell:
    """A text with the colour that a terminal shows it in."""

    text: str
    colour: str = ""

    def shown(self, width: int, *, right: bool = False) -> str:
        """Filled up to a width."""
        gap = " " * (width - len(self.text))
        return gap + self.styled if right else self.styled + gap

    @property
    def styled(self) -> str:
        """With its colour; `click.echo` leaves that out where nobody sits at a terminal."""
        return click.style(self.text, fg=self.colour) if self.colour else self.text


Cells = Sequence[Cell]


def columns() -> int:
    """How wide the terminal is, or what takes the output instead."""
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told):
        return int(told)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno() if sys.__stdout__ else -1).columns or OTHERS
    except (OSError, ValueError):
        return OTHERS


def table_lines(
    heads: Sequence[str], rows: Iterable[Cells], room: int, *, right: Iterable[int] = ()
) -> Iterator[str]:
    """The lines of a table no wider than `room`. `right` are the columns of numbers. Columns that say nothing
    are left out. Where even so there is no room each row becomes a paragraph of its own."""
    rows = [list(row) for row in rows]
    columns = [at for at in range(len(heads)) if any(row[at].text for row in rows)]
    widths = {at: max(len(heads[at]), *(len(row[at].text) for row in rows)) for at in columns}
    if sum(widths.values()) + len(GAP) * (len(columns) - 1) > room:
        yield from _paragraphs(
            [heads[at] for at in columns], [[row[at] for at in columns] for row in rows], room
        )
        return
    numbers = set(right)
    for row in ([Cell(head) for head in heads], *rows):
        yield GAP.join(row[at].shown(widths[at], right=at in numbers) for at in columns).rstrip()


def _paragraphs(heads: Sequence[str], rows: Iterable[Cells], room: int) -> Iterator[str]:
    """The first cell of a row as a heading, the others below it, each with what it is."""
    from textwrap import wrap

    for first, *others in rows:
        yield first.styled
        for head, cell in zip(heads[1:], others, strict=True):
            if cell.text:
                lines = wrap(f"{head}: {cell.text}", max(room - 2, 12), subsequent_indent="  ") or [""]
                yield from (click.style(GAP + line, fg=cell.colour or None) for line in lines)
