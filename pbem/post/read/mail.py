"""A mail's parts: which of them are the player's text, and the rows of each.

The `compat32` policy of the standard library's email package is used rather than `default`, because it leaves
headers as bytes and never parses them unasked: the parser of the default policy raises on some broken headers
and is slow on long ones. What is wanted of the header is decoded here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import field, replace
from email import message_from_bytes
from email.header import decode_header
from email.message import Message
from email.policy import compat32
from email.utils import parseaddr

from pbem.engine.phrase import Typed, phrase
from pbem.patterns import compiled
from pbem.post.read.characters import decoded, is_order, tidy
from pbem.post.read.hypertext import html_rows
from pbem.post.read.letter import Letter, Line, Sent, Skipped
from pbem.post.read.limits import HEADER_CHARS, PARTS, SHOWN, tamed
from pbem.post.read.own_words import Sieve
from pbem.post.read.room import Cut, Room
from pbem.post.read.rows import Row, flowed_rows, plain_rows, rejoined, unwrapped
from pbem.post.read.unread_rest import goes_on, has_texts
from pbem.post.read.within_limits import letter_of
from pbem.records import dataclass

_TEXT_FILE = compiled(r"\.(?:txt|text|orders?|md|bbcode)$", re.I)
_PASSED_ON = compiled(r"\s*(?:\[[^\]]{1,80}\]\s*)?(?:fwd?|wg|tr|i|rv|doorst|pd)\s*:", re.I)
_PAGE = compiled(r"\s*<(?:!doctype html|html|head|body)\b", re.I)
_BOUNDARY = compiled(rb"^--([^\s\"]{1,70})[ \t]*\r?\n(?=Content-)", re.M | re.I)
_TEXT = compiled(r"text/(?:plain|html)$|multipart/")
_MAIL = phrase("The mail")
_ROBOT = compiled(r"(?:mailer-daemon|postmaster)(?:@|$)", re.I)
_MASS = {"bulk", "list"}
_REPLYING = {"junk", "auto_reply"}
_REPLIERS = ("X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Reply", "X-Failed-Recipients")


def read_mail(data: bytes, rest: bytes, problems: list[str]) -> Letter:
    """The letter in a mail, the rest of which is not read."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")) or data[:200].count(0) > 50:
        data = decoded(data).encode("utf-8")
    tame = tamed(data.lstrip(), problems)
    mail: Message = message_from_bytes(tame.data, policy=compat32)
    subject = tidy(header(mail, "Subject") or "") or None
    sent = sent_by(mail)
    reader = MailReader(problems, passed_on=sent == "list" or bool(_PASSED_ON.match(subject or "")))
    reader.whole = not tame.lost
    reader.ends(mail, tame.rest + rest)
    reader.part(mail)
    reader.finish()
    if len(mail.get_all("From", [])) > 1:
        problems.append(phrase("It has more than one sender: the first was taken."))
    letter = letter_of(reader.lines, reader.skipped, problems, reader.whole)
    identity, date = header(mail, "Message-ID"), header(mail, "Date")
    letter = replace(letter, sender=address(mail), subject=subject, message_id=identity, date=date)
    return replace(letter, sent=sent)


def sent_by(mail: Message) -> Sent:
    """What sent a mail. A robot gives one of the signs of those that answer by themselves; a list or a forum
    says only that it sends to many, or that no person pressed the key."""
    submitted = re.split(r"[;(\s]", _raw(mail, "Auto-Submitted"))[0].lower()
    precedence = _raw(mail, "Precedence").strip().lower()
    if submitted == "auto-replied" or precedence in _REPLYING or _is_robot(mail):
        return "robot"
    return "list" if submitted not in ("", "no") or precedence in _MASS else "person"


def _is_robot(mail: Message) -> bool:
    """Whether a mail came back, or has a header that only robots write."""
    return (
        mail.get_content_type() == "multipart/report"
        or "".join(str(mail.get("Return-Path", "none")).split()) in ("", "<>")
        or _ROBOT.match(address(mail) or "") is not None
        or any(_raw(mail, name) for name in _REPLIERS)
    )


def header(mail: Message, name: str) -> str | None:
    """A line of the header as people read it, or None."""
    return " ".join(_words(_raw(mail, name)).split()) or None


def _raw(mail: Message, name: str) -> str:
    """A line of the header as it was sent, its bare 8-bit letters decoded; empty if there is none."""
    value = next((str(value) for key, value in mail.raw_items() if key.lower() == name.lower()), "")
    return " ".join(decoded(value[:HEADER_CHARS].encode("utf-8", "surrogateescape")).split())


def _words(plain: str) -> str:
    """Text with its encoded words decoded; what cannot be decoded stays as it is."""
    try:
        pieces = decode_header(plain)
    except Exception:  # a header like this is its writer's fault, and only shown
        return plain
    return "".join(piece if isinstance(piece, str) else _piece(piece, charset) for piece, charset in pieces)


