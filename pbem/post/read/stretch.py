"""A stretch of a text: the lines of it that are looked at.

They are the player's own as far as there is room for them, and the first of those that a `>` marks as quoted.
Whatever a mail program quotes beyond is only passed over, and takes no room from the player's own words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Literal

from pbem.post.read.limits import MAIL_LINES, SHOWN
from pbem.post.read.rows import BREAK, QUOTE, Numbered, Row
from pbem.records import dataclass

Full = Literal["", "lines", "chars", "mail"]
"""Which limit ends a stretch: that of own lines or characters, or of the lines of a whole mail; or none."""


@dataclass
class Stretch:
    """What may still be looked at, and what has been. `lines` are those that are looked at, `passed_over` the
    quotations between them that are not. It ends at `end` in the text, because it is `full`."""

    own_lines: int
    own_chars: int
    quoted_lines: int
    quoted_chars: int
    lines: list[Numbered] = field(default_factory=list)
    passed_over: list[Row] = field(default_factory=list)
    quoted: int = 0
    end: int = 0
    full: Full = ""
    _over: Row | None = None
    _last: int = 0
    _kind: Literal["own", "quoted", "empty"] = "empty"

    def take(self, whole: str) -> None:
        """Go through a text until it ends or there is no room for the next line."""
        for number, start, end in _spans(whole):
            text = whole[start:end]
            quoted = QUOTE.match(text) is not None
            self.full = self._full(text, quoted) if number <= MAIL_LINES else "mail"
            if self.full:
                self.end = start
                break
            self._add(number, text, quoted)
        else:
            self.end = len(whole)
        self._close()

    def _full(self, text: str, quoted: bool) -> Full:
        """The limit that a line goes beyond; a quotation and an empty line never do."""
        if quoted or not text or text.isspace():
            return ""
        return "lines" if not self.own_lines else "chars" if len(text) > self.own_chars else ""

    def _add(self, number: int, text: str, quoted: bool) -> None:
        """A line for which there is room; of empty ones only the first, and none within a quotation that is
        passed over."""
        if quoted:
            self._quote(number, text)
        elif text and not text.isspace():
            self._close()
            self._own(number, text)
        elif self._kind != "empty" and not self._over:
            self._own(number, text) if self._kind == "own" and self.own_lines else self._quote(number, text)
            self._kind = "empty"

    def _own(self, number: int, text: str) -> None:
        self.lines.append((number, text))
        self.own_lines -= 1
        self.own_chars -= len(text)
        self._kind = "own"

    def _quote(self, number: int, text: str) -> None:
        self._kind = "quoted"
        if not self._over and self.quoted_lines and len(text) <= self.quoted_chars:
            self.lines.append((number, text))
            self.quoted += 1
            self.quoted_lines -= 1
            self.quoted_chars -= len(text)
        elif self._over:
            self._last = number
        else:
            self._over, self._last = Row(number, 1, text[:SHOWN], "quoted"), number

    def _close(self) -> None:
        """End the quotation that is passed over, if there is one."""
        if self._over:
            self.passed_over.append(self._over._replace(until=self._last))
            self._over = None


def _spans(text: str) -> Iterator[tuple[int, int, int]]:
    """The lines of a text: their numbers, and where each begins and ends."""
    number, start = 1, 0
    for line_break in BREAK.finditer(text):
        yield number, start, line_break.start()
        number, start = number + 1, line_break.end()
    if start < len(text):
        yield number, start, len(text)
