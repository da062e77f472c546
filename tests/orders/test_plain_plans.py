"""Plans for fights in other words: what is read of them, and that none is half read."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbem.desk.letters.submit import hear
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of
from support.record_desk import desk_of
from support.war_records import RECORDS

ATTACK = "Winterfeldt to Tetschen, attacks Lacy. "


def plans(situation: str, player: str, text: str) -> list[str]:
    """The plans of a letter."""
    lines = [order_line(order) for _, order in orders_of(moment(situation), player, text)[1]]
    return [line for line in lines if line.startswith("battle")]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Play S13, the 12 and the 11, nothing more.", "play S13 S12 S11, concede"),
        ("Spades 4, then if he answers the 6.", "play S4 S6"),
        ("S8 first, if needed the S10.", "play S8 S10"),
        ("Pik 10, dann die 11, danach Schluss.", "play S10 S11, concede"),
        ("My best spade, then give up.", "play S13, concede"),
        ("Pik von unten.", "play S3 S4 S6 S6 S8 S10 S11 S12 S12 S13"),
        ("Spades upwards from the 10.", "play S10 S11 S12 S12 S13"),
        ("S13, then S12, keep the S11.", "play S13 S12, keep S11"),
        ("S13. The reserves stay at home.", "play S13, reserve no"),
        ("Lowest spade that works.", "low"),
        ("S8, and then ask me.", "play S8, ask"),
        ("S13. Not below -3.", "play S13, loss 3"),
        ("S13. Never give up more than 2 men.", "play S13, loss 2"),
        ("All spades if need be, not the reserve.", "fight, keep R"),
        ("Spare no club, I have but two, the 13 and 9.", "play C13 C9"),
        ("Spades or clubs, whichever applies, the smallest that works.", "low"),
        ("The king of spades; if that is topped, give in.", "play S13, concede"),
    ],
)
def test_what_is_said_behind_an_attack_is_the_plan_for_it(text: str, clauses: str) -> None:
    assert plans("turn4", "Frederick", ATTACK + text) == [f"battle Winterfeldt > Lacy: {clauses}"]


@pytest.mark.parametrize(
    "text",
    [
        "S13. Stop after 2 cards.",
        "S13 if Daun is still in Glatz.",
        "Never more than the S10.",
        "S13 or S12.",
        "All spades but the 13.",
        "Not all spades.",
        "All spades. At most 2 cards.",
        "Play S13 unless he is weak. Never lose more than 2.",
        "At most 12 points in spades.",
    ],
)
def test_a_plan_of_which_part_is_not_read_is_not_taken(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", ATTACK + text)
    assert [order_line(order).split()[0] for _, order in orders] == ["move", "attack"]
    assert receipt.warnings


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("If Daun attacks Keith: S10, then give up.", "Keith > Daun if attacked: play S10, concede"),
        ("Greift Laudon Keith an: Pik 8, mehr nicht.", "Keith > Laudon if attacked: play S8, concede"),
        ("Falls Saltikov Dohna angreift: aufgeben.", "Dohna > Saltikov if attacked: concede"),
    ],
)  # fmt: skip
def test_a_plan_against_an_attack_has_it_as_its_condition(text: str, plan: str) -> None:
    assert plans("turn4", "Frederick", f"Dohna Landsberg\n\n{text}") == [f"battle {plan}"]


def test_sides_alone_are_an_attack_and_what_follows_its_plan() -> None:
    text = "Winterfeldt: Rumburg, Tetschen.\nWinterfeldt against Lacy. S12, then 11. No Reserves."
    lines = [order_line(order) for _, order in orders_of(moment("turn4"), "Frederick", text)[1]]
    assert lines[1:] == ["attack Winterfeldt > Lacy", "battle Winterfeldt > Lacy: play S12 S11, reserve no"]


def test_two_hearts_are_no_card() -> None:
    assert not plans("turn5", "Elisabeth", "Saltikov to Friedeberg, attacks Dohna. Two hearts, one by one.")


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("S13, then the 12. Keep the 11.", ["play S13", "play S12, keep S11"]),
        ("S13, wenn er antwortet S12, danach aus.", ["play S13", "play S12, concede"]),
        ("S13. No more than 20 points after that.", ["play S13"]),
        ("S13. For Friedrich against Browne then C9.", ["play S13", "play C9"]),
    ],
)
def test_an_answer_goes_on_with_what_is_read_for_certain(text: str, orders: list[str]) -> None:
    found = orders_of(moment("t4-prussia-fight"), "Frederick", text)[1]
    assert sorted(order_line(order).partition(": ")[2] for _, order in found) == sorted(orders)


@pytest.mark.parametrize(
    ("situation", "text", "line"),
    [
        ("turn4", "Keith: all his spades", "battle Keith: fight"),
        ("turn4", "If Daun hits Keith, none above S11", "battle Keith > Daun if attacked: keep S12 S13"),
        ("t4-prussia-fight", "do nothing", "battle Winterfeldt > Lacy: concede"),
        ("turn4", "do nothing", "Prussia: hold"),
    ],
)  # fmt: skip
def test_the_receipt_says_the_line_for_a_plan_that_is_not_read(situation: str, text: str, line: str) -> None:
    receipt, orders = orders_of(moment(situation), "Frederick", text)
    assert not [order for _, order in orders if order_line(order).startswith("battle")]
    assert any(f"write: {line}." in str(one) for one in receipt.warnings)


@pytest.mark.parametrize(
    "line",
    [
        "battle Keith > Tottleben: H13, C11",
        "Keith against Tottleben: H13 and C11",
        "Keith fights Tottleben with H13, C11",
        "Keith loses 2 at most, H13 C11",
    ],
)
def test_cards_for_a_fight_are_no_payment_though_the_general_is_off_the_map(
    line: str, tmp_path: Path
) -> None:
    """In this game Keith could come back for just these two cards."""
    now = desk_of(RECORDS[42], tmp_path)
    assert "Keith" not in now.game.at
    heard = hear(now, "letter.txt", f"nation Prussia\n{line}\n".encode(), sender="Frederick")
    lines = [order_line(order) for own in (heard.entry.orders or {}).values() for order in own.orders]
    assert not [one for one in lines if one.startswith("recruit")]
