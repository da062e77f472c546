"""A document as plain text for a mail: at most 78 columns, no trailing spaces, one newline at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.report.document import (
    Block,
    Document,
    Heading,
    ListItem,
    Paragraph,
    Table,
    TableRow,
    Verbatim,
    Words,
)
from pbem.report.layout import TIED, WIDTH, wrapped
from pbem.report.suit_signs import ASIDE, with_letters

_GAP = "  "
_LATEST_COLUMN = 54
_NOTE = 4
"""A note is indented by so much under its row."""
_LABEL = 4
"""The columns in which a label is aligned right."""


def text(document: Document, width: int = WIDTH) -> str:
    """The document; never two blank lines in a row, none at either end."""
    lines = [with_letters(line.replace(TIED, " ")) for line in _lines(document.blocks, width)]
    spaced = [line for before, line in zip(["", *lines], lines, strict=False) if line or before]
    return "\n".join(spaced).rstrip("\n") + "\n"


def _lines(blocks: Sequence[Block], width: int) -> Iterator[str]:
    for block in blocks:
        if block.apart:
            yield ""
        yield from _block(block, width)


def _block(block: Block, width: int) -> Iterator[str]:
    match block:
        case Heading():
            yield from _heading(block, width)
        case Paragraph():
            for line in block.lines:
                yield from wrapped(" " * block.indent + plain_words(line), width)
        case ListItem():
            yield from _item(block, width)
        case Table():
            yield from text_table(block, width)
        case Verbatim():
            yield from (" " * block.indent + line for line in block.lines)


def _heading(block: Heading, width: int) -> Iterator[str]:
    """A title and a heading are underlined and stand apart."""
    lines = list(wrapped(" " * block.indent + plain_words(block.words), width))
    if block.level > 2:
        yield from lines
    else:
        yield from ("", *lines, "=-"[block.level - 1] * max(map(len, lines)), "")


def _item(block: ListItem, width: int) -> Iterator[str]:
    if block.label:
        head = f"{' ' * block.indent}{block.label}".rjust(_LABEL) + _GAP
    else:
        head = " " * block.indent + "- "
    yield from wrapped(head + plain_words(block.words), width, len(head))
    yield from _lines(block.blocks, width)


def plain_words(words: Words) -> str:
    """The words of a line; what is to be typed stands between backticks."""
    made = "".join([f"`{span.text.replace(' ', TIED)}`" if span.code else span.text for span in words])
    return made if made.isascii() else made.translate(ASIDE)


# -------------------------------------------------------------------------------------------- tables


def text_table(block: Table, width: int = WIDTH) -> Iterator[str]:
    """The rows of a table, its columns as wide as they need to be; the last one may go on below itself."""
    widths = _widths(block)
    for row in block.rows:
        if row.kind == "note":
            yield from wrapped(" " * (block.indent + _NOTE) + plain_words(row.cells[0]), width)
        else:
            yield from _row(block, row, widths, width)


def _widths(block: Table) -> list[int]:
    rows = [row for row in block.rows if row.kind != "note"]
    return [
        max((len(plain_words(row.cells[column])) for row in rows if column < len(row.cells)), default=0)
        for column in range(block.columns)
    ]


def _row(block: Table, row: TableRow, widths: Sequence[int], width: int) -> Iterator[str]:
    *cells, last = [
        plain_words(cell).rjust(widths[column])
        if block.align(column) == "r"
        else plain_words(cell).ljust(widths[column])
        for column, cell in enumerate(row.cells)
    ]
    head = " " * block.indent + "".join(cell + _GAP for cell in cells)
    yield from wrapped((head + last).rstrip(" "), width, min(len(head), _LATEST_COLUMN))
