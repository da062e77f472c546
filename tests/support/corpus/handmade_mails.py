"""What the letters of the corpus say, and how a mail, a quotation or a page is written by hand."""

from __future__ import annotations

import quopri
from html import escape
from textwrap import wrap

ORDERS = [
    "nation Prussia",
    "setup Friedrich 8, Winterfeldt 3, Heinrich 4, Schwerin 6, Keith 4, Seydlitz 2, Dohna 3, Lehwaldt 2",
    "move Friedrich + Winterfeldt: Riesa, Meißen, Dresden",
    "move Heinrich: Königs Wusterhausen, Zossen, Luckau",
    "move keith: reichenbach - schweidnitz # Schwerin keeps Strehlen",
    "transfer 2 Friedrich > Winterfeldt",
    "battle Friedrich > Daun: play S10 S7 R4, loss 3, keep hearts",
    "attack Heinrich > Daun",
    "answer 12: retreat to Königsberg in der Neumark, or to Frankfurt (Oder), or Küstrin if all else fails",
    "discard lowest",
]
DECOY = "move Friedrich: Berlin"
CHATTER = {"Hi,", "here are my orders.", "Best wishes", "Otto"}
OWN = ["Hi,", "", "here are my orders.", "", *ORDERS, "", "Best wishes", "Otto"]
QUOTED = ["Dear Otto,", "please send your orders.", DECOY, "", "> and this is older", "> " + DECOY]
TEXT = "\n".join(OWN) + "\n"
HEAD = (
    b"From: =?utf-8?q?Otto_K=C3=B6nig?= <frederick@example.org>\nTo: moderator@example.org\n"
    b"Subject: Re: [seven-years] turn 1\nDate: Mon, 02 Nov 2026 20:15:03 +0100\n"
    b"Message-ID: <frederick-1@example.org>\nMIME-Version: 1.0\n"
)
PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256))


def mail(kind: str, body: bytes, encoding: str = "8bit") -> bytes:
    """A mail written by hand."""
    return HEAD + f"Content-Type: {kind}\nContent-Transfer-Encoding: {encoding}\n\n".encode() + body


def utf8(text: str) -> bytes:
    """A plain mail in bare UTF-8."""
    return mail("text/plain; charset=utf-8", text.encode())


def qp(text: str, charset: str = "utf-8") -> bytes:
    """Text in quoted-printable."""
    return quopri.encodestring(text.encode(charset))


def lines_html(lines: list[str], tag: str = "div") -> str:
    """Lines as HTML, one element a line."""
    return "".join(f"<{tag}>{escape(line) or '<br>'}</{tag}>" for line in lines)


def marked(lines: list[str], mark: str = "> ") -> str:
    """Lines as a quotation in plain text."""
    return "\n".join(mark + line for line in lines)


def wrapped(lines: list[str], width: int) -> str:
    """Lines wrapped hard, without a word about it."""
    return "\n".join("\n".join(wrap(line, width, break_on_hyphens=False)) for line in lines) + "\n"


def page(lines: list[str], tag: str = "div", after: str = "") -> str:
    """A whole HTML page."""
    style = "<head><title>move</title><style>p { margin: 0 }\n</style></head>"
    return f"<!DOCTYPE html>\n<html>{style}<body>{lines_html(lines, tag)}{after}</body></html>\n"


def part(kind: str, body: bytes, *head: str) -> bytes:
    """A part of a multipart, by hand."""
    return "\n".join([f"Content-Type: {kind}", *head, "", ""]).encode() + body


def multi(kind: str, *inside: bytes, boundary: str = "=_b1", declared: str = "") -> bytes:
    """A multipart, by hand, without the header of a mail."""
    cut = f"\n--{boundary}\n".encode()
    end = f"\n--{boundary}--\n".encode()
    return (
        f'Content-Type: multipart/{kind}; boundary="{declared or boundary}"\n\n'.encode()
        + cut
        + cut.join(inside)
        + end
    )
