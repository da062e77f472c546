"""Cards given for new troops in people's own words, purchases told one by one, and what is kept."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Two recruits for Dohna! I put down C5, C2 and D5 for them.",
        "Please accept C5, C2 and D5, and in return give two new soldiers to Dohna.",
        "I give you C5, C2 and D5 and you give Dohna two men.",
        "Dohna needs two fresh men; I hand in C5, C2 and D5.",
        "Two men for Dohna. They cost me C5, C2 and D5.",
        "Zwei Rekruten für Dohna! Ich gebe C5, C2 und D5 dafür.",
    ],
)
def test_cards_are_given_for_troops(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == ["recruit C5 C2 D5: Dohna 2"]


@pytest.mark.parametrize(
    "text",
    [
        "D13 buys two men for Hildburghausen, and I keep both others, the Reserve above all.",
        "Two men for Hildburghausen, paid with D13, not with the Reserve.",
        "Buy two for Hildburghausen with D13 and keep the Reserve for bad times.",
        "Hildburghausen gets two men for the thirteen of diamonds. The Reserve stays in my hand.",
        "D13 for two troops with Hildburghausen. I am saving the Reserve.",
    ],
)
def test_a_reserve_that_is_kept_pays_nothing(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == ["recruit D13: Hildburghausen 2"]


def test_a_reserve_that_pays_is_paid() -> None:
    text = "Two men for Hildburghausen, paid with the Reserve and D2."
    assert "R" in taken_whole("t5-austria-moves", "Maria Theresa", text)[0].partition(":")[0].split()


def test_a_train_that_is_back_is_bought() -> None:
    text = "Train 1 back at Brünn for S9. Lacy gets five for C11, C11 and S8."
    line = "recruit S9 C11 C11 S8: train 1 at Brünn, Lacy 5"
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == [line]


def test_the_last_of_some_gets_no_more_than_all_that_are_bought() -> None:
    text = (
        "Russia hires four men: three go to Apraxin who'll be standing at Sierpc again, the fourth to "
        "Tottleben. To be paid: S10, S9, D6, H6."
    )
    line = "recruit S10 S9 D6 H6: Apraxin at Sierpc 3, Tottleben 1"
    assert taken_whole("turn4", "Elisabeth", text) == [line]


def test_two_values_have_the_suit_behind_them() -> None:
    text = "Laudon gets one man for the 2 and 4 of hearts."
    assert taken_whole("turn4", "Maria Theresa", text) == ["recruit H2 H4: Laudon 1"]


@pytest.mark.parametrize(
    "text",
    [
        "I put down C5, C2 and D5.",
        "If Dohna needs two men, I hand in C5, C2 and D5 for them.",
        "Not two men for Dohna, C5, C2 and D5 stay here in exchange.",
    ],
)
def test_cards_that_buy_nothing_for_sure_are_not_spent(text: str) -> None:
    orders = orders_of(moment("turn5"), "Frederick", text)[1]
    assert not any("recruit" in order_line(one) for _, one in orders)
