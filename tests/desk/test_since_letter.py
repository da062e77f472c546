"""A report begins with what to decide now and until when, and goes on with what has happened since the
last one (R29). It is played by mails, with a clock that the test moves."""

from __future__ import annotations

from datetime import timedelta
from email.message import Message
from pathlib import Path

import pytest

from pbem.engine.events import TurnBegan
from pbem.game import state
from pbem.report.record import Record, Since
from pbem.report.view import view
from support.letters.report_letters import letters_of
from support.other_secrets import with_others_secrets
from support.play_by_mail.timed_table import MONDAY, Timed, after_turn_one
from support.war_records import NUMBERS, RECORDS, each_kind

HOUR = timedelta(hours=1)
STAGES = {
    "Frederick": ("Prussia", "Hanover"),
    "Elisabeth": ("Russia", "Sweden"),
    "Maria Theresa": ("Austria", "Imperial Army"),
    "Pompadour": ("France",),
}


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage, in a game with deadlines."""
    table = Timed(tmp_path)
    table.set()
    return after_turn_one(table)


def lines_of(mail: Message) -> list[str]:
    first = next(part for part in mail.walk() if part.get_content_type() == "text/plain")
    return str(first.get_payload(decode=True), "utf-8").splitlines()


def report_of(table: Timed, player: str) -> list[str]:
    """The lines of the latest report, without the summaries that follow."""
    mails = [mail for mail in table.to(player) if "your report" in str(mail["Subject"])]
    lines = lines_of(mails[-1])
    ends = [number for number, line in enumerate(lines) if "summary" in line and number > 10]
    return lines[: ends[0]] if ends else lines


def news(lines: list[str]) -> str:
    """What a report says has changed, and what its player's own moves and cards were."""
    start = next(number for number, line in enumerate(lines) if line.startswith("What changed for you"))
    return "\n".join(lines[start + 2 : lines.index("What happens without you")])


def write(table: Timed, player: str, when: int) -> None:
    """A letter for all nations of a player in which nothing moves and that is final."""
    table.reply(player, "".join(f"nation {name}\nhold\nfinal\n" for name in STAGES[player]), number=20 + when)
    table.at(MONDAY + when * HOUR)


def test_a_report_begins_with_what_to_decide_and_until_when(table: Timed) -> None:
    lines = report_of(table, "Frederick")
    heading = lines.index("What to decide now")
    assert heading < 10 and not any(line.startswith("What changed") for line in lines[:heading])
    assert lines[heading + 3].startswith("Due by Friday 6 November 2026, 20:00 (Europe/Berlin): Prussia, ")
    assert any("Prussia moves and recruits" in line for line in lines[heading : heading + 10])


def test_what_was_told_in_a_mail_is_not_told_again(table: Timed) -> None:
    """Elisabeth's first report of turn 2 tells her of turn 1; that which asks her to move does not. The next
    one tells of what has happened since she was asked."""
    first = news(report_of(table, "Elisabeth"))
    assert "Russia, turn 1" in first and "draws" in first
    write(table, "Frederick", 1)
    assert "turn 1" not in news(report_of(table, "Elisabeth"))
    write(table, "Elisabeth", 2)
    write(table, "Maria Theresa", 3)
    write(table, "Pompadour", 4)
    assert state.load(table.game).game.turn == 3
    second = news(report_of(table, "Elisabeth"))
    assert "Sweden, turn 2 - Sweden draws one Tactical Card: " in " ".join(second.split())
    assert "turn 1" not in second


def test_nothing_falls_between_a_report_and_a_letter(table: Timed) -> None:
    """What happened after his last report and before his letter, Frederick has not been told by mail yet: it
    stands in the next."""
    write(table, "Frederick", 1)
    write(table, "Elisabeth", 2)
    table.reply("Frederick", "turn 3\nnation Prussia\nhold\n", number=12)
    table.at(MONDAY + 3 * HOUR)
    write(table, "Maria Theresa", 4)
    write(table, "Pompadour", 5)
    told = news(report_of(table, "Frederick"))
    assert "Hanover, turn 2 - Hanover draws two Tactical Cards: " in " ".join(told.split())


def place_of_turn(record: Record, turn: int) -> int:
    """Where in a history a turn began."""
    events = enumerate(one.event for one in record.history)
    return next((place for place, one in events if isinstance(one, TurnBegan) and one.turn == turn), 0)


@pytest.mark.parametrize("number", each_kind(NUMBERS[::3]))
def test_what_is_told_since_a_letter_tells_nothing_of_others_secrets(number: int) -> None:
    record = RECORDS[number]
    turn = max(record.game.turn - 1, 1)
    for who in record.game.roles:
        other = with_others_secrets(record, who)
        shown = [
            view(one, who, one.game.turn, Since(place_of_turn(one, turn), turn)) for one in (record, other)
        ]
        assert letters_of(shown[0]) == letters_of(shown[1])
