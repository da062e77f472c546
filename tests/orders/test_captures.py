"""Trains that are taken where a march leads, and trains that are to go along with it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

SOUBISE = "move Soubise: Braunschweig, Schöningen"


@pytest.mark.parametrize(
    "tail",
    [
        ", and if that supply train is still there he may eat it",
        ", and if the train is still there he takes it",
        " (if the wagon is still there, he breaks it, pardon)", " and burns the Hanoverian wagons",
        ", und wenn der Tross noch da ist, nimmt er ihn", " (der Tross wird dabei vernichtet)",
        " (weg mit dem hannoverschen Tross)", ", where he is to burn the Hanoverian wagons",
        ", where he is supposed to take the train",
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "way", ["Soubise: Braunschweig, Schöningen", "Soubise to Schöningen by Braunschweig"]
)
def test_a_train_that_is_taken_on_the_way_binds_no_march(way: str, tail: str) -> None:
    assert taken_whole("turn4", "Pompadour", f"{way}{tail}.") == [SOUBISE]


@pytest.mark.parametrize(
    "tail",
    [
        ", and if the train is still there he stays in Braunschweig", ", if the train is gone he goes home",
        ", if the train is gone", ", wenn der Tross weg ist", ", if the train has left",
        ", if nobody takes the train", ", if the train was taken",
        " unless the train is there", ", and if the train is still there he does not take it",
    ],
)  # fmt: skip
def test_what_depends_on_a_train_is_asked_about(tail: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", f"Soubise to Schöningen by Braunschweig{tail}.")
    assert receipt.doubtful or [order_line(one) for _, one in orders] != [SOUBISE]


@pytest.mark.parametrize(
    "tail",
    [
        " and takes train 2 along", ", and takes our train with him", " and train 2 goes along",
        ", Tross 2 kommt mit",
    ],
)  # fmt: skip
def test_a_train_that_is_to_go_along_is_not_lost(tail: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", f"Soubise to Schöningen by Braunschweig{tail}.")
    told = receipt.problems or receipt.doubtful
    assert told or any("train 2" in order_line(one) for _, one in orders)
