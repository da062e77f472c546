"""An order form holds what is on file: sent back unchanged, it keeps just that (R26)."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from pbem.desk.letters.submit import hear
from pbem.desk.out.reports import order_form
from pbem.game import state
from pbem.game.state import State
from pbem.orders.judging.next_stage import stage_turn
from support.letters.random_letters import letters
from support.play_by_mail.mail_table import body
from support.play_by_mail.timed_table import MONDAY, Timed
from support.record_desk import desk_of, with_letter
from support.war_records import NUMBERS, RECORDS, each_kind

MINUTE = timedelta(minutes=1)


def on_file(now: State, nation: str) -> dict[str, Any]:
    """What is on file for a nation, by what it says; where it was written does not matter."""
    turn, own = stage_turn(now.game, nation), now.filed[nation]
    return {
        "set-up": [one.order.line_in_full for one in own.set_up] if nation not in now.game.hands else [],
        "stage": [one.order.line_in_full for one in own.for_stage(turn)],
        "plans": [one.order.line_in_full for one in own.plans_from(turn)],
        "standing": [one.order.line_in_full for one in own.standing],
        "later": [(one.turn, one.order.line_in_full) for one in own.later],
        "final": own.last_word(turn) is not None,
        "wrong": sorted(line.text for line in own.wrong_lines(turn)),
    }


@pytest.mark.parametrize("number", each_kind(NUMBERS[::3]))
def test_a_form_sent_back_keeps_what_is_on_file(number: int, tmp_path: Path) -> None:
    record = RECORDS[number]
    for player in record.game.roles:
        for place, lines in enumerate(letters(record, player)):
            now = desk_of(record, tmp_path / f"{player} {place}")
            nation = lines[0].partition(" ")[2]
            if nation in now.game.quit:
                continue
            # Two cards are no plan. What is made of them depends on the lines around them.
            lines = [line for line in lines if not line.startswith("battle ")]
            standing = ["standing", "battle: loss 2", "retreat: off supply"] if place else []
            now = with_letter(now, player, "\n".join([*lines, f"nation {nation}", *standing]).encode())
            before = on_file(now, nation)
            after = on_file(with_letter(now, player, order_form(now, nation).encode()), nation)
            assert after == before, order_form(now, nation)


@pytest.mark.parametrize("number", NUMBERS[::6])
def test_a_form_with_nothing_on_file_orders_nothing(number: int, tmp_path: Path) -> None:
    """Its patterns are notes, whatever they say."""
    now = desk_of(RECORDS[number], tmp_path)
    for nation in now.game.rules.order:
        player = now.game.player_of(nation)
        heard = hear(now, "form.txt", order_form(now, nation).encode(), sender=player)
        assert (not heard.entry.counts and not heard.receipt.problems) or nation in now.game.quit


@pytest.fixture
def table(played: Timed, tmp_path: Path) -> Timed:
    """Turn 2, Prussia's stage."""
    return played.copied(tmp_path)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_form_by_mail_sent_back_says_that_nothing_changed(table: Timed, language: str) -> None:
    """Two moves, a plan and what holds until changed are on file, and rest for an hour. The form is filled in
    with them, and as the answer it changes none of them; with a line more it adds that one."""
    text = (
        f"language {language}\nnation Prussia\nmove Schwerin: Reichenbach\nmove Keith to Reichenbach\n"
        "battle: loss 2, spend 10\nstanding\nretreat: off supply\n"
    )
    subject = str(table.to("Frederick")[-1]["Subject"])
    table.reply("Frederick", text, number=21, subject=subject)
    table.at(MONDAY + 10 * MINUTE)
    now = state.load(table.game)
    before, form = on_file(now, "Prussia"), order_form(now, "Prussia")
    assert len(before["stage"]) == 2 and before["plans"] and before["standing"]
    assert ("\nziehe Schwerin: Reichenbach\n" in form) == (language == "de")
    table.reply("Frederick", form, number=22, subject=subject)
    table.at(MONDAY + 20 * MINUTE)
    assert on_file(state.load(table.game), "Prussia") == before
    if language == "en":
        assert "4 as before" in body(table.to("Frederick")[-1])
    more = form.replace("\nmove Keith", "\nmove Dohna: Massow\nmove Keith")
    more = more.replace("\nziehe Keith", "\nziehe Dohna: Massow\nziehe Keith")
    table.reply("Frederick", more, number=23, subject=subject)
    table.at(MONDAY + 30 * MINUTE)
    after = on_file(state.load(table.game), "Prussia")
    assert len(after["stage"]) == len(before["stage"]) + 1 and after["plans"] == before["plans"]
