"""An attack and how to fight it, joined by `and`: both are read."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Schwerin attacks Daun and gives up when it costs one troop.", "loss 1"),
        ("Schwerin attacks Daun and fights up to 20.", "fight up to 20"),
        ("Schwerin greift Daun an und gibt auf, wenn es nur eine Truppe kostet.", "loss 1"),
    ],
)
def test_a_plan_joined_to_an_attack_leaves_the_attack_in_force(text: str, plan: str) -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", f"Schwerin + Keith: Reichenbach, Neurode\n{text}")
    told = [order_line(order) for _, order in orders]
    assert told[1:] == ["attack Schwerin > Daun", f"battle Schwerin > Daun: {plan}"]


def test_a_plan_on_condition_of_an_attack_orders_none() -> None:
    text = "If Schwerin attacks Daun, he gives up when it costs one troop."
    _, orders = orders_of(moment("turn4"), "Frederick", text)
    assert [order_line(order) for _, order in orders] == ["battle Schwerin > Daun: loss 1"]
