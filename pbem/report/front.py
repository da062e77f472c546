"""The front of a report: what its reader sees first, in no more lines than he reads; the rest follows.

Its template says where it may be cut, by lines that begin with `::` (`Divide`): `news` begins what is moved
to the rest where the front would be too long, `own` what stays, `rest` the rest. `moved` has the heading over
what was moved, `below` the words that stand in its place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pbem.report.document import Block, Divide, Document, Heading, ListItem, Paragraph
from pbem.report.writers.text import text

MOST_LINES = 60
"""Of the front as plain text."""

Blocks = tuple[Block, ...]


def cut(document: Document, most: int = MOST_LINES) -> Document:
    """The document with a front of so many lines at most, as far as its news can be moved to the rest; one
    without divides as it is. The oldest news are moved first."""
    divides = {one.name: one for one in document.blocks if isinstance(one, Divide)}
    if not divides:
        return document
    parts = _parts(document.blocks)
    rest = parts.get("rest", ())
    items = _items(parts.get("news", ()))
    for first in range(len(items) + 1):
        front = _front(parts, items, first, divides)
        if _length(front) <= most or first == len(items):
            break
    return Document((*front, *_moved(items[:first], divides), *rest))


def _parts(blocks: Sequence[Block]) -> dict[str, Blocks]:
    """The blocks by the divide before them; "" has those before the first."""
    parts: dict[str, list[Block]] = {"": []}
    name = ""
    for block in blocks:
        if isinstance(block, Divide):
            name = block.name
        else:
            parts.setdefault(name, []).append(block)
    return {name: tuple(found) for name, found in parts.items()}


def _items(news: Blocks) -> Blocks:
    """The last blocks of the news that are items: each of them can be moved."""
    other = [place for place, block in enumerate(news) if not isinstance(block, ListItem)]
    return news[other[-1] + 1 :] if other else news


def _front(parts: Mapping[str, Blocks], items: Blocks, first: int, divides: Mapping[str, Divide]) -> Blocks:
    news = parts.get("news", ())
    head = news[: len(news) - len(items)]
    pointer = divides.get("below") if first else None
    below = (Paragraph((pointer.words,), indent=2, apart=True),) if pointer else ()
    return (*parts[""], *head, *below, *items[first:], *parts.get("own", ()))


def _moved(blocks: Blocks, divides: Mapping[str, Divide]) -> Blocks:
    if not blocks or "moved" not in divides:
        return blocks
    first, *others = blocks
    return (Heading(divides["moved"].words, 2, apart=True), replace(first, apart=True), *others)


def _length(blocks: Blocks) -> int:
    """With the blank line before the rest."""
    return len(text(Document(blocks)).splitlines()) + 1
