"""A piece goes where another of the same player leaves, told in the same letter: the one after the other."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken

LACY = "Lacy: Melnik, Jungbunzlau. "
BOTH = ["move Lacy: Melnik, Jungbunzlau", "move train 1: Prag"]


@pytest.mark.parametrize(
    "text",
    [
        "Train 1 to Prag once Lacy is out of it.",
        "As soon as Lacy is gone train 1 goes to Prag.",
        "With Lacy gone, train 1 moves to Prag.",
        "Ist Lacy weg, rückt Zug 1 nach Prag.",
        "Wenn Lacy weg ist geht Zug 1 nach Prag.",
        "Zug 1 nach Prag wenn Lacy weg ist",
    ],
)
def test_the_one_after_the_other(text: str) -> None:
    assert lines_taken("turn2", "Maria Theresa", LACY + text) == BOTH


@pytest.mark.parametrize(
    "text",
    [
        "When he has passed, train 2 goes to Königgrätz.",
        "Sobald er durch ist, folgt ihm der zweite Train bis Königgrätz.",
    ],
)
def test_who_has_passed_has_left(text: str) -> None:
    told = lines_taken("turn2", "Maria Theresa", "Daun: Kolin, Pardubitz, Königgrätz, Nachod. " + text)
    assert told == ["move Daun: Kolin, Pardubitz, Königgrätz, Nachod", "move train 2: Königgrätz"]


def test_where_somebody_is_stays_a_condition() -> None:
    told = lines_taken("turn2", "Maria Theresa", LACY + "Ist Daun in Tabor, geht Zug 1 nach Prag.")
    assert told == [BOTH[0], "if Daun in Tabor: move train 1: Prag"]


@pytest.mark.parametrize(
    "text",
    [
        "Lacy goes by Melnik to Jungbunzlau, and once he is out train 1 rolls to Prag.",
        "Der Lacy spaziert über Melnik nach Jungbunzlau, und sobald er draußen ist, fährt Zug 1 nach Prag.",
        "Lacy zieht über Melnik nach Jungbunzlau, und wenn er weg ist, rückt Zug 1 nach Prag nach.",
        "Lacy: Melnik, Jungbunzlau.\nOnce the generals have left, train 1 follows to Prag.",
        "Lacy: Melnik, Jungbunzlau.\nSobald alle Generäle weg sind, folgt Zug 1 nach Prag.",
    ],
)
def test_who_is_told_of_in_the_sentence_or_all_of_them(text: str) -> None:
    assert lines_taken("turn2", "Maria Theresa", text) == BOTH


@pytest.mark.parametrize(
    "text",
    [
        "Lacy goes by Melnik to Jungbunzlau, and once he is beaten train 1 rolls to Prag.",
        "Once the generals have passed the salt, I am happy.",
    ],
)
def test_another_condition_is_not_met_by_a_march(text: str) -> None:
    assert "move train 1: Prag" not in lines_taken("turn2", "Maria Theresa", text)
