"""Several pieces that are named before a colon and told of one by one behind it."""

from __future__ import annotations

import pytest

from support.letters.people_letters import taken_whole

LEIPA = ["move Friedrich: Leipa"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Friedrich und Winterfeldt trennen sich: Friedrich Tetschen - Leipa, Winterfeldt bleibt.", LEIPA),
        ("Friedrich and Winterfeldt part: Friedrich to Leipa, Winterfeldt stays in Tetschen.", LEIPA),
        ("Friedrich + Winterfeldt: Friedrich to Leipa, Winterfeldt stays.", LEIPA),
        (
            "Friedrich and Winterfeldt go different ways: Winterfeldt to Rumburg and Friedrich to Leipa.",
            ["move Winterfeldt: Rumburg", *LEIPA],
        ),
        (
            "Schwerin und Keith: Keith nach Reichenbach, Schwerin nach Waldenburg.",
            ["move Keith: Reichenbach", "move Schwerin: Waldenburg"],
        ),
        ("Schwerin und Keith: nach Reichenbach.", ["move Schwerin + Keith: Reichenbach"]),
    ],
)
def test_each_goes_where_it_is_told(text: str, orders: list[str]) -> None:
    assert taken_whole("turn3", "Frederick", text) == orders
