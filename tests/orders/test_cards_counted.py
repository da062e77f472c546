"""How many cards are played at most in a fight, said in sentences: the clause `cards`."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, order_line, orders_of, plans_taken

ATTACK = "Winterfeldt to Tetschen and attack Lacy. "
FOR_IT = "battle Winterfeldt > Lacy: "


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("At most two cards.", "cards 2"),
        ("Use only one card there.", "cards 1"),
        ("Play at most 2 spades on it.", "cards 2"),
        ("Don't spend more than two cards.", "cards 2"),
        ("Fight, but no more than 3 cards.", "fight, cards 3"),
        ("Two cards at most, then he gives in.", "fight, cards 2, concede"),
        ("Only one card, then let him have it.", "fight, cards 1, concede"),
        ("Worth one card, no more.", "cards 1"),
        ("S13, but not more than two cards.", "play S13, cards 2"),
        ("Höchstens zwei Karten.", "cards 2"),
        ("Maximal 2 Pik, dann aufgeben.", "fight, cards 2, concede"),
        ("Dafür nicht mehr als eine Karte ausgeben.", "cards 1"),
        ("Er soll nur eine einzige Karte spielen.", "cards 1"),
        ("Mehr als zwei Karten ist er mir nicht wert.", "cards 2"),
    ],
)
def test_a_number_of_cards_behind_an_attack_is_for_it(text: str, clauses: str) -> None:
    assert plans_taken("turn4", "Frederick", ATTACK + text) == [FOR_IT + clauses]


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("In any fight max one card.", "battle: cards 1"),
        ("In jedem Kampf maximal eine Karte.", "battle: cards 1"),
        ("If Dohna is attacked, no more than 2 cards.", "battle Dohna if attacked: cards 2"),
        ("Falls Dohna angegriffen wird: maximal zwei Karten, danach aufgeben.",
         "battle Dohna if attacked: fight, cards 2, concede"),
        ("Schwerin fights up to 5 cards and loses one at most.", "battle Schwerin: fight, cards 5, loss 1"),
        ("Schwerin kämpft bis 5 Karten und verliert höchstens eine.",
         "battle Schwerin: fight, cards 5, loss 1"),
        ("battle: at most 2 cards, loss 2", "battle: cards 2, loss 2"),
        ("Kampf: höchstens 2 Karten", "battle: cards 2"),
    ],
)  # fmt: skip
def test_a_number_of_cards_for_fights_to_come(text: str, plan: str) -> None:
    assert set(plans_taken("turn5", "Frederick", text)) == {plan}


@pytest.mark.parametrize(
    "text",
    [
        "S8, then at most one more card",
        "8, then one more card at most, then give up",
        "S8 and at most two cards after that",
        "I play the 8, then I stop after one more card.",
        "S8, danach höchstens noch eine Karte",
    ],
)
def test_in_a_fight_that_goes_on_it_is_asked_which_are_counted(text: str) -> None:
    """`cards` counts those that were played before; the writer may mean those to come."""
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert [order_line(order) for _, order in orders] == ["answer 114: play S8"]
    assert receipt.doubtful


@pytest.mark.parametrize(
    "text",
    ["S8. I have only two cards left.", "S8. He has but one card.", "S8, ich hab nur noch zwei Karten."],
)
def test_how_many_somebody_has_is_talk(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert [order_line(order) for _, order in orders] == ["answer 114: play S8"]
    assert not receipt.doubtful


def test_points_of_a_suit_are_points() -> None:
    assert plans_taken("turn5", "Frederick", "Keith kämpft bis 20 (Pik)") == ["battle Keith: fight up to 20"]
