"""A mail cut by its limits does not count as whole where there may be orders in what was not read of it."""

from __future__ import annotations

import base64

import pytest

from pbem.post.read import limits
from pbem.post.read.content import read_letter
from support.corpus.handmade_mails import HEAD, PNG, mail, multi, part, utf8

ORDER, QUOTE, CHAT = "discard lowest\n", "> older words\n", "a good evening to all of you\n"
LONG = f"> {'older words ' * 100}\n"
LINES = limits.MAIL_LINES
PICTURE = part("image/jpeg", base64.encodebytes(PNG * 5_000), "base64")
"""A picture of more bytes and lines than are read of a mail."""
TEXT, WEB = part("text/plain", ORDER.encode()), part("text/html", b"<p>discard lowest</p>")


def whole(data: bytes) -> bool:
    """Whether a letter of which the limits cut something off counts as whole."""
    letter = read_letter(data)
    assert letter.problems, "it was to be cut"
    return letter.whole


def test_the_picture_is_cut_by_lines_and_by_bytes() -> None:
    assert PICTURE.count(b"\n") > LINES and len(PICTURE) > limits.MAIL_BYTES


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (ORDER + QUOTE * 20_000, True), (ORDER + QUOTE * 20_000 + ORDER, False),
        (ORDER + QUOTE * 20_000 + "Halte\n", False), (ORDER + QUOTE * 20_000 + "halte durch\n", False),
        (ORDER + QUOTE * 20_000 + CHAT, True), (ORDER + CHAT * 20_000, False),
        (ORDER + QUOTE * (LINES - 1) + "\n" * 9, True),
        (QUOTE * 23_000, True), (QUOTE * 23_000 + ORDER, False), (QUOTE * 90_000, False),
        (ORDER + LONG * 900, True), (ORDER + LONG * 900 + ORDER, False),
    ],
)  # fmt: skip
def test_a_text_that_goes_on(text: str, kept: bool) -> None:
    """The last are cut by bytes. Among very many lines beyond orders are not looked for, and may be."""
    assert whole(utf8(text)) is kept


@pytest.mark.parametrize(("text", "kept"), [(LONG * 900, True), (LONG * 900 + ORDER, False)])
def test_a_file_that_goes_on(text: str, kept: bool) -> None:
    assert whole(f"{ORDER}{text}".encode()) is kept


@pytest.mark.parametrize(
    ("after", "kept"),
    [
        ((), True),
        ((PICTURE,), True),
        ((part("application/pdf", b"JVBERi0xLjQK", "base64"),), True),
        ((TEXT,), False),
        ((WEB,), False),
        ((b"\n" + ORDER.encode(),), False),
        ((part("application/octet-stream; name=orders.txt", ORDER.encode()),), False),
        ((part("message/rfc822", HEAD + b"\n" + ORDER.encode()),), False),
    ],
)
def test_a_picture_that_was_cut_and_what_comes_after_it(after: tuple[bytes, ...], kept: bool) -> None:
    assert whole(HEAD + multi("mixed", TEXT, PICTURE, *after)) is kept


def test_only_the_copy_that_was_read_matters() -> None:
    page = part("text/html", b"<p>discard lowest</p>" + b"<p>\n\n</p>\n" * 9_000)
    assert whole(HEAD + multi("alternative", TEXT, page))
    assert not whole(HEAD + multi("alternative", part("text/plain", b"\n"), page))
    assert not whole(mail("text/html", b"<p>discard lowest</p>" + b"<p>well\n\n</p>\n" * 9_000))


def test_a_text_in_an_encoding_may_hold_orders_where_it_goes_on() -> None:
    text = base64.encodebytes((ORDER + CHAT * 40_000).encode())
    assert not whole(mail("text/plain; charset=utf-8", text, "base64"))
    quoted = base64.encodebytes((ORDER + LONG * 900).encode())
    assert whole(mail("text/plain; charset=utf-8", quoted, "base64"))


def test_an_attached_file_of_orders_that_goes_on() -> None:
    file = f"text/plain; name={chr(34)}orders.txt{chr(34)}"
    assert not whole(HEAD + multi("mixed", part(file, (ORDER + QUOTE * 20_000 + ORDER).encode())))
    assert whole(HEAD + multi("mixed", part(file, (ORDER + QUOTE * 20_000).encode())))


@pytest.mark.parametrize(
    "data",
    [
        HEAD + b"X-Long: " + b"a b c d e f g\n " * 6_000 + b"\n\n" + ORDER.encode(),
        mail("text/plain; x=" + "y" * 3_000, base64.b64encode(ORDER.encode()), "base64"),
        HEAD + b"Content-Transfer-Encoding: " + b" " * 3_000 + b"base64\n\nZGlzY2FyZCBsb3dlc3QK",
        HEAD
        + b"".join(b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(40)),
    ],
    ids=["header", "kind", "encoding", "parts in parts"],
)
def test_what_was_not_understood_of_a_mail_may_hold_orders(data: bytes) -> None:
    assert not whole(data)


def test_a_long_name_of_a_picture_holds_none() -> None:
    name = b"Content-Type: image/png\nContent-Disposition: attachment; filename=" + b"a" * 3_000 + b"\n\nxyz"
    assert whole(HEAD + multi("mixed", TEXT, name))


def test_an_ordinary_letter_is_whole() -> None:
    letter = read_letter(HEAD + multi("mixed", TEXT, part("image/png", PNG)))
    assert letter.whole and not letter.problems
