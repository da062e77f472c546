"""Room: how much of a letter's texts may still be read, and the rows of a text as far as there is room."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Literal

from pbem.engine.phrase import phrase
from pbem.patterns import compiled
from pbem.post.read.characters import BEGINS
from pbem.post.read.forum import forum_rows, looks_like_forum
from pbem.post.read.limits import (
    MAIL_LINES,
    PAGE_LINES,
    QUOTED_CHARS,
    QUOTED_LINES,
    ROW_CHARS,
    SHOWN,
    TAGS,
    TEXT_CHARS,
    TEXT_LINES,
)
from pbem.post.read.rows import BREAK, QUOTE, Numbered, Row
from pbem.post.read.stretch import Stretch
from pbem.records import dataclass

RowsOf = Callable[[Iterable[Numbered]], Iterable[Row]]
"""How the lines of a plain text become rows."""

Cut = Literal["", "perhaps", "surely"]
"""Whether there are orders in what was not read of a text."""


_LIMITS = {
    "lines": phrase("{most:,} lines", most=TEXT_LINES),
    "chars": phrase("{most:,} characters", most=TEXT_CHARS),
    "mail": phrase("{most:,} lines", most=MAIL_LINES),
}


@dataclass
class Room:
    """What may still be read of a letter; `problems` tell what lies beyond, and `cut` whether there may be
    orders in what is beyond of the last text."""

    problems: list[str]
    chars: int = TEXT_CHARS
    lines: int = TEXT_LINES
    quoted_chars: int = QUOTED_CHARS
    quoted_lines: int = QUOTED_LINES
    tags: int = TAGS
    cut: Cut = ""

    def text(
        self, whole: str, rows_of: Callable[[Iterable[Numbered]], Iterable[Row]], what: str
    ) -> list[Row]:
        """The rows of a plain text as far as there is room, BBCode understood."""
        self.cut = ""
        seen = self._stretch(whole, what)
        lines, most = seen.lines, self.lines + seen.quoted
        forum = looks_like_forum("\n".join(text for _, text in lines if not QUOTE.match(text)))
        rest = self._beyond_tags(lines, what) if forum else ""
        self.cut = "surely" if self.cut and (may_order(rest, 0) or may_order(whole, seen.end)) else ""
        rows = self._rows(rows_of(lines), forum, most, what)
        self.lines -= min(self.lines, max(0, len(rows) - seen.quoted))
        return sorted([*rows, *seen.passed_over], key=lambda row: row.number) if seen.passed_over else rows

    def page(self, text: str, rows_of: Callable[[str], Iterable[Row]], what: str) -> list[Row]:
        """The rows of a page as far as there is room."""
        self.cut = ""
        pieces = text.split("<", self.tags + 1)
        if len(pieces) > self.tags + 1:
            text = "<".join(pieces[:-1])
            self._beyond(what, phrase("{most:,} tags", most=TAGS))
        self.tags -= min(self.tags, len(pieces) - 1)
        breaks = list(islice(BREAK.finditer(text), PAGE_LINES))
        if len(breaks) == PAGE_LINES:
            text = text[: breaks[-1].start()]
            self._beyond(what, phrase("{most:,} lines", most=PAGE_LINES))
        if len(text) > self.chars:
            text = text[: self.chars]
            self._beyond(what, _LIMITS["chars"])
        self.chars -= len(text)
        rows = self._rows(rows_of(text), looks_like_forum(text), self.lines, what)
        self.lines -= len(rows)
        return rows

    def _stretch(self, whole: str, what: str) -> Stretch:
        """As much of a text as there is room for."""
        seen = Stretch(self.lines, self.chars, self.quoted_lines, self.quoted_chars)
        seen.take(whole)
        self.chars = seen.own_chars
        self.quoted_lines, self.quoted_chars = seen.quoted_lines, seen.quoted_chars
        if seen.full and whole[seen.end :].strip():
            self._beyond(what, _LIMITS[seen.full])
        return seen

    def _beyond_tags(self, lines: list[Numbered], what: str) -> str:
        """Take off lines with BBCode those for whose tags there is no room: their text."""
        for at, (_, text) in enumerate(lines):
            if (count := text.count("[")) > self.tags:
                self._beyond(what, phrase("{most:,} tags", most=TAGS))
                rest = "\n".join(text for _, text in lines[at:])
                del lines[at:]
                return rest
            self.tags -= count
        return ""

    def _rows(self, rows_of_text: Iterable[Row], forum: bool, most: int, what: str) -> list[Row]:
        """No more rows than that."""
        rows = list(islice(map(_short, rows_of_text), most + 1))
        if forum:
            rows = list(islice(forum_rows(rows), most + 1))
        if len(rows) > most:
            self._beyond(what, _LIMITS["lines"])
            rows.pop()
        return rows

    def _beyond(self, what: str, limit: str) -> None:
        """Say that a text is not read to its end."""
        self.cut = self.cut or "perhaps"
        problem = phrase("{what} is longer than {limit}: the rest was not read.", what=what, limit=limit)
        self.problems.append(problem)


_ORDERED = compiled(rf"^{BEGINS}", re.IGNORECASE | re.MULTILINE)


def may_order(text: str, beyond: int) -> bool:
    """Whether there may be orders beyond a place; among so many lines they are not looked for, and may be."""
    return text.count("\n", beyond) > MAIL_LINES or _ORDERED.search(text, beyond) is not None


def _short(row: Row) -> Row:
    """A row; one that is far too long for any order is set aside."""
    return row if len(row.text) <= ROW_CHARS else row._replace(text=row.text[:SHOWN], why="too long")
