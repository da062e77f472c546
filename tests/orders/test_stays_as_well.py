"""`The trains as well` behind whoever stays: they do not march with who was told of before."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Everyone I haven't named, stay where you are, the two wagons as well.",
        "All others stay, the trains as well.",
        "Whoever I forgot stays, train 2 too.",
        "Wen ich nicht genannt habe, der bleibt, die Züge ebenso.",
    ],
)
def test_trains_stay_with_whom_the_letter_does_not_name(text: str) -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", f"Dohna backs off to Landsberg. {text}")
    assert [order_line(order) for _, order in orders] == ["move Dohna: Landsberg"]


def test_a_train_goes_with_who_marches() -> None:
    _, orders = orders_of(moment("turn4"), "Frederick", "Dohna goes to Landsberg, train 2 as well.")
    told = [order_line(order) for _, order in orders]
    assert told == ["move Dohna: Landsberg", "move train 2 to Landsberg"]
