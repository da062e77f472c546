"""A letter that answers one turn never becomes orders for a later one, and a delayed mail never replaces one
that is newer."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from pathlib import Path

import pytest

from pbem.game import state
from pbem.orders.judging.next_stage import stage_turn
from support.play_by_mail.mail_table import body
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import HOUR, MONDAY, Timed

KEITH, SCHWERIN = "move Keith: Reichenbach", "move Schwerin: Reichenbach"
MINUTE = timedelta(minutes=1)


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage; the letters of turn 2 have gone out."""
    return played.copied(tmp_path)


def on_file(table: Timed, nation: str = "Prussia") -> list[str]:
    now = state.load(table.game)
    return [one.order.text for one in now.filed[nation].for_stage(stage_turn(now.game, nation))]


def test_an_amendment_that_comes_after_the_stage_is_refused_with_what_to_write(table: Timed) -> None:
    table.reply("Frederick", f"nation Prussia\n{KEITH}\nfinal\n", number=2)
    table.at(MONDAY + HOUR)
    table.reply("Frederick", f"amend\nnation Prussia\n{SCHWERIN}\n", number=3)
    table.at(MONDAY + HOUR + MINUTE)
    text = body(table.to("Frederick")[-1])
    assert "does NOT count: It is for another turn." in text
    assert "If it is meant for that, write: turn 3" in text
    assert on_file(table) == []
    table.reply("Frederick", f"turn 3\nnation Prussia\n{SCHWERIN}\n", number=4)
    table.at(MONDAY + HOUR + 2 * MINUTE)
    assert on_file(table) == [SCHWERIN]


def test_the_turn_may_stand_below_the_nation(table: Timed) -> None:
    """Who replies to a letter of the turn before names the turn there as well as at the head."""
    table.reply("Frederick", f"nation Prussia\n{KEITH}\nfinal\n", number=2)
    table.at(MONDAY + HOUR)
    table.reply("Frederick", f"nation Prussia\nturn 3\n{SCHWERIN}\nmove Dohna: Stargard\n", number=3)
    table.at(MONDAY + HOUR + MINUTE)
    assert "does NOT count" not in body(table.to("Frederick")[-1])
    assert on_file(table) == [SCHWERIN, "move Dohna: Stargard"]
    table.reply("Frederick", f"nation Prussia\n{KEITH}\nturn 3\n{SCHWERIN}\n", number=4)
    table.at(MONDAY + HOUR + 2 * MINUTE)
    assert "If it is meant for that, write: turn 3" in body(table.to("Frederick")[-1])


def test_a_reply_to_the_turn_before_is_no_order_for_this_one(table: Timed) -> None:
    first = next(mail for mail in table.to("Elisabeth") if "Re:" not in str(mail["Subject"]))
    table.reply("Elisabeth", "nation Sweden\nhold\n", subject=str(first["Subject"]), number=2)
    table.at(MONDAY + HOUR)
    text = body(table.to("Elisabeth")[-1])
    assert "does NOT count" in text or on_file(table, "Sweden") == []


def dated(table: Timed, text: str, sent_before: int, number: int) -> None:
    """A letter of Frederick's that was sent so many minutes before it came, an hour after the turn began."""
    mail = EmailMessage(policy=SMTP)
    mail["From"], mail["To"] = PLAYERS["Frederick"], "moderator@example.org"
    mail["Subject"] = f"Re: {table.to('Frederick')[-1]['Subject']}"
    mail["Message-ID"] = f"<dated-{number}@example.org>"
    mail["Date"] = format_datetime(MONDAY + HOUR - sent_before * MINUTE)
    mail.set_content(text)
    table.lay(f"dated-{number}.eml", mail.as_bytes())
    table.at(MONDAY + HOUR)


def test_an_older_mail_that_comes_late_is_asked_back_and_names_the_one_that_counts(table: Timed) -> None:
    dated(table, f"nation Prussia\n{KEITH}\n", 5, 2)
    dated(table, f"nation Prussia\n{SCHWERIN}\n", 30, 3)
    text = body(table.to("Frederick")[-1])
    assert "does NOT count: It was sent before your letter 2, which came first and counts." in text
    assert on_file(table) == [KEITH]
    dated(table, f"nation Prussia\n{SCHWERIN}\n", 1, 4)
    assert on_file(table) == [SCHWERIN]


def test_an_older_mail_about_another_nation_counts(table: Timed) -> None:
    dated(table, f"nation Prussia\n{KEITH}\n", 5, 2)
    dated(table, "nation Hanover\nhold\n", 30, 3)
    assert on_file(table) == [KEITH] and on_file(table, "Hanover") == ["hold"]


def test_a_clock_that_is_ahead_refuses_no_later_letter(table: Timed) -> None:
    dated(table, f"nation Prussia\n{KEITH}\n", -600, 2)
    dated(table, f"nation Prussia\n{SCHWERIN}\n", 5, 3)
    assert on_file(table) == [SCHWERIN]


def test_a_correction_to_a_stage_that_is_over_is_called_late(table: Timed) -> None:
    """Not an order for the next turn, and no letter of an earlier one: Prussia moved an hour before."""
    subject = str(table.to("Frederick")[-1]["Subject"])
    for minutes, text in ((5, "nation Prussia\nhold\nfinal\n"), (65, "nation Prussia\nmove Dohna: Massow\n")):
        table.reply("Frederick", text, number=minutes, subject=subject)
        table.at(MONDAY + timedelta(minutes=minutes))
    text = body([mail for mail in table.to("Frederick") if "receipt" in str(mail["Subject"])][-1])
    assert "it comes too late: Prussia has moved in turn 2, and her next action stage is" in text
    assert "does NOT count" in text and not state.load(table.game).filed["Prussia"].for_stage(3)


LATE = f"away 10 November to 12 November\nzone Australia/Sydney\nnation Prussia\n{SCHWERIN}\n"


def test_what_a_late_letter_says_of_its_writer_is_noted(table: Timed) -> None:
    """Its orders are for a stage that is over; when he is there is not."""
    table.set()
    table.reply("Frederick", f"nation Prussia\n{KEITH}\nfinal\n", number=2)
    table.at(MONDAY + HOUR)
    table.reply("Frederick", f"amend\n{LATE}", number=3)
    table.at(MONDAY + HOUR + MINUTE)
    text = body([mail for mail in table.to("Frederick") if "receipt" in str(mail["Subject"])][-1])
    assert "does NOT count" in text and "You are away: 10 to 12 November 2026." in text
    assert "Times are told in Australia/Sydney too" in text
    now = state.load(table.game)
    assert now.timing and [one.player for one in now.timing.absences] == ["Frederick"]
    assert str(now.zone_of("Frederick")) == "Australia/Sydney" and on_file(table) == []


def test_of_an_older_mail_nothing_is_noted_and_that_is_said(table: Timed) -> None:
    table.set()
    dated(table, f"nation Prussia\n{KEITH}\n", 5, 2)
    dated(table, LATE, 30, 3)
    text = body([mail for mail in table.to("Frederick") if "receipt" in str(mail["Subject"])][-1])
    assert "does NOT count" in text and "Nor is anything noted of what it says about yourself" in text
    now = state.load(table.game)
    assert now.timing and not now.timing.absences and now.zone_of("Frederick") is None
    assert on_file(table) == [KEITH]
