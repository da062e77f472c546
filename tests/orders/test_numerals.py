"""Numbers in words of which a tens and a unit are parts."""

from __future__ import annotations

import pytest

from pbem.orders.plain_words.naming.numerals import numeral
from pbem.orders.plain_words.tokens import tokens_of
from support.letters.people_letters import taken_whole

ATTACK = ["move Schwerin + Keith: Schweidnitz", "attack Schwerin + Keith > Daun"]


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("Spend up to forty-five points there.", 45),
        ("Spend twenty five points at most.", 25),
        ("We spend at most thirty-two points on it.", 32),
        ("Dort darf es fünfundvierzig Punkte kosten.", 45),
        ("Höchstens fuenfunddreissig Punkte ausgeben.", 35),
        ("Dafür höchstens einundzwanzig Punkte ausgeben.", 21),
        ("Spend at most fifty points.", 50),
    ],
)
def test_points_may_be_told_in_two_words(said: str, points: int) -> None:
    text = f"Schwerin and Keith go to Schweidnitz and attack Daun. {said}"
    assert taken_whole("turn5", "Frederick", text) == [*ATTACK, f"battle Schwerin > Daun: spend {points}"]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("forty-five men", 45), ("forty five", 45), ("zweiundzwanzig", 22), ("einundsechzig Punkte", 61),
        ("forty, five", 0), ("forty - five", 0), ("forty", 0), ("four five", 0), ("zwei und zwanzig", 0),
        ("twenty eleven", 0), ("Hund", 0), ("und", 0),
    ],
)  # fmt: skip
def test_a_tens_and_a_unit_are_one_number(text: str, number: int) -> None:
    found = numeral(tokens_of(1, text), 0)
    assert (found[0].number if found else 0) == number
