"""Idle words that look like names: no order is made of them."""

import pytest

from support.letters.people_letters import lines_taken


@pytest.mark.parametrize(
    ("situation", "player", "text"),
    [
        ("turn3", "Elisabeth", "Fermor is free to run where he likes"),
        ("turn5", "Frederick", "Sitting on a train to Dresden with cold coffee"),
        ("turn5", "Frederick", "Schreibe im Zug nach Dresden, es wackelt"),
    ],
)
def test_a_journey_of_the_writer_is_no_order(situation: str, player: str, text: str) -> None:
    assert lines_taken(situation, player, text) == []


def test_a_train_that_goes_somewhere_is_one() -> None:
    assert lines_taken("turn5", "Frederick", "The train goes to Dresden") == ["move train 1: Meißen, Dresden"]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("für karo 12 zwei frische armeen zu fermor", "recruit D12: Fermor 2"),
        ("für Karo 13 zwei weitere Armeen zu Apraxin", "recruit D13: Apraxin 2"),
    ],
)
def test_a_number_that_counts_troops_is_no_card(text: str, order: str) -> None:
    assert lines_taken("turn3", "Elisabeth", text) == [order]


def test_what_one_general_gives_another_of_his_stack_is_no_march() -> None:
    text = "Schwerin gives Keith one of his, which makes Schwerin 5 and Keith 4"
    assert lines_taken("turn5", "Frederick", text) == ["allot Schwerin 5, Keith 4"]


def test_a_troop_beside_a_return_is_bought_too() -> None:
    text = "Karl in Brünn mit zwei Armeen, dafür Kreuz 11 und Karo 9 (= 20), und noch eine Armee für Daun."
    assert lines_taken("turn5", "Maria Theresa", text) == ["recruit C11 D9: Karl at Brünn 2, Daun 1"]
