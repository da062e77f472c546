"""The receipt of a letter that orders nothing: what was done as it says, in a few lines."""

from __future__ import annotations

from datetime import timedelta
from email.message import Message
from pathlib import Path

import pytest

from pbem.game import state
from support.play_by_mail.timed_table import MONDAY, Timed

MINUTE = timedelta(minutes=1)


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage: all have written a letter and know the rule which letter counts."""
    return played.copied(tmp_path)


def receipt(table: Timed, text: str, player: str = "Frederick", number: int = 20) -> str:
    table.reply(player, text, number=number)
    before = len(table.to(player))
    table.at(MONDAY + number * MINUTE)
    texts = map(main_text, table.to(player)[before:])
    return next(one for one in texts if "letter has arrived" in one or "Brief ist angekommen" in one)


def main_text(mail: Message) -> str:
    part = next(part for part in mail.walk() if part.get_content_type() == "text/plain")
    return part.get_payload(decode=True).decode()


@pytest.mark.parametrize(("text", "said"), [
    ("report\n", "What you asked for comes in a letter of its own."),
    ("to Elisabeth: shall we divide Poland?\n", "Passed on to Elisabeth: shall we divide Poland?"),
    ("language German\n", "Von nun an"),
    ("nation Prussia\nto all: the winter was long.\n", "Passed on to all players: the winter was long."),
])  # fmt: skip
def test_a_letter_without_orders_has_a_short_receipt(text: str, said: str, table: Timed) -> None:
    before = state.load(table.game).filed
    shown = receipt(table, text)
    assert said in " ".join(shown.split())
    assert "Nothing in this letter" not in shown and "Nichts in diesem Brief" not in shown
    assert "Which letter counts" not in shown and "Hanover: no orders" not in shown
    assert len(shown.splitlines()) <= 19, shown
    assert state.load(table.game).filed == before


@pytest.mark.parametrize("text", [
    "nation Prussia\nhold Keith\nto all: on we go.\n",
    "accept partial\nto all: on we go.\n",
    "to all: on we go.\nnation Hanover\nbattle: loss 2\n",
])  # fmt: skip
def test_a_letter_that_orders_anything_has_a_whole_receipt(text: str, table: Timed) -> None:
    shown = receipt(table, text)
    assert "Which letter counts" in shown and "stays as it is" not in shown


def test_the_first_letter_is_told_the_rule(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    table.set()
    table.at(MONDAY)
    shown = receipt(table, "to all: good luck!\n")
    assert "Sending the same letter twice does no harm." in " ".join(shown.split())
    shown = receipt(table, "away 9 November to 11 November\n", number=30)
    assert "You are away: 9 to 11 November 2026." in shown and "due by" in shown
    assert "Which letter counts" not in shown


def test_the_receipt_is_in_the_readers_language(table: Timed) -> None:
    receipt(table, "language German\n")
    shown = receipt(table, "an alle: der Winter war lang.\n", number=30)
    assert "Was von dir vorliegt, bleibt, wie es ist." in " ".join(shown.split())