def _piece(piece: bytes, charset: str | None) -> str:
    """One piece of a decoded header; the library hands plain pieces back in its own escape."""
    return decoded(piece, charset) if charset else piece.decode("raw-unicode-escape", "replace")


def address(mail: Message) -> str | None:
    """The sender's bare address, or all that stands there if it holds none; without signs that a terminal,
    where a moderator reads it, would obey."""
    value = tidy(_raw(mail, "From") or _raw(mail, "Sender"))
    try:
        return (parseaddr(value)[1] or value) if value else None
    except RecursionError:  # brackets within brackets, by the hundred
        return value


@dataclass
class MailReader:
    """The parts of a mail on their way to be lines."""

    problems: list[str]
    passed_on: bool = False
    lines: list[Line] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    whole: bool = True
    _parts: int = 0
    _forwarded: list[Message] = field(default_factory=list)
    _last: Message | None = None
    _beyond: Cut = ""
    _copies: Room = field(default_factory=lambda: Room([]))

    def __post_init__(self) -> None:
        self._room = Room(self.problems)

    def ends(self, mail: Message, rest: bytes) -> None:
        """Note what was cut off at the end of the mail: the end of its last part, and perhaps more parts."""
        *_, self._last = mail.walk()
        self._beyond = goes_on(rest)
        unparted = self._last.get_content_maintype() == "multipart"
        self.whole = self.whole and not has_texts(rest) and not (unparted and self._beyond)

    def part(self, part: Message) -> None:
        """Read a part, in the order in which a mail program shows them."""
        self._parts += 1
        if self._parts == PARTS + 1:
            self.problems.append(phrase("It has more than {most} parts: the rest was not read.", most=PARTS))
        if self._parts > PARTS:
            self.whole = self.whole and part.get_content_maintype() != "text"
            return
        kind, inner = part.get_content_type(), parts_of(part)
        if kind in ("message/rfc822", "message/global"):
            self._forwarded += inner
        elif not inner:
            self._leaf(part)
        elif kind == "multipart/alternative":
            self._alternative(inner)
        else:
            returned = kind == "multipart/report"  # what comes back with it was written by the moderator
            for piece in inner[:1] if returned else inner:
                self.part(piece)

    def _leaf(self, part: Message) -> None:
        """Read a part without parts: a text, an attached file of orders; all else is left alone."""
        name = attachment_name(part)
        if name and is_text_file(part, name):
            self._attached(part, name)
        elif name or not _TEXT.match(part.get_content_type()):
            self._leave(name or part.get_content_type())
        else:
            self._take(self._sieved(self._rows(part, self._room), self._room.cut))

    def _leave(self, name: str) -> None:
        """An attachment that is not opened."""
        self.skipped.append(Skipped(0, tidy(name)[:SHOWN], "attachment"))

    def _alternative(self, inner: list[Message]) -> None:
        """The same text twice: plain text before HTML, unless only the HTML holds the orders."""
        leaves = [leaf for piece in inner for leaf in _flat(piece)][: PARTS + 1]
        plain = [
            leaf for leaf in leaves if leaf.get_content_type() == "text/plain" and not attachment_name(leaf)
        ]
        pages = [
            leaf for leaf in leaves if leaf.get_content_type() == "text/html" and not attachment_name(leaf)
        ]
        self._copies.problems = aside = list[str]()
        seen, seen_cut = self._all_rows(pages, self._copies)
        rows, cut = self._all_rows(plain, self._room, seen)
        text, page = self._sieved(rows, cut), self._sieved(seen, seen_cut)
        html = not holds_orders(text.lines) and (holds_orders(page.lines) or not text.lines)
        self.problems += aside if html else []
        self._take(page if html else text)
        if plain and pages:
            same = phrase("the same letter as plain text") if html else phrase("the same letter as HTML")
            self.skipped.append(Skipped(0, same, "markup"))
        for leaf in leaves:
            if leaf not in plain and leaf not in pages:
                self.part(leaf)

    def _all_rows(
        self, parts: list[Message], room: Room, seen: list[Row] | None = None
    ) -> tuple[list[Row], Cut]:
        """The rows of several texts, and whether there may be orders beyond."""
        texts = [(self._rows(part, room, seen), room.cut) for part in parts]
        return [row for rows, _ in texts for row in rows], max((cut for _, cut in texts), default="")

    def _rows(self, part: Message, room: Room, seen: list[Row] | None = None) -> list[Row]:
        """The rows of a text, and in `room` whether it is cut. `seen`: those of the HTML beside it, which
        tell what a mailer has wrapped."""
        rows = self._rows_read(part, room, seen)
        room.cut = self._cut(part, room)
        return rows

    def _cut(self, part: Message, room: Room) -> Cut:
        """Whether there may be orders in what was not read of a text."""
        return max(room.cut, self._beyond) if part is self._last else room.cut

    def _rows_read(self, part: Message, room: Room, seen: list[Row] | None) -> list[Row]:
        text = part_text(part)
        if part.get_content_type() == "text/html" or _PAGE.match(text):
            return room.page(text, html_rows, _MAIL)
        if str(part.get_param("format", "")).lower() == "flowed":
            delsp = str(part.get_param("delsp", "")).lower() == "yes"
            return room.text(text, lambda flowed: flowed_rows(flowed, delsp), _MAIL)
        rows = room.text(text, plain_rows, _MAIL)
        return rejoined(rows, [row.text for row in seen]) if seen else unwrapped(rows)

    def _attached(self, part: Message, name: str) -> None:
        """A file of orders; one that only repeats what the mail says is set aside."""
        sieve = Sieve(passed_on=True, part=tidy(name)[:SHOWN])
        sieve.sift(
            self._room.text(part_text(part), plain_rows, phrase("The file {name}", name=Typed(sieve.part)))
        )
        sieve.cut = self._cut(part, self._room)
        known = {line.text for line in self.lines}
        if sieve.lines and known.issuperset(line.text for line in sieve.lines):
            self.skipped += [Skipped(line.number, line.text, "repeated", line.part) for line in sieve.lines]
            sieve.lines.clear()
        self._take(sieve)

    def _sieved(self, rows: list[Row], cut: Cut) -> Sieve:
        """Rows of the mail itself, sorted."""
        sieve = Sieve(passed_on=self.passed_on, cut=cut)
        sieve.sift(rows)
        return sieve

    def _take(self, sieve: Sieve) -> None:
        """Add what a part has come to."""
        self.lines += sieve.lines
        self.skipped += sieve.skipped
        self.whole = self.whole and not sieve.lost

    def finish(self) -> None:
        """Read the attached mails, if there is no order so far: then the orders are in them."""
        mails, self._forwarded = self._forwarded, []
        for mail in mails:
            if holds_orders(self.lines):
                subject = Typed(header(mail, "Subject") or "") or phrase("no subject")
                self._leave(phrase("forwarded mail: {subject}", subject=subject))
                continue
            self.part(mail)
            self.finish()


