"""A document as BBCode, with the tags that all common forums know: [b], [u], [list], [*] and [code].

Sizes mean percents in one forum and points in another, and few have tables: headings are bold, tables are
laid out as text in [code]. BoardGameGeek writes [c] for that: `fixed="c"`. There is no way to escape a
bracket that all forums know, so a space of no width follows each that stands in a text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pbem.report.document import Block, Document, Heading, ListItem, Paragraph, Table, Verbatim, Words
from pbem.report.layout import TIED
from pbem.report.suit_signs import with_signs
from pbem.report.writers.text import text_table

BREAK = "\u200b"
"""The space of no width."""

_HEADINGS = ("[b][u]{}[/u][/b]", "[b]{}[/b]", "[u]{}[/u]")
_FAR = 100000
"""A table is as wide as it needs to be: what lies to the right can be scrolled to."""


def bbcode(document: Document, fixed: str = "code") -> str:
    """The document, one newline at its end; `fixed` is the tag of letters of one width."""
    return with_signs("\n".join(_lines(document.blocks, fixed)).strip("\n") + "\n")


def _lines(blocks: Sequence[Block], fixed: str) -> Iterator[str]:
    for listed, group in groupby(blocks, lambda one: isinstance(one, ListItem) and not one.label):
        if listed:
            yield "[list]"
            for one in group:
                yield from _item(one, fixed)
            yield "[/list]"
        else:
            for one in group:
                yield from _block(one, fixed)


def _item(block: Block, fixed: str) -> Iterator[str]:
    assert isinstance(block, ListItem)
    yield f"[*]{_words(block.words)}"
    yield from _lines(block.blocks, fixed)


def _block(block: Block, fixed: str) -> Iterator[str]:
    if block.apart or (isinstance(block, Heading) and block.level < 3):
        yield ""
    match block:
        case Heading():
            yield _HEADINGS[block.level - 1].format(_words(block.words))
        case Paragraph():
            yield from map(_words, block.lines)
        case ListItem():
            yield f"[b]{_clean(block.label)}[/b] {_words(block.words)}"
            yield from _lines(block.blocks, fixed)
        case Verbatim():
            yield _fixed(block.lines, fixed)
        case Table():
            yield _fixed(text_table(block, _FAR), fixed)


def _fixed(lines: Iterator[str] | Sequence[str], tag: str) -> str:
    held = "\n".join(map(_clean, lines))
    return f"[{tag}]{held}[/{tag}]"


def _words(words: Words) -> str:
    return "".join(_clean(span.text) for span in words)


def _clean(text: str) -> str:
    """A text in which no tag can begin."""
    return text.replace("[", f"[{BREAK}").replace(TIED, " ")
