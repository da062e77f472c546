"""Which card a letter gives up: exceptions, several suits in a row, and what depends on something."""

from __future__ import annotations

import pytest

from pbem.engine.model import Card
from pbem.orders.judging.order_line import order_line
from pbem.orders.judging.wishes import wished_card
from support.letters.people_letters import moment, orders_of

NO_DIAMOND = "discard lowest spades clubs hearts"


def taken(text: str) -> tuple[list[str], list[str]]:
    """What a letter of France's in turn 4 has on file, and the remarks that something is not taken."""
    receipt, orders = orders_of(moment("turn4"), "Pompadour", text)
    told = [str(one) for one in (*receipt.problems, *receipt.warnings)]
    return [order_line(order) for _, order in orders], told


@pytest.mark.parametrize(
    "text",
    [
        "Discard the lowest, but keep all diamonds.",
        "Throw away the smallest card unless it is a diamond.",
        "discard lowest, but no diamonds",
        "Toss the lowest non-diamond.",
        "Get rid of the lowest that is not a diamond.",
        "Discard the weakest card except diamonds.",
        "Lege bitte die niedrigste ab, die kein Karo ist.",
        "Die kleinste außer Karo ablegen",
        "Wirf die kleinste weg, es sei denn, es ist ein Karo.",
        "Ablage die niedrigste, nur kein Karo",
        "discard lowest spades clubs hearts",
    ],
)
def test_a_suit_that_is_to_be_kept_is_left_out(text: str) -> None:
    assert taken(text) == ([NO_DIAMOND], [])


@pytest.mark.parametrize(
    "text",
    [
        "Discard the lowest heart, if there is none the lowest card.",
        "If I draw a heart, discard the lowest heart, otherwise the lowest card.",
        "Discard the lowest heart, or else simply the lowest.",
        "Wirf das kleinste Herz ab, falls keins dabei ist, die kleinste Karte.",
        "Discard the lowest heart.\nFailing that the lowest.",
    ],
)
def test_the_next_wish_counts_where_the_first_is_not_there(text: str) -> None:
    assert taken(text) == (["discard lowest hearts, lowest"], [])


@pytest.mark.parametrize(
    "text",
    [
        "Dump the smallest card.",
        "The lowest card goes.",
        "As usual the lowest is discarded.",
        "Lowest card out, please: get rid of the smallest.",
        "Abl.: niedr. Karte",
        "Die kleinste darf gehen.",
        "Ich trenne mich von der kleinsten.",
        "Discard the lowest, except a Reserve.",
        "If I am forced to give up a card, let it be the smallest.",
        "When I have to lose a card it is the lowest.",
        "Somebody has to go: the lowest card.",
        "My lowest card goes in the bin, whatever its suit.",
        "I'll chuck the lowest one.",
        "Wenn eine Karte weg muss, dann die kleinste.",
        "Sollte ich mich von einer Karte trennen müssen, so sei es die niedrigste.",
        "Die mieseste Karte fliegt raus, egal welche.",
        "Ich verzichte auf die kleinste Karte.",
        "Abw.: die kleinste",
    ],
)
def test_that_the_lowest_goes_may_be_said_in_other_words(text: str) -> None:
    assert taken(text) == (["discard lowest"], [])


@pytest.mark.parametrize(
    "text",
    [
        "Discard the lowest if I win against Ferdinand.",
        "Discard the lowest if it is a heart, otherwise I decide myself.",
        "Do not discard the lowest.",
        "Nicht die kleinste ablegen.",
        "Discard the lowest heart but no court card of hearts.",
    ],
)
def test_what_no_wish_says_is_asked_back(text: str) -> None:
    orders, told = taken(text)
    assert orders == [] and told


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("C8 goes, or the lowest.", "discard C8, lowest"),
        ("Discard D6 or the lowest diamond or else the lowest.", "discard D6, lowest diamonds, lowest"),
        ("My smallest club or spade can go.", "discard lowest clubs spades"),
        ("Keep my hearts and give away the lowest of the rest.", ""),
        ("I want to keep my diamonds, so discard the lowest of the others.", NO_DIAMOND),
        ("Karo behalten, sonst die kleinste ablegen", NO_DIAMOND),
        ("Discard anything but diamonds, the lowest first.", NO_DIAMOND),
        ("If I have to discard, ask me which.", "discard ask"),
        ("Was ich ablege, entscheide ich selbst.", "discard ask"),
        ("Die Kreuz 8 ist mir lästig, weg damit.", "discard C8"),
        ("disc. C8", "discard C8"),
        ("Eine der beiden Kreuz 8 ablegen", "discard C8"),
    ],
)
def test_several_wishes_and_exceptions(text: str, order: str) -> None:
    orders, told = taken(text)
    assert orders == ([order] if order else []) and bool(told) is not bool(order)


