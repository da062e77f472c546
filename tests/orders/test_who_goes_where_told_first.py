"""Cities named before who goes there, those who are asked about first, and what has to be seen to."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

BRESLAU, REICHENBACH = "move Keith: Breslau", "move Schwerin: Reichenbach"


@pytest.mark.parametrize(
    "text",
    [
        "Breslau for Keith, Reichenbach for Schwerin.",
        "Breslau for Keith and Reichenbach for Schwerin.",
        "Breslau für Keith, Reichenbach für Schwerin.",
        "Breslau geht an Keith, Reichenbach an Schwerin.",
        "To Breslau: Keith. To Reichenbach: Schwerin.",
        "Keith? Breslau. Schwerin? To Reichenbach.",
        "Und Keith? Der geht nach Breslau. Und Schwerin? Nach Reichenbach.",
    ],
)
def test_each_goes_to_the_city_beside_his_name(text: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == [BRESLAU, REICHENBACH]


@pytest.mark.parametrize(
    "text",
    [
        "Breslau for Keith.",
        "Breslau for Keith, I think.",
        "Keith? Breslau was so nice.",
    ],
)
def test_a_city_for_one_alone_may_be_a_remark(text: str) -> None:
    assert not orders_of(moment("turn3"), "Frederick", text)[1]


@pytest.mark.parametrize(
    "text",
    [
        "See that Keith gets to Breslau.",
        "Make sure Keith ends up in Breslau.",
        "Ensure that Keith marches to Breslau.",
        "Sorg dafür, dass Keith nach Breslau kommt.",
        "Schau, dass Keith nach Breslau geht.",
    ],
)
def test_what_somebody_has_to_see_to_is_ordered(text: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == [BRESLAU]


@pytest.mark.parametrize(
    "text", ["Make sure Keith does not end up in Breslau.", "See that Keith gets to Breslau if it is free."]
)
def test_what_is_not_or_perhaps_to_be_seen_to_is_no_order(text: str) -> None:
    orders = [order_line(one) for _, one in orders_of(moment("turn3"), "Frederick", text)[1]]
    assert BRESLAU not in orders


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("Keith goes one city towards Brieg.", "Breslau"),
        ("Keith goes two cities in the direction of Brieg.", "Breslau, Ohlau"),
        ("Keith geht eine Stadt Richtung Brieg.", "Breslau"),
        ("Keith rückt einen Schritt auf Brieg vor.", "Breslau"),
        ("Keith halfway to Brieg.", "Breslau"),
        ("Keith geht ein Stück Richtung Brieg.", "Breslau"),
    ],
)
def test_part_of_a_way_is_asked_about(text: str, short: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and f"move Keith: {short}." in str(receipt.doubtful[0])


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("Keith goes two cities: Breslau, Ohlau.", "Breslau, Ohlau"),
        ("Keith one step to Breslau.", "Breslau"),
        ("Keith geht ein Stück zurück nach Breslau.", "Breslau"),
        ("Keith goes as far as Ohlau towards Brieg.", "Breslau, Ohlau"),
        ("Keith to Reichenbach or rather Striegau.", "Striegau"),
        ("Keith to Reichenbach, I mean Striegau, sorry.", "Striegau"),
        ("Keith to Ohlau on his way to Brieg.", "Breslau, Ohlau"),
        ("Keith nach Ohlau, auf dem Weg nach Brieg.", "Breslau, Ohlau"),
        ("Keith kommt auf dem Weg nach Brieg bis Ohlau.", "Breslau, Ohlau"),
        ("Keith marches via Breslau on the way to Brieg.", "Breslau, Ohlau, Brieg"),
        ("Keith to Brieg; if that's too far, Ohlau.", "Breslau, Ohlau, Brieg else Breslau, Ohlau"),
        ("Keith nach Brieg. Wenn das zu weit ist, Ohlau.", "Breslau, Ohlau, Brieg else Breslau, Ohlau"),
        ("Don't send Keith to Brieg, send him to Breslau.", "Breslau"),
        ("Schick Keith nicht nach Brieg, schick ihn nach Breslau.", "Breslau"),
        ("Don't send Keith to Brieg but to Breslau.", "Breslau"),
        ("Keith -> Breslau (stop)", "Breslau"),
    ],
)
def test_a_way_that_is_told_is_no_part_of_one(text: str, way: str) -> None:
    assert taken_whole("turn3", "Frederick", text) == [f"move Keith: {way}"]


def test_the_march_that_is_covered_is_another_ones() -> None:
    text = "Friedrich covers Winterfeldt's march to Dresden from Pirna."
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Keith leaves for Breslau; Schwerin doesn't.", [BRESLAU]),
        ("Keith nach Breslau, Schwerin bleibt ihm auf den Fersen.", [BRESLAU, "move Schwerin: Breslau"]),
        ("Seydlitz trots over to Merseburg and waits there for Heinrich.", ["move Seydlitz: Merseburg"]),
    ],
)
def test_who_is_beside_a_march_stays_or_follows(text: str, lines: list[str]) -> None:
    assert taken_whole("turn3", "Frederick", text) == lines


def test_who_moves_up_without_a_goal_is_asked_about() -> None:
    text = "Laudon geht nach Patschkau, Daun rückt nach."
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert [order_line(one) for _, one in orders] == ["move Laudon: Patschkau"] and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Keith gets no further than Ohlau on his way to Brieg.",
        "Don't send Keith to Brieg.",
        "Don't send Keith to Brieg, Schwerin is better there.",
    ],
)
def test_where_he_does_not_get_is_no_goal(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and receipt.doubtful
