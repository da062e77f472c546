"""What stands in the paragraph of a nation is for her, where the letter has a paragraph for each."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

PLANS = (
    "loss 2 in all fights", "every turn: loss 2 in all fights",
    "every turn: in each fight accept a loss of 2",
)  # fmt: skip


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("heading", ["nation Hanover", "Hanover:"])
def test_a_plan_in_the_paragraph_of_a_nation_is_hers(heading: str, plan: str) -> None:
    text = f"Prussia:\nFriedrich: Bautzen, Löbau\n\n{heading}\nhold\n{plan}"
    orders = orders_of(moment("turn5"), "Frederick", text)[1]
    assert [(nation, order_line(one)) for nation, one in orders] == [
        ("Prussia", "move Friedrich: Bautzen, Löbau"), ("Hanover", "hold"), ("Hanover", "battle: loss 2"),
    ]  # fmt: skip


def test_a_plan_for_both_below_two_paragraphs_is_for_both() -> None:
    text = "Prussia:\nFriedrich: Bautzen, Löbau\n\nHanover:\nhold\n\nFor both: loss 2 in all fights"
    orders = orders_of(moment("turn5"), "Frederick", text)[1]
    assert [nation for nation, one in orders if order_line(one) == "battle: loss 2"] == ["Prussia", "Hanover"]