@pytest.mark.parametrize(
    "text",
    [
        "I gave the C8 away last turn.",
        "I lose the least possible.",
        "My best general goes first.",
        "The worst is out of the way.",
        "Im Zweifel geht die kleinste zuerst.",
        "Meine beste Karte bleibt.",
        "Maybe the C8 goes.",
        "My lowest card goes first in a fight.",
        "Ich habe letzte Runde die Kreuz 8 weggeworfen.",
        "No card goes away.",
        "Discard the 3 of clubs if Daun attacks, else the lowest.",
        "Discard a heart unless it is the lowest.",
        "Leg eine Herz ab, wenn ich verliere, sonst die kleinste.",
    ],
)
def test_other_talk_of_cards_and_other_conditions_give_nothing_up(text: str) -> None:
    assert not taken(text)[0]


def test_the_lowest_of_several_suits_is_given_up() -> None:
    drawn = [Card(suit, value, 0) for suit, value in (("D", 2), ("H", 5), ("C", 7), ("S", 3))]
    assert wished_card(drawn, ["lowest clubs hearts"]) == "H5"
    assert wished_card(drawn[:1], ["lowest clubs hearts", "lowest"]) == "D2"


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Leg eine Pik ab, falls eine dabei ist, ansonsten die kleinste.", "discard lowest spades, lowest"),
        ("Wirf eine Karo weg, sonst die niedrigste Kreuz.", "discard lowest diamonds, lowest clubs"),
        ("Ditch the 2 of clubs if I draw it, otherwise the lowest club.", "discard C2, lowest clubs"),
        ("weglegen die kreuz 4 wenn möglich sonst die niedrigste", "discard C4, lowest"),
        ("Away with the lowest spade; if there is none the lowest.", "discard lowest spades, lowest"),
    ],
)
def test_a_card_that_may_not_come_has_the_next_wish_behind_it(text: str, order: str) -> None:
    assert taken(text) == ([order], [])


@pytest.mark.parametrize(
    "text",
    [
        "I buy one troop for Chevert with a clubs 8 and throw away the lowest card.",
        "One troop for Chevert with C8 and discard the lowest.",
        "Chevert gets 1 troop (C8) and the lowest card goes.",
        "Ich kaufe eine Truppe für Chevert mit einer Kreuz 8 und werfe die niedrigste Karte ab.",
        "Chevert bekommt eine Truppe, bezahlt mit Kreuz 8, und die niedrigste Karte wird abgeworfen.",
        "Wir werfen die niedrigste Karte ab und kaufen mit der Kreuz 8 eine Truppe für Chevert.",
    ],
)
def test_a_discard_in_one_sentence_with_a_purchase_takes_none_of_its_cards(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Pompadour", text)
    assert [order_line(order) for _, order in orders] == ["discard lowest", "recruit C8: Chevert 1"]
    assert not (receipt.doubtful or receipt.problems)


def test_a_card_given_up_for_a_troop_pays_for_it() -> None:
    _, orders = orders_of(moment("turn5"), "Pompadour", "I discard C8 for one troop for Chevert.")
    assert [order_line(order) for _, order in orders] == ["recruit C8: Chevert 1"]


def test_a_card_that_may_be_given_up_or_pay_is_asked_about() -> None:
    text = "I throw away the C8 and recruit one troop for Chevert."
    receipt, orders = orders_of(moment("turn5"), "Pompadour", text)
    assert not orders
    assert len(receipt.doubtful) == 1


@pytest.mark.parametrize(
    "text",
    [
        "When I have drawn, throw away the lowest card.",
        "Once the cards are drawn, discard the lowest one.",
        "As soon as I have too many cards, throw away the lowest.",
        "If I have to throw one away, throw away the lowest.",
        "Wenn ich gezogen habe, wirf die niedrigste Karte ab.",
        "Wenn ich zu viele Karten habe, wirf die niedrigste ab.",
        "Sobald ich neue Karten gezogen habe, die niedrigste abwerfen.",
    ],
)
def test_the_moment_at_which_one_discards_is_no_condition(text: str) -> None:
    assert taken(text) == (["discard lowest"], [])


@pytest.mark.parametrize(
    "text",
    [
        "When I have drawn a spade, throw away the lowest card.",
        "If I have drawn no Reserve, throw away the lowest card.",
        "Wenn ich ein Herz gezogen habe, wirf die niedrigste Karte ab.",
    ],
)
def test_what_one_draws_is_a_condition(text: str) -> None:
    orders, told = taken(text)
    assert not orders and told
