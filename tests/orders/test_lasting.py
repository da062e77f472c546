"""Sentences that say that what they order holds until it is changed."""

from __future__ import annotations

import pytest

from pbem.desk.letters.submit import hear
from support.letters.people_letters import moment


def lasting(text: str) -> dict[bool, list[str]]:
    """The French orders of a letter, by whether they stand."""
    filed = hear(moment("turn3"), "letter.txt", text.encode(), sender="Pompadour").entry.orders or {}
    parts = [filed["France"]] if "France" in filed else []
    return {
        True: [str(one.line_in_full) for part in parts for one in part.standing or ()],
        False: [str(one.line_in_full) for part in parts for one in part.orders],
    }


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Each turn I throw away the smallest card.", "discard lowest"),
        ("Until further notice: throw the lowest card away.", "discard lowest"),
        ("Always throw away the lowest card, please.", "discard lowest"),
        ("Wirf bitte immer die niedrigste Karte ab.", "discard lowest"),
        ("In jeder Runde die kleinste Karte ablegen.", "discard lowest"),
        ("For the whole game: not more than 3 lost in any fight.", "battle: loss 3"),
        ("As a standing order: fights, loss at most 3.", "battle: loss 3"),
        ("Bis auf Weiteres: Kampf kämpfe, Verlust 3", "battle: fight, loss 3"),
        ("Until further notice accept a loss of three.", "battle: loss 3"),
        ("Permanently: battle: loss 3", "battle: loss 3"),
        ("For all future fights: fight up to 12, loss 3", "battle: fight up to 12, loss 3"),
        ("Standing for France: battle: loss 3", "battle: loss 3"),
        ("Dauerhaft für Frankreich: Verlust 3", "battle: loss 3"),
        ("Ab jetzt in jedem Kampf die Reserven behalten.", "battle: keep R"),
        ("Bis ich etwas anderes sage: Verlust höchstens 3", "battle: loss 3"),
    ],
)
def test_what_is_said_to_last_stands(text: str, order: str) -> None:
    assert lasting(text) == {True: [order], False: []}


def test_what_stands_beside_it_is_for_this_turn() -> None:
    text = "Soubise to Kassel. Every turn: discard lowest. Chevert to Hameln."
    assert lasting(text) == {
        True: ["discard lowest"],
        False: ["move Soubise: Münden, Kassel", "move Chevert: Hameln"],
    }


@pytest.mark.parametrize(
    "text", ["Every turn Daun sits in Glatz and sulks.", "Jede Runde dasselbe Theater mit Browne."]
)
def test_talk_of_every_turn_is_talk(text: str) -> None:
    assert lasting(text) == {True: [], False: []}


def test_always_in_a_fight_is_no_standing_order() -> None:
    assert not lasting("In fights always play the lowest card, loss 2.")[True]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("In fights: loss 3, and discard the lowest.", "battle: loss 3"),
        ("I discard the lowest and in fights accept a loss of 3.", "battle: loss 3"),
        ("Discard the lowest and settle for 2 in all fights, thanks.", "battle: settle 2"),
        ("Kampf Verlust 3, ablegen die niedrigste bitte", "battle: loss 3"),
    ],
)
def test_a_plan_beside_a_discard_is_not_lost(text: str, plan: str) -> None:
    assert sorted(lasting(text)[False]) == [plan, "discard lowest"]


@pytest.mark.parametrize(
    "text", ["Soubise moves two cities north.", "Train 2 one city back", "Chevert zwei Städte weit"]
)
def test_steps_without_a_city_are_asked_back(text: str) -> None:
    """`north` is no beginning of Northeim."""
    receipt = hear(moment("turn3"), "letter.txt", text.encode(), sender="Pompadour").receipt
    assert lasting(text) == {True: [], False: []} and (receipt.doubtful or receipt.problems)


def test_a_heading_may_name_the_nations_that_it_is_for() -> None:
    for text in (
        "Standing for Prussia and Hanover: battle: loss 2",
        "Standing orders for both nations: loss 2",
        "Dauerbefehle für Preußen und Hannover: Kampf: Verlust 2",
    ):
        filed = hear(moment("turn4"), "letter.txt", text.encode(), sender="Frederick").entry.orders or {}
        told = {
            nation: [str(one.line_in_full) for one in own.standing or ()] for nation, own in filed.items()
        }
        assert told == {"Prussia": ["battle: loss 2"], "Hanover": ["battle: loss 2"]}, text
        assert not any(own.orders for own in filed.values()), text


def test_standing_orders_may_be_ended_in_words() -> None:
    for text, ended in (
        ("I hereby cancel all my standing orders.", ["Hanover", "Prussia"]),
        ("Please scrap the standing orders of Hanover.", ["Hanover"]),
        ("Bitte alle Dauerbefehle streichen.", ["Hanover", "Prussia"]),
        ("Den Dauerbefehl für Preußen nehme ich zurück.", ["Prussia"]),
        ("Cancel the standing order about the spades.", []),
        ("Please don't cancel my standing orders.", []),
    ):
        heard = hear(moment("turn4"), "letter.txt", text.encode(), sender="Frederick")
        filed = {nation: own.standing for nation, own in (heard.entry.orders or {}).items()}
        assert {nation: told for nation, told in filed.items() if told is not None} == dict.fromkeys(
            ended, ()
        )
        assert bool(heard.receipt.doubtful or heard.receipt.problems) == (not ended), text
