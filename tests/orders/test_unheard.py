"""The net: a sentence that comes to nothing, and says something that orders do, is shown as not taken."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of

MEANT = (
    ("turn2", "Pompadour", "Both gentlemen from Büren over to Detmold by the usual road."),
    ("turn4", "Frederick", "As a rule for the whole game: whatever has no choice in it may happen."),
    ("turn4", "Frederick", "The Reserves are none of his business."),
    ("turn2", "Maria Theresa", "Beim Gewinnen bekommt Schwerin den Verlust zu spüren: Brieg."),
    ("turn4", "Frederick", "Nach Guben über Crossen, und zwar flott."),
    ("turn2", "Frederick", "Die Herren mögen samt und sonders in den Quartieren bleiben."),
    ("turn4", "Frederick", "Kindly hit him hard, all of them."),
    ("t4-prussia-fight", "Frederick", "One of the eights."),
    ("t4-austria-chooses-retreat", "Maria Theresa", "The last of those three."),
    ("turn2", "Pompadour", "Against Ferdinand the highest card to begin with, small ones later."),
    ("turn2", "Maria Theresa", "Laudon to Neisse. If Schwerin is off by then, he may march on to Grottkau."),
    ("turn4", "Maria Theresa", "The Imperial Army should pocket Chemnitz."),
    ("setup", "Pompadour", "France just as you proposed, I like it."),
    ("setup", "Pompadour", "Would you hand eight of the fellows to Soubise?"),
)
"""The situation, the player, and what he means as an order, in words that no reader knows."""

TALK = (
    "Peter, keep your paws off Braunschweig and march home.",
    "Stettin is a pretty town in May.",
    "My letter was late, and Reserves are what I lack.",
    "Is it true that reserves count double?",
    "Lovely weather, and the cards are on the table.",
    "Hannover kommt morgen, heute ist Fußball.",
    "Nobody has hit me yet.",
)


@pytest.mark.parametrize(("situation", "player", "text"), MEANT, ids=[text for *_, text in MEANT])
def test_what_may_be_an_order_is_never_passed_over(situation: str, player: str, text: str) -> None:
    receipt, orders = orders_of(moment(situation), player, text)
    assert orders or receipt.problems or any(text.rstrip(".?") in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize("text", TALK)
def test_what_orders_nothing_is_talk(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", f"move Dohna: Landsberg\n\n{text}")
    assert len(orders) == 1 and not receipt.doubtful and not receipt.problems


def test_the_doubt_shows_the_sentence_beside_what_was_taken() -> None:
    text = "Dohna to Landsberg. The Reserves are none of his business. Cheers!"
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    assert [order.line_in_full for _, order in orders] == ["move Dohna: Landsberg"]
    (doubt,) = receipt.doubtful
    assert '"The Reserves are none of his business."' in str(doubt)


def test_a_number_is_no_answer_beside_the_answer() -> None:
    receipt, _ = orders_of(moment("t4-prussia-fight"), "Frederick", "S12. Two men and a dog.")
    assert not receipt.doubtful


def test_cards_in_doubt_do_not_keep_a_nation_from_holding() -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", "France holds. The reserves sleep in.")
    assert [order.line_in_full for _, order in orders] == ["hold"] and len(receipt.doubtful) == 1
