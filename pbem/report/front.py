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
    without divides as it is. The newest stay that there is room for: one that is too long hides no others."""
    divides = {one.name: one for one in document.blocks if isinstance(one, Divide)}
    if not divides:
        return document
    parts = _parts(document.blocks)
    rest = parts.get("rest", ())
    items = _items(parts.get("news", ()))
    stay = _staying(parts, items, divides, most)
    moved = tuple(one for place, one in enumerate(items) if place not in stay)
    return Document((*_front(parts, items, stay, divides), *_moved(moved, divides), *rest))


def _staying(
    parts: Mapping[str, Blocks], items: Blocks, divides: Mapping[str, Divide], most: int
) -> frozenset[int]:
    """The places of the items that stay in the front."""
    stay = frozenset(range(len(items)))
    if _length(_front(parts, items, stay, divides)) <= most:
        return stay
    stay = frozenset()
    for place in reversed(range(len(items))):
        if _length(_front(parts, items, stay | {place}, divides)) <= most:
            stay |= {place}
    return stay


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


def _front(
    parts: Mapping[str, Blocks], items: Blocks, stay: frozenset[int], divides: Mapping[str, Divide]
) -> Blocks:
    news = parts.get("news", ())
    head = news[: len(news) - len(items)]
    pointer = divides.get("below") if len(stay) < len(items) else None
    below = (Paragraph((pointer.words,), indent=2, apart=True),) if pointer else ()
    shown = (one for place, one in enumerate(items) if place in stay)
    return (*parts[""], *head, *below, *shown, *parts.get("own", ()))


def _moved(blocks: Blocks, divides: Mapping[str, Divide]) -> Blocks:
    if not blocks or "moved" not in divides:
        return blocks
    first, *others = blocks
    return (Heading(divides["moved"].words, 2, apart=True), replace(first, apart=True), *others)


def _length(blocks: Blocks) -> int:
    """With the blank line before the rest."""
    return len(text(Document(blocks)).splitlines()) + 1
