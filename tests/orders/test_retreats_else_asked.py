"""What is to be done if a wish for a retreat cannot be had, in the sentence behind it: `Otherwise ask me.`"""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

CARD = "Hanover: answer 158: play D5"


def heard(text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter of Frederick, whom a fight asks for a card, and what is asked back."""
    receipt, orders = orders_of(moment("t4-hanover-fight"), "Frederick", text)
    asked = [str(one) for one in (*receipt.problems, *receipt.doubtful)]
    return sorted(f"{nation}: {order_line(order)}" for nation, order in orders), asked


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        (
            "D5.\nSiegen wir, so sollen Richelieu und Chevert nach Hannover zurück, falls das geht. "
            "Ansonsten bitte ich um Rückfrage.",
            "Hannover, ask",
        ),
        ("D5.\nSiegen wir, dann gehen Richelieu und Chevert nach Verden. Sonst fragt mich.", "Verden, ask"),
        ("D5.\nWenn wir siegen, gehen Richelieu und Chevert nach Verden. Sonst bitte fragen.", "Verden, ask"),
        ("D5.\nSiegen wir, gehen Richelieu und Chevert nach Verden. Sonst Nienburg.", "Verden, Nienburg"),
        ("D5.\nIf we win, Richelieu and Chevert go back to Hannover. Otherwise ask me.", "Hannover, ask"),
        ("D5.\nIf we win, Richelieu and Chevert run to Verden. Otherwise come back to me.", "Verden, ask"),
        ("D5.\nIf we win, Richelieu and Chevert run to Verden. If not possible, ask me.", "Verden, ask"),
    ],
)
def test_who_wants_to_be_asked_else_is_asked_about_the_retreat(text: str, wish: str) -> None:
    orders, asked = heard(text)
    assert orders == [CARD, f"Hanover: retreat Richelieu + Chevert: {wish}"]
    assert not asked


@pytest.mark.parametrize(
    "text",
    [
        "D5.\nIf we win, Richelieu and Chevert go to Verden. Otherwise play D7.",
        "D5.\nSiegen wir, so gehen Richelieu und Chevert nach Verden. Sonst spielt Karo 7.",
    ],
)
def test_what_is_played_else_is_no_part_of_the_wish(text: str) -> None:
    orders, asked = heard(text)
    assert orders == [CARD, "Hanover: retreat Richelieu + Chevert: Verden"]
    assert len(asked) == 1


def test_a_city_may_be_called_like_a_verb() -> None:
    order = orders_of(moment("turn4"), "Frederick", "Keith nach Siegen. Wir warten ab.")[1][-1]
    assert order_line(order[1]).endswith("move Keith to Siegen")
