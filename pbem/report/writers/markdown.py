"""A document as Markdown: CommonMark with tables. What could mean something in a text is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pbem.patterns import compiled
from pbem.report.document import (
    Block,
    Document,
    Heading,
    ListItem,
    Paragraph,
    Span,
    Table,
    TableRow,
    Verbatim,
    Words,
)
from pbem.report.layout import TIED
from pbem.report.suit_signs import with_signs

_SIGNS = compiled(r"([\\`*_{}\[\]<>&#|~^$=@!]|(?<=\w):(?=//)|(?<=www)\.)", re.IGNORECASE)


def markdown(document: Document) -> str:
    """The document, one newline at its end."""
    return with_signs("\n".join(_lines(document.blocks)).strip("\n") + "\n")


def _lines(blocks: Sequence[Block]) -> Iterator[str]:
    """The lines of some blocks, a blank line between two unless both are items without more."""
    before: Block | None = None
    for block in blocks:
        if before is not None and not (_short(before) and _short(block)):
            yield ""
        yield from _block(block)
        before = block


def _short(block: Block) -> bool:
    return isinstance(block, ListItem) and not block.label and not block.blocks


def _block(block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield f"{'#' * block.level} {markdown_words(block.words)}"
        case Paragraph():
            *lines, last = (_begun(markdown_words(line)) for line in block.lines)
            yield from (f"{line}\\" for line in lines)
            yield last
        case ListItem():
            yield from _item(block)
        case Verbatim():
            fence = "`" * max(3, _longest_run("\n".join(block.lines)) + 1)
            yield from (fence, *(line.replace(TIED, " ") for line in block.lines), fence)
        case Table():
            yield from _table(block)


def _item(block: ListItem) -> Iterator[str]:
    if block.label:
        yield f"**{markdown_words((Span(block.label),))}** {markdown_words(block.words)}"
        yield from _inside(block, "")
    else:
        yield f"- {_begun(markdown_words(block.words))}"
        yield from _inside(block, "  ")


def _inside(block: ListItem, indent: str) -> Iterator[str]:
    """What belongs to an item."""
    if block.blocks:
        yield ""
        yield from (f"{indent}{line}" if line else "" for line in _lines(block.blocks))


# -------------------------------------------------------------------------------------------- tables


def _table(table: Table) -> Iterator[str]:
    """A table needs a head: without one its cells are empty. A note stands in the last column."""
    rows = list(table.rows)
    columns = table.columns
    head = rows.pop(0) if rows[0].kind == "head" else TableRow("head", ())
    yield _row(head, columns)
    yield f"|{'|'.join(' --: ' if table.align(n) == 'r' else ' :-- ' for n in range(columns))}|"
    for row in rows:
        yield _row(row, columns)


def _row(row: TableRow, columns: int) -> str:
    cells = [markdown_words(cell, in_table=True) for cell in row.cells]
    blank = [""] * (columns - len(cells))
    return f"| {' | '.join([*blank, *cells] if row.kind == 'note' else [*cells, *blank])} |"


# -------------------------------------------------------------------------------------------- words


def markdown_words(given: Words, *, in_table: bool = False) -> str:
    """The words of a line."""
    return "".join(_code(span.text, in_table) if span.code else _escaped(span.text) for span in given)


def _escaped(text: str) -> str:
    return _SIGNS.sub(r"\\\1", text.replace(TIED, " "))


def _code(text: str, in_table: bool) -> str:
    """A bar ends a cell even in code; a fence is longer than any that it holds."""
    text = text.replace(TIED, " ")
    fence = "`" * (_longest_run(text) + 1)
    gap = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{gap}{text.replace('|', chr(92) + '|') if in_table else text}{gap}{fence}"


def _longest_run(text: str) -> int:
    """The most backticks in a row."""
    return max(map(len, re.findall("`+", text)), default=0)


def _begun(line: str) -> str:
    """A line at whose beginning no list begins, and no rule."""
    return re.sub(r"^(\d+)([.)])", r"\1\\\2", re.sub(r"^([+-])", r"\\\1", line))
