"""Sentences that are not read are asked back with the order that they come nearest to."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    ("player", "text", "line"),
    [
        (
            "Maria Theresa",
            "Hildburghausen towards Leipzig, but two cities are enough this time, Pössneck and Gera.",
            "move Hildburghausen: Pößneck, Gera",
        ),
        ("Maria Theresa", "browne & karl stop at -3", "battle Browne + Karl: loss 3"),
    ],
)
def test_the_nearest_order_is_proposed_and_none_is_taken(player: str, text: str, line: str) -> None:
    receipt, orders = orders_of(moment("turn2"), player, text)
    assert not orders
    assert any(f"write: {line}" in str(one) and "answer only: yes" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Frederick", "If Daun has marched off Keith rather goes over to Reichenbach, I'd say."),
        ("Frederick", "Keith wouldn't dream of Reichenbach."),
        ("Frederick", "Keith avoids Reichenbach for now."),
        ("Frederick", "Keith lässt Reichenbach links liegen."),
        ("Frederick", "Keith needn't go to Reichenbach."),
        ("Pompadour", "Soubise low, but in hearts high"),
    ],
)
def test_nothing_is_offered_that_would_forget_a_part_of_it(player: str, text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), player, text)
    assert not orders and not any("answer only" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "Keith against Daun with the smallest card that helps, but do not bother to ask each time",
        "if it is merely one troop he gives in, else on we go",
        "Keith keeps both diamonds somehow",
    ],
)
def test_no_plan_is_proposed_that_says_the_opposite(text: str) -> None:
    receipt = orders_of(moment("turn2"), "Frederick", text)[0]
    told = " ".join(map(str, receipt.doubtful))
    assert told and "answer only" not in told and "If it is one, write: battle" not in told
