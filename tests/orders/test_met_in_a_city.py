"""Generals who meet in one city, each by a way of his own, and both generals of a nation."""

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole

EACH = {"move Cumberland: Springe, Hannover", "move Ferdinand: Soltau, Fallingbostel, Hannover"}
"""How both come to Hannover, one from Hameln and one from Verden."""


@pytest.mark.parametrize(
    "text",
    [
        "hanover: both guys meet in hannover. ferdinand comes over soltau and fallingbostel and cumberland "
        "over springe.",
        "Both Hanoverian generals meet in Hannover: Cumberland by Springe, Ferdinand by Soltau and "
        "Fallingbostel.",
        "Beide hannoverschen Generäle treffen sich in Hannover, Cumberland über Springe, Ferdinand über "
        "Soltau und Fallingbostel.",
        "In der Stadt Hannover sollen beide Generäle zusammenkommen, Cumberland aus Hameln über Springe, "
        "Ferdinand aus Verden über Soltau und Fallingbostel.",
        "hanover: both generals go to Hannover",
        "Cumberland and Ferdinand meet in Hannover.",
    ],
)
def test_both_come_to_the_city(text: str) -> None:
    assert set(taken_whole("turn2", "Frederick", f"{text}\n")) == EACH


def test_who_meets_another_is_not_one_of_a_pair() -> None:
    text = "Cumberland back to Hannover, Ferdinand meets him there (Soltau, Fallingbostel).\n"
    assert set(taken_whole("turn2", "Frederick", text)) == EACH


@pytest.mark.parametrize(
    "text",
    [
        "If the French leave both generals meet in Hannover.",
        "Both generals do not meet in Hannover.",
        "Both French generals meet in Hannover.",
    ],
)
def test_no_meeting_is_ordered(text: str) -> None:
    assert not orders_of(moment("turn2"), "Frederick", f"{text}\n")[1]
