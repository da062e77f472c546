"""`pbem pause --play`: letters are taken in and nothing is played until the moderator lets the game go on."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.moderator import hold, undo
from pbem.game import state
from pbem.game.pace.hold import Hold
from support.command_line import done, run
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE = timedelta(minutes=1)
WHY = "The moderator looks into a question of the rules."


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    """Play is stopped before anybody has written."""
    table = Timed(tmp_path)
    table.set()
    table.at(MONDAY)
    done("pause", table.game, "--play", "--reason", WHY)
    return table


def turn(table: Timed) -> int:
    return state.load(table.game).game.turn


def test_letters_are_taken_in_and_nothing_is_played(table: Timed) -> None:
    table.everybody_replies()
    for minute in (1, 2, 90):
        (line,) = (one for one in table.at(MONDAY + minute * MINUTE).lines if "Play is stopped" in one)
        assert "0 steps" in line
    assert turn(table) == 0 and len(table.letters()) == 4
    texts = [body(mail) for mail in table.to("Elisabeth")]
    assert any(f"The moderator has stopped play: {WHY}" in one for one in texts)
    receipt = next(one for one in texts if "letter 1" in one)
    assert "Russia: the moderator has stopped play, and her set-up is not played until" in receipt
    assert "is played now" not in receipt


def test_no_deadline_passes_and_no_command_plays(table: Timed) -> None:
    table.at(FRIDAY + 30 * HOUR)
    assert table.deadline_steps() == []
    for words in (("resolve",), ("resolve", "--deadline"), ("bot", "Frederick")):
        ran = run(words[0], table.game, *words[1:])
        assert ran.code == 1 and "play is stopped" in ran.err and "pbem resume" in ran.err
    assert turn(table) == 0 and table.deadline_steps() == []


def test_status_tells_it_in_words_and_for_programs(table: Timed) -> None:
    assert f"Play is stopped: {WHY} pbem resume {table.game}" in done("status", table.game)
    assert json.loads(done("status", table.game, "--json"))["held"] == "stopped"


def test_resume_lets_it_go_on_and_all_are_told(table: Timed) -> None:
    table.everybody_replies()
    table.at(MONDAY + MINUTE)
    assert "goes on" in done("resume", table.game)
    table.at(MONDAY + 2 * MINUTE)
    assert turn(table) == 2
    assert any("what is on file is played again" in body(mail) for mail in table.to("Pompadour"))
    assert "held" not in done("resume", table.game)


def test_a_letter_lets_nothing_go_on_though_the_game_was_taken_back_too(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    table.at(MONDAY)
    table.everybody_replies()
    table.at(MONDAY)
    undo.undo(table.game)
    assert "nothing is played until" in done("pause", table.game, "--play", "--reason", WHY)
    table.at(MONDAY + MINUTE)
    table.reply("Pompadour", "nation France\nbattle: loss 1\n", number=2)
    table.at(MONDAY + 2 * MINUTE)
    assert turn(table) == 0 and state.load(table.game).hold is Hold.STOPPED
    assert hold.go_on(table.game)
    table.at(MONDAY + 3 * MINUTE)
    assert turn(table) >= 1


def test_no_undo_lets_it_go_on(table: Timed) -> None:
    table.everybody_replies()
    table.at(MONDAY + MINUTE)
    undo.undo(table.game, to=0)
    table.at(MONDAY + 2 * MINUTE)
    assert state.load(table.game).hold is Hold.STOPPED and turn(table) == 0
