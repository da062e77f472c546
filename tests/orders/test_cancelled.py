"""Recruits that are taken back, and what is said of a discard behind it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

LINE = "recruit D6 C12: Soubise 1\n"
WORDS = "I buy one troop for Soubise with D6 and C12. "


@pytest.mark.parametrize("bought", [LINE, WORDS])
@pytest.mark.parametrize(
    "text",
    [
        "Cancel my recruits.", "Forget the recruits.", "I take back my recruits.",
        "No, no recruits after all.", "Streich meine Rekrutierung.", "Doch keine Rekrutierung.",
        "Nein, streich die Rekrutierung.",
    ],
)  # fmt: skip
def test_recruits_of_the_letter_are_taken_back(bought: str, text: str) -> None:
    """The line was a fault, or nothing was said of it and the troops were bought."""
    assert not taken_whole("turn4", "Pompadour", bought + text)


@pytest.mark.parametrize("text", ["Cancel my recruits.", "Streich meine Rekrutierung."])
def test_recruits_of_an_earlier_letter_are_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert receipt.doubtful and not receipt.problems and not orders


@pytest.mark.parametrize("text", ["Don't cancel my recruits!", "Do not cancel the recruits."])
def test_what_is_not_taken_back_stands(text: str) -> None:
    assert lines_taken("turn4", "Pompadour", LINE + text) == [LINE.strip()]


@pytest.mark.parametrize(
    "text",
    [
        "Discard lowest. Not hearts.", "discard lowest\nnot hearts", "Discard the lowest. Keep hearts.",
        "Niedrigste abwerfen. Kein Herz.", "discard lowest\nkeine Herz", "Discard the lowest. But no hearts.",
    ],
)  # fmt: skip
def test_a_suit_that_is_spared_behind_a_discard_is_spared(text: str) -> None:
    """It was passed over."""
    assert taken_whole("turn4", "Pompadour", text)[-1] == "discard lowest spades clubs diamonds"


@pytest.mark.parametrize(
    "text",
    [
        "Discard the C3 unless I draw something worse.", "Discard C3, unless the new card is smaller.",
        "Abwerfen möchte ich die Kreuz 3, wenn ich nichts Schlechteres ziehe.",
        "Ich werfe die Kreuz 3 ab, es sei denn, ich ziehe etwas Niedrigeres.",
        "If I draw something worse than C3 discard that, else C3.",
    ],
)  # fmt: skip
def test_a_card_unless_a_worse_one_comes_is_asked_about(text: str) -> None:
    """It was a fault, for which the stage waits."""
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    assert not orders and not receipt.problems
    assert "discard lowest" in str(receipt.doubtful[0])


def test_another_suit_behind_one_is_not_lost() -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", "Discard the lowest heart. Not clubs.")
    told = [order_line(one) for _, one in orders]
    assert receipt.doubtful or "club" not in " ".join(told)
