"""What a receipt says of the game around its letter: when the orders are played that it brings ahead, what
waits for a wrong line, and whom the game waits for."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbem.game import state
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import MONDAY, Timed

MINUTE = timedelta(minutes=1)
SETUP = "setup Friedrich 5, Winterfeldt 2, Heinrich 6, Schwerin 5, Keith 4, Seydlitz 4, Dohna 3, Lehwaldt 3\n"
KEITH = "move Keith: Reichenbach\n"


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    """A game that has begun: everybody is asked to set up."""
    table = Timed(tmp_path)
    table.at(MONDAY)
    return table


def write(table: Timed, text: str, number: int = 1, player: str = "Frederick") -> str:
    """A letter of a player's; its receipt."""
    table.reply(player, text, number=number)
    before = len(table.to(player))
    table.at(MONDAY)
    return body(table.to(player)[before])


def waited_for(receipt: str) -> str:
    told = receipt.partition("Whom the game waits for now")[2].partition("Which letter counts")[0]
    return told.strip(" -")


def test_a_set_up_letter_says_until_when_its_orders_for_the_first_turn_rest(table: Timed) -> None:
    text = write(table, f"nation Prussia\n{SETUP}{KEITH}")
    assert (
        "Prussia: your orders for turn 1 are on file and will be carried out when her stage comes, but not "
        "before Monday 2 November 2026, 22:00 UTC or the deadline: until then it waits for what is not "
        "ordered yet, unless you write final." in text
    )
    assert "Without an order: Friedrich (Oschatz), Winterfeldt (Oschatz), Heinrich (Berlin)" in text


@pytest.mark.parametrize("last", ["hold\n", "final\n"])
def test_a_set_up_letter_that_is_complete_or_final_rests_for_nothing(table: Timed, last: str) -> None:
    text = write(table, f"nation Prussia\n{SETUP}{last}")
    assert "Prussia: her set-up is played on" not in text
    assert "but not before" not in text
    assert "Prussia" in state.load(table.game).game.hands


def test_one_order_for_the_first_turn_does_not_complete_a_set_up(table: Timed) -> None:
    text = write(table, f"nation Prussia\n{SETUP}{KEITH}")
    assert "Prussia: her set-up is played on Monday 2 November 2026, 22:00 UTC" in text
    assert "Prussia" not in state.load(table.game).game.hands
    table.at(MONDAY + 60 * MINUTE)
    assert "Prussia" in state.load(table.game).game.hands


def test_orders_for_the_first_turn_alone_play_no_set_up(table: Timed) -> None:
    text = write(table, f"nation Prussia\n{KEITH}")
    assert "her set-up is played" not in text
    assert "Prussia, Hanover: no set-up is on file; at the deadline her troops are split evenly" in text
    assert "Prussia: your orders for turn 1 are on file" in text


def test_a_wrong_line_about_anothers_piece_is_waited_for(table: Timed) -> None:
    orders = "setup Ferdinand 6, Cumberland 6\nhold\nbattle Daun: loss 2\n"
    text = write(table, f"nation Hanover\n{orders}")
    assert "Daun belongs to Austria, not to Hanover" in text
    assert "Hanover waits for what is wrong to be mended: line 4." in text
    assert "At the deadline that is carried out without it." in text
    assert "waits for the better lines" not in text, "said once"


def test_a_part_for_anothers_nation_is_waited_for_by_nobody(table: Timed) -> None:
    text = write(table, f"nation Prussia\n{SETUP}hold\nnation Austria\nhold\n")
    assert "Nobody waits for the part for another player's nation: nothing in it counts." in text
    assert "waits for what is wrong" not in text
    assert "Prussia" in state.load(table.game).game.hands


def test_a_receipt_says_whom_the_game_waits_for_but_not_for_what_has_just_come(table: Timed) -> None:
    text = write(table, f"nation Prussia\n{SETUP}")
    others = "Russia (Elisabeth), Austria (Maria Theresa), France (Pompadour)"
    assert waited_for(text) == f"to set up: Hanover (Frederick), {others}"


def test_a_receipt_of_who_ended_the_waiting_says_so(table: Timed) -> None:
    table.everybody_replies()
    table.at(MONDAY)
    text = write(table, "nation Prussia\nhold\n", 2)
    assert "Nobody but what is said above: then it goes on." in waited_for(text)
    text = write(table, "nation Austria\nbattle: loss 2\n", 3, "Maria Theresa")
    assert waited_for(text) == "Frederick: Hanover has to move"


SETUPS = {
    "Frederick": "nation Prussia\n"
    "setup Friedrich 8, Winterfeldt 2, Heinrich 6, Schwerin 4, Keith 4, Seydlitz 4, Dohna 2, Lehwaldt 2\n"
    "nation Hanover\nsetup Ferdinand 8, Cumberland 4\n",
    "Elisabeth": "nation Russia\nsetup Saltikov 4, Fermor 5, Apraxin 6, Tottleben 1\n",
}


@pytest.mark.parametrize("player", SETUPS)
def test_the_receipt_of_a_set_up_has_forty_lines_at_most(table: Timed, player: str) -> None:
    before = len(table.to(player))
    told = write(table, SETUPS[player], player=player)
    part = next(one for one in table.to(player)[before].walk() if one.get_content_type() == "text/plain")
    lines = part.get_payload(decode=True).decode().strip().splitlines()
    assert len(lines) <= 40
    assert "is played on Monday 2 November 2026" in told and "In the game's log: log " in told
    assert "no orders for turn 1 are on file" in told and "France (Pompadour)" in told


def test_what_holds_for_two_nations_is_told_once(table: Timed) -> None:
    told = write(table, SETUPS["Frederick"])
    assert "Prussia, Hanover: her set-up is played on Monday" in told
    assert "Prussia, Hanover: no orders for turn 1 are on file" in told
