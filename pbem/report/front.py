"""The front of a report: what its reader sees first, in no more lines than he reads; the rest follows.

Its template says where it may be cut, by lines that begin with `::` (`Divide`). Each begins a part: what
there is to `decide`, the `dangers`, orders that were `missed`, `notices`, `news` and what is the reader's
`own` make the front, in that order; `words` follow it, and `rest` is the rest. Where the front would be too
long, news are moved to the rest, under the heading `moved`, and the words `below` stand in their place.
Where that is not enough, `decide_brief` stands for `decide`, and what it leaves out follows as `decide_full`;
so for `dangers`. What is still too much is moved as well, holdings under the heading `owned`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from pbem.changed_copy import replace
from pbem.records import dataclass
from pbem.report.document import Block, Divide, Document, Heading, ListItem, Paragraph, Words
from pbem.report.writers.text import text

MOST_LINES = 60
"""Of the front as plain text."""

FRONT = ("", "decide", "dangers", "missed", "notices", "news", "own")
"""The parts of the front as they follow each other; "" is what stands before the first divide."""

BRIEF = (("decide",), ("dangers",), ("dangers", "decide"))
"""The parts that are told in fewer lines, tried one after another: what a reader has ordered he knows better
than who can attack him."""

AT_LAST = ("own", "notices", "missed", "dangers", "decide")
"""What is moved if all that is not enough, in that order: each from its end."""

Blocks = tuple[Block, ...]


@dataclass(frozen=True)
class _Shape:
    """How much of a report stands in its front."""

    brief: tuple[str, ...] = ()
    """The parts that are told in few lines."""

    kept: Mapping[str, int] = field(default_factory=dict)
    """Of parts that are cut: how many of their blocks stay."""

    news: frozenset[int] = frozenset()
    """The places of the news that stay."""


@dataclass(frozen=True)
class _Letter:
    """A report in its parts."""

    parts: Mapping[str, Blocks]
    words: Mapping[str, Words]
    """The words of the divides."""

    def blocks(self, part: str, shape: _Shape) -> Blocks:
        """A part as the front would have it."""
        return self.parts.get(f"{part}_brief" if part in shape.brief else part, ())

    def items(self) -> Blocks:
        """The news that can be moved one by one: their last items, whatever stands behind them."""
        start, end = self._items()
        return self.parts["news"][start:end] if end else ()

    def _items(self) -> tuple[int, int]:
        """Where they begin and end."""
        news = self.parts.get("news", ())
        places = [place for place, block in enumerate(news) if isinstance(block, ListItem)]
        start = end = places[-1] + 1 if places else 0
        while start and isinstance(news[start - 1], ListItem):
            start -= 1
        return start, end

    def front(self, shape: _Shape) -> Blocks:
        """What the reader sees first."""
        made: list[Block] = []
        for part in FRONT:
            blocks = self.blocks(part, shape)
            made += self._news(shape) if part == "news" else blocks[: shape.kept.get(part, len(blocks))]
        return tuple(made)

    def _news(self, shape: _Shape) -> Blocks:
        """What is told of them, with a word of what is not."""
        start, end = self._items()
        news = self.parts.get("news", ())
        stay = tuple(one for place, one in enumerate(news[start:end]) if place in shape.news)
        told = len(stay) == end - start and not shape.kept
        below = () if told or "below" not in self.words else (self.words["below"],)
        pointer = (Paragraph(below, indent=2, apart=True),) if below else ()
        return (*news[:start], *pointer, *stay, *news[end:])

    def moved(self, shape: _Shape) -> Iterator[Block]:
        """What the front leaves out."""
        for part in shape.brief:
            yield from self.parts.get(f"{part}_full", ())
        yield from self._under_heading("owned", self._cut("own", shape))
        items = (one for place, one in enumerate(self.items()) if place not in shape.news)
        cuts = (*self._cut("decide", shape), *self._cut("dangers", shape), *self._cut("missed", shape))
        yield from self._under_heading("moved", (*cuts, *items))
        yield from self._cut("notices", shape)

    def _cut(self, part: str, shape: _Shape) -> Blocks:
        """What of a part is moved; brief dangers are told in full as it is."""
        blocks = self.blocks(part, shape)
        told = part == "dangers" and part in shape.brief
        return () if told else blocks[shape.kept.get(part, len(blocks)) :]

    def _under_heading(self, heading: str, blocks: Blocks) -> Blocks:
        """What is moved, under the words of a divide."""
        if not blocks or heading not in self.words:
            return blocks
        first, *others = blocks
        return (Heading(self.words[heading], 2, apart=True), replace(first, apart=True), *others)


def cut(document: Document, most: int = MOST_LINES) -> Document:
    """The document with a front of so many lines at most; one without divides as it is. The newest news stay
    that there is room for: one that is too long hides no others."""
    if not any(isinstance(one, Divide) for one in document.blocks):
        return document
    letter = _read(document.blocks)
    shape = _shape(letter, most)
    words, rest = (letter.parts.get(part, ()) for part in ("words", "rest"))
    return Document((*letter.front(shape), *words, *letter.moved(shape), *rest))


def _shape(letter: _Letter, most: int) -> _Shape:
    """The shape that leaves most in the front."""
    everything = _Shape(news=frozenset(range(len(letter.items()))))
    if _length(letter.front(everything)) <= most:
        return everything
    for shape in _ever_shorter(letter):
        if _length(letter.front(shape)) <= most:
            break
    shape = _less_brief(letter, shape, most)
    for place in reversed(range(len(letter.items()))):
        longer = replace(shape, news=shape.news | {place})
        if _length(letter.front(longer)) <= most:
            shape = longer
    return shape


def _less_brief(letter: _Letter, shape: _Shape, most: int) -> _Shape:
    """The same with less told briefly, if what was moved has left the room."""
    if shape.kept and shape.kept.keys().isdisjoint(shape.brief):
        for brief in ((), *BRIEF):
            longer = replace(shape, brief=brief)
            if len(brief) < len(shape.brief) and _length(letter.front(longer)) <= most:
                return longer
    return shape


def _ever_shorter(letter: _Letter) -> Iterator[_Shape]:
    """Shapes without news that can be moved."""
    shape = _Shape()
    yield shape
    for brief in BRIEF:
        if all(letter.parts.get(f"{part}_brief") for part in brief):
            shape = _Shape(brief)
            yield shape
    for part in AT_LAST:
        blocks = letter.blocks(part, shape)
        for kept in reversed(range(len(blocks))):
            if not kept or not isinstance(blocks[kept - 1], Heading):
                shape = replace(shape, kept={**shape.kept, part: kept})
                yield shape


def _read(blocks: Sequence[Block]) -> _Letter:
    parts: dict[str, list[Block]] = {"": []}
    words: dict[str, Words] = {}
    name = ""
    for block in blocks:
        if isinstance(block, Divide):
            name = block.name
            words[name] = block.words
        else:
            parts.setdefault(name, []).append(block)
    return _Letter({name: tuple(found) for name, found in parts.items()}, words)


def _length(blocks: Blocks) -> int:
    """With the blank line before the rest."""
    return len(text(Document(blocks)).splitlines()) + 1
