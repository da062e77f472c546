"""One letter in many hands: the same orders as different mailers, forums and editors would send them.

`letters()` gives name and bytes. Each holds ORDERS, whatever else it holds is CHATTER or has to be skipped;
DECOY stands in quotations, signatures and struck-out text and must never be read as an order.
"""

from __future__ import annotations

import base64
import quopri
from collections.abc import Iterator
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage, Message
from email.mime.multipart import MIMEMultipart
from email.mime.nonmultipart import MIMENonMultipart
from email.mime.text import MIMEText
from email.utils import format_datetime
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


def letters() -> Iterator[tuple[str, bytes]]:
    """Every letter of the corpus, under a name that tells how it was made."""
    for maker in (library, encodings, replies, pages, parts, forwards, forums, files):
        for name, data in maker():
            yield f"{maker.__name__}: {name}", data


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


# -- answers -----------------------------------------------------------------------------------------------


def flowed(lines: list[str], width: int = 66, delsp: bool = False) -> str:
    """Lines as format=flowed: wrapped with a trailing blank, stuffed where needed."""
    out: list[str] = []
    for line in lines:
        pieces = wrap(line, width, break_long_words=False, break_on_hyphens=False) or [""]
        pieces = [piece + (" " + " " * delsp) * (n < len(pieces)) for n, piece in enumerate(pieces, 1)]
        out += [" " + piece if piece.startswith((">", " ", "From ")) else piece for piece in pieces]
    return "\n".join(out) + "\n"


def wrapped(lines: list[str], width: int) -> str:
    """Lines wrapped hard, without a word about it."""
    return "\n".join("\n".join(wrap(line, width, break_on_hyphens=False)) for line in lines) + "\n"


