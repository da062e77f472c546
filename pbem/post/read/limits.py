"""How much of a letter is read. The receipt says what lies beyond; the mail itself is kept whole.

With these limits the worst mail that anybody could make is read and judged in a tenth of a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pbem.engine.phrase import phrase
from pbem.patterns import compiled
from pbem.rows import NamedTuple

MAIL_BYTES = 1 << 20
"""How many bytes of a mail or a file are read."""
MAIL_LINES = 12_000
"""How many lines of a mail are read, those of encoded pictures included."""
HEADER_BYTES = 1 << 16
"""A mail with a header of more bytes is not read."""
FIELD_BYTES = 2_000
"""A header field that describes the parts is ignored if it is longer."""
HEADER_CHARS = 1_000
"""How many bytes are read of any other header field."""
PARTS = 20
"""How many parts of a mail are read."""
TEXT_CHARS = 120_000
"""How many characters of text are read, of all parts together; quotations with `>` have their own limits."""
TEXT_LINES = 1_000
"""How many lines are read, of all parts together; quotations with `>` have their own limits."""
QUOTED_LINES = 500
"""How many lines that a `>` marks as quoted are read, of all parts together. Further ones are passed over:
whatever a mail program quotes, what the player wrote below it or between is read."""
QUOTED_CHARS = 60_000
"""How many characters are read of lines that a `>` marks as quoted, of all parts together."""
TAGS = 4_000
"""How many tags are read, of all parts together."""
PAGE_LINES = 6_000
"""How many lines of a page's source are read."""
ROW_CHARS = 4_000
"""How much of a line is read to tell what it is."""
LINE_CHARS = 1_000
"""A longer line is no order."""
OWN_LINES = 200
"""How many of the player's own lines are read."""
OWN_CHARS = 15_000
"""How many characters of the player's own lines are read."""
SHOWN = 200
"""How much of a skipped line a receipt shows."""

# ------------------------------------------------------------------------------- before a mail is read

_MOST_LINES = compiled(rb"(?:[^\r\n]*+(?>\r\n|\r|\n)){%d}" % MAIL_LINES)
_HEADER_END = compiled(rb"(?:\r\n|\r|\n)(?:\r\n|\r|\n)")
_FIELD = compiled(
    rb"^(content-[a-z-]{1,30}[ \t]*:)[^\r\n]*(?:(?:\r\n|\r|\n)[ \t][^\r\n]*)*", re.IGNORECASE | re.MULTILINE
)
_CONTENT = compiled(rb"[\r\n]content-")
_PARTING = compiled(rb"boundary\s*\*?\d?\*?=|message/(?:rfc822|global)", re.IGNORECASE)


class Tame(NamedTuple):
    """A mail that is read in a time that grows as its length does, and what was cut off at its end; `lost` if
    there may be orders in what else is not read of it."""

    data: bytes
    rest: bytes
    lost: bool = False


def tamed(data: bytes, problems: list[str]) -> Tame:
    """A mail as far as the library may read it; `problems` tell what it does not."""
    end_of_lines = _end_of_lines(data, problems)
    data, rest = data[:end_of_lines], data[end_of_lines:]
    lost = False
    end = _HEADER_END.search(data)
    if (end.end() if end else len(data)) > HEADER_BYTES:
        problems.append(
            phrase("Its header is longer than {most:,} bytes: nothing below it was read.", most=HEADER_BYTES)
        )
        data, lost = data[:HEADER_BYTES], True
    long = [field[1] for field in _fields(data) if len(field.group()) > FIELD_BYTES]
    if long:
        problems.append(
            phrase("What it says of its parts is longer than {most:,} bytes: not read.", most=FIELD_BYTES)
        )
        data = _FIELD.sub(_plain_field, data)
        lost = lost or any(name.lower().startswith(b"content-t") for name in long)
    if _partings(data) > PARTS:
        problems.append(
            phrase("It has parts nested more than {most} deep: none of them was read.", most=PARTS)
        )
        data, lost = _PARTING.sub(b"x=", data[: end.end()] if end else data), True
    return Tame(data, rest, lost)


def _fields(data: bytes) -> Iterator[re.Match[bytes]]:
    """The lines of headers that tell of parts; looked for by their first word, which most lines have not."""
    matches = (_FIELD.match(data, word.start()) for word in _CONTENT.finditer(b"\n" + data.lower()))
    return (field for field in matches if field)


def _partings(data: bytes) -> int:
    """An upper bound for the number of parts of a mail."""
    # Most mails have few parts, and counting dashes is much quicker than taking them apart.
    small = data.lower()
    most = small.count(b"boundary") + small.count(b"message/")
    return most if most <= PARTS else len(_PARTING.findall(data))


def _end_of_lines(data: bytes, problems: list[str]) -> int:
    """Where the lines of a mail end that are looked at."""
    if data.count(b"\n") + data.count(b"\r") <= MAIL_LINES:
        return len(data)
    lines = _MOST_LINES.match(data)
    if not lines:
        return len(data)
    problems.append(phrase("It is longer than {most:,} lines: the rest was not read.", most=MAIL_LINES))
    return lines.end()


def _plain_field(field: re.Match[bytes]) -> bytes:
    """A line of the header, or nothing of it but its name if it is too long."""
    return field.group() if len(field.group()) <= FIELD_BYTES else b"X-" + field[1]
