"""A city of a march that is not read makes all of it be asked back: half a march is none that was ordered."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Lacy strolls through Dresden and helps himself to Großenhain.",
        "Daun: Habelschwert. Then on foot to Wildenschwert with all his drummers.",
        "Hildburghausen: Chemnitz! And then back home to Zwickau for his supper.",
        "Lacy bummelt durch Dresden und gönnt sich danach zur Stärkung Radeberg.",
        "Hildburghausen nach Chemnitz! Und dann schnell heim nach Zwickau, ehe es regnet.",
    ],
)
def test_no_half_of_a_way_is_taken(text: str) -> None:
    receipt, found = orders_of(moment("turn4"), "Maria Theresa", text)
    half = ("move Lacy: Dresden", "move Daun: Habelschwert", "move Hildburghausen: Chemnitz")
    assert not any(order.line_in_full in half for _, order in found)
    assert found or receipt.doubtful or receipt.problems


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("Daun goes to Habelschwert instead of Wildenschwert.", "Daun: Habelschwert"),
        ("Daun lieber nach Habelschwert statt nach Wildenschwert.", "Daun: Habelschwert"),
        ("Laudon marches to Krappitz, threatening Cosel.", "Laudon: Krappitz"),
    ],
)
def test_a_city_to_which_nobody_goes_stops_no_move(text: str, way: str) -> None:
    found = orders_of(moment("turn4"), "Maria Theresa", text)[1]
    assert [order.line_in_full for _, order in found] == [f"move {way}"]