def holds_orders(lines: list[Line]) -> bool:
    """Whether there is an order among lines."""
    return any(is_order(line.text) for line in lines)


def _flat(part: Message) -> Iterator[Message]:
    """The parts of a part that are no multiparts themselves; mails inside stay whole."""
    if part.is_multipart() and part.get_content_maintype() == "multipart":
        for piece in parts_of(part):
            yield from _flat(piece)
    else:
        yield part


def parts_of(part: Message) -> list[Message]:
    """The parts of a multipart, also of one whose boundary is not the one it declares."""
    if not part.is_multipart():
        part = _mended(part)
    payload = part.get_payload() if part.is_multipart() else []
    return [piece for piece in payload if isinstance(piece, Message)]


def _mended(part: Message) -> Message:
    """A multipart taken apart again at the boundary that stands in it, if there is one."""
    body = part.get_payload(decode=True) if part.get_content_maintype() == "multipart" else b""
    boundary = _BOUNDARY.search(body) if isinstance(body, bytes) else None
    if boundary is None:
        return part
    head = b'Content-Type: multipart/mixed; boundary="' + boundary[1] + b'"\n\n'
    return message_from_bytes(head + boundary.string, policy=compat32)


def part_text(part: Message) -> str:
    """The text of a part, out of whatever encoding and character set."""
    if encoding := str(part.get("Content-Transfer-Encoding", "")):
        word = re.search(r"[\w-]+", encoding)  # the library does not know one that is folded or commented on
        part.replace_header("Content-Transfer-Encoding", word.group() if word else "8bit")
    data = part.get_payload(decode=True)
    return decoded(data if isinstance(data, bytes) else b"", charset_of(part))


def charset_of(part: Message) -> str | None:
    """The declared character set; None if the declaration cannot be read."""
    try:
        return part.get_content_charset()
    except (UnicodeError, LookupError, ValueError, TypeError):
        return None


def attachment_name(part: Message) -> str | None:
    """The name of an attached file, decoded, without any folder."""
    try:
        name = part.get_filename()
    except (UnicodeError, LookupError, ValueError, TypeError):
        return "a file with an unreadable name"
    return re.split(r"[/\\]", _words(name[:HEADER_CHARS]))[-1] or None if name else None


def is_text_file(part: Message, name: str) -> bool:
    """Whether an attached file is one of orders: plain text by its name, or else by its type."""
    if part.get_content_maintype() not in ("text", "application"):
        return False
    return bool(_TEXT_FILE.search(name)) or ("." not in name and part.get_content_type() == "text/plain")
