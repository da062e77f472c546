"""Cities by which the end of a retreat is only measured: `There he is farther away than in Breslau.`"""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def heard(text: str) -> list[str]:
    """The orders of a letter of Maria Theresa, who is asked where Schwerin goes."""
    _, orders = orders_of(moment("t4-austria-chooses-retreat"), "Maria Theresa", text)
    return [order_line(order) for _, order in orders]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin möge nach Striegau gehen. Dort steht er mir weniger im Wege als zu Breslau.",
        "Striegau. Da ist er weiter weg als in Breslau.",
        "Lieber Striegau als Breslau.",
        "To Striegau. There they are less in my way than at Breslau.",
        "Striegau, please. It is farther from my trains than Breslau.",
        "Rather Striegau than Breslau.",
    ],
)
def test_what_it_is_measured_by_is_no_end(text: str) -> None:
    assert heard(text) == ["answer 147: retreat Schwerin: Striegau"]


@pytest.mark.parametrize(
    "text",
    [
        "Breslau is closer than Striegau.",
        "Breslau ist näher als Striegau.",
        "It is a nicer town than Breslau.",
        "I do not like Striegau more than Breslau.",
    ],
)
def test_what_is_only_compared_is_not_chosen(text: str) -> None:
    assert heard(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Nichts ist mir lieber als Breslau.",
        "Nowhere would I rather see him than in Breslau.",
        "Schwerin geht als Verlierer nach Breslau.",
    ],
)
def test_what_nothing_is_better_than_is_chosen(text: str) -> None:
    assert heard(text) == ["answer 147: retreat Schwerin: Breslau"]