def replies() -> Iterator[tuple[str, bytes]]:
    """Top-posted, bottom-posted, wrapped and flowed answers, with and without signature."""
    signed = TEXT + "\n-- \nOtto\n" + DECOY + "\n"
    quote = marked(QUOTED)
    yield "signature", utf8(signed)
    yield "signature, blank lost", utf8(TEXT + "\n--\nOtto\n")
    yield "signature in QP", mail("text/plain; charset=utf-8", qp(signed), "quoted-printable")
    yield (
        "top-posted",
        utf8(f"{TEXT}\nOn Sun, Nov 1, 2026 at 9:12 PM Moderator <m@example.org> wrote:\n\n{quote}\n"),
    )
    yield "bottom-posted", utf8(f"On 01/11/2026 21:12, Moderator wrote:\n{quote}\n\n{TEXT}")
    yield "between quotes", utf8(f"{quote}\n{TEXT}{quote}\n")
    yield (
        "wrapped attribution",
        utf8(f"{TEXT}\nOn Sun, Nov 1, 2026 at 9:12 PM The Moderator <\nm@example.org> wrote:\n\n{quote}\n"),
    )
    german = "Am So., 1. Nov. 2026 um 21:12 Uhr schrieb Moderator <\nmoderator@example.org>:"
    yield "German attribution", utf8(f"{TEXT}\n{german}\n\n{quote}\n")
    yield "Moderator schrieb am", utf8(f"{TEXT}\nModerator schrieb am 1. Nov. 2026 um 21:12:\n\n{quote}\n")
    yield "French attribution", utf8(f"{TEXT}\nLe dim. 1 nov. 2026 à 21:12, Moderator a écrit :\n\n{quote}\n")
    yield (
        "quoted without blanks",
        utf8(f"{TEXT}\n" + marked(QUOTED, ">") + "\n" + marked(QUOTED, ">>>") + "\n"),
    )
    yield "quoted by initials", utf8(f"{TEXT}\n" + marked(QUOTED, "MO> ") + "\n")
    bare = "\n".join(line.lstrip("> ") for line in QUOTED)
    yield (
        "unmarked quotation",
        utf8(f"{TEXT}\nOn Sun, Nov 1, 2026, Moderator <m@example.org> wrote:\n\n{bare}\n"),
    )
    outlook = "From: Moderator <m@example.org>\nSent: Sunday, 1 November\nTo: Otto\nSubject: turn 1\n\n"
    yield "Outlook", utf8(f"{TEXT}\n-----Original Message-----\n{outlook}{bare}\n").replace(b"\n", b"\r\n")
    yield "Outlook on the web", utf8(f"{TEXT}\n________________________________\n{outlook}{bare}\n")
    de = "Von: Moderator\nGesendet: Sonntag, 1. November 2026\nAn: Otto\nBetreff: turn 1\n\n"
    yield "German Outlook", utf8(f"{TEXT}\n-----Ursprüngliche Nachricht-----\n{de}{bare}\n")
    yield (
        "German Outlook, bold",
        utf8(f"{TEXT}\n*Von:* Moderator\n*Gesendet:* Sonntag\n*An:* Otto\n\n{bare}\n"),
    )
    yield (
        "telephone",
        utf8(f"{TEXT}\nSent from my iPhone\n\n> On 1. Nov 2026, at 21:12, M wrote:\n>\n{quote}\n"),
    )
    yield (
        "German telephone",
        utf8(f"{TEXT}\nVon meinem iPhone gesendet\n\n> Am 01.11.2026 schrieb M:\n> \n{quote}\n"),
    )
    yield "Android", utf8(f"{TEXT}\nGet Outlook for Android<https://aka.ms/x>\n{'_' * 32}\n{outlook}{bare}\n")
    for width in (64, 70, 72, 76, 78):
        yield f"wrapped at {width}", utf8(wrapped(OWN, width) + "\n" + quote)
    kind = "text/plain; charset=utf-8; format=flowed"
    yield "flowed", mail(kind, (flowed(OWN) + "\n" + quote + "\n\n-- \nOtto\n" + DECOY).encode())
    yield "flowed CRLF", mail(kind, flowed(OWN, 72).encode()).replace(b"\n", b"\r\n")
    yield "flowed QP", mail(kind, qp(flowed(OWN, 76)), "quoted-printable")
    yield "flowed stuffed", mail(kind, ("\n".join(" " + line for line in OWN)).encode())
    yield "flowed, delsp", mail(kind + "; DelSp=Yes", flowed(OWN, 60, delsp=True).encode())
    yield (
        "flowed, stray blanks",
        mail(
            kind,
            ("\n".join(f"{line} " if line in ORDERS and len(line) < 60 else line for line in OWN)).encode(),
        ),
    )
    armoured = (
        f"-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n{TEXT}-----BEGIN PGP SIGNATURE-----\n\niQEz\n"
    )
    yield "PGP", utf8(armoured + "-----END PGP SIGNATURE-----\n")
    yield "list", utf8("\n".join("* " + line if line in ORDERS[2:] else line for line in OWN))
    yield (
        "numbered list",
        utf8("\n".join(f"{n}. {line}" if line in ORDERS else line for n, line in enumerate(OWN))),
    )
    yield "bold", utf8("\n".join(f"*{line}*" if line in ORDERS else line for line in OWN))


# -- HTML --------------------------------------------------------------------------------------------------


def page(lines: list[str], tag: str = "div", after: str = "") -> str:
    """A whole HTML page."""
    style = "<head><title>move</title><style>p { margin: 0 }\n</style></head>"
    return f"<!DOCTYPE html>\n<html>{style}<body>{lines_html(lines, tag)}{after}</body></html>\n"


def html(text: str) -> bytes:
    """A mail of HTML only."""
    return mail("text/html; charset=utf-8", qp(text), "quoted-printable")


