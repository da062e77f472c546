"""Exceptions to an order in a sentence behind it: the order is asked back, never carried out without them."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

BEHIND = [
    "Es sei denn, Schwerin steht in Glatz.",
    "Es sei denn Schwerin steht in Glatz oder Neurode, dann lieber in Ziegenhals bleiben.",
    "Ausser Schwerin ist nach Glatz gekommen, dann hält er natürlich.",
    "Außer wenn Schwerin in Glatz steht, dann bleibt er.",
    "Nur nicht, wenn Schwerin in Glatz steht.",
    "Aber nur, wenn Schwerin nicht in Glatz steht.",
    "Wenn Schwerin in Glatz steht, bleibt er.",
    "Unless Schwerin has come to Glatz, then he stays.",
    "Unless the road is blocked.",
    "Except if Schwerin is at Glatz.",
    "But not if Schwerin is at Glatz.",
    "Only if Schwerin has left Glatz, otherwise he holds.",
    "If Schwerin is at Glatz, he stays.",
]


@pytest.mark.parametrize("text", BEHIND)
@pytest.mark.parametrize(
    "order", ["Laudon: Patschkau.", "Laudon geht nach Patschkau.", "move Laudon: Patschkau\n"]
)
def test_an_exception_behind_an_order_asks_it_back(order: str, text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", f"{order} {text}")
    assert not orders
    assert any("depends on something" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("Es sei denn, Schwerin steht in Glatz.", "not Schwerin in Glatz"),
        ("Except if Schwerin is at Glatz.", "not Schwerin in Glatz"),
        ("But not if Schwerin is at Glatz.", "not Schwerin in Glatz"),
        ("If Schwerin is at Glatz, he stays.", "not Schwerin in Glatz"),
        ("But only if Schwerin is at Glatz.", "Schwerin in Glatz"),
        ("Nur wenn Schwerin in Glatz steht, sonst bleibt er.", "Schwerin in Glatz"),
    ],
)
def test_the_line_proposed_has_the_condition_the_right_way_round(text: str, fact: str) -> None:
    receipt, _ = orders_of(moment("turn3"), "Maria Theresa", f"Laudon to Patschkau. {text}")
    told = str(receipt.warnings[0])
    assert f"write: if {fact}: move Laudon: Patschkau" in told


@pytest.mark.parametrize(
    "text",
    ["Unless I am mistaken.", "Außer Daun bleiben alle.", "Unless Keith is at Brieg, Daun goes to Reinerz."],
)
def test_what_is_about_others_leaves_the_order(text: str) -> None:
    _, orders = orders_of(moment("turn3"), "Maria Theresa", f"Laudon to Patschkau. {text}")
    assert [order_line(one) for _, one in orders] == ["move Laudon: Patschkau"]


@pytest.mark.parametrize(
    "text",
    [
        "Saltikov: Steht Dohna dann immer noch in Stargard, dann bitte nur bis Wałcz.",
        "Saltikov: Ist Dohna noch in Stargard, nur bis Wałcz.",
        "Saltikov: wenn Dohna noch in Stargard steht, nur bis Wałcz.",
        "Saltikov: if Dohna is still at Stargard, only to Wałcz.",
        "Saltikov: should Dohna still be at Stargard, only to Wałcz.",
    ],
)
def test_a_condition_behind_a_name_and_a_colon_is_asked_back_and_no_wrong_name(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Elisabeth", text)
    assert not orders and not receipt.problems
    assert any("depends on something" in str(one) for one in receipt.warnings)
