"""What an order form says of the deadline: what is on file is carried out, not what comes of silence."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk.moderator import language
from pbem.desk.out.reports import order_form, private_report
from pbem.game import state
from support.play_by_mail.mail_table import Table
from support.play_by_mail.timed_table import MONDAY, Timed

ENDS = "At the deadline: her movement ends"
CARRIED_OUT = "At the deadline what is on file is carried out."


def form(table: Table, nation: str) -> str:
    """Her form without its line breaks."""
    return " ".join(order_form(state.load(table.game), nation).replace("\n#", " ").split())


@pytest.fixture
def turn_two(played: Timed, tmp_path: Path) -> Timed:
    """Prussia's stage."""
    return played.copied(tmp_path)


def write(table: Timed, text: str) -> None:
    table.reply("Frederick", text, number=31)
    table.at(MONDAY + timedelta(minutes=10))


def test_a_form_tells_silence_while_nothing_is_on_file(turn_two: Timed) -> None:
    assert ENDS in form(turn_two, "Prussia") and CARRIED_OUT not in form(turn_two, "Prussia")


@pytest.mark.parametrize("line", ["move Schwerin: Reichenbach", "move Dohna to Massow else stay"])
def test_a_form_with_orders_on_file_says_that_they_are_carried_out(turn_two: Timed, line: str) -> None:
    write(turn_two, f"nation Prussia\n{line}\n")
    told = form(turn_two, "Prussia")
    assert CARRIED_OUT in told and ENDS not in told
    assert "On file:" not in told  # the lines stand on top already


def test_a_form_names_the_line_that_the_stage_waits_for(turn_two: Timed) -> None:
    write(turn_two, "nation Prussia\nmove Schwerin: Reichenbach\nmove Keith: Kassel\n")
    told = form(turn_two, "Prussia")
    assert "`move Keith: Kassel`: no road joins" in told and ENDS not in told
    assert "At the deadline what is right on file is carried out" in told


def test_the_same_in_german(turn_two: Timed) -> None:
    language.set_language(turn_two.game, "de", "Frederick")
    write(turn_two, "nation Preußen\nziehe Schwerin: Reichenbach\n")
    assert "Bei Fristablauf wird ausgeführt, was vorliegt." in form(turn_two, "Prussia")


@pytest.mark.parametrize(("line", "carried_out"), [
    ("setup Richelieu 8, Soubise 7, Chevert 5", True),
    ("battle: loss 2", False),
])  # fmt: skip
def test_a_set_up_on_file_is_what_the_deadline_brings(table: Table, line: str, carried_out: bool) -> None:
    table.reply("Pompadour", f"nation France\n{line}\n")
    table.run()
    report = " ".join(private_report(state.load(table.game), "Pompadour", 0).split())
    for told in (form(table, "France"), report):
        assert (CARRIED_OUT in told) == carried_out
