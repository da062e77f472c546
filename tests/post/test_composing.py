"""Mails that go out: the same bytes every time, whole in every reader, and no text can become a header."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.post.addresses import AddressError
from pbem.post.read.content import read_letter
from pbem.post.send.compose import Attachment, ComposingError, Outgoing, Person, Picture, compose

NOON = datetime(2026, 11, 2, 12, 0, 3, 999, timezone(timedelta(hours=1)))
REPORT = "Dear Otto,\n\nDresden has fallen: ♠7 ♥5, Prussia −3 troops.\n\nmove Friedrich: Berlin\n"
MAIL = Outgoing(
    Person("moderator@example.org", "The moderator"),
    Person("otto@example.org", "Otto König"),
    "[seven-years] Your report for turn 1: Königsberg",
    "<turn-1.frederick@example.org>",
    NOON,
    REPORT,
)
FORM = Attachment("orders.txt", "game seven-years\nturn 2\n")


def parsed(mail: Outgoing) -> EmailMessage:
    found = message_from_bytes(compose(mail), policy=default)
    assert isinstance(found, EmailMessage) and not found.defects
    return found


def bodies(mail: Outgoing) -> list[str]:
    return [part.get_content() for part in parsed(mail).walk() if not part.is_multipart()]


def test_the_bytes_of_a_mail() -> None:
    text = replace(MAIL, subject="Your report", to=Person("otto@example.org"), text="Hello\n")
    assert compose(text).decode() == (
        'From: "The moderator" <moderator@example.org>\n'
        "To: otto@example.org\n"
        "Subject: Your report\n"
        "Date: Mon, 02 Nov 2026 12:00:03 +0100\n"
        "Message-ID: <turn-1.frederick@example.org>\n"
        "Auto-Submitted: auto-generated\n"
        "X-Auto-Response-Suppress: OOF, AutoReply\n"
        "MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=utf-8\n"
        "Content-Transfer-Encoding: 7bit\n"
        "\nHello\n"
    )


def test_the_same_parts_are_the_same_bytes() -> None:
    mail = replace(MAIL, attachments=(FORM,))
    assert compose(mail) == compose(mail)
    assert compose(mail) != compose(replace(mail, text="Hello"))


def test_every_reader_finds_what_was_written() -> None:
    mail = parsed(replace(MAIL, reply_to=Person("games@example.org")))
    assert mail["Subject"] == MAIL.subject
    assert mail["To"].addresses[0].display_name == "Otto König"
    assert mail["To"].addresses[0].addr_spec == "otto@example.org"
    assert mail["Reply-To"] == "games@example.org"
    assert mail["Date"].datetime == NOON.replace(microsecond=0)
    assert bodies(MAIL) == [REPORT]


PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 3
PAGE = '<!DOCTYPE html><p>Königsberg <img src="cid:map@example.org" alt="The map"></p>\n'


def test_a_letter_with_a_page_and_a_picture_is_whole() -> None:
    picture = Picture("map@example.org", "map.png", PNG)
    mail = replace(MAIL, html=PAGE, pictures=(picture,), attachments=(FORM,))
    found = parsed(mail)
    kinds = [part.get_content_type() for part in found.walk()]
    assert kinds == [
        "multipart/mixed", "multipart/alternative", "text/plain", "multipart/related", "text/html",
        "image/png", "text/plain",
    ]  # fmt: skip
    assert found.get_body(("html",)).get_content() == PAGE  # type: ignore[union-attr]
    assert found.get_body(("plain",)).get_content() == REPORT  # type: ignore[union-attr]
    shown = next(part for part in found.walk() if part.get_content_type() == "image/png")
    assert shown.get_content() == PNG and shown["Content-ID"] == "<map@example.org>"
    assert [part.get_filename() for part in found.iter_attachments()] == ["orders.txt"]
    assert compose(mail) == compose(mail) != compose(replace(mail, html=PAGE + "!"))


def test_a_page_without_pictures_and_files_is_a_choice_of_two() -> None:
    found = parsed(replace(MAIL, html=PAGE))
    assert [part.get_content_type() for part in found.walk()] == [
        "multipart/alternative", "text/plain", "text/html",
    ]  # fmt: skip


def test_an_attached_page_says_that_it_is_one() -> None:
    desk = Attachment("orders.html", "<p>" + "x" * 2000, "text/html")
    found = next(iter(parsed(replace(MAIL, attachments=(desk,))).iter_attachments()))
    assert (found.get_content_type(), found.get_content()) == ("text/html", desk.text + "\n")


def test_a_picture_needs_an_identity_that_is_none_of_a_header() -> None:
    for identity in ("a map@x", "map@x>\nBcc: eve@example.org", ""):
        with pytest.raises(ComposingError, match="Content-ID"):
            compose(replace(MAIL, html=PAGE, pictures=(Picture(identity, "map.png", PNG),)))


def test_an_order_form_goes_with_the_letter_and_comes_back_readable() -> None:
    mail = replace(MAIL, attachments=(FORM, Attachment("Züge.txt", "Köln\n")))
    assert bodies(mail) == [REPORT, FORM.text, "Köln\n"]
    names = [part.get_filename() for part in parsed(mail).iter_attachments()]
    assert names == ["orders.txt", "Züge.txt"]
    letter = read_letter(compose(mail))
    assert letter.sent == "list" and letter.subject == MAIL.subject
    assert {line.text for line in letter.lines} >= {"move Friedrich: Berlin", "game seven-years", "turn 2"}


def test_answers_name_the_letters_before_and_nothing_else() -> None:
    before = tuple(f"<{number}@example.org>" for number in range(30))
    mail = parsed(replace(MAIL, in_reply_to="<last@example.org>", references=(*before, "no id", "<a b@c>")))
    assert mail["In-Reply-To"] == "<last@example.org>"
    assert mail["References"].split() == [before[0], *before[22:], "<last@example.org>"]
    mail = parsed(replace(MAIL, in_reply_to="<a@b>\nBcc: thief@example.org", references=("<a@b>\r\nX: y",)))
    assert mail["In-Reply-To"] is None and mail["References"] is None and mail["Bcc"] is None


NASTY = [
    "a\nBcc: thief@example.org", "a\r\n\r\nbody", "a\rb", "=?utf-8?q?=0aBcc=3A?=", "x" * 2000, "ü" * 500,
    "", 'quo"te\\', "a\x00b\x0b\x0c\u2028c", "(comment) <x@y>", "𝕏" * 40, "a =?utf-8?b?YQ==?= b", "\ud800",
]  # fmt: skip


@pytest.mark.parametrize("text", NASTY)
def test_no_text_becomes_a_line_of_the_header(text: str) -> None:
    mail = replace(
        MAIL, subject=text, sender=Person("moderator@example.org", text), attachments=(Attachment(text, "x"),)
    )
    found = parsed(mail)
    plain = parsed(replace(MAIL, attachments=(FORM,)))
    assert [name for name, _ in found.items()] == [name for name, _ in plain.items()]
    assert found["From"].addresses[0].addr_spec == "moderator@example.org"
    assert max(map(len, compose(mail).splitlines())) < 998


SEEN = st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"])


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=200), st.text(SEEN, max_size=60))
def test_any_text_is_read_as_it_was_written(text: str, subject: str) -> None:
    mail = replace(MAIL, text=text, subject=subject)
    assert " ".join(str(parsed(mail)["Subject"]).split()) == " ".join(subject.split())
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    wanted = "".join(c for c in lines if c in "\t\n" or not (c < " " or c == "\x7f")).rstrip("\n") + "\n"
    assert bodies(mail) == [wanted]


def test_long_lines_are_folded_and_short_lines_left() -> None:
    mail = replace(MAIL, text="word " * 400 + "\n" + "x" * 3000 + "\nend. \n.\nFrom here\n")
    assert max(map(len, compose(mail).splitlines())) <= 78
    assert bodies(mail) == [mail.text]


@pytest.mark.parametrize("address", ["", "otto", "a@b\nBcc: c@d", "a b@c", "é@example.org", "<a@b>"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(AddressError):
        compose(replace(MAIL, to=Person(address)))


@pytest.mark.parametrize("identity", ["", "a@b", "<a@b>\n", "<a b@c>", "<a>b>"])
def test_an_id_that_is_none(identity: str) -> None:
    with pytest.raises(ComposingError, match="is no Message-ID"):
        compose(replace(MAIL, message_id=identity))


def test_a_date_without_a_zone() -> None:
    with pytest.raises(ComposingError, match="time zone"):
        compose(replace(MAIL, date=datetime(2026, 11, 2)))
    assert b"\nDate: Mon, 02 Nov 2026 12:00:00 +0000\n" in compose(
        replace(MAIL, date=datetime(2026, 11, 2, 12, tzinfo=UTC))
    )


# ------------------------------------------------------------------------------------------------- robots

HEAD = b"From: otto@example.org\nSubject: Re: turn 1\n"


@pytest.mark.parametrize(
    "line",
    [
        b"Auto-Submitted: auto-replied (vacation)", b"auto-submitted: Auto-Replied; x=y",
        b"Precedence: junk", b"Precedence: auto_reply",
        b"Return-Path: <>", b"Return-Path: < >", b"Return-Path:", b"X-Autoreply: yes",
        b"Content-Type: multipart/report; report-type=delivery-status; boundary=b",
        b"X-Failed-Recipients: a@b",
    ],
)  # fmt: skip
def test_a_robots_mail_is_known(line: bytes) -> None:
    assert read_letter(HEAD + line + b"\n\nmove Friedrich: Berlin\n").sent == "robot"


@pytest.mark.parametrize(
    "line",
    [
        b"Precedence: bulk", b"Precedence: List", b"Auto-Submitted: auto-generated",
        b"auto-submitted: Auto-Generated; x=y", b"Auto-Submitted: auto-notified",
    ],
)  # fmt: skip
def test_a_lists_or_a_forums_mail_is_known(line: bytes) -> None:
    assert read_letter(HEAD + line + b"\n\nmove Friedrich: Berlin\n").sent == "list"


@pytest.mark.parametrize(
    "line",
    [
        b"Auto-Submitted: no", b"Auto-Submitted: no (a person)", b"Precedence: first-class",
        b"Return-Path: <otto@example.org>", b"Content-Type: multipart/mixed; boundary=b", b"X-Mailer: Auto",
    ],
)  # fmt: skip
def test_a_persons_mail_is_no_robots(line: bytes) -> None:
    assert read_letter(HEAD + line + b"\n\nAuto-Submitted: auto-replied\n").sent == "person"


def test_a_mail_that_came_back_is_a_robots() -> None:
    letter = read_letter(b"From: Mail Delivery <MAILER-DAEMON@example.org>\nSubject: failure\n\nsorry\n")
    assert letter.sent == "robot"
    assert read_letter(b"move Friedrich: Berlin\n").sent == "person"
