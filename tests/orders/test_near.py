"""Cities that are only near what is meant, and pieces with a word that may be a city: asked back."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Soubise goes next to Göttingen and attacks Cumberland there.",
        "Soubise marches to a town not far from Münden.",
        "Soubise geht neben Göttingen in Stellung.",
        "Soubise rückt in die Nähe von Münden vor.",
    ],
)
def test_a_city_near_the_one_that_is_named_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert not orders
    assert any("no way fits the cities" in str(one) for one in receipt.warnings)


def test_next_alone_is_no_place() -> None:
    orders = orders_of(moment("turn4"), "Maria Theresa", "Daun to Kolin, next Lacy to Prag.")[1]
    assert [str(one.line_in_full) for _, one in orders] == ["move Daun to Kolin", "move Lacy to Prag"]


@pytest.mark.parametrize("text", ["keith warmbrunna", "Keith nach Krumpelhausen", "Dohna Xyzdorf"])
def test_a_piece_and_a_word_that_may_be_a_city_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"move Heinrich to Berlin\n{text}")
    assert [getattr(one, "pieces", ()) for _, one in orders] == [("Heinrich",)]
    assert any("line 2" in str(one) for one in (*receipt.warnings, *receipt.problems))
