"""Rows: the physical lines of a text, each with its depth of quotation.

Plain text, format=flowed, HTML and forum posts all become rows, so that `own_words` needs to know only rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.patterns import compiled
from pbem.post.read.characters import is_lone_order, is_order, tidy
from pbem.post.read.letter import Why
from pbem.rows import NamedTuple

Numbered = tuple[int, str]
"""A line as it stands, and its number."""

BREAK = compiled(r"\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")
QUOTE = compiled(r"[ \xa0]{0,2}[A-Z]{0,3}>(?:[ \xa0]?>)*")
_SHORT, _WRAP, _WIDE = 60, 64, 80


class Row(NamedTuple):
    """A physical line: where it stands, how deep it is quoted, its text, and `why` it is none, if known.
    With `until` it stands for a quotation as far as that line, which was passed over. `doubtful`: it is
    taken for a quotation, but may be the writer's own."""

    number: int
    depth: int
    text: str
    why: Why | None = None
    until: int = 0
    doubtful: bool = False


def plain_rows(lines: Iterable[Numbered]) -> Iterator[Row]:
    """Rows of plain text: `>` at the start of a line is a quotation."""
    return (plain_row(number, line) for number, line in lines)


def plain_row(number: int, line: str) -> Row:
    """One line of plain text as a row."""
    marks = QUOTE.match(line)
    if not marks:
        return Row(number, 0, line)
    rest = line[marks.end() :]
    return Row(number, marks.group().count(">"), rest[1:] if rest[:1] in (" ", "\xa0") else rest)


def flowed_rows(lines: Iterable[Numbered], delsp: bool) -> Iterator[Row]:
    """Rows of format=flowed text (RFC 3676): a line that ends in a blank goes on in the next one."""
    last: Row | None = None
    flowing = False
    for row in map(_unstuffed, lines):
        if last and flowing and _flows(last, row):
            row = last._replace(text=(last.text[:-1] if delsp else last.text) + row.text)
        elif last:
            yield last
        # The line above a signature ends in a blank as well (RFC 3676, 4.3), and must not flow into it.
        flowing = row.text.endswith(" ") and row.text != "-- "
        last = row
    if last:
        yield last


def _unstuffed(numbered: Numbered) -> Row:
    """A line of flowed text without its quote marks and the one blank that guards its start."""
    number, line = numbered
    depth = len(line) - len(line.lstrip(">"))
    rest = line[depth:]
    return Row(number, depth, rest[1:] if rest.startswith(" ") else rest)


def _flows(last: Row, row: Row) -> bool:
    """Whether `row` continues `last`. A stray blank after a short line must not swallow the order below."""
    if row.depth != last.depth or row.text == "-- " or not row.text.strip():
        return False
    return not (is_order(row.text) and len(last.text) < _SHORT)


def rejoined(rows: list[Row], whole: Iterable[str]) -> list[Row]:
    """Rows of a plain part, joined where the HTML part of the same mail has them as one line (`whole`).

    Where the HTML is not a faithful copy the rows are joined as in a mail without it."""
    known = {tidy(text) for text in whole}
    done: list[Row] = []
    at = 0
    while at < len(rows):
        # The longest run is tried first; an order of more than five lines is left as it is.
        size = next((n for n in (5, 4, 3, 2) if _joined(rows[at : at + n]) in known), 1)
        done.append(rows[at]._replace(text=_joined(rows[at : at + size])) if size > 1 else rows[at])
        at += size
    faithful = all(tidy(row.text) in known for row in done if not row.depth and is_order(row.text))
    return done if faithful else unwrapped(done)


def _joined(rows: list[Row]) -> str:
    """The texts of several rows as one; nothing where a quotation, a blank line or a new order parts them."""
    if any(row.depth or not row.text.strip() for row in rows):
        # No line of an HTML part is a NUL: such rows are never joined.
        return "\0"
    # An order in the last row is only the end of a sentence if the row before it leads into it.
    sentence = len(rows) > 1 and not is_order(rows[0].text) and _ends_in(*rows[-2:])
    if any(is_order(row.text) for row in (rows[1:-1] if sentence else rows[1:])):
        return "\0"
    return tidy(" ".join(row.text for row in rows))


def unwrapped(rows: list[Row]) -> list[Row]:
    """Rows of a mail whose program broke lines at 64 to 80 columns without saying so, with each order whole.

    An order is continued only by a line that begins no order and whose first word did not fit above. A
    sentence is continued only by its last word, which must not become an order of its own.
    """
    limit = max(
        (len(row.text.rstrip()) for row in rows if not row.depth and " " in row.text.strip()), default=0
    )
    # A longer line shows that nothing was broken at all.
    if limit > _WIDE:
        return rows
    done: list[Row] = []
    wide = 0
    for row in rows:
        if done and _wraps(done[-1], wide, row, max(limit, _WRAP)):
            done[-1] = done[-1]._replace(text=f"{done[-1].text.rstrip()} {row.text.lstrip()}")
        else:
            done.append(row)
        # What counts is the width of the line as it came, not that of the joined row.
        wide = len(row.text.rstrip())
    return done


def _wraps(last: Row, wide: int, row: Row, limit: int) -> bool:
    """Whether a mailer that fills `limit` columns broke `last`, by now `wide`, to go on in `row`."""
    words = row.text.split()
    if not words or row.depth or last.depth or words[0].startswith(("#", "--")) or ":" in row.text:
        return False
    if wide + 1 + len(words[0]) <= limit:
        return False
    return not is_order(row.text) if is_order(last.text) else _ends_in(last, row)


def _ends_in(last: Row, row: Row) -> bool:
    """Whether the sentence of a line ends with a verb that would be a whole order by itself: `… so that I`
    and below it `hold.`"""
    open_ended = last.text.rstrip()[-1:].isalpha() and not is_order(last.text)
    return open_ended and is_lone_order(row.text) and row.text.lstrip()[:1].islower()
