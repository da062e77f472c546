"""What pieces do from where they stand: whoever watches a city does not go there."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "watch",
    [
        "Daun passt auf Neisse auf.",
        "Daun gibt auf Neisse acht.",
        "Daun schaut auf Neisse.",
        "Daun soll auf Neisse aufpassen.",
        "Daun soll Neisse beobachten.",
        "Daun muss Neisse im Auge behalten.",
        "Daun behält Schwerin im Auge.",
        "Daun hält Schwerin und Keith in Schach.",
        "Daun keeps Neisse in view.",
        "Daun keeps Schwerin at bay.",
        "Daun should keep an eye on Neisse.",
    ],
)
def test_who_watches_stays(watch: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Maria Theresa", f"{watch} Lacy to Dresden.\n")
    assert [order_line(one) for _, one in orders] == ["move Lacy: Dresden"]
    assert not (receipt.problems or receipt.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "Daun passt nicht auf Neisse auf.",
        "Wenn Schwerin kommt, passt Daun auf Neisse auf.",
        "Daun kann in Neisse Brieg beobachten.",
        "Daun soll nach Neisse gehen und Brieg beobachten.",
    ],
)
def test_a_watch_that_says_more_is_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Maria Theresa", f"{text}\n")
    assert not orders and receipt.doubtful


def test_who_marches_and_watches_there_marches() -> None:
    text = "Laudon geht nach Neisse und passt auf Brieg auf.\n"
    orders = orders_of(moment("turn4"), "Maria Theresa", text)[1]
    assert [order_line(one) for _, one in orders] == ["move Laudon: Neisse"]


@pytest.mark.parametrize(
    "text",
    [
        "It is Laudon's job to watch Neisse.",
        "Laudon to guard Neisse.",
        "Laudon has orders to protect Neisse.",
        "It's up to Laudon to defend Neisse.",
        "Laudon soll Neisse bewachen.",
        "Es ist Laudons Aufgabe, Neisse zu decken.",
        "Laudon hat den Auftrag, Neisse zu beobachten.",
    ],
)
def test_whose_duty_is_a_far_city_may_stay_or_go(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize("text", ["Laudon to Neisse to cover Brieg.", "Laudon to Neisse, he covers Brieg."])
def test_who_covers_a_city_from_another_goes_there(text: str) -> None:
    orders = orders_of(moment("turn4"), "Maria Theresa", text)[1]
    assert [order_line(one) for _, one in orders] == ["move Laudon: Neisse"]
