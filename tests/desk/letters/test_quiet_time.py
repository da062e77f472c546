"""A stage is played when its player means it: complete, final, after a quiet time, or at the deadline. It is
played by mails, with a clock that the test moves."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from pbem.desk.turns import resolve
from pbem.game import state
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import FRIDAY, MONDAY, Timed

MINUTE = timedelta(minutes=1)
HOUR = 60 * MINUTE


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage, with ten pieces that can be ordered."""
    table = played.copied(tmp_path)
    assert waits(table) == {"Prussia"} and turn(table) == 2
    return table


def write(table: Timed, text: str, number: int, when: datetime, player: str = "Frederick") -> str:
    """A letter that comes at a time, in reply to the latest; its receipt."""
    table.reply(player, text, number=number)
    before = len(table.to(player))
    table.at(when)
    receipts = [mail for mail in table.to(player)[before:] if "receipt" in str(mail["Subject"])]
    return body(receipts[0])


def turn(table: Timed) -> int:
    return state.load(table.game).game.turn


def waits(table: Timed) -> set[str]:
    now = state.load(table.game)
    return {one.nation for one in resolve.play_orders(now, resting=frozenset(now.game.rules.order)).waiting}


def where_is(table: Timed, piece: str) -> str:
    now = state.load(table.game).game
    return now.rules.board.cities[now.where[piece]].title


KEITH = "move Keith: Reichenbach"


def test_one_order_ends_no_stage_and_an_amendment_five_minutes_later_counts(table: Timed) -> None:
    """Three mails that lost two turns once: one order for ten pieces, an `amend`, and one for `turn 2`."""
    at = MONDAY + HOUR
    text = write(table, f"nation Prussia\n{KEITH}\n", 2, at)
    assert "Prussia: her action stage is played on Monday 2 November 2026, 23:00 UTC" in text
    assert "Until then amend, withdraw, cancel and a new letter work" in text
    assert waits(table) == {"Prussia"} and where_is(table, "Keith") == "Schweidnitz"
    write(table, "amend\nnation Prussia\nmove Schwerin: Reichenbach\n", 3, at + 5 * MINUTE)
    table.at(at + HOUR)
    assert waits(table) == {"Prussia"}, "the hour runs from the last letter on"
    write(table, "turn 2\namend\nnation Prussia\nbattle: loss 2\n", 4, at + HOUR + 4 * MINUTE)
    table.at(at + 2 * HOUR + 3 * MINUTE)
    assert waits(table) == {"Prussia"} and turn(table) == 2
    table.at(at + 2 * HOUR + 4 * MINUTE)
    assert "Prussia" not in waits(table)
    assert (where_is(table, "Keith"), where_is(table, "Schwerin")) == ("Reichenbach", "Reichenbach")


@pytest.mark.parametrize("word", ["final", "hold"])
def test_a_letter_that_is_final_or_complete_is_played_at_once(table: Timed, word: str) -> None:
    order = KEITH if word == "final" else "battle: loss 2"
    text = write(table, f"nation Prussia\n{order}\n{word}\n", 2, MONDAY + HOUR)
    assert "played now, and nothing of it can be taken back" in text
    assert "Prussia" not in waits(table)


@pytest.mark.parametrize("word", ["cancel", "withdraw"])
def test_what_rests_can_be_taken_back(table: Timed, word: str) -> None:
    write(table, f"nation Prussia\n{KEITH}\n", 2, MONDAY + HOUR)
    write(table, f"nation Prussia\n{word}\n", 3, MONDAY + HOUR + MINUTE)
    table.at(MONDAY + 5 * HOUR)
    assert waits(table) == {"Prussia"} and where_is(table, "Keith") == "Schweidnitz"


def test_a_new_letter_replaces_what_rests(table: Timed) -> None:
    write(table, f"nation Prussia\n{KEITH}\n", 2, MONDAY + HOUR)
    write(table, "nation Prussia\nmove Schwerin: Reichenbach\n", 3, MONDAY + HOUR + MINUTE)
    table.at(MONDAY + 5 * HOUR)
    assert (where_is(table, "Keith"), where_is(table, "Schwerin")) == ("Schweidnitz", "Reichenbach")


def test_the_deadline_ends_the_quiet_time(table: Timed) -> None:
    table.set()
    table.at(MONDAY)
    end = FRIDAY
    text = write(table, f"nation Prussia\n{KEITH}\n", 2, end - 10 * MINUTE)
    assert "Friday 6 November 2026, 20:00 Europe/Berlin" in text
    assert waits(table) == {"Prussia"}
    table.at(end)
    assert where_is(table, "Keith") == "Reichenbach"