def pages() -> Iterator[tuple[str, bytes]]:
    """HTML only, as mailers write it."""
    old = lines_html(QUOTED[:3])
    for tag in ("div", "p", "li", "h3"):
        yield f"one {tag} a line", html(page(OWN, tag))
    yield "br", html("<html><body>" + "<br>\n".join(map(escape, OWN)) + "</body></html>")
    yield "closed br", html("<div>" + "<br />".join(map(escape, OWN)) + "</div>")
    yield "source wrapped", html("\n".join(wrap("<p>" + "<br> ".join(map(escape, OWN)) + "</p>", 60)))
    yield "pre", html("<body><pre>" + escape(TEXT) + "</pre></body>")
    yield "pre-wrap", html('<div style="white-space: pre-wrap">' + escape(TEXT) + "</div>")
    yield "table", html("<table>" + "".join(f"<tr><td>{escape(line)}</td></tr>" for line in OWN) + "</table>")
    yield "unclosed p", html("<html><body>" + "".join(f"<p>{escape(line)}\n" for line in OWN))
    yield (
        "upper case",
        html("<HTML><BODY>" + "".join(f"<P>{escape(line)}</P>" for line in OWN) + "</BODY></HTML>"),
    )
    yield "entities", html(page(OWN).replace("ö", "&ouml;").replace("ß", "&#223;").replace(", ", ",&nbsp;"))
    wrote = '<div dir="ltr" class="gmail_attr">On Sun, M &lt;<a href="m">m</a>&gt; wrote:<br></div>'
    bar = '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid">'
    gmail = f'<div class="gmail_quote">{wrote}{bar}{old}</blockquote></div>'
    yield "Gmail", html(page(OWN, after=gmail))
    yield (
        "Apple",
        html(
            page(
                OWN,
                after=f'<br><blockquote type="cite"><div>On 1. Nov 2026, M wrote:</div>{old}</blockquote>',
            )
        ),
    )
    word = "<b>From:</b> M &lt;m@x.org&gt;<br><b>Sent:</b> Sunday<br><b>To:</b> Otto<br><b>Subject:</b> x"
    word = f'<p class="MsoNormal">{word}<o:p></o:p></p>'
    mso = "<!--[if mso]><p>move Friedrich: Halle</p><![endif]--><![if !supportLists]><![endif]>"
    divider = f'<div style="border:none;border-top:solid #E1E1E1 1.0pt">{word}</div>{old}'
    yield "Outlook", html(page(OWN, "p", after=mso + divider).replace("<p>", "<p class=MsoNormal>"))
    yield (
        "Outlook on the web",
        html(page(OWN, after=f'<hr tabindex="-1"><div id="divRplyFwdMsg">{word}</div>{old}')),
    )
    moz = '<div class="moz-cite-prefix">Am 01.11.26 um 21:12 schrieb M:<br></div>'
    yield (
        "Thunderbird",
        html(page(OWN, after=f'{moz}<blockquote type="cite" cite="mid:1">{old}</blockquote>')),
    )
    yield (
        "Yahoo",
        html(page(OWN, after=f'<div id="ya" class="yahoo_quoted"><div>On Sunday, M wrote:</div>{old}</div>')),
    )
    indented = (
        '<blockquote style="margin:0 0 0 40px;border:none;padding:0">' + lines_html(OWN) + "</blockquote>"
    )
    yield "indented", html("<html><body>" + indented + "</body></html>")
    yield "struck out", html(page(OWN).replace("<div>discard", f"<div><s>{DECOY}</s></div><div>discard"))
    yield "hidden", html(page(OWN, after=f'<div style="display:none">{DECOY}</div>'))
    yield "signature", html(page(OWN, after=f"<div>-- <br></div><div>Otto</div><div>{DECOY}</div>"))
    yield (
        "spans",
        html(page(OWN).replace("move ", '<span lang="DE" style="font-size:11pt">mo</span><b>ve</b> ')),
    )
    yield "angle brackets bare", html(page(OWN).replace("&gt;", ">"))
    yield "declared plain", mail("text/plain; charset=utf-8", page(OWN).encode())


# -- parts -------------------------------------------------------------------------------------------------


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


