"""Mails that forums write to tell the moderator of a player's private message, with the headers that such
programs give: each holds ORDERS of the corpus, written in the forum, and what the forum puts around them.

The subject is the one of the letter that the player answers, as he copied it into his message.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from support.corpus.handmade_mails import DECOY, ORDERS, multi, part

SUBJECT = "Re: [seven-years] Frederick: your report (K7QF-2M4X-9PLD)"
SITE = "https://forum.example.org"


def head(sender: str, subject: str, *lines: str) -> bytes:
    """The header of a forum's mail, with these lines besides."""
    known = [f"From: {sender}", "To: moderator@example.org", f"Subject: {subject}"]
    dated = ["Date: Mon, 02 Nov 2026 19:15:03 +0000", "Message-ID: <topic/22/5.1@forum.example.org>"]
    return "\n".join([*known, *dated, "MIME-Version: 1.0", *lines, ""]).encode()


def plain(text: str) -> bytes:
    return f"Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n\n{text}".encode()


def discourse(orders: list[str], subject: str = SUBJECT, *, previous: bool = True) -> bytes:
    """Markdown as the player typed it, and the same as HTML; the message that he answers is set below."""
    before = f"-- \n*Previous Replies*\n\nPlease send your orders.\n{DECOY}\n\nPosted by moderator on "
    before += "11/01/2026\n\n"
    text = "\n".join(orders) + '\n\n[quote="moderator, post:1, topic:22"]\n' + f"{DECOY}\n[/quote]\n\n"
    text += before if previous else ""
    text += f"---\n[Visit Message]({SITE}/t/turn-1/22/5) or reply to this email to respond to otto.\n\n"
    text += f"To unsubscribe from these emails, [click here]({SITE}/email/unsubscribe/5).\n"
    page = f"<div><table><tr><td><a href='{SITE}/u/otto'>otto</a></td><td>2 November</td></tr></table>"
    page += "<p>" + "<br>\n".join(map(escape, orders)) + "</p>"
    page += (
        f"<aside><blockquote><p>{DECOY}</p></blockquote></aside><hr><p>Visit Message to respond.</p></div>"
    )
    known = head(
        '"Otto via War Games" <notifications@forum.example.org>',
        f"[War Games] [PM] {subject}",
        "Reply-To: War Games <replies+0a1b2c@forum.example.org>",
        "List-Unsubscribe: <https://forum.example.org/email/unsubscribe/5>",
        "X-Auto-Response-Suppress: All",
        "Auto-Submitted: auto-generated",
        'List-ID: "War Games" <messages.forum.example.org>',
        "Precedence: list",
        "X-Discourse-Topic-Id: 22",
    )
    web = part("text/html; charset=UTF-8", page.encode())
    return known + multi("alternative", part("text/plain; charset=UTF-8", text.encode()), web)


def geekmail(orders: list[str], subject: str = SUBJECT) -> bytes:
    """The message below a head of its own, as BoardGameGeek sends it; a quotation is `[q]` there."""
    lines = "\n".join(["Hi,", "", *orders, "", f'[q="moderator"]Please send your orders.\n{DECOY}[/q]'])
    text = f"You have received a new GeekMail message.\n\nFrom: otto\nTo: moderator\nSubject: {subject}\n"
    text += f"Date: Mon Nov 2, 2026 8:15 pm\n\n{lines}\n\n----\nTo answer, go to {SITE}/geekmail\n"
    text += "You may turn these notices off in your account.\n"
    known = ("Precedence: bulk", "Auto-Submitted: auto-generated")
    return head("GeekMail <noreply@geek.example.org>", f"GeekMail from otto: {subject}", *known) + plain(text)


def phpbb_form(orders: list[str], subject: str = SUBJECT) -> bytes:
    """What a player wrote in the form of phpBB that mails another user."""
    text = "Hello moderator,\n\nthis is an e-mail that otto sends you through your account on "
    text += '"War Games". If it is spam\nor contains abuse, please write to the board at '
    text += "board@forum.example.org and add this whole\ne-mail. A reply goes to the "
    text += "address of otto.\n\nThe message to you follows\n"
    text += f"{'~' * 27}\n\n" + "\n".join(orders) + "\n"
    known = ("X-Mailer: phpBB3", "X-MimeOLE: phpBB3", "Auto-Submitted: auto-generated", "Precedence: bulk")
    return head("otto <board@forum.example.org>", subject, *known) + plain(text)


def phpbb_notice(subject: str = SUBJECT) -> bytes:
    """phpBB tells of a private message and keeps its text for itself."""
    text = (
        "Hello moderator,\n\nyou have a new private message from otto in your account on War Games with the "
    )
    text += f"subject:\n\n{subject}\n\nYou can read it here:\n\n{SITE}/ucp.php?i=pm&mode=view&p=5\n\n"
    text += "You asked to be told of this. You can change that in your profile.\n\n-- \nThe board\n"
    known = ("X-Mailer: phpBB3", "X-MimeOLE: phpBB3", "Auto-Submitted: auto-generated")
    return head("War Games <board@forum.example.org>", "New private message has arrived", *known) + plain(
        text
    )


def passed_on(subject: str = SUBJECT) -> bytes:
    """A forum's mail that the moderator forwarded by hand, from his own address."""
    inside = geekmail(ORDERS, subject).partition(b"\n\n")[2].decode()
    text = "---------- Forwarded message ---------\nFrom: GeekMail <noreply@geek.example.org>\n"
    text += f"Date: Mon, Nov 2, 2026 at 8:15 PM\nSubject: GeekMail from otto: {subject}\n"
    text += f"To: <moderator@example.org>\n\n\n{inside}"
    return head("The moderator <moderator@example.org>", f"Fwd: GeekMail from otto: {subject}") + plain(text)


def forum_mails() -> Iterator[tuple[str, bytes]]:
    """Each kind, under a name."""
    yield "Discourse", discourse(ORDERS)
    yield "Discourse, the first message", discourse(ORDERS, previous=False)
    yield "GeekMail", geekmail(ORDERS)
    yield "phpBB, e-mail form", phpbb_form(ORDERS)
    yield "forwarded by hand", passed_on()
