"""Orders for a later turn, as people say so: never carried out in the turn that is played."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of

MOVE = "Soubise to Eschwege"


def letter(text: str, player: str = "Pompadour"):
    """A letter in turn 4: its receipt, and what is on file for that turn."""
    receipt, orders = orders_of(moment("turn4"), player, text)
    return receipt, [order_line(order) for _, order in orders]


@pytest.mark.parametrize(
    "heading",
    [
        "For turn 5:",
        "For turn 5, if I may be so bold:",
        "And these are what I would like to do in turn 5:",
        "my orders for turn 5",
        "Für Runde 5:",
        "Und dann, wenn es so weit ist, in Runde 5:",
        "Meine Befehle für Runde 5",
    ],
)
def test_what_stands_below_a_heading_is_for_its_turn(heading: str) -> None:
    receipt, now = letter(f"{heading}\n{MOVE}")
    assert receipt.filed and now == [] and [part.stage for part in receipt.heard] == ["turn 5"]


def test_what_stands_above_it_is_for_the_turn_that_is_played() -> None:
    _, now = letter(f"Soubise to Goslar\nFor turn 5, please:\n{MOVE}")
    assert now == ["move Soubise: Goslar"]


def test_of_two_nations_it_is_asked_whose_turn_is_meant() -> None:
    receipt, now = letter("Für Runde 5 dann bitte:\nÖsterreich\nziehe Laudon: Neisse", "Maria Theresa")
    assert now == [] and "write that turn below the nation's line" in receipt.problems[0]


@pytest.mark.parametrize(
    "text",
    [
        "In turn 5 Soubise goes to Eschwege.",
        "Soubise to Goslar now, and in turn 5 on to Eschwege.",
        "In Runde 5 geht Soubise nach Eschwege.",
    ],
)
def test_a_sentence_that_speaks_of_a_later_turn_is_asked_back(text: str) -> None:
    receipt, now = letter(text)
    assert now == [] and any("it speaks of a later turn" in one for one in receipt.warnings)


@pytest.mark.parametrize(
    "text",
    [
        "Soubise to Eschwege, though not this turn.",
        "Soubise nach Eschwege, allerdings erst nächste Runde.",
        "Soubise to Eschwege. That is for next turn.",
        "Chevert to Celle. Soubise to Eschwege. That's all for next turn though.",
        "Soubise to Eschwege. But not this turn.",
        "Soubise nach Eschwege. Das gilt erst nächste Runde.",
        "Soubise nach Eschwege. Das war aber alles für die nächste Runde.",
        "move Soubise: Göttingen\nThat is for next turn.",
    ],
)
def test_what_turn_it_was_for_may_be_said_behind_it(text: str) -> None:
    receipt, now = letter(text)
    assert now == [] and any("it speaks of a later turn" in one for one in receipt.warnings)


@pytest.mark.parametrize(
    "talk", ["They can't do that next turn.", "More of that next turn.", "So much for this turn."]
)
def test_a_remark_about_the_next_turn_takes_nothing_back(talk: str) -> None:
    _, now = letter(f"{MOVE}. {talk}")
    assert now == ["move Soubise to Eschwege"]


@pytest.mark.parametrize(
    "talk",
    [
        "We shall see each other in turn 5",
        "You will be sorry in turn 5.",
        "Here are my orders for turn 4:",
        "What a turn 3 that was!",
        "In Runde 6 bist du dran.",
    ],
)
def test_talk_of_turns_leaves_the_orders_where_they_are(talk: str) -> None:
    _, now = letter(f"{talk}\n\nmove {MOVE}")
    assert now == ["move Soubise to Eschwege"]
