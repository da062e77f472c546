"""Retreats that are wished to a quarter of the compass, and of whoever is beaten."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("retreat Richelieu north", "retreat Richelieu: towards Rendsburg"),
        ("Richelieu should retreat north.", "retreat Richelieu: towards Rendsburg"),
        ("If beaten Richelieu retreats to the north.", "retreat Richelieu: towards Rendsburg"),
        ("Rückzug Richelieu nach Norden", "retreat Richelieu: towards Rendsburg"),
        ("retreat: north", "retreat: towards Colberg"),
        ("Geschlagene Feinde sollen nach Norden.", "retreat: towards Colberg"),
    ],
)
def test_a_city_in_that_quarter_is_proposed(text: str, line: str) -> None:
    """It was a fault that named no line, and `retreat: north` went to Northeim."""
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert not orders and not receipt.problems
    assert line in str(receipt.doubtful[0])
    assert taken_whole("turn4", "Frederick", line)[0] == line


@pytest.mark.parametrize(
    ("text", "city"),
    [("As far north as possible.", "Sensburg"), ("north", "Sensburg"), ("nach Süden", "Soldau")],
)
def test_of_the_ends_that_are_asked_about_one_lies_farthest_there(text: str, city: str) -> None:
    """Nothing was said of it."""
    receipt, orders = orders_of(moment("t2-prussia-chooses-retreat"), "Frederick", text)
    assert not orders and f"answer 50: {city}" in str(receipt.doubtful[0])


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich retreats north.", "The weather in the north is fine.", "Richelieu is not to retreat north.",
        "Friedrich goes north.", "Der Norden ist schön.",
    ],
)  # fmt: skip
def test_what_is_said_of_others_proposes_no_retreat(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert not orders and not any("write: retreat" in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "Should the enemy be beaten he is to retire on Stade, failing that on Lüneburg.",
        "If the enemy loses he has to draw back to Stade, failing that to Lüneburg.",
        "Should the enemy be beaten, he must go back to Stade or else Lüneburg.",
        "Wird der Gegner geschlagen, geht er nach Stade zurück, notfalls Lüneburg.",
        "Wird der Feind besiegt, soll er nach Stade, sonst nach Lüneburg.",
        "Verliert der Gegner, weicht er nach Stade zurück, zur Not nach Lüneburg.",
    ],
)
def test_whoever_is_beaten_goes_there(text: str) -> None:
    assert set(taken_whole("turn4", "Frederick", text)) == {"retreat: Stade, Lüneburg"}


def test_one_who_is_named_goes_there() -> None:
    text = "Should Richelieu be beaten he is to retire on Stade."
    assert lines_taken("turn4", "Frederick", text) == ["retreat Richelieu: Stade"]
