"""More time for one player, one deadline for a player's nations in a row, absences changed and taken back."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from pbem.desk.moderator import deadlines
from pbem.game import state
from pbem.game.errors import FolderError
from support.command_line import done, run
from support.play_by_mail.mail_table import body, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    table = Timed(tmp_path)
    table.set("extensions: 36 hours\n")
    table.at(MONDAY)
    return table


def due_of(table: Timed, player: str) -> set[datetime | None]:
    return {found.at for one, found in state.load(table.game).deadlines if one.player == player}


def test_more_time_for_one_and_he_alone_is_told(table: Timed) -> None:
    deadlines.extend(table.game, "Frederick", DAY, MONDAY + HOUR)
    assert due_of(table, "Frederick") == {FRIDAY + DAY} and due_of(table, "Pompadour") == {FRIDAY}
    table.at(MONDAY + 2 * HOUR)
    (subject,) = table.subjects("Frederick", "a new deadline")
    text = body(table.to("Frederick")[-1])
    assert "Frederick has 1 day more." in text and "Due by Saturday 7 November 2026, 20:00" in text
    assert not table.subjects("Pompadour", "a new deadline") and subject
    table.at(FRIDAY + 3 * HOUR)
    assert "Prussia" not in table.deadline_steps() and "France" in table.deadline_steps()
    table.at(FRIDAY + DAY + 2 * HOUR)
    assert "Prussia" in table.deadline_steps()


def test_each_is_told_although_another_was_given_more_before_the_next_run(table: Timed) -> None:
    deadlines.extend(table.game, "Frederick", DAY, MONDAY + HOUR)
    deadlines.extend(table.game, "Pompadour", DAY, MONDAY + HOUR)
    table.set("quiet: 30 minutes\n", when=MONDAY + HOUR)
    for minute in (1, 2):
        table.at(MONDAY + HOUR + minute * MINUTE)
    told = {player: len(table.subjects(player, "a new deadline")) for player in PLAYERS}
    assert told == {"Frederick": 1, "Pompadour": 1, "Elisabeth": 0, "Maria Theresa": 0}


def test_it_comes_out_of_his_budget(table: Timed) -> None:
    deadlines.extend(table.game, "Frederick", DAY, MONDAY + HOUR)
    before = (table.game / "log.jsonl").read_bytes()
    with pytest.raises(FolderError, match="Frederick has 12 hours left of the 36 hours"):
        deadlines.extend(table.game, "Frederick", DAY, MONDAY + HOUR)
    assert (table.game / "log.jsonl").read_bytes() == before
    deadlines.extend(table.game, "Frederick", 12 * HOUR, MONDAY + HOUR)
    assert due_of(table, "Frederick") == {FRIDAY + 36 * HOUR}
    deadlines.extend(table.game, "Frederick", DAY, MONDAY + HOUR, beyond=True)
    deadlines.extend(table.game, "Pompadour", DAY, MONDAY + HOUR)
    row = next(line for line in done("late", table.game).splitlines() if line.startswith("Frederick"))
    assert row.rstrip().endswith("2 days 12 hours")


def test_settings_that_change_later_take_nothing_of_it_back(table: Timed) -> None:
    deadlines.extend(table.game, "Frederick", DAY, MONDAY + HOUR)
    table.set(when=MONDAY + 2 * HOUR)
    assert due_of(table, "Frederick") == {FRIDAY + DAY}


def test_what_cannot_be_is_refused(table: Timed) -> None:
    assert "is no span" in run("extend", table.game, "Frederick", "long").err
    assert "there are" in run("extend", table.game, "Nobody", "24 hours").err
    for player in PLAYERS:
        table.reply(player, orders(player))
    table.at(MONDAY + HOUR)
    assert "owes nothing now" in run("extend", table.game, "Pompadour", "24 hours").err


# --------------------------------------------------------------------------- one deadline in a row


def frederick_stage(table: Timed, letter: str, number: int, when: datetime) -> None:
    table.reply("Frederick", letter, number=number)
    table.at(when)


def set_up(table: Timed) -> None:
    for player in PLAYERS:
        lines = orders(player).split("\n")
        alone = [line for line in lines if line.split(" ")[0] in ("nation", "setup", "final")]
        table.reply(player, "\n".join(alone) + "\n")
    table.at(MONDAY + MINUTE)


@pytest.mark.parametrize(("setting", "days"), [("in_a_row: together\n", 0), ("", 7)])
def test_a_players_second_nation_has_the_deadline_of_the_first(
    setting: str, days: int, tmp_path: Path
) -> None:
    table = Timed(tmp_path)
    table.set(setting + "late: wait\n")
    table.at(MONDAY)
    set_up(table)
    assert {one.nation for one, _ in state.load(table.game).deadlines} == {"Prussia"}
    frederick_stage(table, "nation Prussia\nhold\nfinal\n", 2, FRIDAY - HOUR)
    ((hanover, due),) = state.load(table.game).deadlines
    assert hanover.nation == "Hanover"
    table.at(FRIDAY + HOUR)
    frederick_stage(table, "nation Hanover\nhold\nfinal\n", 3, FRIDAY + HOUR)
    ((russia, other),) = state.load(table.game).deadlines
    assert due.at == FRIDAY and russia.player == "Elisabeth" and other.at == FRIDAY + 7 * DAY
    assert ("in a row" in due.why) == (days == 0)


def test_the_least_time_is_kept_in_a_row(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    table.set("in_a_row: together\nleast: 36 hours\n")
    table.at(MONDAY)
    set_up(table)
    frederick_stage(table, "nation Prussia\nhold\nfinal\n", 2, FRIDAY - HOUR)
    ((hanover, due),) = state.load(table.game).deadlines
    assert hanover.nation == "Hanover" and due.at == FRIDAY - HOUR + 36 * HOUR


# ----------------------------------------------------------------------- absences of the moderator's


def test_an_absence_is_changed_by_another_that_overlaps_it(table: Timed) -> None:
    at = datetime(2026, 11, 3, tzinfo=UTC)
    deadlines.leave(table.game, "Frederick", date(2026, 11, 5), date(2026, 11, 20), None, at)
    assert due_of(table, "Frederick") == {FRIDAY + 21 * DAY}
    deadlines.leave(table.game, "Frederick", date(2026, 11, 5), date(2026, 11, 8), None, at)
    timing = state.load(table.game).timing
    assert timing and [one.days.last for one in timing.absences] == [date(2026, 11, 8)]


def test_what_is_still_to_come_of_an_absence_is_taken_back(table: Timed) -> None:
    at = datetime(2026, 11, 12, tzinfo=UTC)
    deadlines.leave(table.game, "Frederick", date(2026, 11, 10), date(2026, 11, 20), None, at)
    deadlines.leave(table.game, "Frederick", date(2026, 12, 1), date(2026, 12, 5), None, at)
    after = deadlines.come_back(table.game, "Frederick", at)
    assert after and after.timing
    assert [(one.days.first, one.days.last) for one in after.timing.absences] == [
        (date(2026, 11, 10), date(2026, 11, 11))
    ]
    assert deadlines.come_back(table.game, "Frederick", at) is None
    wrong = run("away", table.game, "Frederick", "--off")
    assert wrong.code == 1 and "no absence of Frederick is still to come" in wrong.err
    assert "name the first day and the last, or say --off" in run("away", table.game, "Frederick").err
