"""What is said behind a way and orders nothing: whom a piece watches, how far its writer dares."""

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(situation: str, player: str, text: str) -> tuple[list[str], list[str]]:
    """The orders of a letter, and what is told of the sentences that are none."""
    receipt, orders = orders_of(moment(situation), player, text)
    return [order_line(order) for _, order in orders], [str(one) for one in receipt.doubtful]


TAILS = (
    "and threatens Uelzen",
    "and keeps an eye on Ferdinand",
    "where he covers Braunschweig",
    ", hoping for the best",
    ", further he cannot go",
    "und bedroht Uelzen",
    "und deckt Braunschweig",
    "und behält Ferdinand im Auge",
    ", weiter trau ich mich nicht",
    ", mehr geht leider nicht",
)


@pytest.mark.parametrize("tail", TAILS)
def test_what_nobody_can_order_stops_no_move(tail: str) -> None:
    assert taken("turn5", "Pompadour", f"Richelieu -> Celle {tail}") == (["move Richelieu: Celle"], [])


@pytest.mark.parametrize(
    "tail",
    [
        "and threatens to attack Ferdinand if he stays",
        ", covering Soubise who goes to Halle",
        ", but not yet",
        "und bedroht Uelzen, falls Ferdinand dort bleibt",
    ],
)
def test_what_may_order_or_limit_something_is_not_left_out(tail: str) -> None:
    orders, told = taken("turn5", "Pompadour", f"Richelieu to Celle {tail}")
    assert told or len(orders) != 1


def test_a_train_is_burnt_by_coming_to_its_city() -> None:
    text = "Winterfeldt runs down the Elbe, Aussig and Leitmeritz, to Raudnitz and burns the Austrian wagons"
    assert taken("turn5", "Frederick", text) == (["move Winterfeldt: Aussig, Leitmeritz, Raudnitz"], [])


@pytest.mark.parametrize(
    "text",
    [
        "Heinrich goes to Altenburg via Borna. If Daun has come to Borna by then, he stays.",
        "Heinrich über Borna nach Altenburg. Falls jedoch Daun oder Lacy dort stehen sollten, bleibt er.",
        "Schwerin und Keith ziehen nach Schweidnitz. Sollte Daun dort sein, bleiben beide.",
    ],
)
def test_who_stays_on_a_condition_does_not_just_go(text: str) -> None:
    orders, told = taken("turn5", "Frederick", text)
    assert told or all(order.startswith("if not ") for order in orders)


def test_they_are_those_told_of_before() -> None:
    text = "Seydlitz and Dohna stay; they are needed where they are."
    assert "hold" not in taken("turn5", "Frederick", text)[0]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Trains: no. 1 Meißen, no. 2 Crossen", ["move train 1: Meißen", "move train 2: Crossen"]),
        ("Prussia\nTrosse: Nr. 1 nach Meißen, Nr. 2 bleibt", ["move train 1: Meißen"]),
        ("Prussia\nTr. 1 - Meißen", ["move train 1: Meißen"]),
        ("R5, Pr:\nHeinrich Borna", ["move Heinrich: Borna"]),
    ],
)
def test_numbers_and_headings_may_be_short(text: str, orders: list[str]) -> None:
    assert taken("turn5", "Frederick", text) == (orders, [])


@pytest.mark.parametrize(
    "text",
    [
        "I'm not moving Seydlitz or Dohna.",
        "No orders for Seydlitz or Dohna.",
        "Leave Seydlitz and Dohna alone.",
        "Leave Seydlitz in Halle and Dohna in Landsberg.",
        "Seydlitz and Dohna have the day off.",
    ],
)
def test_who_stays_is_told_in_many_ways(text: str) -> None:
    all_others = "Prussia\nFriedrich, Winterfeldt, Heinrich, Schwerin, Keith, Lehwaldt and both trains stay."
    assert taken("turn5", "Frederick", f"{all_others}\n{text}") == (["hold"], [])
