"""Troops that change hands within a stack, in the words that players have for it."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter of Prussia's in turn 4, and what is told of the lines that are none."""
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    return [order_line(order) for _, order in orders], told


GIVEN = """
Schwerin gives two of his troops to Keith (so 4 and 6).
Schwerin hands 2 men to Keith.
Two men go over from Schwerin to Keith.
Keith gets two of Schwerin's troops.
Keith receives two men from Schwerin.
Move 2 troops from Schwerin to Keith
Give Keith two from Schwerin.
Keith takes two of Schwerin's six troops.
Schwerin > Keith: 2
Schwerin gibt zwei Armeen an Keith.
Schwerin gibt Keith zwei Armeen.
Keith bekommt von Schwerin zwei Armeen.
Schwerin leiht Keith zwei Mann.
Schick zwei Armeen von Schwerin zu Keith.
Keith übernimmt zwei Mann von Schwerin.
Schwerin stellt Keith zwei Armeen.
Schwerin stellt zwei Mann zu Keith.
Vorher gibt Schwerin Keith zwei Mann.
Vorher gibt der Schwerin zwei Mann an Keith ab.
Jetzt übergibt Schwerin Keith zwei Mann.
Gib Keith zwei Mann von Schwerin.
"""


@pytest.mark.parametrize("text", GIVEN.strip().splitlines())
def test_one_general_of_a_stack_gives_troops_to_another(text: str) -> None:
    assert taken(text) == (["transfer 2 Schwerin > Keith"], [])


def test_who_gives_troops_may_go_on() -> None:
    orders = ["transfer 2 Schwerin > Keith", "move Schwerin: Reichenbach"]
    for text in (
        "Schwerin hands Keith two troops and then marches to Reichenbach.",
        "Schwerin gibt zwei Armeen an Keith, dann zieht er nach Reichenbach.",
    ):
        assert taken(text) == (orders, [])


def test_one_number_tells_the_troops_of_both() -> None:
    for text in ("Schwerin and Keith with five each", "Schwerin und Keith bekommen jeweils fünf"):
        assert taken(text) == (["allot Schwerin 5, Keith 5"], [])
    for text in ("Schwerin retains 7, Keith takes the rest.", "7 für Schwerin, der Rest geht an Keith."):
        assert taken(text) == (["allot Schwerin 7, Keith 3"], [])


def test_all_but_some_are_given_as_far_as_there_is_room() -> None:
    assert taken("Keith gives all but one of his troops to Schwerin.")[1]
    assert taken("Winterfeldt gibt alle bis auf drei Armeen an Friedrich.") == (
        ["transfer 2 Winterfeldt > Friedrich"],
        [],
    )


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin does not give two men to Keith.",
        "Heinrich gives 2 to Keith.",
        "Perhaps Schwerin hands Keith two men.",
        "If Daun is in Glatz Schwerin hands Keith two men.",
        "Schwerin is two cities away from Keith.",
        "Schwerin gives two to Keith or to Winterfeldt.",
    ],
)
def test_other_talk_of_two_generals_gives_nothing(text: str) -> None:
    assert not taken(text)[0]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin gives two troops to Keith, who goes on to Striegau.",
        "Schwerin gibt zwei Armeen an Keith, der nach Striegau geht.",
    ],
)
def test_who_goes_on_behind_a_transfer_is_the_taker(text: str) -> None:
    assert taken(text)[0] == ["transfer 2 Schwerin > Keith", "move Keith: Striegau"]


def test_a_troop_each_is_no_transfer() -> None:
    _, told = taken("One troop each for Schwerin and Keith, I pay with S12.")
    assert any("recruit S12: Schwerin 1, Keith 1" in one for one in told) and "transfer" not in str(told)


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin and Keith: Reichenbach, and even out their troops.",
        "Schwerin and Keith go to Reichenbach and share their troops equally.",
        "Schwerin und Keith nach Reichenbach, und teilen ihre Truppen gleichmäßig auf.",
        "Schwerin und Keith nach Reichenbach und gleichen die Truppen aus.",
    ],
)
def test_a_stack_marches_and_evens_out_its_troops(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    lines = [order_line(one) for _, one in orders]
    assert lines == ["move Schwerin + Keith: Reichenbach", "allot Schwerin 5, Keith 5"]
    assert not (receipt.problems or receipt.doubtful)


def test_an_opinion_that_is_shared_moves_no_troops() -> None:
    text = "Keith and Schwerin share the opinion of all men equally.\n"
    assert not orders_of(moment("turn4"), "Frederick", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "Schwerin and Keith share their troops equally if Daun comes.",
        "Schwerin and Keith don't share their troops equally.",
        "Schwerin and Dohna share their troops equally.",
        "Friedrich and Winterfeldt share their eleven men, half each.",
        "Friedrich und Winterfeldt gleichen ihre Truppen aus.",
    ],
)
def test_troops_that_are_not_shared_evenly_are_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"{text}\n")
    assert not orders and receipt.doubtful
