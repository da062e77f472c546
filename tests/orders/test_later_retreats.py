"""Wishes for a later retreat beside the answer for the one that is asked about now."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

NOW = "Austria: answer 147: retreat Schwerin: Breslau"


def heard(text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter of Maria Theresa, who is asked where Schwerin goes, and what is asked back."""
    receipt, orders = orders_of(moment("t4-austria-chooses-retreat"), "Maria Theresa", text)
    asked = [str(one) for one in (*receipt.problems, *receipt.doubtful)]
    return [f"{nation}: {order_line(order)}" for nation, order in orders], asked


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        (
            "Breslau bitte.\n\nWenn Schwerin noch einmal verliert, soll er nach Striegau, sonst Breslau.",
            "Striegau, Breslau",
        ),
        ("Nach Breslau. Wird Schwerin erneut geschlagen, dann nach Striegau.", "Striegau"),
        ("Breslau. Sollte Schwerin nochmal verlieren, schick ihn nach Striegau.", "Striegau"),
        ("Breslau please. If Schwerin loses again, he goes to Striegau, else Breslau.", "Striegau, Breslau"),
        ("Breslau it is. If Schwerin is beaten once more, he goes to Striegau.", "Striegau"),
        ("Breslau, and if Schwerin loses again, then Striegau.", "Striegau"),
    ],
)
def test_what_is_wished_if_he_loses_again_stands_beside_the_answer(text: str, wish: str) -> None:
    orders, asked = heard(text)
    assert sorted(orders) == [NOW, f"Austria: retreat Schwerin: {wish}"]
    assert not asked


@pytest.mark.parametrize(
    "text",
    [
        "Breslau bitte. Wenn Winterfeldt verliert, soll er nach Striegau.",
        "Breslau please. If Winterfeldt loses, he goes to Striegau.",
    ],
)
def test_a_wish_for_another_general_stands_beside_it_too(text: str) -> None:
    orders, asked = heard(text)
    assert sorted(orders) == [NOW, "Austria: retreat Winterfeldt: Striegau"]
    assert not asked


@pytest.mark.parametrize(
    "later",
    [
        "Next time he may go to Striegau.",
        "Beim nächsten Mal soll er nach Striegau.",
        "Wenn Schwerin noch einmal verliert, soll er nicht nach Striegau.",
        "If Schwerin loses again, he must not go to Striegau.",
        "If he loses again, perhaps Striegau.",
    ],
)
def test_a_wish_that_is_not_clear_is_asked_back(later: str) -> None:
    orders, asked = heard(f"Breslau. {later}")
    assert orders == [NOW]
    assert len(asked) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Wenn Schwerin noch einmal verliert, soll er nach Striegau, sonst nach Breslau.",
        "If he must lose again, let it be Breslau.",
    ],
)
def test_a_wish_without_an_answer_is_asked_back(text: str) -> None:
    orders, asked = heard(text)
    assert not orders
    assert len(asked) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin geht wieder nach Breslau.",
        "Schwerin has lost again, so off to Breslau.",
        "Once again to Breslau, please.",
    ],
)
def test_who_goes_somewhere_again_goes_there_now(text: str) -> None:
    assert heard(text) == ([NOW], [])
