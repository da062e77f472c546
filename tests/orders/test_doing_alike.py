"""Who does what another one does, and who stays with him."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

BOTH = ["move Browne: Görlitz", "move Lacy: Leipa", "move Karl: Görlitz"]


@pytest.mark.parametrize(
    "like",
    [
        "Karl does what Browne does",
        "Karl does the same as Browne",
        "Karl goes where Browne goes",
        "Karl tut, was Browne tut",
        "Karl macht dasselbe wie Browne",
        "Karl geht, wohin Browne geht",
        "Karl macht genau das, was Browne macht",
    ],
)
def test_who_does_as_another_one_goes_where_he_went(like: str) -> None:
    text = f"Browne to Görlitz. Lacy to Leipa. {like}."
    assert taken_whole("turn3", "Maria Theresa", text) == BOTH


@pytest.mark.parametrize(
    "text",
    [
        "Lacy to Leipa. Laudon does what Daun does.",
        "Daun to Brieg. Laudon does what Daun does.",
        "Lacy to Leipa. Laudon tut, was Daun tut. Daun to Brieg.",
        "Lacy to Leipa. Laudon as far as he can.",
        "Lacy nach Leipa. Laudon so weit er kann.",
    ],
)
def test_who_goes_nowhere_that_is_told_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not any("Laudon" in order_line(one) for _, one in orders)
    assert len(receipt.doubtful) == 1 and "Laudon" in str(receipt.doubtful[0])


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Daun to Neurode. Train 2 stays with Daun.", "move train 2 to Neurode"),
        ("Tross 2 bleibt bei Daun. Daun nach Neurode.", "move train 2 to Neurode"),
        ("Browne to Görlitz, Karl stays with him.", "move Karl to Görlitz"),
        ("Browne nach Görlitz. Karl bleibt bei ihm.", "move Karl to Görlitz"),
        ("Lacy to Leipa. Train 2 stays near Daun.", "move train 2 to Nachod"),
    ],
)
def test_who_stays_with_one_that_is_elsewhere_is_asked_about(text: str, line: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert len(orders) == 1 and [line in str(one) for one in receipt.doubtful] == [True]


@pytest.mark.parametrize(
    "text",
    ["Lacy to Leipa. Karl stays with Browne.", "Lacy nach Leipa. Browne bleibt bei Karl in Löbau."],
)
def test_who_stays_with_one_that_stays_stays(text: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Lacy: Leipa"]
