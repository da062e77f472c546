"""What was undone is not played again by the next run, by cron's run a minute later, or after a restart."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner

from pbem.cli.main import pbem
from pbem.desk.moderator import redo, undo
from pbem.game import state
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE = timedelta(minutes=1)


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 1 was played and taken back; the letters for it are on file."""
    table = played.copied(tmp_path)
    assert turn(table) == 2
    undo.undo(table.game, reason="A road was wrong.")
    return table


def turn(table: Timed) -> int:
    return state.load(table.game).game.turn


def test_the_next_runs_play_nothing_and_all_are_told_why(table: Timed) -> None:
    for minute in (1, 2, 3):
        (line,) = table.at(MONDAY + minute * MINUTE).lines
        assert "0 steps" in line and "held" in line and turn(table) == 0
    text = body(table.to("Frederick")[-1])
    assert "The moderator has rolled the game back" in text and "A road was wrong." in text


def test_a_restart_plays_nothing_either(table: Timed) -> None:
    """Another process knows no more than the folder tells it."""
    for _ in range(2):
        ran = subprocess.run(
            [sys.executable, "-m", "pbem", "run", str(table.root)], check=True, capture_output=True, text=True
        )
        assert "0 steps" in ran.stdout and "held" in ran.stdout
    assert turn(table) == 0


def test_resume_goes_on_with_the_same_orders(table: Timed) -> None:
    table.at(MONDAY + MINUTE)
    done = CliRunner().invoke(pbem, ["resume", str(table.game)])
    assert done.exit_code == 0 and "goes on" in done.output
    table.at(MONDAY + 2 * MINUTE)
    assert turn(table) == 2


@pytest.mark.parametrize("text", ["status\n", "report\n", "to all: what now?\n", "zone Europe/London\n"])
def test_a_letter_without_orders_leaves_it_held(text: str, table: Timed) -> None:
    table.at(MONDAY + MINUTE)
    table.reply("Pompadour", text, number=2)
    (*_, line) = table.at(MONDAY + 2 * MINUTE).lines
    assert "held" in line and turn(table) == 0


def test_what_the_moderator_plays_by_hand_goes_on(table: Timed) -> None:
    assert CliRunner().invoke(pbem, ["resolve", str(table.game)]).exit_code == 0
    assert turn(table) == 2 and state.load(table.game).hold is None


def test_reports_say_that_it_is_held_and_not_when_it_is_played(table: Timed) -> None:
    table.at(MONDAY + MINUTE)
    text = body(table.to("Frederick")[-1])
    assert "It rests there until he lets it go on, or somebody sends a letter with orders." in text
    assert "when the moderator lets the game go on, or somebody sends" in text
    assert "Your last receipt says when" not in text


def test_a_new_letter_goes_on(table: Timed) -> None:
    table.at(MONDAY + MINUTE)
    table.reply("Pompadour", "nation France\nbattle: loss 1\n", number=2)
    table.at(MONDAY + 2 * MINUTE)
    assert state.load(table.game).hold is None and turn(table) >= 1


def test_no_deadline_plays_what_is_held(table: Timed) -> None:
    table.set()
    table.at(MONDAY + MINUTE)
    table.at(FRIDAY + 30 * HOUR)
    assert turn(table) == 0


# ------------------------------------------------------------------------------------ letters taken back


@pytest.fixture
def written(played: Timed, tmp_path: Path) -> Timed:
    """Frederick's letter for turn 2 is on file, and its receipt has left."""
    table = played.copied(tmp_path)
    table.reply("Frederick", "nation Prussia\nmove Keith: Reichenbach\n", number=7)
    table.at(MONDAY + MINUTE)
    assert "counts" in body(table.to("Frederick")[-1])
    return table


def test_whose_letter_is_taken_back_is_told_and_nobody_else(written: Timed) -> None:
    before = {player: len(written.to(player)) for player in ("Frederick", "Elisabeth")}
    undo.undo(written.game, reason="It was not his.")
    written.at(MONDAY + 2 * MINUTE)
    (mail,) = written.to("Frederick")[before["Frederick"] :]
    text = body(mail)
    assert "The moderator has taken back your letter 2: nothing in it counts any more." in text
    assert "The reason: It was not his." in text and "Where everybody stands" not in text
    assert len(written.to("Elisabeth")) == before["Elisabeth"]
    written.at(MONDAY + 3 * HOUR)
    assert len(written.to("Frederick")) == before["Frederick"] + 1, "it is told once"
    assert turn(written) == 2 and not state.load(written.game).filed["Prussia"].for_stage(2)


def test_letters_that_fall_with_what_was_played_are_told_to_their_writers_as_well(written: Timed) -> None:
    undo.undo(written.game, to=0, reason="All anew.")
    written.at(MONDAY + 2 * MINUTE)
    text = body(written.to("Frederick")[-1])
    assert "The moderator has rolled the game back" in text
    assert "The moderator has taken back your letters 1 and 2" in text
    assert "taken back your letter 1:" in body(written.to("Pompadour")[-1])


def test_a_forecast_that_falls_is_told_to_nobody(played: Timed, tmp_path: Path) -> None:
    table = played.copied(tmp_path)
    table.reply("Frederick", "forecast\nnation Prussia\nmove Keith: Reichenbach\n", number=7)
    table.at(MONDAY + MINUTE)
    before = len(table.to("Frederick"))
    undo.undo(table.game)
    table.at(MONDAY + 2 * MINUTE)
    assert all("taken back your letter" not in body(mail) for mail in table.to("Frederick")[before:])


def test_a_letter_that_is_taken_up_again_is_told_to_its_writer_alone(written: Timed) -> None:
    undo.undo(written.game)
    written.at(MONDAY + 2 * MINUTE)
    before = {player: len(written.to(player)) for player in ("Frederick", "Elisabeth")}
    redo.redo(written.game, reason="It was his.")
    written.at(MONDAY + 3 * MINUTE)
    assert "taken up again what he had rolled back" in body(written.to("Frederick")[before["Frederick"]])
    assert len(written.to("Elisabeth")) == before["Elisabeth"]
    written.reply("Elisabeth", "nation Russia\nhold\n", number=8)
    written.at(MONDAY + 4 * MINUTE)
    assert "counts" in body(written.to("Elisabeth")[-1]), "her token is as good as it was"
    written.at(MONDAY + 2 * HOUR)
    now = state.load(written.game).game
    assert now.rules.board.cities[now.where["Keith"]].title == "Reichenbach"
