"""The corpus: answers, forwarded mails and posts, which quote what others wrote."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from support.corpus.handmade_mails import (
    DECOY,
    HEAD,
    ORDERS,
    OWN,
    QUOTED,
    TEXT,
    mail,
    marked,
    multi,
    page,
    part,
    qp,
    utf8,
    wrapped,
)

# -- answers -----------------------------------------------------------------------------------------------


def flowed(lines: list[str], width: int = 66, delsp: bool = False) -> str:
    """Lines as format=flowed: wrapped with a trailing blank, stuffed where needed."""
    out: list[str] = []
    for line in lines:
        pieces = wrap(line, width, break_long_words=False, break_on_hyphens=False) or [""]
        pieces = [piece + (" " + " " * delsp) * (n < len(pieces)) for n, piece in enumerate(pieces, 1)]
        out += [" " + piece if piece.startswith((">", " ", "From ")) else piece for piece in pieces]
    return "\n".join(out) + "\n"


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


# -- posts of forums ---------------------------------------------------------------------------------------


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
