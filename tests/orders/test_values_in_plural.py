"""A value in the plural names both cards that somebody holds of it: `then the 12s`, `die beiden 12er`."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken

PLAYED, PLAN = "answer 114: play S13", "battle Winterfeldt > Lacy: play "


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("13, then the 12s", "S12 S12"),
        ("13, then both 12s", "S12 S12"),
        ("13, then one of the 12s", "S12"),
        ("Hit him with the 13. If Lacy still has an answer, the 12s go next, then the 11.", "S12 S12 S11"),
        ("13 und dann die beiden 12er", "S12 S12"),
        ("13 und dann die 12er", "S12 S12"),
        ("Pik 13, dann die Zwölfer", "S12 S12"),
        ("13 und dann den 12er", "S12"),
        ("13 und dann einen 12er", "S12"),
        ("13, then the 11s", "S11"),
    ],
)
def test_both_cards_of_a_value_are_played(text: str, cards: str) -> None:
    """Prussia holds S12 twice, and S11 once."""
    assert lines_taken("t4-prussia-fight", "Frederick", text) == [PLAYED, PLAN + cards]
