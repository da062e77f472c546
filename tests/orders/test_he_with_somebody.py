"""He who goes with somebody is the one who stands beside him; and sentences that begin in lower case."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Er marschiert mit Winterfeldt nach Leipa.", ["move Friedrich + Winterfeldt: Leipa"]),
        ("He marches with Winterfeldt to Leipa and attacks Lacy.",
         ["move Friedrich + Winterfeldt: Leipa", "attack Friedrich + Winterfeldt > Lacy"]),
    ],
)  # fmt: skip
def test_he_is_who_stands_beside_the_other(text: str, orders: list[str]) -> None:
    assert lines_taken("turn3", "Frederick", text) == orders


def test_where_nobody_stands_beside_him_it_is_asked_who_goes() -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", "Er marschiert mit Heinrich nach Leipzig.")
    assert not orders
    assert receipt.warnings


@pytest.mark.parametrize(
    "behind", ["die Reserve rühren wir nicht an.", "das war es dann.", "keith bleibt in schweidnitz."]
)
def test_a_small_letter_behind_a_split_verb_begins_a_sentence(behind: str) -> None:
    """`an.` is no city cut short."""
    told = lines_taken("turn4", "Frederick", "Winterfeldt nach Tetschen und greift Lacy an. " + behind)
    assert told[:2] == ["move Winterfeldt: Rumburg, Tetschen", "attack Winterfeldt > Lacy"]


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("Apraxin returns at Warsaw with two troops. One more for Saltikov, one more for Fermor. "
         "Payment: diamonds 10, 6, 4 and 4.", "D10 D6 D4 D4: Apraxin at Warszawa 2, Saltikov 1, Fermor 1"),
        ("Apraxin returns at Warsaw with two troops. Another one for Saltikov. Payment: diamonds 10, 4, 4.",
         "D10 D4 D4: Apraxin at Warszawa 2, Saltikov 1"),
    ],
)  # fmt: skip
def test_one_more_for_somebody_is_bought_too(text: str, shares: str) -> None:
    assert lines_taken("turn4", "Elisabeth", text) == [f"recruit {shares}"]
