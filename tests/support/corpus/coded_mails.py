"""The corpus: mails of Python's library, and mails and files in encodings declared rightly and wrongly."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage, Message
from email.mime.nonmultipart import MIMENonMultipart
from email.utils import format_datetime

from support.corpus.handmade_mails import DECOY, HEAD, OWN, PNG, TEXT, mail, page, qp, utf8

# -- made by Python's email library ------------------------------------------------------------------------


def message(text: str = TEXT, kind: str = "plain", **how: str) -> EmailMessage:
    """A mail of the modern library."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = (
        "Otto <frederick@example.org>",
        "m@example.org",
        "[seven-years] 1",
    )
    made["Date"] = format_datetime(datetime(2026, 11, 2, 20, 15, tzinfo=UTC))
    made["Message-ID"] = "<frederick-1@example.org>"
    made.set_content(text, subtype=kind, **how)
    return made


def library() -> Iterator[tuple[str, bytes]]:
    """Mails of the library, by policy, character set and encoding."""
    for rules in ("default", "SMTP"):
        yield f"policy {rules}", message().as_bytes(policy=getattr(policy, rules))
    yield (
        "folded at 40",
        message(cte="quoted-printable").as_bytes(policy=policy.SMTP.clone(max_line_length=40)),
    )
    for cte in ("base64", "8bit"):
        yield f"utf-8 {cte}", message(cte=cte).as_bytes()
    for charset in (
        "iso-8859-1",
        "iso-8859-15",
        "windows-1252",
        "cp437",
        "mac-roman",
        "utf-16",
        "utf-7",
        "cp850",
    ):
        yield f"{charset} base64", message(charset=charset, cte="base64").as_bytes()
        yield f"old {charset}", old_text(charset).as_bytes()
    yield "html", message(page(OWN), "html").as_bytes()
    both = message()
    both.add_alternative(page(OWN), subtype="html")
    yield "alternative", both.as_bytes()
    both.add_attachment(PNG, maintype="image", subtype="png", filename="map.png")
    yield "alternative with picture", both.as_bytes(policy=policy.SMTP)


def old_text(charset: str) -> Message:
    """A mail of the old library."""
    made = MIMENonMultipart("text", "plain", charset=charset)
    made["From"] = "frederick@example.org"
    made["Content-Transfer-Encoding"] = "quoted-printable" if charset != "utf-16" else "base64"
    text = qp(TEXT, charset) if charset != "utf-16" else base64.encodebytes(TEXT.encode(charset))
    made.set_payload(text.decode("ascii"))
    return made


# -- encodings, declared rightly and wrongly ---------------------------------------------------------------


def encodings() -> Iterator[tuple[str, bytes]]:
    """Hand-made mails: what is declared, what is there, and how it is wrapped."""
    encoded = base64.b64encode(TEXT.encode())
    yield "bare utf-8", utf8(TEXT)
    yield "CRLF", utf8(TEXT).replace(b"\n", b"\r\n")
    yield (
        "CR only in the body",
        mail("text/plain; charset=utf-8", qp(TEXT.replace("\n", "\r")), "quoted-printable"),
    )
    yield "no charset", mail("text/plain", TEXT.encode())
    yield "no type", HEAD + b"\n" + TEXT.encode()
    yield "no MIME", b"From: frederick@example.org\nSubject: turn 1\n\n" + TEXT.encode()
    yield "latin-1 undeclared", mail("text/plain", TEXT.encode("latin-1"))
    yield "latin-1 declared utf-8", mail("text/plain; charset=utf-8", TEXT.encode("latin-1"))
    yield "utf-8 declared latin-1", mail("text/plain; charset=iso-8859-1", TEXT.encode())
    yield "utf-8 declared ascii", mail("text/plain; charset=us-ascii", TEXT.encode(), "7bit")
    for charset in ("x-unknown", "utf8mb4", '"utf-8;"', "unicode_escape", "rot13", "=?", "'utf-8'"):
        yield f"charset {charset}", mail(f"text/plain; charset={charset}", TEXT.encode())
    yield "unknown encoding", mail("text/plain; charset=utf-8", TEXT.encode(), "x-strange")
    yield "BOM in the body", mail("text/plain; charset=utf-8", b"\xef\xbb\xbf" + TEXT.encode())
    for width in (1000, 77, 33):
        cut = b"\n".join(encoded[at : at + width] for at in range(0, len(encoded), width))
        yield f"base64 in lines of {width}", mail("text/plain; charset=utf-8", cut + b"\n", "BASE64")
    yield "base64 without padding", mail("text/plain; charset=utf-8", encoded.rstrip(b"="), "base64")
    yield (
        "base64 with blanks",
        mail("text/plain; charset=utf-8", b" " + encoded.replace(b"b", b"b \n\n"), "base64"),
    )
    yield (
        "soft hyphens",
        utf8(TEXT.replace("Wusterhausen", "Wuster\xadhausen").replace("Heinrich", "Hein\xadrich")),
    )
    yield "zero width", utf8(TEXT.replace("move", "\u200bmo\u200dve\ufeff"))
    yield "no-break blanks", utf8(TEXT.replace(" ", "\xa0"))
    yield "narrow blanks and tabs", utf8(TEXT.replace(", ", ",\u202f").replace(": ", ":\t"))
    yield "dashes", utf8(TEXT.replace(" - ", " – "))
    yield "minus", utf8(TEXT.replace(" - ", " − "))
    yield "accents apart", utf8(TEXT.replace("ö", "o\u0308").replace("ü", "u\u0308"))
    yield (
        "header folded and shouted",
        (HEAD + b"CONTENT-TYPE:\n\ttext/plain;\n\tCHARSET=UTF-8\n\n").replace(
            b"Subject: Re", b"Subject:\n Re"
        )
        + TEXT.encode(),
    )
    yield "mbox line first", b"From frederick@example.org Mon Nov  2 20:15:03 2026\n" + utf8(TEXT)
    yield "blank line first", b"\r\n" + utf8(TEXT)
    yield "saved with BOM", b"\xef\xbb\xbf" + utf8(TEXT)
    yield "saved as UTF-16", utf8(TEXT).decode().encode("utf-16")
    yield "saved as UTF-16 without mark", utf8(TEXT).decode().encode("utf-16-le")
    yield "many hops", b"Return-Path: <x@y.org>\nReceived: from a by b;\n\tMon, 2 Nov 2026\n" * 9 + utf8(TEXT)


# -- files -------------------------------------------------------------------------------------------------


def files() -> Iterator[tuple[str, bytes]]:
    """Plain files from all kinds of editors."""
    yield "utf-8", TEXT.encode()
    for codec in ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "latin-1"):
        yield codec, TEXT.encode(codec)
    yield "CRLF", TEXT.replace("\n", "\r\n").encode()
    yield "CR", TEXT.replace("\n", "\r").encode()
    yield "UTF-16 CRLF", TEXT.replace("\n", "\r\n").encode("utf-16")
    yield "no last line end", TEXT.rstrip("\n").encode()
    yield "blank lines, tabs", TEXT.replace("\n", " \t\n\n").replace("move", "\t move ").encode()
    yield "line separators", TEXT.replace("\n", "\u2028").encode()
    yield "NULs at the end", TEXT.encode() + b"\0" * 20
    yield "signature", (TEXT + "-- \n" + DECOY).encode()
