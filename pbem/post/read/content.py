"""From bytes to a letter: recognise a mail, a page, a forum post or plain text, and read the player's words.

Nothing here writes, asks the network or opens what it is given; and no bytes make it raise.
"""

from __future__ import annotations

import re

from pbem.engine.phrase import Typed, phrase
from pbem.patterns import compiled
from pbem.post.read.characters import decoded
from pbem.post.read.hypertext import html_rows, looks_like_html
from pbem.post.read.letter import Letter
from pbem.post.read.limits import MAIL_BYTES
from pbem.post.read.own_words import Sieve
from pbem.post.read.room import Room
from pbem.post.read.rows import plain_rows
from pbem.post.read.unread_rest import goes_on
from pbem.post.read.within_limits import letter_of

_FIELDS = compiled(
    "from|to|cc|subject|date|message-id|mime-version|content-type|content-transfer-encoding|received|return-path|"
    "delivered-to|reply-to|in-reply-to|references|sender|x-mailer|user-agent|dkim-signature",
    re.I,
)
_FIELD = compiled(r"([!-9;-~]+)[ \t]*:")
_PAGE = compiled(r"\.x?html?$", re.I)
_TEXT = phrase("The text")


def read_letter(data: bytes, name: str = "") -> Letter:
    """The letter in `data`, which came under the file name `name`. It never raises."""
    problems: list[str] = []
    if len(data) > MAIL_BYTES:
        problems.append(
            phrase("It is longer than {most:,} bytes: only so much of it was read.", most=MAIL_BYTES)
        )
    data, rest = data[:MAIL_BYTES], data[MAIL_BYTES:]
    try:
        return _mail(data, rest, problems) if is_mail(data) else _file(data, rest, name, problems)
    except Exception as error:  # whatever is wrong with a stranger's letter, the desk goes on
        problems.append(
            phrase(
                "It could not be read ({error}); nothing in it was taken as an order.",
                error=Typed(type(error).__name__),
            )
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


def _mail(data: bytes, rest: bytes, problems: list[str]) -> Letter:
    """A mail; the module that knows mails is loaded only now, since most commands never meet one."""
    from pbem.post.read.mail import read_mail

    return read_mail(data, rest, problems)


def _file(data: bytes, rest: bytes, name: str, problems: list[str]) -> Letter:
    """A plain file, a page or a pasted forum post; its rest is not read."""
    text = decoded(data)
    if is_binary(text):
        problems.append(phrase("It is not text but some other kind of file, and was not read."))
        return Letter(problems=tuple(problems))
    room = Room(problems)
    page = _PAGE.search(name) or looks_like_html(text)
    rows = room.page(text, html_rows, _TEXT) if page else room.text(text, plain_rows, _TEXT)
    sieve = Sieve(passed_on=True, cut=max(room.cut, goes_on(rest)))
    sieve.sift(rows)
    return letter_of(sieve.lines, sieve.skipped, problems, whole=not sieve.lost)


def is_binary(text: str) -> bool:
    """Whether decoded bytes are no text at all: a picture or a program is full of control characters."""
    head = text[:2_000]
    strange = sum(char < " " and char not in "\t\n\r\f" for char in head)
    return strange > len(head) // 20
