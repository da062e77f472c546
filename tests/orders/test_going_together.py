"""Who goes with whom, to whom, and without whom, as people say it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

ALONE = ["move Friedrich: Pirna"]
TO_KEITH = ["move Schwerin: Breslau, Schweidnitz"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Friedrich goes to Pirna without Winterfeldt.", ALONE),
        ("Friedrich leaves Winterfeldt behind and marches to Pirna.", ALONE),
        ("Friedrich zieht ohne Winterfeldt nach Pirna.", ALONE),
        ("Der König lässt Winterfeldt in Dresden stehen und zieht nach Pirna.", ALONE),
        ("Schwerin goes to Keith.", TO_KEITH),
        ("Schwerin links up with Keith at Schweidnitz.", TO_KEITH),
        ("Schwerin joins Keith in Schweidnitz.", TO_KEITH),
        ("Schwerin joins forces with Keith.", TO_KEITH),
        ("Schwerin zieht zu Keith nach Schweidnitz.", TO_KEITH),
        ("Schwerin schließt sich Keith an.", TO_KEITH),
        ("Schwerin vereinigt sich mit Keith in Schweidnitz.", TO_KEITH),
        ("Schwerin goes to Schweidnitz by way of Breslau and joins Keith there.", TO_KEITH),
        ("Schwerin to Schweidnitz via Breslau, where he joins Keith.", TO_KEITH),
        ("Schwerin geht nach Schweidnitz über Breslau zu Keith.", TO_KEITH),
        (
            "Keith goes to Reichenbach. Schwerin joins him there.",
            ["move Keith: Reichenbach", "move Schwerin: Reichenbach"],
        ),
    ],
)
def test_who_goes_with_whom_is_told_in_many_words(text: str, lines: list[str]) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == lines
    assert not (receipt.problems or receipt.doubtful)


def test_a_city_where_the_other_does_not_stand_is_asked_back() -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", "Keith to Neurode where he joins Schwerin.")
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin goes to Schweidnitz by way of Reichenbach and joins Keith there.",
        "Schwerin to Schweidnitz via Reichenbach to join Keith.",
        "Schwerin marches by Reichenbach to Schweidnitz, where he joins Keith.",
    ],
)
def test_who_joins_another_at_his_goal_goes_there_once(text: str) -> None:
    _, orders = orders_of(moment("turn2"), "Frederick", f"{text}\n")
    assert [order_line(one) for _, one in orders] == ["move Schwerin: Reichenbach, Schweidnitz"]


@pytest.mark.parametrize(
    "text",
    [
        "Dohna to Landsberg, safer there than at Friedeberg.",
        "Dohna nach Landsberg, da ist er sicherer als in Friedeberg.",
    ],
)
def test_no_way_leads_to_a_city_that_another_is_measured_by(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"nation Prussia\n{text}")
    assert [order_line(one) for _, one in orders] == ["move Dohna: Landsberg"] and not receipt.doubtful


def test_a_hope_for_where_one_is_safer_orders_nothing() -> None:
    text = "nation Prussia\nIn Landsberg ist Dohna hoffentlich sicherer als in Friedeberg."
    assert not orders_of(moment("turn4"), "Frederick", text)[1]
