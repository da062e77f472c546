"""Forum posts: BBCode to rows. `[quote]` is a quotation, `[s]` is struck out, other tags are only dress."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pbem.patterns import compiled
from pbem.post.read.rows import Row, plain_row

_NAMES = (
    "quote|q|code|c|o|noparse|pre|plain|b|i|u|s|strike|del|url|img|list|li|ul|ol|size|color|colour|font|spoiler|details|hide|"
    "center|left|right|indent|email|attach|attachment|user|mention|post|table|tr|td|highlight|inlinecode|icode|sub|sup"
)
_TAG = compiled(rf"\[(/?)({_NAMES}|\*)(?:[=\s:][^\]\n]{{0,200}}+)?\]", re.I)
_LOOKS = compiled(rf"\[(?:/?(?:{_NAMES})|\*)[\]=\s:]", re.I)
_ENDS = compiled(r"\[/q(?:uote)?\]", re.I)
_QUOTES = {"quote", "q"}
_HIDDEN = {"img", "attach", "attachment"}
_STRUCK = {"s", "strike", "del"}


def looks_like_forum(text: str) -> bool:
    """Whether a text has BBCode in it."""
    return _LOOKS.search(text) is not None


def forum_rows(rows: list[Row]) -> Iterator[Row]:
    """Rows of a text with its BBCode taken out and understood."""
    post = ForumPost(sum(len(_ENDS.findall(row.text)) for row in rows))
    return (piece for row in rows for piece in post.row(row))


class ForumPost:
    """How deep in quotations, strikes and pictures the reader of a post is. A quotation that is never closed
    ends at the next blank line."""

    def __init__(self, ends: int) -> None:
        self._ends = ends
        self._open = {"quote": 0, "struck": 0, "hidden": 0}
        self._loose = False

    def row(self, row: Row) -> Iterator[Row]:
        """The pieces of one row, each with its own depth; a row of nothing but tags is mark-up."""
        if row.why == "too long":
            yield row
            return
        if self._loose and not row.text.strip():
            self._loose = False
            self._open["quote"] = 0
        pieces = list(self._pieces(row))
        if row.text.strip() and not any(piece.text.strip() for piece in pieces):
            yield row._replace(why="markup")
        yield from pieces

    def _pieces(self, row: Row) -> Iterator[Row]:
        """The texts of a row between the tags that change whose words they are."""
        at, own = 0, ""
        for tag in _TAG.finditer(row.text):
            own, struck = self._add(own, row.text[at : tag.start()])
            if struck:
                yield row._replace(text=struck, why="struck out" if self._open["struck"] else "markup")
            at = tag.end()
            if tag[2].lower() in (*_QUOTES, "*"):
                yield self._piece(row, own)
                own = ""
            self._turn(tag[2].lower(), bool(tag[1]))
        own, struck = self._add(own, row.text[at:])
        if struck:
            yield row._replace(text=struck, why="struck out" if self._open["struck"] else "markup")
        yield self._piece(row, own)

    def _add(self, own: str, text: str) -> tuple[str, str]:
        """Text to the line's own, or aside when it is struck out or the address of a picture."""
        aside = self._open["struck"] or self._open["hidden"]
        return (own, text) if aside else (own + text, "")

    def _piece(self, row: Row, text: str) -> Row:
        """A piece of a row; a `>` at its start is a quotation here too."""
        inner = plain_row(1, text)
        return row._replace(depth=row.depth + self._open["quote"] + inner.depth, text=inner.text)

    def _turn(self, tag: str, closing: bool) -> None:
        """Step into or out of a tag."""
        kind = "struck" if tag in _STRUCK else "hidden" if tag in _HIDDEN else tag
        kind = "quote" if tag in _QUOTES else kind
        if kind not in self._open:
            return
        self._open[kind] = max(0, self._open[kind] + (-1 if closing else 1))
        if kind == "quote":
            self._ends -= closing
            self._loose = self._open[kind] > self._ends
