"""Mails as HTML: the letter, the map in it, the order desk with it; the same bytes every time."""

from __future__ import annotations

import sys
from dataclasses import replace
from datetime import UTC, datetime
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest

from pbem.desk.out import mails as out_mails
from pbem.desk.out.mails import Desk
from pbem.game import save, state
from pbem.post.send.compose import Person

NOW = datetime(2026, 11, 2, 21, 0, tzinfo=UTC)
DESK = Desk(Person("moderator@example.org"), None, b"k" * 64, NOW, html=True)
PLAYERS = {
    "Frederick": "frederick@example.org", "Elisabeth": "elisabeth@example.org",
    "Maria Theresa": "resi@example.org", "Pompadour": "jeanne@example.org",
}  # fmt: skip


def mails(folder: Path, desk: Desk = DESK, players: dict[str, str] = PLAYERS) -> dict[str, bytes]:
    """The first letters of a game, by their files."""
    game = folder / "seven-years"
    save.new(game, name="seven-years", scenario="standard", players=players, seed="post")
    out_mails.mail_turn(desk, state.load(game))
    return {path.name: path.read_bytes() for path in (game / "outbox").glob("*.eml")}


def letter(mail: bytes) -> EmailMessage:
    found = message_from_bytes(mail, policy=default)
    assert isinstance(found, EmailMessage) and not found.defects
    return found


def body(mail: EmailMessage, kind: str) -> str:
    found = mail.get_body((kind,))
    assert found is not None
    return str(found.get_content())


ONE = {"Frederick": PLAYERS["Frederick"]}


def test_a_report_comes_as_text_and_as_a_page_with_its_map(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    (mail,) = map(letter, mails(tmp_path, players=ONE).values())
    page, text = body(mail, "html"), body(mail, "plain")
    assert "Prussia: 32 troops to allot" in page and "Prussia: 32 troops to allot" in text
    (picture,) = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    assert f"cid:{picture['Content-ID'].strip('<>')}" in page
    assert picture.get_content().startswith(b"\x89PNG") and 'alt="' in page
    names = [part.get_filename() for part in mail.iter_attachments()]
    assert names == ["Hanover.txt", "Prussia.txt", "order-desk.html"]


def test_the_first_mail_of_a_game_with_map_and_desk_weighs_at_most_140_kb(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    first = mails(tmp_path)
    assert len(first) == len(PLAYERS)
    for name, mail in first.items():
        assert b"order-desk.html" in mail and b"image/png" in mail, name
        assert len(mail) < 140_000, name


def test_the_page_refers_to_nothing_outside(tmp_path: Path) -> None:
    (mail,) = map(letter, mails(tmp_path, players=ONE).values())
    page = body(mail, "html")
    assert "http" not in page and "src=" in page and page.count("src=") == page.count('src="cid:')


def test_without_the_means_for_pictures_the_map_is_attached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    (mail,) = map(letter, mails(tmp_path, players=ONE).values())
    kinds = [part.get_content_type() for part in mail.walk()]
    assert "image/png" not in kinds and "multipart/related" not in kinds
    drawn = next(part for part in mail.iter_attachments() if part.get_filename() == "map.svg")
    assert drawn.get_content_type() == "image/svg+xml" and "<img" not in body(mail, "html")


def test_text_alone_if_the_moderator_wants_it_so(tmp_path: Path) -> None:
    (mail,) = map(letter, mails(tmp_path, replace(DESK, html=False), ONE).values())
    assert {part.get_content_type() for part in mail.walk()} == {"multipart/mixed", "text/plain"}


def test_the_same_letters_are_the_same_bytes(tmp_path: Path) -> None:
    assert mails(tmp_path / "one", players=ONE) == mails(tmp_path / "two", players=ONE)
