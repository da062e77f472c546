"""Cities that are not to be touched on the way to others, and what is handed over or left open."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Lacy soll Melnik meiden und nach Leipa gehen.",
        "Lacy meidet Melnik und geht nach Leipa.",
        "Lacy avoids Melnik and goes to Leipa.",
        "Lacy bypasses Melnik and marches to Leipa.",
        "Lacy goes to Leipa and avoids Melnik.",
        "Lacy lässt Melnik links liegen und geht nach Leipa.",
        "Lacy macht einen Bogen um Melnik und geht nach Leipa.",
        "Lacy leaves Melnik aside and goes to Leipa.",
    ],
)
def test_a_city_that_is_avoided_is_none_of_the_way(text: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Lacy: Leipa"]


@pytest.mark.parametrize(
    "text",
    [
        "Keith avoids Ohlau and goes to Brieg.",
        "Keith soll Ohlau meiden und nach Brieg gehen.",
        "Keith avoids Brieg.",
    ],
)
def test_a_way_through_a_city_that_is_avoided_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Frederick", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Daun übergibt Nachod an Laudon und geht nach Königgrätz.",
        "Daun überlässt Laudon Nachod und geht nach Königgrätz.",
        "Daun gibt Nachod an Laudon ab und marschiert nach Königgrätz.",
        "Daun hands Nachod over to Laudon and goes to Königgrätz.",
        "Daun leaves Nachod to Laudon and goes to Königgrätz.",
    ],
)
def test_to_whom_a_city_is_given_does_not_march(text: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", text) == ["move Daun: Königgrätz"]


@pytest.mark.parametrize(
    "text",
    [
        "Entweder Laudon nach Neurode oder Lacy nach Leipa.",
        "Either Laudon to Neurode or Lacy to Leipa.",
        "Daun tauscht mit Laudon.",
        "Daun nach.",
        "Karl und Lacy tauschen die Plätze.",
        "Daun swaps with Laudon.",
    ],
)
def test_what_leaves_open_who_goes_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not orders and receipt.doubtful


TURN_ABOUT = ["move Laudon: Patschkau", "move Daun: Glatz"]
HERS = ["move Hildburghausen: Gera", "move train 1: Plauen"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Sowohl Karl als auch Browne gehen nach Görlitz.", ["move Karl + Browne: Görlitz"]),
        ("Sowohl Laudon als auch Lacy bleiben. Daun nach Glatz.", ["move Daun: Glatz"]),
        ("Lieber Browne als Karl nach Görlitz.", ["move Browne: Görlitz"]),
        ("Rather Browne than Karl to Görlitz.", ["move Browne: Görlitz"]),
        ("Sobald Laudon in Patschkau ist, geht Daun nach Glatz. Laudon nach Patschkau.", TURN_ABOUT),
        ("Laudon to Patschkau. Once Laudon is in Patschkau, Daun goes to Glatz.", TURN_ABOUT),
        ("Reichsarmee nach Gera, Troß nach Plauen.", HERS),
        ("The Imperial Army goes to Gera, the train to Plauen.", HERS),
    ],
)
def test_each_of_two_is_told_of(text: str, lines: list[str]) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert [order_line(one) for _, one in orders] == lines and not (receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "Once Laudon is in Patschkau, Daun goes to Glatz.",
        "Laudon to Neurode. Once Laudon is in Patschkau, Daun goes to Glatz.",
    ],
)
def test_who_waits_for_a_march_that_is_not_made_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not any("Daun" in order_line(one) and "if " not in order_line(one) for _, one in orders)
    assert receipt.doubtful or any("if " in order_line(one) for _, one in orders)
