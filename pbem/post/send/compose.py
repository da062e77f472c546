"""Composing: the parts of a letter become a mail, the same bytes every time. It is plain ASCII with bare line
feeds, so that it can be kept as a file and pass through any server; sending makes the line ends right."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from datetime import datetime

from pbem.patterns import compiled
from pbem.post.addresses import carried
from pbem.post.send import headers
from pbem.records import dataclass

REFERENCES = 10
"""So many letters before are named, the first and the last ones; a longer line some servers refuse."""
LONGEST_LINE = 900
"""A text with a longer line is encoded: 998 is what a mail may have."""

_UNSEEN = compiled(r"[\x00-\x08\x0b-\x1f\x7f]")


class ComposingError(ValueError):
    """Parts that make no mail; the text says which and why."""


@dataclass(frozen=True)
class Person:
    """An address, and a name if there is one."""

    address: str
    name: str = ""


@dataclass(frozen=True)
class Attachment:
    """A text that goes with the letter as a file, like the order form; `kind` is its media type."""

    name: str
    text: str
    kind: str = "text/plain"


@dataclass(frozen=True)
class Picture:
    """A picture that the letter's HTML shows, by `cid:` and its `identity` (without angle brackets)."""

    identity: str
    name: str
    data: bytes
    kind: str = "image/png"


@dataclass(frozen=True)
class Outgoing:
    """The parts of a letter to one person. `message_id` is given, so that the same letter always has the
    same; `in_reply_to` and `references` are what stood in a letter that came in: what is no Message-ID is
    left out. `html` says the same as `text`; `pictures` belong to it."""

    sender: Person
    to: Person
    subject: str
    message_id: str
    date: datetime
    text: str
    reply_to: Person | None = None
    in_reply_to: str | None = None
    references: tuple[str, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    html: str = ""
    pictures: tuple[Picture, ...] = ()


def compose(mail: Outgoing) -> bytes:
    """The mail. Raises AddressError and ComposingError."""
    files = [_text_part(file.text, file.kind, file.name) for file in mail.attachments]
    body = _several("mixed", [_letter(mail), *files], mail.message_id)
    return ("".join(_head(mail)) + body).encode("ascii")


def _letter(mail: Outgoing) -> str:
    """The letter itself: a text, or the choice between that and HTML with its pictures."""
    text = _text_part(mail.text)
    if not mail.html:
        return text
    pictures = [_picture_part(one) for one in mail.pictures]
    page = _several("related", [_text_part(mail.html, "text/html"), *pictures], mail.message_id, "text/html")
    return _several("alternative", [text, page], mail.message_id)


def _several(kind: str, parts: Sequence[str], message_id: str, root: str = "") -> str:
    """Some parts as one, or the only one as it is; `root` is the kind of the first one among related ones."""
    if len(parts) == 1:
        return parts[0]
    boundary = "=_" + hashlib.sha256("\0".join([message_id, *parts]).encode()).hexdigest()[:32]
    words = [f"multipart/{kind};", *([f'type="{root}";'] if root else []), f'boundary="{boundary}"']
    body = "".join(f"--{boundary}\n{part}\n" for part in parts)
    return f"{headers.header_line('Content-Type', words)}\n{body}--{boundary}--\n"


def _head(mail: Outgoing) -> Iterator[str]:
    """The lines that say from whom, to whom and to which letter it answers."""
    yield headers.header_line("From", _person(mail.sender))
    yield headers.header_line("To", _person(mail.to))
    if mail.reply_to:
        yield headers.header_line("Reply-To", _person(mail.reply_to))
    yield headers.header_line("Subject", headers.header_words(mail.subject))
    yield headers.header_line("Date", _date(mail.date).split(" "))
    yield headers.header_line("Message-ID", [_identity(mail.message_id)])
    yield from _thread(mail)
    yield headers.header_line("Auto-Submitted", ["auto-generated"])
    yield headers.header_line("X-Auto-Response-Suppress", ["OOF,", "AutoReply"])
    yield headers.header_line("MIME-Version", ["1.0"])


def _thread(mail: Outgoing) -> Iterator[str]:
    """The letters that came before in this conversation."""
    before = [given.strip() for given in (*mail.references, mail.in_reply_to or "")]
    known = list(dict.fromkeys(filter(headers.is_identity, before)))
    if before[-1] in known:
        yield headers.header_line("In-Reply-To", [before[-1]])
    if known:
        named = known if len(known) <= REFERENCES else [known[0], *known[1 - REFERENCES :]]
        yield headers.header_line("References", named)


def _person(person: Person) -> list[str]:
    """A person as words of the header. Raises AddressError."""
    return headers.mailbox(carried(person.address), person.name)


def _date(date: datetime) -> str:
    """The date as mails write it."""
    from email.utils import format_datetime

    if date.utcoffset() is None:
        raise ComposingError("the date of a mail needs a time zone")
    return format_datetime(date.replace(microsecond=0))


def _identity(given: str) -> str:
    """The Message-ID, if it is one."""
    if not headers.is_identity(given):
        raise ComposingError(f"{given!r} is no Message-ID: <letters.and.signs@domain>")
    return given


def _text_part(text: str, kind: str = "text/plain", name: str = "") -> str:
    """A text and the lines that say how it is written down; with a name it is an attachment."""
    text = _tidied(text)
    plain = text.isascii() and max(map(len, text.split("\n"))) <= LONGEST_LINE
    encoding = "7bit" if plain else "quoted-printable"
    head = headers.header_line("Content-Type", [f"{kind};", "charset=utf-8"])
    head += headers.header_line("Content-Transfer-Encoding", [encoding])
    if name:
        head += headers.header_line("Content-Disposition", ["attachment;", _file_name(name)])
    return f"{head}\n{text if plain else _quoted_printable(text)}"


def _picture_part(picture: Picture) -> str:
    """A picture, to be shown where the HTML says."""
    from base64 import encodebytes

    if not headers.is_identity(f"<{picture.identity}>"):
        raise ComposingError(f"{picture.identity!r} is no Content-ID: letters.and.signs@domain")
    head = headers.header_line("Content-Type", [picture.kind])
    head += headers.header_line("Content-Transfer-Encoding", ["base64"])
    head += headers.header_line("Content-ID", [f"<{picture.identity}>"])
    head += headers.header_line("Content-Disposition", ["inline;", _file_name(picture.name)])
    return f"{head}\n{encodebytes(picture.data).decode('ascii')}"


def _tidied(text: str) -> str:
    """A text with plain line ends, one at its end, and nothing in it that no mail may have."""
    text = re.sub(r"\r\n?", "\n", text)
    text = _UNSEEN.sub("", text).rstrip("\n") + "\n"
    return text.encode("utf-8", "replace").decode()


def _quoted_printable(text: str) -> str:
    """A text in ASCII, its lines short."""
    from binascii import b2a_qp

    return b2a_qp(text.encode(), istext=True).decode("ascii")


def _file_name(name: str) -> str:
    """The name of an attached file without any folder, as RFC 2231 writes it if need be."""
    from urllib.parse import quote

    name = re.sub(r'[/\\"]', "_", headers.header_text(name))[:60]
    return f'filename="{name}"' if name.isascii() else f"filename*=utf-8''{quote(name, safe='')}"
