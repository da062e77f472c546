"""Clauses, wishes and cards in other words than the guide's: taken only where they say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.names.cards import card_words
from support.positions.order_positions import order


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("battle: ask me", "battle: ask"),
        ("battle: ask me if loss 5 or more", "battle: ask if loss 5 or more"),
        ("Kampf: frag mich", "battle: ask"),
        ("battle: fight up to 25 points, loss 2", "battle: fight up to 25, loss 2"),
        ("battle: up to 25 points", "battle: spend 25"),
        ("battle: max 20", "battle: spend 20"),
        ("battle: max 20 spend", "battle: spend 20"),
        ("Kampf: maximal 20 ausgeben", "battle: spend 20"),
        ("Kampf: kämpfe, bis 40, dann Verlust 2", "battle: fight, spend 40, loss 2"),
        ("Kampf: höchstens 2 Verlust", "battle: loss 2"),
        ("battle: at most 2 losses", "battle: loss 2"),
        ("battle: lose at most 2, then ask me", "battle: loss 2, ask"),
        ("battle: fight up to 12 else loss 2", "battle: fight up to 12, loss 2"),
        ("battle: loss 2, else concede", "battle: loss 2, concede"),
        ("battle: play S13 then S11, then concede", "battle: play S13 S11, concede"),
        ("battle: keep reserve, loss 2", "battle: keep R, loss 2"),
        ("battle: play reserve as a 7, loss 2", "battle: play R7, loss 2"),
        ("discard lowest heart, else lowest", "discard lowest heart, lowest"),
        ("discard niedrigste Herz sonst niedrigste", "discard lowest hearts, lowest"),
        ("discard H4 or else lowest", "discard H4, lowest"),
        ("retreat Daun: Glatz, or if not possible Neurode", "retreat Daun: Glatz, Neurode"),
        ("Rückzug Daun: Glatz, sonst vom Nachschub weg", "retreat Daun: Glatz, off supply"),
    ],
)
def test_it_is_the_order(written: str, meant: str) -> None:
    found = order(written)
    assert isinstance(found, Order) and str(found.in_full) == meant


def told(page: str) -> list[tuple[str, str]]:
    """The wordings of orders in a guide that stand in the orders' own form, each with the order they are."""
    text = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
    lines = filter(None, (re.fullmatch("- (`.*`): `([^`]*)`", line) for line in text.splitlines()))
    return [
        (written, line[2])
        for line in lines
        if line[2].split(" ")[0].strip(":") in VERBS
        for written in re.findall("`([^`]*)`", line[1])
    ]


VERBS = ("battle", "discard", "retreat", "answer", "Kampf", "ablegen", "Rückzug", "Antwort")


@pytest.mark.parametrize(("written", "meant"), [*told("orders.md"), *told("befehle.md")])
def test_the_guides_are_right(written: str, meant: str) -> None:
    found, same = order(written), order(meant)
    if isinstance(found, AnswerOrder):
        assert card_words(found.words) == card_words(same.words)
    else:
        assert isinstance(found, Order) and str(found.in_full) == str(same.in_full)


def test_the_guides_tell_some() -> None:
    assert len(told("orders.md")) > 7 and len(told("befehle.md")) > 6


@pytest.mark.parametrize(
    "written",
    [
        "battle: max 2",  # points or troops
        "battle: loss 2, else fight",  # a plan with both fights first
        "battle: concede, else play S13",
        "battle: low else loss 2",
    ],
)
def test_what_a_plan_would_turn_round_is_asked_back(written: str) -> None:
    assert not isinstance(order(written), Order)


def test_the_fault_names_what_was_written() -> None:
    found = order("battle: loss 2, else fight")
    assert isinstance(found, Fault) and "else fight" in str(found)
