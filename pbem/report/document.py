"""A letter as blocks: the templates' light markup, read for the writers of all formats.

A template writes lines. The first sign of a line (after spaces, which indent it) says what the line is:

    = text         the title of the letter
    == text        a heading
    === text       a subheading
    - text         an item; deeper indented lines after it belong to it
    @12 text       an item with a label of its own, here `12`
    |: llr         a table begins; its columns are aligned left, left and right
    |= cell | cell the head of the table
    | cell | cell  a row
    |> text        a note under a row, as wide as the table
    ` text         a line to be kept as it is, like a pattern of orders
    :: rest text   a place where a long letter is cut (pbem/report/front.py)
    text           a line of a paragraph

A blank line ends the block before it. Within a text, `code` is something to be typed. A sign after a
backslash means nothing but itself; `foreign` puts the backslashes into what somebody else wrote.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from pbem.changed_copy import replace
from pbem.patterns import compiled
from pbem.records import dataclass
from pbem.report.layout import one_line


@dataclass(frozen=True)
class Span:
    """Some words; `code` if they are something to be typed. A tied space (layout.TIED) stays one."""

    text: str
    code: bool = False


Words = tuple[Span, ...]


@dataclass(frozen=True, kw_only=True)
class Block:
    """What all blocks have: their indentation in columns, and whether a blank line stands before them."""

    indent: int = 0
    apart: bool = False


@dataclass(frozen=True)
class Heading(Block):
    """A heading: `level` 1 is the title, 2 a heading, 3 a subheading."""

    words: Words
    level: int


@dataclass(frozen=True)
class Paragraph(Block):
    """Lines that follow each other, each beginning on a line of its own."""

    lines: tuple[Words, ...]


@dataclass(frozen=True)
class ListItem(Block):
    """An item of a list, and the blocks that belong to it; `label` replaces the dash unless it is empty."""

    label: str
    words: Words
    blocks: tuple[Block, ...] = ()


@dataclass(frozen=True)
class TableRow:
    """A row of a table: `kind` is "head", "row" or "note"; a note has one cell."""

    kind: str
    cells: tuple[Words, ...]


@dataclass(frozen=True)
class Table(Block):
    """Rows under each other; `aligned` has an `l` or `r` for the first columns, all others are `l`."""

    aligned: str
    rows: tuple[TableRow, ...]

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return max([len(row.cells) for row in self.rows if row.kind != "note"], default=1)

    @property
    def noted(self) -> bool:
        """Whether there are notes under rows. A note is as wide as the table and must not widen a column."""
        return any(row.kind == "note" for row in self.rows)

    def align(self, column: int) -> str:
        """`l` or `r`."""
        return self.aligned[column] if column < len(self.aligned) else "l"


@dataclass(frozen=True)
class Verbatim(Block):
    """Lines to be kept as they are."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Divide(Block):
    """A place where a long letter is cut, by its name; no writer ever sees one."""

    name: str
    words: Words = ()


@dataclass(frozen=True)
class Document:
    """A letter."""

    blocks: tuple[Block, ...]


def outline_levels(blocks: Sequence[Block], last: int = 0) -> Iterator[int]:
    """For each block the level of the last heading; `last` is that before them. None is more than one below
    the heading before it: who listens to a page is told of no level that is not there."""
    for block in blocks:
        last = min(block.level, last + 1) if isinstance(block, Heading) else last
        yield last


_SIGNS = compiled(r"([\\`|=@>:#-])")
_SPANS = compiled(r"(?P<code>`(?:\\.|[^`\\])*`)|\\(?P<sign>.)|(?P<text>[^`\\]+|.)", re.DOTALL)
_CELL = compiled(r"(?:\\.|[^|\\]|\\$)*", re.DOTALL)


def foreign(text: str) -> str:
    """What somebody else wrote, as words of one line in which no sign has a meaning."""
    return _SIGNS.sub(r"\\\1", one_line(text))


