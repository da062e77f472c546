"""Marches that another general, or city, outdoes in the same breath."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

BRIEG = ["move Keith: Breslau, Ohlau, Brieg"]


@pytest.mark.parametrize(
    "text",
    [
        "Keith to Brieg, but Schwerin is better.",
        "Keith should go to Brieg but Schwerin would be closer.",
        "Keith to Brieg, though Schwerin is the better man.",
        "Keith should go to Brieg, but I prefer Schwerin.",
        "Keith should go to Brieg, but Schwerin can do it too.",
        "Keith to Brieg, but Ohlau looks safer.",
        "Keith sollte nach Brieg, aber Schwerin ist geeigneter.",
        "Keith nach Brieg, obwohl Schwerin besser wäre.",
        "Keith nach Brieg, aber Schwerin könnte es auch.",
        "Keith nach Brieg, aber Ohlau liegt näher.",
    ],
)
def test_a_march_that_is_outdone_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "end",
    [
        "that is better",
        "it is safer there",
        "but Schwerin is tired",
        "aber Schwerin ist müde",
        "Daun ist näher",
        "for Daun is stronger than he",
    ],
)
def test_what_is_better_for_him_is_only_said(end: str) -> None:
    assert taken_whole("turn3", "Frederick", f"Keith to Brieg, {end}.") == BRIEG


@pytest.mark.parametrize(
    "text",
    [
        "Daun will, dass Keith nach Brieg geht.",
        "Daun möchte, dass Keith nach Brieg zieht.",
        "Daun wartet nur darauf, dass Keith nach Brieg geht.",
        "Maria Theresa wünscht sich, dass Keith nach Brieg marschiert.",
        "Die Österreicher rechnen damit, dass Keith nach Brieg geht.",
        "Daun is waiting for Keith to go to Brieg.",
        "Maria Theresa wants Keith to go to Brieg.",
        "Marshal Daun begs Keith to march to Brieg.",
    ],
)
def test_what_an_enemy_wishes_is_no_order(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "The king wants Keith to go to Brieg.",
        "Friedrich will, dass Keith nach Brieg geht.",
        "General Schwerin has ordered Keith to march to Brieg.",
        "Schwerin befiehlt, dass Keith nach Brieg geht.",
        "I want Keith to go to Brieg.",
        "Ich will, dass Keith nach Brieg geht.",
    ],
)
def test_what_one_of_ones_own_wishes_moves_the_other_alone(text: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == BRIEG


def test_where_an_enemy_wants_to_go_nobody_goes() -> None:
    text = "Friedrich will nach Prag, deshalb geht Lacy nach Kolin."
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Lacy: Nimburg, Kolin"]
