"""Marches in words that are not known: taken where pieces and cities leave one reading, else asked."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole


@pytest.mark.parametrize(
    ("situation", "text", "order"),
    [
        ("turn3", "Danach kommt der Daun von Nachod, er macht Glatz, Neurode und auch Reichenbach, so die "
         "zwei sind zusammen.", "move Daun: Glatz, Neurode, Reichenbach"),
        ("turn2", "Supply train 2 shall be transferred from Jitschin to Königgrätz.",
         "move train 2: Königgrätz"),
        ("turn3", "Daun gurgles from Nachod to Glatz and Neurode.", "move Daun: Glatz, Neurode"),
    ],
)  # fmt: skip
def test_a_way_told_road_by_road_is_a_march(situation: str, text: str, order: str) -> None:
    assert taken_whole(situation, "Maria Theresa", text) == [order]


@pytest.mark.parametrize(
    "text",
    [
        "Daun gurgles from Nachod to Reichenbach.",
        "Daun gurgles from Nachod to Glatz and Neurode or stays.",
        "Daun dreams of Glatz.",
    ],
)
def test_what_may_be_something_else_is_asked(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not [one for _, one in orders if str(one.in_full).startswith("move")]
    assert receipt.warnings


def test_points_behind_a_march_are_not_passed_over() -> None:
    text = "Daun goes from Nachod to Glatz with up to 20 points."
    receipt, _ = orders_of(moment("turn3"), "Maria Theresa", text)
    assert receipt.doubtful


def test_what_a_way_leaves_out_is_not_added() -> None:
    assert not lines_taken("turn3", "Maria Theresa", "Daun gurgles by Glatz to Reichenbach and Löbau.")
