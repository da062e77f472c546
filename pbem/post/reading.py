"""From bytes to a letter: recognise a mail, a page, a forum post or plain text, and read the player's words.

Nothing here writes, asks the network or opens what it is given; and no bytes make it raise.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from pbem.post.forum import forum_rows, looks_like_forum
from pbem.post.hypertext import html_rows, looks_like_html
from pbem.post.letter import Letter, Line, Skipped
from pbem.post.rows import Row, plain_rows
from pbem.post.sifting import SHOWN, Sieve
from pbem.post.wording import decoded

MAIL_BYTES = 1 << 20
"""A mail or file is read as far as this."""
TEXT_CHARS = 200_000
"""So much text is read of each part."""
TEXT_LINES = 2_000
"""So many lines are read of each part."""
LINE_CHARS = 1_000
"""A longer line is no order."""

_FIELDS = re.compile(
    "from|to|cc|subject|date|message-id|mime-version|content-type|content-transfer-encoding|received|return-path|"
    "delivered-to|reply-to|in-reply-to|references|sender|x-mailer|user-agent|dkim-signature",
    re.I,
)
_FIELD = re.compile(r"([!-9;-~]+)[ \t]*:")
_PAGE = re.compile(r"\.x?html?$", re.I)


def read(data: bytes, name: str = "") -> Letter:
    """The letter in `data`, which came under the file name `name`. It never raises."""
    problems: list[str] = []
    if len(data) > MAIL_BYTES:
        problems.append(f"It is longer than {MAIL_BYTES:,} bytes: only so much of it was read.")
        data = data[:MAIL_BYTES]
    try:
        return _mail(data, problems) if is_mail(data) else _file(data, name, problems)
    except Exception as error:  # whatever is wrong with a stranger's letter, the desk goes on
        problems.append(
            f"It could not be read ({type(error).__name__}); nothing in it was taken as an order."
        )
        return Letter(problems=tuple(dict.fromkeys(problems)))


def is_mail(data: bytes) -> bool:
    """Whether bytes begin as a mail does: with lines `Name: value`, some of them under a mail's names."""
    lines = decoded(data[:8_000]).lstrip("\ufeff \t\r\n").splitlines()
    if lines and re.match(r"From \S+ .*\d", lines[0]):
        lines = lines[1:]
    known = 0
    for number, line in enumerate(lines):
        field = _FIELD.match(line)
        if not line.strip() or not (field or (number and line[0] in " \t")):
            break
        known += field is not None and _FIELDS.fullmatch(field[1]) is not None
    return known > 1 or (known == 1 and lines[0].lower().startswith(("from:", "subject:")))


def _mail(data: bytes, problems: list[str]) -> Letter:
    """A mail; the module that knows mails is loaded only now, since most commands never meet one."""
    from pbem.post.mail import read_mail

    return read_mail(data, problems)


def _file(data: bytes, name: str, problems: list[str]) -> Letter:
    """A plain file, a page or a pasted forum post."""
    text = decoded(data)
    if is_binary(text):
        problems.append("It is no text but some other kind of file, and was not read.")
        return Letter(problems=tuple(problems))
    page = _PAGE.search(name) or looks_like_html(text)
    rows = limited(text, html_rows if page else plain_rows, "The text", problems)
    sieve = Sieve(passed_on=True)
    sieve.sift(rows)
    return letter_of(sieve.lines, sieve.skipped, problems)


def is_binary(text: str) -> bool:
    """Whether decoded bytes are no text at all: a picture or a program is full of control characters."""
    head = text[:TEXT_LINES]
    strange = sum(char < " " and char not in "\t\n\r\f" for char in head)
    return strange > len(head) // 20


def limited(text: str, rows_of: Callable[[str], list[Row]], what: str, problems: list[str]) -> list[Row]:
    """The rows of a text as far as the limits go, BBCode understood; `problems` tell what is beyond."""
    if len(text) > TEXT_CHARS:
        problems.append(f"{what} is longer than {TEXT_CHARS:,} characters: the rest was not read.")
        text = text[:TEXT_CHARS]
    rows = rows_of(text)
    if len(rows) > TEXT_LINES:
        problems.append(f"{what} is longer than {TEXT_LINES:,} lines: the rest was not read.")
        rows = rows[:TEXT_LINES]
    return forum_rows(rows) if looks_like_forum(text) else rows


def letter_of(lines: list[Line], skipped: list[Skipped], problems: list[str]) -> Letter:
    """A letter, its overlong lines set aside."""
    long = [line for line in lines if len(line.text) > LINE_CHARS]
    if long:
        problems.append(f"Lines of more than {LINE_CHARS:,} characters were skipped.")
    aside = [Skipped(line.number, line.text[:SHOWN], "too long", line.part) for line in long]
    short = tuple(line for line in lines if len(line.text) <= LINE_CHARS)
    return Letter(lines=short, skipped=(*skipped, *aside), problems=tuple(dict.fromkeys(problems)))
