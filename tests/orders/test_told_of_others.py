"""How an enemy stands, told beside an order; trains and cities mistyped; notes behind `#`; who stays too."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

TETSCHEN = ["move Winterfeldt: Rumburg, Tetschen"]


@pytest.mark.parametrize(
    "text",
    [
        "Winterfeldt goes by Rumburg to Tetschen, where Lacy is waiting.",
        "Winterfeldt to Tetschen, Lacy is hiding in Pirna.",
        "Winterfeldt über Rumburg nach Tetschen, dort wartet Lacy auf seine Abreibung.",
        "Winterfeldt nach Tetschen, in Pirna hockt Lacy.",
    ],
)
def test_how_an_enemy_stands_is_no_part_of_the_order(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == TETSCHEN


@pytest.mark.parametrize(
    "text",
    [
        "Keith goes to Reichenbach if Daun is not there any more.",
        "Keith goes to Reichenbach, unless Daun is waiting.",
        "Keith geht nach Reichenbach, falls Daun noch wartet.",
        "Winterfeldt to Tetschen, Lacy is waiting for Friedrich and Winterfeldt to attack him.",
    ],
)
def test_what_may_change_the_order_is_not_left_out(text: str) -> None:
    """It is taken with its condition, or asked back."""
    receipt, orders = orders_of(moment("turn4"), "Frederick", text)
    plain = [order_line(one) for _, one in orders if order_line(one).startswith("move")]
    assert not plain or receipt.doubtful or receipt.problems


@pytest.mark.parametrize(
    "text",
    ["Tros 2: Northeim, Goslar", "move trian 2: Northeim, Goslar", "wagn 2 to Goslar", "convoi 2 Goslar"],
)
def test_a_mistyped_word_for_a_train_is_one_with_its_number(text: str) -> None:
    assert taken_whole("turn5", "Pompadour", text) == ["move train 2: Northeim, Goslar"]


@pytest.mark.parametrize("text", ["turn 2 was fun", "then 2 more beers", "Browne 2 is my favourite"])
def test_other_words_before_a_number_are_no_trains(text: str) -> None:
    assert orders_of(moment("turn5"), "Pompadour", text)[1] == []


def test_a_mistyped_city_is_taken_if_it_alone_is_near_and_possible() -> None:
    assert taken_whole("turn5", "Pompadour", "move Richelieu + Chevert: Cele") == [
        "move Richelieu + Chevert: Celle"
    ]


def test_a_mistyped_city_that_cannot_be_reached_is_asked_back() -> None:
    """Celle is no neighbour of Schöningen, where Soubise stands."""
    receipt, orders = orders_of(moment("turn5"), "Pompadour", "move Soubise: Cele")
    assert not orders and 'no city is called "Cele"' in str(*receipt.problems)


def test_pieces_and_one_unknown_word_are_never_passed_over() -> None:
    receipt, orders = orders_of(moment("turn5"), "Pompadour", "Richelieu + Chevert Zelle")
    assert not orders and len(receipt.doubtful) + len(receipt.problems) == 1


def test_what_is_noted_behind_an_order_is_no_part_of_it() -> None:
    text = "Lehwaldt: Chorzele, Ciechanow, Nasielsk   # snap up the bread"
    assert taken_whole("turn4", "Frederick", text) == ["move Lehwaldt: Chorzele, Ciechanów, Nasielsk"]
    assert taken_whole("turn5", "Pompadour", "train #2 to Goslar") == ["move train 2: Northeim, Goslar"]


@pytest.mark.parametrize(
    "who",
    ["Trains too.", "The trains likewise.", "And the trains anyway.", "Die Trosse auch.", "Trosse sowieso."],
)
def test_who_does_likewise_stays_where_the_others_stay(who: str) -> None:
    text = f"Prussia:\nmove Dohna: Landsberg\nHeinrich and Keith stay. {who}"
    assert taken_whole("turn4", "Frederick", text) == ["move Dohna: Landsberg"]
