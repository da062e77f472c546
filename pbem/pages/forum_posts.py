"""A letter in several forum posts. It is cut between sections if it can be, else between items, rows or
lines, at last between words. Each part is a document of its own, so no markup is ever left open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from pbem.pages.forums import Write
from pbem.report.document import Block, Document, Heading, ListItem, Paragraph, Span, Table, Verbatim, Words
from pbem.report.layout import TIED
from pbem.report.writers.text import text_table

T = TypeVar("T")

MOST_PARTS = 999

_FAR = 10_000
"""A table is as wide as it needs to be."""


class TooSmall(ValueError):
    """A limit too small for even one word; the text says how many characters are needed."""


def forum_posts(document: Document, write: Write, limit: int, *, simple: bool = False) -> tuple[str, ...]:
    """The posts that a letter makes, each of at most `limit` characters and numbered if there are several.
    Raises TooSmall."""
    whole = _simple(document.blocks) if simple else document.blocks
    if len(write(Document(tuple(whole)))) <= limit:
        return (write(Document(tuple(whole))),)
    posts = list(_Parting(write, limit).parted(whole))
    return tuple(write(_numbered(blocks, number, len(posts))) for number, blocks in enumerate(posts, 1))


def _numbered(blocks: Sequence[Block], number: int, count: int) -> Document:
    number_line = Paragraph(((Span(f"({number}/{count})"),),))
    first, *others = blocks
    return Document((number_line, replace(first, apart=True), *others))


class _Parting:
    """Fills posts one after the other."""

    def __init__(self, write: Write, limit: int) -> None:
        self.write, self.limit = write, limit

    def parted(self, blocks: Sequence[Block]) -> Iterator[list[Block]]:
        """The blocks of each post."""
        part: list[Block] = []
        left = [list(section) for section in _sections(blocks)]
        while left:
            section = left.pop(0)
            if self._fits([*part, *section]):
                part += section
            elif part and not self._only_headings(part):
                yield part
                part = []
                left.insert(0, section)
            elif len(section) > 1:
                left[:0] = [section[:1], section[1:]] if not _heads(section) else _behind(section)
            else:
                left[:0] = [[one] for one in self._smaller(section[0], part)]
        yield part

    def _only_headings(self, part: Sequence[Block]) -> bool:
        """A heading stays with what it is about."""
        return all(isinstance(block, Heading) for block in part)

    def _fits(self, blocks: Sequence[Block]) -> bool:
        return len(self.write(_numbered(blocks, MOST_PARTS, MOST_PARTS))) <= self.limit

    def _smaller(self, block: Block, part: Sequence[Block]) -> tuple[Block, ...]:
        """A block in smaller ones; raises TooSmall if it cannot be parted."""
        smaller = _parted(block)
        if smaller is None:
            need = len(self.write(_numbered([*part, block], MOST_PARTS, MOST_PARTS)))
            raise TooSmall(f"{self.limit} characters a post are too few: at least {need} are needed here.")
        return smaller


def _sections(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """The blocks from each heading to the next."""
    section: list[Block] = []
    for block in blocks:
        if isinstance(block, Heading) and section and not all(isinstance(one, Heading) for one in section):
            yield section
            section = []
        section.append(block)
    if section:
        yield section


def _heads(section: Sequence[Block]) -> bool:
    return isinstance(section[0], Heading)


def _behind(section: list[Block]) -> list[list[Block]]:
    """A section that is too long: its headings with the first block after them, then the others."""
    count = next((at for at, one in enumerate(section) if not isinstance(one, Heading)), len(section)) + 1
    if count >= len(section):
        return [[block] for block in section]
    return [section[:count], section[count:]]


# ----------------------------------------------------------------------------------------- in two


def _parted(block: Block) -> tuple[Block, ...] | None:
    """Smaller blocks that say the same words; None of a single word."""
    match block:
        case ListItem() if block.blocks:
            return _item_parted(block)
        case ListItem():
            halves = _words_halved(block.words)
            return halves and (replace(block, words=halves[0]), _paragraph(halves[1]))
        case Heading():
            halves = _words_halved(block.words)
            return halves and (replace(block, words=halves[0]), replace(block, words=halves[1], apart=False))
        case Table():
            return _table_halved(block)
        case Verbatim():
            return _verbatim_halved(block)
        case Paragraph():
            return _paragraph_halved(block)
    raise AssertionError(block)


def _item_parted(item: ListItem) -> tuple[Block, ...]:
    """An item with the first block that belongs to it, then the others; an only one parts from it too."""
    first, *others = item.blocks
    if others:
        return replace(item, blocks=(first,)), *(replace(one, indent=0) for one in others)
    return replace(item, blocks=()), replace(first, indent=0)


def _table_halved(block: Table) -> tuple[Block, Block] | None:
    """Between two rows; a row alone becomes a paragraph of its cells."""
    if len(block.rows) > 1:
        upper, lower = _in_halves(block.rows)
        return replace(block, rows=upper), replace(block, rows=lower, apart=False)
    cells = [cell for cell in block.rows[0].cells if cell]
    if len(cells) < 2:
        return _words_in_two(cells[0]) if cells else None
    return _paragraph(cells[0]), Paragraph(tuple(cells[1:]))


def _verbatim_halved(block: Verbatim) -> tuple[Block, Block] | None:
    if len(block.lines) > 1:
        upper, lower = _in_halves(block.lines)
        return replace(block, lines=upper), replace(block, lines=lower, apart=False)
    first, space, rest = block.lines[0].strip().partition(" ")
    return (replace(block, lines=(first,)), replace(block, lines=(rest,), apart=False)) if space else None


def _paragraph_halved(block: Paragraph) -> tuple[Block, Block] | None:
    if len(block.lines) > 1:
        upper, lower = _in_halves(block.lines)
        return replace(block, lines=upper), replace(block, lines=lower, apart=False)
    return _words_in_two(block.lines[0])


def _in_halves(parts: tuple[T, ...]) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """The upper half, with the middle one, and the lower."""
    middle = (len(parts) + 1) // 2
    return parts[:middle], parts[middle:]


def _words_in_two(words: Words) -> tuple[Block, Block] | None:
    halves = _words_halved(words)
    return halves and (_paragraph(halves[0]), _paragraph(halves[1]))


def _paragraph(words: Words) -> Paragraph:
    return Paragraph((words,))


def _words_halved(words: Words) -> tuple[Words, Words] | None:
    """About in the middle, at a space; at one that ties words together if there is no other."""
    for space in (" ", TIED):
        places = [
            (n, at) for n, span in enumerate(words) for at, sign in enumerate(span.text) if sign == space
        ]
        inside = [place for place in places if _before(words, place) and _after(words, place)]
        if inside:
            number, at = inside[len(inside) // 2]
            return _before(words, (number, at)), _after(words, (number, at))
    return (words[:1], words[1:]) if len(words) > 1 else None


def _before(words: Words, place: tuple[int, int]) -> Words:
    number, at = place
    return _without_empty_spans((*words[:number], replace(words[number], text=words[number].text[:at])))


def _after(words: Words, place: tuple[int, int]) -> Words:
    number, at = place
    return _without_empty_spans(
        (replace(words[number], text=words[number].text[at + 1 :]), *words[number + 1 :])
    )


def _without_empty_spans(words: Words) -> Words:
    """Without spans that say nothing."""
    return tuple(span for span in words if span.text.strip(f" {TIED}"))


# ------------------------------------------------------------------------------------ simple forums


def _simple(blocks: Sequence[Block]) -> list[Block]:
    """The same without tables, without lines inside paragraphs and with nothing inside items."""
    return [made for block in blocks for made in _made_simple(block)]


def _made_simple(block: Block) -> Iterator[Block]:
    match block:
        case Table():
            yield Verbatim(tuple(text_table(replace(block, indent=0), _FAR)), apart=block.apart)
        case ListItem():
            yield replace(block, blocks=())
            yield from _simple(block.blocks)
        case Paragraph():
            yield from (Paragraph((line,), apart=block.apart) for line in block.lines)
        case _:
            yield block