def parts() -> Iterator[tuple[str, bytes]]:
    """Multiparts: alternatives, attachments, nested, broken."""
    plain, web = (
        part("text/plain; charset=utf-8", TEXT.encode()),
        part("text/html; charset=utf-8", page(OWN).encode()),
    )
    picture = part("image/png; name=map.png", base64.encodebytes(PNG), "Content-Transfer-Encoding: base64")
    for width in (64, 72, 78):
        narrow = part("text/plain; charset=utf-8", wrapped(OWN, width).encode())
        yield f"Gmail, wrapped at {width}", HEAD + multi("alternative", narrow, web)
    yield "HTML first", HEAD + multi("alternative", web, plain)
    yield (
        "HTML cut short",
        HEAD + multi("alternative", plain, part("text/html", b"<p>nation Prussia<br>&hellip;")),
    )
    yield "plain part empty", HEAD + multi("alternative", part("text/plain", b"\n"), web)
    sorry = part("text/plain", b"Your mail program does not show HTML.")
    yield "plain part excuses itself", HEAD + multi("alternative", sorry, web)
    nested = multi(
        "mixed",
        multi("related", multi("alternative", plain, web), picture, boundary="b2"),
        picture,
        boundary="b3",
    )
    yield "nested", HEAD + nested
    yield "Apple", HEAD + multi("alternative", plain, multi("mixed", web, picture, web, boundary="b2"))
    half = TEXT.index("transfer")
    pieces = [part("text/plain; charset=utf-8", piece.encode()) for piece in (TEXT[:half], TEXT[half:])]
    yield "text, picture, text", HEAD + multi("mixed", pieces[0], picture, pieces[1])
    attached = base64.encodebytes(TEXT.encode("utf-16"))
    named = (
        "Content-Disposition: attachment; filename*=utf-8''f%C3%BCr%20dich.txt",
        "Content-Transfer-Encoding: base64",
    )
    hello = part("text/plain", b"Hi,\nhere are my orders.\n")
    yield "attached UTF-16", HEAD + multi("mixed", hello, part("text/plain", attached, *named))
    octets = part(
        "application/octet-stream; name=orders.txt", TEXT.encode(), "Content-Disposition: attachment"
    )
    yield "attached octets", HEAD + multi("mixed", hello, octets)
    yield "attached twice", HEAD + multi("mixed", plain, octets, octets)
    program = part(
        "application/x-msdownload; name=move.exe",
        b"MZ move Friedrich: Berlin",
        "Content-Disposition: attachment",
    )
    yield "attached program", HEAD + multi("mixed", plain, program)
    script = part("text/plain; name=orders.bat", DECOY.encode(), "Content-Disposition: attachment")
    yield "attached script", HEAD + multi("mixed", plain, script)
    signature = part("application/pgp-signature; name=signature.asc", b"-----BEGIN PGP SIGNATURE-----\nabc\n")
    yield "signed", HEAD + multi("signed", plain, signature)
    footer = part("text/plain", b"_______________\n-- \nmove Friedrich: Berlin\n")
    yield "list footer", HEAD + multi("mixed", plain, footer)
    yield "never closed", (HEAD + multi("mixed", plain)).replace(b"--=_b1--", b"")
    yield "other boundary", HEAD + multi("mixed", plain, declared="nothing")
    yield "other boundary, alternative", HEAD + multi("alternative", plain, web, declared="nothing")
    old = MIMEMultipart("alternative")
    old["From"] = "Otto <frederick@example.org>"
    old.attach(MIMEText(TEXT, "plain", "utf-8"))
    old.attach(MIMEText(page(OWN), "html", "utf-8"))
    yield "old library", old.as_bytes()


# -- forwarded mails ---------------------------------------------------------------------------------------


