"""The files of reports are as a report made now, however the command that changed the game has ended."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.moderator import deadlines, language, zone
from pbem.desk.out import reports
from pbem.game import state
from support.play_by_mail.breaker import Breaker, Killed, broken
from support.play_by_mail.mail_table import orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import MONDAY, TIMING, Timed

MINUTE = timedelta(minutes=1)


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    made = Timed(tmp_path)
    made.set()
    made.at(MONDAY)
    return made


def report(table: Timed, player: str = "frederick", turn: int = 0) -> str:
    return (table.game / f"reports/turn-{turn:02d}/{player}.txt").read_text("utf-8")


def assert_as_made_now(table: Timed) -> None:
    now = state.load(table.game)
    for path, text in reports.turn_letters(now, now.game.turn):
        assert path.read_text("utf-8") == text, path.name


def test_the_run_that_first_asks_writes_until_when(table: Timed) -> None:
    assert "Due by Friday 6 November 2026, 20:00 (Europe/Berlin): Prussia" in report(table)
    for player in PLAYERS:
        table.reply(player, orders(player))
    table.at(MONDAY + MINUTE)
    assert "Due by Friday 6 November 2026, 20:00 (Europe/Berlin): Prussia" in report(table, turn=2)
    assert_as_made_now(table)


def test_a_language_set_by_a_command_that_was_killed_is_in_the_files_after_the_next_run(table: Timed) -> None:
    german = 0
    with broken(Breaker()) as breaker:
        language.set_language(table.game, "de", "Frederick")
    points = len(breaker.points)
    for at in range(1, points + 1):
        language.set_language(table.game, "en", "Frederick")
        assert "Due by" in report(table)
        with pytest.raises(Killed), broken(Breaker(at)):
            language.set_language(table.game, "de", "Frederick")
        logged = state.load(table.game).language("Frederick") == "de"
        table.at(MONDAY + at * MINUTE)
        assert ("Due by" not in report(table)) == logged
        assert_as_made_now(table)
        german += logged
    assert 1 < german < points


def test_other_deadlines_and_zones_are_in_the_files_after_the_next_run(table: Timed) -> None:
    deadlines.set_timing(table.game, TIMING.replace("20:00", "22:00"), "timing.yaml", MONDAY + MINUTE)
    zone.set_zone(table.game, "Pompadour", "America/New_York")
    table.at(MONDAY + 2 * MINUTE)
    assert "22:00 (Europe/Berlin)" in report(table) and "America/New_York" in report(table, "pompadour")
    assert_as_made_now(table)
