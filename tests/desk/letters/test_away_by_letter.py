"""`away 3 May to 12 May` in a letter: within limits, told to the writer, the moderator and the others."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from pbem.deadlines.settings import Timing
from pbem.game import state
from pbem.orders.grammar.person.presence import days_of, in_year
from support.command_line import done, run
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    return begun(tmp_path)


def begun(folder: Path, leave: str = "") -> Timed:
    table = Timed(folder)
    table.set(leave)
    table.at(MONDAY)
    return table


def written(table: Timed, text: str, number: int = 1, player: str = "Frederick") -> str:
    """The receipt of a letter that comes on Monday evening."""
    table.reply(player, text, number=number)
    before = len(table.to(player))
    table.at(MONDAY + number * MINUTE)
    return next(body(mail) for mail in table.to(player)[before:] if "receipt" in str(mail["Subject"]))


def timing_of(table: Timed) -> Timing:
    timing = state.load(table.game).timing
    assert timing
    return timing


def days(table: Timed) -> list[tuple[str, date, date]]:
    return [(one.player, one.days.first, one.days.last) for one in timing_of(table).absences]


@pytest.mark.parametrize(
    "line",
    ["away 5 November to 14 November", "Away: from 5th Nov to 14 Nov 2026.", "abwesend 5. bis 14. November"],
)
def test_the_deadline_moves_and_all_are_told(line: str, table: Timed) -> None:
    text = written(table, f"{line}\n")
    assert "your letter has arrived and counts" in text
    assert "You are away: 5 to 14 November 2026. To take that back write: away off" in text
    assert "You may be away on 18 more days in this game." in text
    assert "due by Friday 20 November 2026, 20:00" in text
    assert days(table) == [("Frederick", date(2026, 11, 5), date(2026, 11, 14))]
    due = {one.player: found.at for one, found in state.load(table.game).deadlines}
    assert due["Frederick"] == FRIDAY + 14 * DAY and due["Pompadour"] == FRIDAY
    table.at(MONDAY + HOUR)
    assert table.subjects("Frederick", "a new deadline")
    (mail,) = [mail for mail in table.sent() if mail["To"] == "moderator@example.org"]
    assert "Frederick is away: 5 to 14 November 2026, by letter." in body(mail)
    assert any("Frederick is away: 5 to 14 November 2026." in body(one) for one in table.to("Pompadour"))
    table.at(FRIDAY + 3 * HOUR)
    assert "Prussia" not in table.deadline_steps()


def test_who_said_it_is_told_by_his_receipt_alone(table: Timed) -> None:
    written(table, "away 5 November to 14 November\n")
    table.at(MONDAY + HOUR)
    assert not table.subjects("Frederick", "from the moderator")
    assert len(table.subjects("Pompadour", "from the moderator")) == 1


def test_the_run_says_it(table: Timed) -> None:
    table.reply("Frederick", "away 5 Nov to 14 Nov\n")
    assert any("Frederick is away: 5 to 14 November 2026" in line for line in table.at(MONDAY + MINUTE).lines)


def test_away_off_takes_back_what_is_to_come_and_deadlines_told_stay(table: Timed) -> None:
    written(table, "away 5 November to 14 November\n")
    assert "You are not away any more." in written(table, "abwesend aus\n", 2)
    assert days(table) == []
    due = {one.player: found.at for one, found in state.load(table.game).deadlines}
    assert due["Frederick"] == FRIDAY + 14 * DAY
    assert "Your absence is not noted: no absence of yours is still to come." in written(
        table, "away off\n", 3
    )


def test_another_letter_changes_the_days(table: Timed) -> None:
    written(table, "away 5 November to 14 November\n")
    written(table, "away 5 November to 8 November\n", 2)
    assert days(table) == [("Frederick", date(2026, 11, 5), date(2026, 11, 8))]


@pytest.mark.parametrize(
    ("leave", "line", "why"),
    [
        ("leave: {days: 7}\n", "away 5 Nov to 14 Nov", "that would be 10 days in this game"),
        ("leave: {notice: 5 days}\n", "away 5 Nov to 6 Nov", "it has to be announced 5 days before"),
        ("", "away 1 November 2026 to 6 November", "the last day is before the first, or the first is over"),
        ("leave: {days: 0}\n", "away 5 Nov to 6 Nov", "that would be 2 days in this game, and"),
    ],
)  # fmt: skip
def test_beyond_the_limits_it_is_refused_and_the_orders_count(
    leave: str, line: str, why: str, tmp_path: Path
) -> None:
    table = begun(tmp_path, leave)
    text = written(table, f"{line}\nnation Prussia\nbattle: loss 1\n")
    assert f"Your absence is not noted: {why}" in text and "your letter has arrived and counts" in text
    assert days(table) == [] and state.load(table.game).filed["Prussia"].plans_from(1)


def test_a_letter_that_says_nothing_else_does_not_count_if_it_is_refused(tmp_path: Path) -> None:
    table = begun(tmp_path, "leave: {days: 0}\n")
    text = written(table, "away 5 Nov to 6 Nov\n")
    assert "Your absence is not noted" in text and "and counts" not in text


def test_the_days_of_several_absences_are_counted_together(tmp_path: Path) -> None:
    table = begun(tmp_path, "leave: {days: 10}\n")
    written(table, "away 5 Nov to 10 Nov\n")
    assert "that would be 11 days" in written(table, "away 1 Dec to 5 Dec\n", 2)
    assert "You may be away on 0 more days" in written(table, "away 1 Dec to 4 Dec\n", 3)


def test_the_others_are_told_only_if_the_settings_say_so(tmp_path: Path) -> None:
    table = begun(tmp_path, "leave: {tell: moderator}\n")
    written(table, "away 5 November to 14 November\n")
    table.at(MONDAY + HOUR)
    assert not any("is away" in body(mail) for mail in table.to("Pompadour"))
    assert any(mail["To"] == "moderator@example.org" for mail in table.sent())


def test_days_that_cannot_be_read_are_asked_back(table: Timed) -> None:
    text = written(table, "away 31 February to 3 March\nnation Prussia\nbattle: loss 1\n")
    assert "the days are missing: such as 3 May to 12 May" in text


def test_a_receipt_is_the_same_when_the_mail_comes_again(table: Timed) -> None:
    written(table, "away 5 November to 14 November\n")
    receipts = table.game / "reports" / "receipts"
    before = {path.name: path.read_bytes() for path in receipts.iterdir()}
    table.reply(
        "Frederick", "away 5 November to 14 November\n", subject=str(table.to("Frederick")[0]["Subject"])
    )
    table.at(MONDAY + HOUR)
    assert {path.name: path.read_bytes() for path in receipts.iterdir()} == before and len(days(table)) == 1


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("3 May to 12 May", ("05-03", "05-12")), ("3. Mai bis 12. Mai", ("05-03", "05-12")),
        ("3 to 12 May", ("05-03", "05-12")), ("2027-05-03 to 2027-05-12", ("2027-05-03", "2027-05-12")),
        ("vom 3.5. bis zum 12.5.2027", ("05-03", "2027-05-12")), ("May 3 - May 12", ("05-03", "05-12")),
        ("24 December 2026 to 2 Jan 2027", ("2026-12-24", "2027-01-02")), ("3 May", ("05-03", "05-03")),
        ("29 Feb", ("02-29", "02-29")), ("30 Feb", None), ("3 to 5 to 7 May", None), ("the weekend", None),
        ("12 to 3 May", None), ("3 Xyz to 4 Xyz", None),
    ],
)  # fmt: skip
def test_days_as_people_write_them(text: str, found: tuple[str, str] | None) -> None:
    assert days_of(text) == found


def test_a_day_without_a_year_is_the_next_such_day() -> None:
    assert in_year("05-03", date(2026, 11, 2)) == date(2027, 5, 3)
    assert in_year("11-02", date(2026, 11, 2)) == date(2026, 11, 2)
    assert in_year("02-29", date(2026, 11, 2)) == date(2028, 2, 29)


# ------------------------------------------------------------------------------- the reader's own zone

BOTH = "Friday 6 November 2026, 20:00 (Europe/Berlin; Saturday 7 November 2026, 06:00 Australia/Sydney)"


def test_times_are_told_in_the_readers_own_zone_too(table: Timed) -> None:
    text = written(table, "zone Australia/Sydney\nnation Prussia\nbattle: loss 1\n")
    assert "Times are told in Australia/Sydney too from now on." in text
    text = written(table, "nation Prussia\nbattle: loss 2\n", 2)
    assert "20:00 Europe/Berlin (Saturday 7 November 2026, 06:00 Australia/Sydney)" in text
    table.at(FRIDAY - 6 * HOUR)
    reminder = next(body(mail) for mail in table.to("Frederick") if "missing" in str(mail["Subject"]))
    assert "20:00 Europe/Berlin (Saturday 7 November 2026, 06:00 Australia/Sydney)" in reminder
    assert not any("Sydney" in body(mail) for mail in table.to("Pompadour"))


def test_the_moderator_sets_a_zone_and_ends_it(table: Timed) -> None:
    assert "tell times in Australia/Sydney too" in done("zone", table.game, "Frederick", "Australia/Sydney")
    done("extend", table.game, "Frederick", "0 minutes")
    table.at(MONDAY + MINUTE)
    assert BOTH in body(table.to("Frederick")[-1])
    assert "in the game's zone alone" in done("zone", table.game, "Frederick", "off")
    assert state.load(table.game).zone_of("Frederick") is None
    assert 'no time zone "Nowhere"' in run("zone", table.game, "Frederick", "Nowhere").err
