"""Moves on a condition with another way else, and what is only said beside a move."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

IN_GLATZ = ["if Daun in Glatz: move Keith: Waldenburg", "unless Daun in Glatz: move Keith: Striegau"]
NOT_IN_GLATZ = ["if not Daun in Glatz: move Keith: Waldenburg"]
WALDENBURG = ["move Keith: Waldenburg"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "If Jauer is free, Keith goes by Striegau to there.",
            "if Jauer free: move Keith: Striegau, Jauer",
        ),
        (
            "Wenn Jauer frei ist, zieht Keith über Striegau dorthin.",
            "if Jauer free: move Keith: Striegau, Jauer",
        ),
        (
            "Keith to Jauer by Striegau, but only if it is empty.",
            "if Jauer free: move Keith: Striegau, Jauer",
        ),
    ],
)
def test_it_and_there_are_the_goal_of_a_way(text: str, line: str) -> None:
    _, orders = orders_of(moment("turn3"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == [line]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("If Daun is in Glatz, Keith goes to Waldenburg, otherwise to Striegau.", IN_GLATZ),
        ("Should Daun be at Glatz, Keith goes to Waldenburg, else Striegau.", IN_GLATZ),
        ("Wenn Daun in Glatz steht, zieht Keith nach Waldenburg, ansonsten nach Striegau.", IN_GLATZ),
        ("Keith goes to Waldenburg unless Daun is in Glatz, in which case he stays.", NOT_IN_GLATZ),
        ("Keith nach Waldenburg, es sei denn, Daun ist in Glatz, dann bleibt er.", NOT_IN_GLATZ),
        ("Keith to Waldenburg if it's empty, otherwise he waits.", ["if Waldenburg free: " + WALDENBURG[0]]),
        ("Keith to Waldenburg (if free)", ["if Waldenburg free: " + WALDENBURG[0]]),
        ("Keith: Waldenburg, but not if Daun is in Glatz", NOT_IN_GLATZ),
        (
            "If Daun is not near Neisse, Keith goes to Waldenburg.",
            ["if not Daun near Neisse 2: " + WALDENBURG[0]],
        ),
        (
            "Keith nach Waldenburg, falls frei; wenn Daun dort steht, bleibt er.",
            ["if Waldenburg free: " + WALDENBURG[0]],
        ),
        ("I have an idea: Keith marches to Waldenburg.", WALDENBURG),
        ("Keith, who has been in Schweidnitz for ages, marches to Waldenburg.", WALDENBURG),
        ("Keith to Waldenburg, which should be safe enough.", WALDENBURG),
        ("To keep in supply, Keith goes to Waldenburg.", WALDENBURG),
        ("1) Keith Waldenburg 2) Dohna Greifenhagen", [*WALDENBURG, "move Dohna: Greifenhagen"]),
    ],
)
def test_nothing_is_lost_and_nothing_added(text: str, lines: list[str]) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == lines
    assert not (receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "If Daun is in Glatz, Keith goes to Waldenburg, otherwise Schwerin does something.",
        "I doubt it: Keith goes to Waldenburg, or not.",
        "If all goes well I say: Keith to Waldenburg.",
        "Keith to Waldenburg unless Daun is in Glatz, then he attacks him.",
    ],
)
def test_what_is_not_understood_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn2"), "Frederick", text)
    assert not orders and receipt.doubtful
