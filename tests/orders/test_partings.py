"""That generals part is asked about unless their own marches say it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu and Chevert separate. Richelieu goes to Hannover, Chevert stays.",
        "Richelieu and Chevert part company this turn. Chevert to Hannover.",
        "Richelieu und Chevert trennen sich. Richelieu nach Hannover, Chevert bleibt.",
    ],
)
def test_those_whose_marches_part_them_are_not_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert len(orders) == 1 and not receipt.doubtful and not receipt.problems


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu and Chevert separate. Soubise to Braunschweig.",
        "Richelieu and Chevert part company, 5 with Chevert. Chevert to Hannover.",
        "Richelieu und Chevert trennen sich. Beide nach Hannover.",
        "Richelieu und Chevert trennen sich.",
    ],
)
def test_those_who_stay_together_are(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    told = any(line.startswith(("allot", "transfer")) for line in (order_line(one) for _, one in orders))
    assert receipt.doubtful or receipt.problems or told
