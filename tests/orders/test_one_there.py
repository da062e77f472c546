"""Generals called by where they stand, ways out on the other side, and discards told in two parts."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "The one at Halle goes back to Bitterfeld and then Zschornewitz. The one at Torgau goes Eilenburg, "
        "Leipzig.",
        "My general at Halle: Bitterfeld, Zschornewitz. My general at Torgau: Eilenburg, Leipzig.",
        "The man at Halle goes to Bitterfeld, Zschornewitz, the man at Torgau to Eilenburg, Leipzig.",
        "Der General in Halle zieht nach Bitterfeld, Zschornewitz. Der General in Torgau nach Eilenburg, "
        "Leipzig.",
    ],
)
def test_the_general_who_stands_there_is_meant(text: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == [
        "move Seydlitz: Bitterfeld, Zschornewitz",
        "move Heinrich: Eilenburg, Leipzig",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "The man at Halle is tired.",
        "I met a man in Halle who goes to Merseburg every week.",
        "Nobody at Halle goes to Merseburg.",
    ],
)
def test_others_there_order_nothing(text: str) -> None:
    assert not orders_of(moment("turn3"), "Frederick", text)[1]


def test_a_way_may_go_out_on_the_far_side() -> None:
    text = "Richelieu and Chevert go to Hannover, then out the far side to Lehrte."
    assert taken_whole("turn4", "Pompadour", text) == ["move Richelieu + Chevert: Hannover, Lehrte"]


@pytest.mark.parametrize(
    "text",
    [
        "Discard a club, the lowest one.",
        "For the discard: I've far too many clubs, take the smallest of them",
        "A club goes, the lowest.",
    ],
)
def test_the_lowest_of_a_suit_is_one_wish(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == ["discard lowest clubs"]


def test_another_wish_behind_it_stays_one() -> None:
    text = "Discard the lowest club, else the lowest."
    assert taken_whole("turn5", "Pompadour", text) == ["discard lowest clubs, lowest"]


def test_a_card_that_goes_on_the_pile_is_given_up() -> None:
    assert taken_whole("turn5", "Pompadour", "One of my two eights of clubs goes on the pile.") == [
        "discard C8"
    ]


def test_a_card_of_no_known_suit_is_asked_about() -> None:
    receipt, orders = orders_of(moment("turn3"), "Pompadour", "I throw the 8 of bells away.")
    assert not orders and (receipt.doubtful or receipt.problems)
