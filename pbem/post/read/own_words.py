"""Whose words are they? Rows become the player's own lines, or are skipped: quotations, signatures, rulers.

A mail that was forwarded is its sender's if he wrote no order of his own above it; the letter that he answers
never is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from pbem.post.read.characters import is_order, tidy, undressed
from pbem.post.read.letter import Line, Skipped, Why
from pbem.post.read.limits import SHOWN
from pbem.post.read.room import Cut
from pbem.post.read.rows import Row
from pbem.post.read.separators import (
    attribution,
    header_block,
    is_dated,
    is_forward,
    is_mailers,
    is_original,
    is_phone,
    is_ruler,
)
from pbem.records import dataclass


@dataclass
class Sieve:
    """Rows on their way to be lines. `passed_on`: an older letter below is forwarded rather than answered.
    `cut`: there may be orders in more rows that nobody reads."""

    passed_on: bool = False
    part: str = ""
    lines: list[Line] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    _rest: Why | None = None
    _base: int = 0
    _last_order: int = -1
    _ordered: bool = False
    cut: Cut = ""
    _last: bool = True
    _passed_over: bool = False
    _doubtful: bool = False

    def sift(self, rows: list[Row]) -> None:
        """Sort every row to the lines or to what is skipped."""
        rows = [tidied for row in _indented(rows) if (tidied := _tidied(row)).text]
        self._last_order = max(
            (n for n, row in enumerate(rows) if not row.depth and is_order(row.text)), default=-1
        )
        at = 0
        while at < len(rows):
            known = len(self.lines)
            at += self._take(rows, at)
            self._last = len(self.lines) > known

    @property
    def lost(self) -> bool:
        """Whether orders of the player's own may lie beyond what was read, or in a forwarded letter that was
        passed over like a quotation."""
        cut = self.cut == "surely" or (self.cut == "perhaps" and self._last)
        return self._passed_over or (self._rest != "quoted" and cut)

    def _take(self, rows: list[Row], at: int) -> int:
        """Sort the next row, or the few that belong together; how many they were."""
        row = rows[at]
        if row.why == "too long" and row.depth > self._base:
            return self._skip([row], "quoted")
        if row.why or self._rest == "quoted":
            self._passed_over = self._passed_over or (row.until > 0 and self._base > 0)
            return self._skip([row], row.why or "quoted")
        if size := self._separator(rows, at):
            return size
        if self._rest and row.depth <= self._base:
            return self._skip([row], self._rest)
        if row.depth > self._base:
            return self._skip([row], "quoted")
        return self._own(rows, at)

    def _separator(self, rows: list[Row], at: int) -> int:
        """Rows that say a forwarded or an answered letter follows; what follows is sorted accordingly."""
        first = rows[at].text
        marked = 1 if is_forward(first) or is_original(first) else 0
        if not marked and (rows[at].depth > self._base or ":" not in first):
            return 0
        head = [row.text for row in rows[at : at + 12]]
        size = marked + header_block(head[marked:])
        if not size:
            return 0
        # Without a sender below it, `Original Message` heads what the mailer quotes of the letter answered.
        is_answer = bool(self.lines) and size == 1 and not is_forward(head[0])
        if is_answer or self._ordered or not (self.passed_on or is_forward(head[0])):
            self._rest = "quoted"
        else:
            self._rest = None
            self._base = rows[at + size].depth if at + size < len(rows) else 0
        return self._skip(rows[at : at + size], "quoted")

    def _own(self, rows: list[Row], at: int) -> int:
        """A row at the player's own depth: a signature, an attribution, a ruler, or a line at last."""
        row = rows[at]
        if self._signs(row, at) and not _is_sum(rows, at):
            self._rest = "signature"
            return self._skip([row], "signature")
        if is_phone(row.text):
            return self._skip([row], "signature")
        if is_ruler(row.text):
            return self._skip([row], "markup")
        if not is_order(row.text) and (size := attribution(_upright(rows[at : at + 3], row.depth))):
            return self._attributed(rows, at, size)
        self.lines.append(Line(row.number, undressed(row.text), self.part))
        self._ordered = self._ordered or is_order(self.lines[-1].text)
        return 1

    def _signs(self, row: Row, at: int) -> bool:
        """Whether a signature begins: `-- ` always does, without its blank only if no order follows."""
        if row.text.startswith("-----BEGIN PGP SIGNATURE"):
            return True
        return row.text.strip() in ("--", "- --") and (len(row.text) > 2 or at > self._last_order)

    def _attributed(self, rows: list[Row], at: int, size: int) -> int:
        """`On … wrote:`. If nothing marks the quotation, all the rest of the letter is one: below words of
        one's own if a mailer alone can have written the line, else below an order, and then in doubt."""
        text = " ".join(row.text for row in rows[at : at + size])
        after = rows[at + size : at + size + 1]
        bare = bool(after) and after[0].depth <= self._base
        sure = is_mailers(text) and bool(self.lines) and not (self.passed_on and not self._ordered)
        self._skip(rows[at : at + size], "quoted")
        if bare and (sure or (self._ordered and is_dated(text))):
            self._rest, self._doubtful = "quoted", not sure
        return size

    def _skip(self, rows: list[Row], why: Why) -> int:
        """Set rows aside; how many they were."""
        for row in rows:
            doubtful = row.doubtful or (self._doubtful and not row.depth)
            text = row.text.strip()[:SHOWN]
            self.skipped.append(Skipped(row.number, text, why, self.part, row.until, doubtful))
        return len(rows)


def _indented(rows: list[Row]) -> Iterator[Row]:
    """Rows, those quoted that a tab indents below a line which says who wrote them."""
    head, quoting, doubtful = "", False, False
    for row in rows:
        if row.depth or not row.text.startswith("\t"):
            head, quoting = (row.text, False) if row.text.strip() else (head, quoting)
            yield row
            continue
        if head:
            quoting, doubtful = attribution([tidy(head)]) > 0, not is_dated(head)
            head = ""
        yield row._replace(depth=1, text=row.text[1:], doubtful=doubtful) if quoting else row


def _tidied(row: Row) -> Row:
    """A row with a tidy text; only the blank of `-- ` is kept, for it means something."""
    text = tidy(row.text)
    if text == "--" and len(row.text.strip("\r\n")) > 2:
        text = "-- "
    return row if text == row.text else row._replace(text=text)


def _upright(rows: list[Row], depth: int) -> list[str]:
    """The texts of the first rows, as far as they are equally deep and no order."""
    texts: list[str] = []
    for row in rows:
        if row.depth != depth or is_order(row.text):
            break
        texts.append(row.text)
    return texts


def _is_sum(rows: list[Row], at: int) -> bool:
    """Whether a rule stands between a column of numbers and their sum."""
    above, below = (row.text.strip() for row in (rows[at - 1], (*rows[at + 1 : at + 2], rows[at])[0]))
    return at > 0 and above[-1:].isdigit() and below.isdigit()
