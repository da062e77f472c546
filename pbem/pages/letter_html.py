"""A letter as a part of a page: plain semantic HTML in which everything is escaped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

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
    outline_levels,
)
from pbem.report.layout import TIED, with_minus
from pbem.report.suit_signs import with_signs

NBSP = "\N{NO-BREAK SPACE}"
TITLE = 2
"""A letter's title becomes a heading of this level; the page has a title of its own."""


def letter_html(document: Document, title: int = TITLE) -> str:
    """The document as HTML; its title becomes a heading of level `title`."""
    return "".join(_blocks(document.blocks, title))


def words_html(words: Words) -> str:
    """The words of a line as HTML."""
    made = (
        f"<code>{escape(span.text)}</code>" if span.code else with_minus(escape(span.text)) for span in words
    )
    return with_signs("".join(made), TIED).replace(TIED, NBSP)


def _blocks(blocks: Sequence[Block], title: int) -> Iterator[str]:
    told = zip(blocks, outline_levels(blocks), strict=True)
    for items, group in groupby(told, key=lambda pair: isinstance(pair[0], ListItem)):
        if items:
            yield f"<ul>{''.join(_item(one, title) for one, _ in group if isinstance(one, ListItem))}</ul>\n"
        else:
            yield from (_block(one, title, level) for one, level in group)


def _item(item: ListItem, title: int) -> str:
    label = f"<b>{escape(item.label)}</b> " if item.label else ""
    return f"<li>{label}{words_html(item.words)}{''.join(_blocks(item.blocks, title))}</li>\n"


def _block(block: Block, title: int, level: int) -> str:
    match block:
        case Heading():
            tag = f"h{min(title + level - 1, 6)}"
            minor = ' class="minor"' if level < block.level else ""
            return f"<{tag}{minor}>{words_html(block.words)}</{tag}>\n"
        case Paragraph():
            return f"<p>{'<br>'.join(words_html(line) for line in block.lines)}</p>\n"
        case Table():
            rows = "".join(_row(block, row) for row in block.rows)
            noted = ' class="noted"' if block.noted else ""
            return f'<div class="wide" tabindex="0"><table{noted}>{rows}</table></div>\n'
        case Verbatim():
            return f"<pre>{escape(chr(10).join(block.lines))}</pre>\n"
    raise AssertionError(block)


def _row(table: Table, row: TableRow) -> str:
    if row.kind == "note":
        return f'<tr class="note"><td colspan="{table.columns}">{words_html(row.cells[0])}</td></tr>'
    cells = (
        _cell("th" if row.kind == "head" and cell else "td", table.align(column), cell)
        for column, cell in enumerate(row.cells)
    )
    return f"<tr>{''.join(cells)}</tr>"


def _cell(tag: str, align: str, words: Words) -> str:
    """A cell; an empty one is nobody's heading."""
    return f'<{tag} class="{align}">{words_html(words)}</{tag}>'