def forwards() -> Iterator[tuple[str, bytes]]:
    """Forwarded: somebody else's when there are orders above, the sender's own when there are none."""
    decoys = "\n".join(QUOTED)
    gmail = "---------- Forwarded message ---------\nFrom: M <m@x.org>\nDate: Sun\nSubject: x\nTo: Otto\n\n\n"
    mozilla = "-------- Weitergeleitete Nachricht --------\nBetreff: x\nDatum: Sun\nVon: M\nAn: Otto\n\n"
    mozilla = mozilla.replace("Betreff: x\nDatum: Sun\nVon: M\n", "Von: M\nBetreff: x\nDatum: Sun\n")
    yield "Gmail, below orders", utf8(TEXT + gmail + decoys)
    yield "Gmail, nothing above", utf8(gmail + TEXT)
    yield "Gmail, a word above", utf8("Hi,\n\n" + gmail + TEXT)
    yield "Thunderbird, below orders", utf8(TEXT + mozilla + decoys)
    yield "Thunderbird, nothing above", utf8(mozilla + TEXT)
    apple = "Begin forwarded message:\n\n" + marked(
        ["From: Otto <o@example.org>", "Subject: x", "Date: Sun", "", *OWN]
    )
    yield "Apple", utf8("Hi,\n\n" + apple)
    outlook = "From: Otto\nSent: Sunday\nTo: Otto\nSubject: x\n\n"
    yield "Outlook", utf8(outlook + TEXT).replace(b"Subject: Re:", b"Subject: FW:")
    yield (
        "Outlook, signed above",
        utf8("-- \nOtto\n\n" + outlook + TEXT).replace(b"Subject: Re:", b"Subject: WG:"),
    )
    inner = part("message/rfc822", utf8(TEXT))
    yield "attached mail", HEAD + multi("mixed", part("text/plain", b"Hi,\n"), inner)
    stranger = part("message/rfc822", utf8(DECOY))
    yield (
        "attached mail below orders",
        HEAD + multi("mixed", part("text/plain; charset=utf-8", TEXT.encode()), stranger),
    )
    yield "only a mail inside", HEAD + b"Content-Type: message/rfc822\n\n" + utf8(TEXT)


# -- forum posts and files ---------------------------------------------------------------------------------


def forums() -> Iterator[tuple[str, bytes]]:
    """Posts as they are copied out of a forum's editor."""
    old = "\n".join(QUOTED[:3])
    opens = {
        "phpBB": '[quote="Moderator" post_id=7 time=1793500000 user_id=2]',
        "vBulletin": "[QUOTE=Moderator;12345]",
        "XenForo": '[QUOTE="Moderator, post: 1, member: 2"]',
        "Discourse": '[quote="moderator, post:1, topic:22, full:true"]\n',
        "Simple Machines": "[quote author=Moderator link=topic=1.msg2#msg2 date=1793500000]",
        "bare": "[quote]",
    }
    for name, tag in opens.items():
        yield name, f"{tag}{old}\n[/quote]\n\n{TEXT}".encode()
    yield "code", f"Hi,\n[code]\n{chr(10).join(ORDERS)}\n[/code]\nOtto\n".encode()
    yield "code in one line", f"Hi,\n[CODE=text]{chr(10).join(ORDERS)}[/CODE]".encode()
    yield "nested", f"[quote=a][quote=b]{DECOY}[/quote]\n{DECOY}[/quote]{TEXT}[QUOTE]{DECOY}[/QUOTE]".encode()
    yield "quote never closed", f"[quote=M]\n{old}\n\n{TEXT}".encode()
    dressed = TEXT.replace("move", "[b]move[/b]").replace("Dresden", "[color=#ff0000]Dresden[/color]")
    yield "dressed", f"[size=120]{dressed}[/size]\n[img]http://x/move.png[/img]\n[s]{DECOY}[/s]\n".encode()
    yield "BBCode list", ("Hi,[list]" + "".join("[*]" + line for line in ORDERS) + "[/list]").encode()
    yield "Markdown", f"> {DECOY}\n\n```text\n{TEXT}```\n".encode()
    yield "page of a forum", page(OWN, after=f"<blockquote class='quote'>{DECOY}</blockquote>").encode()


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
