"""What is remembered of pieces before their march, and what they are to do to an enemy behind it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

HOME = ["move Schwerin + Keith: Schweidnitz"]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin and Keith didn't like Striegau. They go home to Schweidnitz.",
        "Schwerin and Keith were in Striegau. They go to Schweidnitz.",
        "Schwerin and Keith weren't happy in Striegau. They march to Schweidnitz.",
        "Schwerin and Keith dislike Striegau. They retire to Schweidnitz.",
        "Schwerin und Keith standen in Striegau. Sie ziehen nach Schweidnitz.",
    ],
)
def test_who_was_told_of_where_he_stands_may_go_on(text: str) -> None:
    assert taken_whole("turn5", "Frederick", text) == HOME


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "Schwerin and Keith didn't like Striegau. They go to Schweidnitz and settle the account with "
            "Daun.",
            HOME,
        ),
        ("Schwerin and Keith go to Schweidnitz and then for Daun.", HOME),
    ],
)
def test_what_is_done_to_an_enemy_is_not_lost(text: str, orders: list[str]) -> None:
    receipt, taken = orders_of(moment("turn5"), "Frederick", text)
    assert [order_line(one) for _, one in taken] == orders
    assert any("not all of it could be read" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "Daun was in Reichenbach. They go to Schweidnitz.",
        "Keith was in Striegau, and Daun in Reichenbach. They go to Schweidnitz.",
        "Keith didn't go to Schweidnitz.",
        "Keith couldn't stay in Striegau.",
    ],
)
def test_who_goes_is_not_guessed(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert not orders and (receipt.doubtful or receipt.problems)