def test_the_quiet_time_is_a_setting(table: Timed) -> None:
    table.set("quiet: 10 minutes\n")
    write(table, f"nation Prussia\n{KEITH}\n", 2, MONDAY + HOUR)
    table.at(MONDAY + HOUR + 9 * MINUTE)
    assert waits(table) == {"Prussia"}
    table.at(MONDAY + HOUR + 10 * MINUTE)
    assert where_is(table, "Keith") == "Reichenbach"


def test_without_a_quiet_time_nothing_is_said_of_a_deadline(table: Timed) -> None:
    table.set("quiet: 0 minutes\n")
    text = write(table, f"nation Prussia\n{KEITH}\n", 2, MONDAY + HOUR)
    assert "her action stage is played now, as every letter in this game is" in text
    assert "the deadline has passed" not in text and where_is(table, "Keith") == "Reichenbach"


def test_by_hand_what_is_filed_is_played_and_it_is_said_what_was_not_final(table: Timed) -> None:
    write(table, f"nation Prussia\n{KEITH}\n", 2, MONDAY + HOUR)
    done = resolve.resolve(table.game)
    assert done.played.not_final == ("Prussia",) and where_is(table, "Keith") == "Reichenbach"


def test_a_set_up_rests_too(tmp_path: Path) -> None:
    table = Timed(tmp_path)
    table.at(MONDAY)
    first, second = "Friedrich 5, Winterfeldt 2", "Friedrich 6, Winterfeldt 1"
    others = "Heinrich 6, Schwerin 5, Keith 4, Seydlitz 4, Dohna 3, Lehwaldt 3"
    text = write(table, f"nation Prussia\nsetup {first}, {others}\n", 1, MONDAY)
    assert "Prussia: her set-up is played on" in text
    write(table, f"nation Prussia\nsetup {second}, {others}\n", 2, MONDAY + 5 * MINUTE)
    table.at(MONDAY + HOUR + 5 * MINUTE)
    assert state.load(table.game).game.troops["Friedrich"] == 6


def test_an_answer_in_a_fight_is_played_at_once_and_a_wrong_line_waits_beyond_the_quiet_time(
    table: Timed,
) -> None:
    write(table, f"nation Prussia\n{KEITH}\nmove Heinrich: Kassel\nfinal\n", 2, MONDAY + HOUR)
    table.at(MONDAY + 9 * HOUR)
    assert waits(table) == {"Prussia"}
    write(table, "nation Prussia\naccept partial\nfinal\n", 3, MONDAY + 9 * HOUR + MINUTE)
    assert where_is(table, "Keith") == "Reichenbach"


def test_what_comes_in_the_grace_is_played_at_once(table: Timed) -> None:
    table.set()
    table.at(MONDAY)
    text = write(table, f"nation Prussia\n{KEITH}\n", 2, FRIDAY + HOUR)
    assert "Prussia: the deadline has passed, so her action stage is played now" in text
    assert where_is(table, "Keith") == "Reichenbach" and "Prussia" not in waits(table)


UNCLEAR = "Dohna will set out for Arnswalde, unless the ferry sinks.\n"
FINAL = f"nation Prussia\n{KEITH}\n{UNCLEAR}final\n"
COMPLETE = f"nation Prussia\nbattle: loss 2\nhold\n{UNCLEAR}"


@pytest.mark.parametrize("text", [FINAL, COMPLETE], ids=["final", "complete"])
def test_a_letter_not_read_in_full_is_not_played_at_once(table: Timed, text: str) -> None:
    at = MONDAY + HOUR
    text = write(table, text, 2, at)
    assert "not taken as an order, so her action stage is played on Monday 2 November 2026, 23:00 UTC" in text
    assert "played now" not in text
    table.at(at + HOUR - MINUTE)
    assert waits(table) == {"Prussia"}
    write(table, "nation Prussia\nmove Dohna: Arnswalde\nfinal\n", 3, at + HOUR - MINUTE)
    assert "Prussia" not in waits(table)
    assert where_is(table, "Dohna") == "Arnswalde"


def test_after_the_quiet_time_it_is_played_as_it_is(table: Timed) -> None:
    write(table, FINAL, 2, MONDAY + HOUR)
    table.at(MONDAY + 2 * HOUR)
    assert "Prussia" not in waits(table) and where_is(table, "Keith") == "Reichenbach"


def test_a_lone_final_ends_the_rest_of_a_letter_not_read_in_full(table: Timed) -> None:
    write(table, FINAL, 2, MONDAY + HOUR)
    text = write(table, "final\n", 3, MONDAY + HOUR + MINUTE)
    assert "played now" in text and "Prussia" not in waits(table)
