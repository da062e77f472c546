"""A document as HTML: a whole small page for a mail.

Styles stand in the tags, for many mail programs drop all others; but those of code, headings, lists, tables
and plain paragraphs stand at its top, for they would be a tenth of a letter: each is near to what it is
without. No colour is set but a grey that shows on light and on dark ground; nothing is fetched from anywhere.
"""

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

_FONT = "font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.45"
_SHEET = "max-width:46em;margin:0 auto;padding:8px;overflow-wrap:break-word"
_CODE = "font-family:Consolas,Menlo,monospace;font-size:14px"
_LINE = "1px solid #999"
_MARGIN = "0.3em 0 0.6em"
_HEADINGS = (
    "font-size:24px;margin:0.4em 0 0.6em",
    f"font-size:19px;margin:1.4em 0 0.5em;padding-bottom:3px;border-bottom:{_LINE}",
    "font-size:16px;margin:1.1em 0 0.3em",
)

_STYLE = (
    ":root{color-scheme:light dark}"
    f"code,pre{{{_CODE}}}p{{margin:{_MARGIN}}}ul{{margin:{_MARGIN};padding-left:1.4em}}"
    f"table{{border-collapse:collapse;line-height:1.2;margin:{_MARGIN}}}tr{{vertical-align:top}}"
    f"th{{border-bottom:{_LINE}}}td,th{{padding:4px}}li{{margin:0.15em 0}}"
    f"h2{{{_HEADINGS[1]}}}h3{{{_HEADINGS[2]}}}"
    "@media(max-width:480px){table{font-size:13px;margin-left:0!important}td,th{padding:3px 4px}}"
    "@media print{table,tr{break-inside:avoid}h2,h3{break-after:avoid}}"
)
"""What cannot stand in a tag; a mail program that drops it loses little."""


def page(document: Document, language: str = "en", picture: str = "") -> str:
    """The document as a whole page; `picture` is HTML that stands below its first title."""
    title = next((one for one in document.blocks if isinstance(one, Heading)), None)
    name = escape(_plain(title.words)) if title else ""
    body = with_signs("\n".join(_with_picture(document, picture)), TIED)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        '<meta name="color-scheme" content="light dark">\n'
        '<meta name="supported-color-schemes" content="light dark">\n'
        f"<title>{name}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f'<body>\n<div role="main" style="{_FONT};{_SHEET}">\n'
        f"{body}\n</div>\n</body>\n</html>\n"
    )


def _with_picture(document: Document, picture: str) -> Iterator[str]:
    """The lines of the document, the picture after its first title, or before everything if there is none."""
    first = next((i for i, one in enumerate(document.blocks) if _is_title(one)), -1) + 1
    yield from _lines(document.blocks[:first])
    if picture:
        yield picture
    yield from _lines(document.blocks[first:], level=1)


def _is_title(block: Block) -> bool:
    return isinstance(block, Heading) and block.level == 1


def _lines(blocks: Sequence[Block], base: int = 0, level: int = 0) -> Iterator[str]:
    """The lines of some blocks; unlabelled items that follow each other are one list."""
    told = zip(blocks, outline_levels(blocks, level), strict=True)
    for listed, group in groupby(told, lambda pair: isinstance(pair[0], ListItem) and not pair[0].label):
        if listed:
            yield "<ul>"
            for one, _ in group:
                yield from _item(one)
            yield "</ul>"
        else:
            for one, level in group:
                yield from _block(one, base, level)


def _item(block: Block) -> Iterator[str]:
    assert isinstance(block, ListItem)
    if not block.blocks:
        yield f"<li>{_words(block.words)}</li>"
        return
    yield f"<li>{_words(block.words)}"
    yield from _lines(block.blocks, block.indent + 2)
    yield "</li>"


def _block(block: Block, base: int, level: int) -> Iterator[str]:
    indent = max(0, block.indent - base) / 2
    margin = f"{_MARGIN} {indent:g}em" if indent else _MARGIN
    match block:
        case Heading():
            look = "" if level == block.level > 1 else f' style="{_HEADINGS[block.level - 1]}"'
            yield f"<h{level}{look}>{_words(block.words)}</h{level}>"
        case Paragraph():
            lines = "<br>\n".join(map(_words, block.lines))
            look = f' style="margin:{margin}"' if indent else ""
            yield f"<p{look}>{lines}</p>"
        case ListItem():
            yield f'<p style="margin:{margin}"><b>{escape(block.label)}</b> {_words(block.words)}</p>'
            if block.blocks:
                yield '<div style="margin:0 0 0.6em 2em">'
                yield from _lines(block.blocks, block.indent + 6)
                yield "</div>"
        case Verbatim():
            yield f'<pre style="margin:{margin};white-space:pre-wrap">{_verbatim(block)}</pre>'
        case Table():
            look = f' style="margin:{margin}"' if indent else ""
            yield f"<table{look}>"
            yield from (_row(block, row) for row in block.rows)
            yield "</table>"


def _verbatim(block: Verbatim) -> str:
    return "\n".join(map(escape, block.lines)).replace(TIED, " ")


def _row(table: Table, row: TableRow) -> str:
    """A row. What holds for all cells stands at the top of the page: a style at each cell would be a third of
    the letter."""
    if row.kind == "note":
        style = "padding:0 0.8em 0.35em 1.6em;font-size:15px"
        return f'<tr><td colspan="{table.columns}" style="{style}">{_words(row.cells[0])}</td></tr>'
    cells = "".join(
        f"<{_tag(row, cell)}{_place(table, row, n)}>{_words(cell)}</{_tag(row, cell)[:2]}>"
        for n, cell in enumerate(row.cells)
    )
    return f"<tr>{cells}</tr>"


def _tag(row: TableRow, cell: Words) -> str:
    """Of a cell; an empty one is nobody's heading."""
    return 'th scope="col"' if row.kind == "head" and cell else "td"


def _place(table: Table, row: TableRow, column: int) -> str:
    """How a cell lies in its column, where that is not as usual. Where there are notes the last column takes
    all the width that they need, no other any."""
    align = ' align="right"' if table.align(column) == "r" else ' align="left"' if row.kind == "head" else ""
    width = ""
    if table.noted:
        width = ' width="99%"' if column == table.columns - 1 else " nowrap"
    line = f' style="border-bottom:{_LINE}"' if row.kind == "head" and not row.cells[column] else ""
    return align + width + line


def _words(words: Words) -> str:
    made = (
        f"<code>{escape(span.text)}</code>" if span.code else with_minus(escape(span.text)) for span in words
    )
    return "".join(made)  # a tied space is one here too


def _plain(words: Words) -> str:
    return with_signs("".join(span.text for span in words).replace(TIED, " "))
