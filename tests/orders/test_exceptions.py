"""Exceptions to an order in a sentence behind it: the order is asked back, never carried out without them."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

UNREAD = [
    "Es sei denn Schwerin steht in Glatz oder Neurode, dann lieber in Ziegenhals bleiben.",
    "Ausser Schwerin ist irgendwo bei Glatz gesehen worden, dann hält er natürlich.",
    "Unless Schwerin thinks of Glatz, then he stays.",
    "Unless the road is blocked.",
]
"""What depends on something that no fact says."""

READ = {
    "Es sei denn, Schwerin steht in Glatz.": "not Schwerin in Glatz",
    "Außer wenn Schwerin in Glatz steht, dann bleibt er.": "not Schwerin in Glatz",
    "Nur nicht, wenn Schwerin in Glatz steht.": "not Schwerin in Glatz",
    "Aber nur, wenn Schwerin nicht in Glatz steht.": "not Schwerin in Glatz",
    "Wenn Schwerin in Glatz steht, bleibt er.": "not Schwerin in Glatz",
    "Falls jedoch Schwerin inzwischen dort sein sollte, bleibt Laudon.": "not Schwerin in Patschkau",
    "Wenn Schwerin mittlerweile in Patschkau steht bleibt er in Glatz.": "not Schwerin in Patschkau",
    "Nur wenn Schwerin in Glatz steht, sonst bleibt er.": "Schwerin in Glatz",
    "Except if Schwerin is at Glatz.": "not Schwerin in Glatz",
    "But not if Schwerin is at Glatz.": "not Schwerin in Glatz",
    "If Schwerin is at Glatz, he stays.": "not Schwerin in Glatz",
    "But if Schwerin is at Patschkau by then they stay where they are.": "not Schwerin in Patschkau",
    "Should Schwerin by then be there, however, Laudon remains at Glatz.": "not Schwerin in Patschkau",
    "But only if Schwerin is at Glatz.": "Schwerin in Glatz",
    "But only if it is free.": "Patschkau free",
    "Ausser Schwerin ist nach Glatz gekommen, dann hält er natürlich.": "not Schwerin in Glatz",
    "Unless Schwerin has come to Glatz, then he stays.": "not Schwerin in Glatz",
    "Only if Schwerin has left Glatz, otherwise he holds.": "not Schwerin in Glatz",
    "If Schwerin or Keith is at Glatz, he stays.": "not Schwerin in Glatz and not Keith in Glatz",
}
"""What depends on a fact, and that fact the right way round."""


@pytest.mark.parametrize(
    "order", ["Laudon: Patschkau.", "Laudon geht nach Patschkau.", "move Laudon: Patschkau\n"]
)
@pytest.mark.parametrize("text", UNREAD)
def test_an_exception_behind_an_order_asks_it_back(order: str, text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", f"{order} {text}")
    assert not orders
    assert any("depends on something" in str(one) for one in receipt.warnings)


@pytest.mark.parametrize(
    "order", ["Laudon: Patschkau.", "Laudon geht nach Patschkau.", "move Laudon: Patschkau\n"]
)
@pytest.mark.parametrize("text", READ)
def test_a_fact_behind_a_move_is_its_condition(order: str, text: str) -> None:
    _, orders = orders_of(moment("turn3"), "Maria Theresa", f"{order} {text}")
    assert [order_line(one) for _, one in orders] == [f"if {READ[text]}: move Laudon: Patschkau"]


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
