"""Mails to a German player: reports, reminders, new deadlines, receipts and refusals, subjects and all."""

from __future__ import annotations

import re
from dataclasses import replace
from email import message_from_bytes
from email.policy import default
from pathlib import Path

import pytest

from pbem.data.tongues import tongue
from pbem.desk.moderator import deadlines
from pbem.desk.moderator.language import set_language
from pbem.game import state
from pbem.game.clock import why_of
from pbem.game.entries import SettingsEntry
from support.english_words import without_both_languages
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

ENGLISH = re.compile(r"\b(the|your|this|that|until|turn|letter|orders|deadline|missing|nothing|is)\b", re.I)


@pytest.fixture
def german(tmp_path: Path) -> Timed:
    table = Timed(tmp_path)
    set_language(table.game, "de", "Frederick")
    table.set()
    table.at(MONDAY)
    return table


def texts(german: Timed) -> list[tuple[str, str]]:
    """Subject and text of every mail to Frederick."""
    mails = [message_from_bytes(mail.as_bytes(), policy=default) for mail in german.to("Frederick")]
    return [(str(mail["Subject"]), mail.get_body(("plain",)).get_content()) for mail in mails]


def newest(german: Timed) -> tuple[str, str]:
    return texts(german)[-1]


def test_the_report_is_german_for_him_and_english_for_the_others(german: Timed) -> None:
    subject, text = newest(german)
    assert "Friedrich: dein Bericht (" in subject and "Freitag, 6. November 2026, 20:00 Uhr" in text
    assert any("Pompadour: your report (" in str(mail["Subject"]) for mail in german.to("Pompadour"))


def test_a_reminder_is_german(german: Timed) -> None:
    german.at(FRIDAY - 5 * HOUR)
    subject, text = newest(german)
    assert "Friedrich: es fehlt noch etwas (" in subject
    assert "Preußen: die Verteilung der Armeen, bis Freitag, 6. November 2026, 20:00 Uhr" in " ".join(
        text.split()
    )


def test_a_new_deadline_and_its_reason_are_german(german: Timed) -> None:
    deadlines.stop(german.game, MONDAY + HOUR, "Messe")
    german.at(MONDAY + 2 * HOUR)
    subject, text = newest(german)
    assert "eine neue Frist" in subject and "Die Partie ruht: Messe." in text


def test_a_reason_from_an_old_log_is_told_in_english() -> None:
    old = SettingsEntry(at="", document={}, promised={}, why="the game goes on")
    assert tongue("de").say(why_of(old)) == "the game goes on"
    new = replace(old, said={"say": "the game goes on", "with": {}})
    assert tongue("de").say(why_of(new)) == "die Partie geht weiter"


def test_receipts_and_refusals_are_german(german: Timed) -> None:
    german.reply("Frederick", "Nation Preußen\nziehe Keith: Wien\n", subject=newest(german)[0])
    german.at(MONDAY + HOUR)
    assert "Friedrich: Empfangsbestätigung (" in newest(german)[0]
    assert "Zeile" in newest(german)[1] and "gilt aber NICHT" in newest(german)[1]


def test_no_english_word_is_left_in_any_of_them(german: Timed) -> None:
    german.at(FRIDAY - 5 * HOUR)
    deadlines.stop(german.game, FRIDAY - 4 * HOUR, "Messe")
    german.at(FRIDAY - 3 * HOUR)
    mails = texts(german)
    assert len(mails) >= 3 and state.load(german.game).language("Frederick") == "de"
    assert [ENGLISH.findall(without_both_languages(subject + text)) for subject, text in mails] == [[]] * len(
        mails
    )
