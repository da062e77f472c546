"""A card of an answer that is told by what it does, and named besides: `the lowest club (the 6)`."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("begin with the lowest club (6)", "C6"), ("my best card: 11", "C11"), ("my best club (C11)", "C11"),
        ("The lowest club I have, which is the 6.", "C6"), ("Fang mit dem kleinsten Kreuz an (der 6).", "C6"),
        ("die höchste Kreuz, die 11", "C11"), ("the lowest club", "C6"),
    ],
)  # fmt: skip
def test_both_are_the_same_card(text: str, card: str) -> None:
    assert taken_whole("t3-austria-fight", "Maria Theresa", text) == [f"answer 74: play {card}"]


@pytest.mark.parametrize(
    "text",
    [
        "begin with the lowest heart (the 9)", "start with the lowest heart", "my lowest diamond",
        "spiel die höchste Pik", "Fang mit dem niedrigsten Herz an (der 9)", "my best club, the 13",
        "begin with the lowest club (the 7)", "play the lowest club, that is the 7", "my best club (C9)",
        "die höchste Kreuz (die 13)",
    ],
)  # fmt: skip
def test_of_two_cards_and_of_another_suit_none_is_played(text: str) -> None:
    """The lowest or highest club was played."""
    assert not lines_taken("t3-austria-fight", "Maria Theresa", text)
    assert orders_of(moment("t3-austria-fight"), "Maria Theresa", text)[0].doubtful


@pytest.mark.parametrize("text", ["the lowest, then the 7", "My lowest: C6, then C7"])
def test_then_comes_another(text: str) -> None:
    found = taken_whole("t3-austria-fight", "Maria Theresa", text)
    assert found == ["answer 74: play C6", "battle Browne > Friedrich: play C7"]


def test_the_second_best_is_not_the_best() -> None:
    assert "answer 114: play S12" in lines_taken("t4-prussia-fight", "Frederick", "my second best, the 12")
