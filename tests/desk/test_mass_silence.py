"""If many are silent the moderator is asked before anybody is answered for; and who was late is kept."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.look.late_list import guard_words, late_players
from pbem.desk.moderator import deadlines, late
from pbem.game import state
from support.command_line import done
from support.play_by_mail.mail_table import body, orders
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, TIMING, Timed

MINUTE = timedelta(minutes=1)
OVER = FRIDAY + 2 * HOUR
"""The deadline and the grace have passed."""


def table_with(folder: Path, guard: str = "guard: 50%\n", more: str = "") -> Timed:
    table = Timed(folder)
    settings = TIMING.replace("guard: never\n", guard) + more
    deadlines.set_timing(table.game, settings, "timing.yaml", MONDAY - HOUR)
    table.at(MONDAY)
    return table


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    return table_with(tmp_path)


def to_moderator(table: Timed) -> list[str]:
    return [body(mail) for mail in table.sent() if mail["To"] == "moderator@example.org"]


def test_the_moderator_is_asked_once_in_words_by_mail_and_by_status(table: Timed) -> None:
    lines = table.at(OVER).lines
    words = "4 of 4 players are silent (Elisabeth, Frederick, Maria Theresa, Pompadour), and nothing is done"
    assert sum(words in line for line in lines) == 5 and table.deadline_steps() == []
    assert not any("players are silent" in line for line in table.at(OVER + MINUTE).lines)
    (mail,) = to_moderator(table)
    assert words in mail and "Prussia (Frederick): the troops of her generals." in mail
    assert words in guard_words(state.load(table.game), OVER)
    assert "pbem late seven-years --go-on" in done("status", table.game)


def test_it_is_on_unless_the_settings_say_otherwise(tmp_path: Path) -> None:
    table = table_with(tmp_path / "usual", guard="")
    table.at(OVER)
    assert table.deadline_steps() == []
    other = table_with(tmp_path / "other", guard="guard: never\n")
    other.at(OVER)
    assert len(other.deadline_steps()) == 5


def test_the_moderators_word_lets_the_settings_hold(table: Timed) -> None:
    table.at(OVER)
    asked = {"Prussia", "Hanover", "Russia", "Austria", "France"}
    assert set(late.go_on(table.game, OVER)) == asked
    assert late.go_on(table.game, OVER) == ()
    table.at(OVER + MINUTE)
    assert len(table.deadline_steps()) == 5 and state.load(table.game).game.turn == 1


def test_then_the_next_deadline_is_asked_about_again_if_still_nobody_writes(table: Timed) -> None:
    table.at(OVER)
    late.go_on(table.game, OVER)
    table.at(OVER + MINUTE)
    week = timedelta(days=7)
    for number in (1, 2, 3):
        table.at(OVER + number * week)
    assert set(table.deadline_steps()[5:]) == {"Prussia", "Hanover"}, (
        "of one player alone nothing can be told"
    )
    assert "2 of 2 players are silent (Elisabeth, Frederick)" in guard_words(
        state.load(table.game), OVER + 3 * week
    )


def test_a_letter_of_anybodys_shows_that_mail_comes(table: Timed) -> None:
    for player in ("Pompadour", "Elisabeth"):
        table.reply(player, orders(player))
    table.at(MONDAY + HOUR)
    table.at(OVER)
    assert "Prussia" in table.deadline_steps(), "two of four are not more than half"
    assert to_moderator(table) == []


def test_three_of_four_are_too_many_and_a_late_letter_changes_that(table: Timed) -> None:
    table.reply("Pompadour", orders("Pompadour"))
    table.at(MONDAY + HOUR)
    table.at(OVER)
    assert table.deadline_steps() == []
    table.reply("Elisabeth", orders("Elisabeth"))
    table.at(OVER + HOUR)
    assert set(table.deadline_steps()) == {"Prussia", "Hanover", "Austria"}


def test_nothing_is_held_back_of_those_who_wait_anyway_or_are_stood_in_for(tmp_path: Path) -> None:
    table = table_with(tmp_path, more="late: wait\n")
    lines = table.at(OVER).lines
    assert any("the moderator decides" in line for line in lines) and to_moderator(table) == []


def test_the_grace_is_for_those_who_sent_nothing(tmp_path: Path) -> None:
    """What is on file when the deadline comes is played then: nobody changes it while others are late."""
    table = table_with(tmp_path, more="quiet: 30 days\n")
    for player in ("Pompadour", "Elisabeth", "Maria Theresa"):
        table.reply(player, orders(player).replace("final\n", "").replace("setup Lacy", "setup Lacy"))
    table.at(MONDAY + HOUR)
    table.at(FRIDAY)
    table.reply("Pompadour", "nation France\nsetup Richelieu 4, Soubise 8, Chevert 8\nfinal\n", number=2)
    table.at(FRIDAY + HOUR)
    troops = state.load(table.game).game.troops
    assert troops["Richelieu"] == 8, "what he had sent in time"
    assert "Friedrich" not in troops, "Frederick still has his grace"


# ------------------------------------------------------------------------------------ who was late


def test_the_list_counts_who_was_late_and_who_was_answered_for(table: Timed) -> None:
    for player in ("Pompadour", "Elisabeth"):
        table.reply(player, orders(player))
    table.at(MONDAY + HOUR)
    table.at(FRIDAY + MINUTE)
    table.reply("Maria Theresa", orders("Maria Theresa"))
    table.at(FRIDAY + HOUR)
    table.at(OVER)
    rows = {one.player: (one.late, one.decided) for one in late_players(state.load(table.game))}
    assert rows["Maria Theresa"] == (1, 0), "Austria came within the grace"
    assert rows["Frederick"][0] == 2 and rows["Frederick"][1] == 2
    assert rows["Pompadour"] == rows["Elisabeth"] == (0, 0)
    said = done("late", table.game)
    assert "answered for" in said and "Maria Theresa" in said
    facts = json.loads(done("late", table.game, "--json"))
    assert {one["player"]: one["late"] for one in facts["players"]}["Frederick"] == 2


def test_nobody_is_noted_as_late_twice_or_while_no_mail_could_be_fetched(table: Timed) -> None:
    (table.folder / "in").rename(table.folder / "away")
    table.at(OVER)
    assert all(one.late == 0 for one in late_players(state.load(table.game)))
    (table.folder / "away").rename(table.folder / "in")
    for minute in range(3):
        table.at(OVER + HOUR + minute * MINUTE)
    assert {one.late for one in late_players(state.load(table.game))} == {1, 2}