def without_backslashes(text: str) -> str:
    """Words of the markup without the backslashes."""
    return re.sub(r"\\(.)", r"\1", text)


def markup_words(text: str) -> Words:
    """The words of a line."""
    spans: list[Span] = []
    for match in _SPANS.finditer(text.strip(" ")):
        if match["code"]:
            spans.append(Span(without_backslashes(match["code"][1:-1]), code=True))
        elif spans and not spans[-1].code:
            spans[-1] = Span(spans[-1].text + (match["sign"] or match["text"]))
        else:
            spans.append(Span(match["sign"] or match["text"]))
    return tuple(spans)


def read_markup(markup: str) -> Document:
    """The document of some markup."""
    blocks: list[Block] = []
    apart = False
    for line in markup.split("\n"):
        bare = line.strip(" ")
        if not bare:
            apart = True
            continue
        block = replace(_block(bare), indent=len(line) - len(line.lstrip(" ")), apart=apart)
        blocks = _joined(blocks, block)
        apart = False
    return Document(_nested(blocks))


def _block(line: str) -> Block:
    """The block of a line; the indentation has been taken off."""
    for sign, made in _LINES:
        if match := sign.match(line):
            return made(match, line[match.end() :].strip(" "))
    return Paragraph((markup_words(line),))


def _cells(text: str) -> tuple[Words, ...]:
    """The cells of a row, which are separated by bars."""
    cells, at = [], -1
    while at < len(text):
        match = _CELL.match(text, at + 1)
        assert match is not None
        cells.append(markup_words(match[0]))
        at = match.end()
    return tuple(cells)


_LINES: Sequence[tuple[re.Pattern[str], Callable[[re.Match[str], str], Block]]] = (
    (compiled("(={1,3}) "), lambda match, rest: Heading(markup_words(rest), len(match[1]))),
    (compiled("-( |$)"), lambda match, rest: ListItem("", markup_words(rest))),
    (compiled(r"@(\w+) "), lambda match, rest: ListItem(match[1], markup_words(rest))),
    (compiled(r"\|:"), lambda match, rest: Table(rest, ())),
    (compiled(r"\|="), lambda match, rest: Table("", (TableRow("head", _cells(rest)),))),
    (compiled(r"\|>"), lambda match, rest: Table("", (TableRow("note", (markup_words(rest),)),))),
    (compiled(r"\|"), lambda match, rest: Table("", (TableRow("row", _cells(rest)),))),
    (compiled(r"::\s*(\w+)"), lambda match, rest: Divide(match[1], markup_words(rest))),
    (compiled("` "), lambda match, rest: Verbatim((without_backslashes(rest),))),
)


def _joined(blocks: list[Block], block: Block) -> list[Block]:
    """The blocks with one more line; it is joined to the last block if it belongs to that."""
    last = blocks[-1] if blocks else None
    if block.apart or last is None or last.indent != block.indent:
        return [*blocks, block]
    if isinstance(last, Paragraph) and isinstance(block, Paragraph):
        return [*blocks[:-1], replace(last, lines=last.lines + block.lines)]
    if isinstance(last, Verbatim) and isinstance(block, Verbatim):
        return [*blocks[:-1], replace(last, lines=last.lines + block.lines)]
    if isinstance(last, Table) and isinstance(block, Table) and block.rows:
        return [*blocks[:-1], replace(last, rows=last.rows + block.rows)]
    return [*blocks, block]


def _nested(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """The blocks, with those that belong to an item moved inside it."""
    made: list[Block] = []
    left = list(blocks)
    while left:
        block = left.pop(0)
        if isinstance(block, ListItem):
            end = next((i for i, one in enumerate(left) if not _belongs(one, block)), len(left))
            block, left = replace(block, blocks=_nested(left[:end])), left[end:]
        made.append(block)
    return tuple(made)


def _belongs(block: Block, item: ListItem) -> bool:
    return block.indent > item.indent and not isinstance(block, Heading)
