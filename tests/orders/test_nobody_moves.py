"""What says that a nation's pieces all stay, and what only sounds like it."""

from __future__ import annotations

import re

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of


def taken(player: str, text: str) -> tuple[list[tuple[str, str]], list[str]]:
    """What a letter in turn 4 has on file, and the remarks that something is not taken."""
    receipt, orders = orders_of(moment("turn4"), player, text)
    told = [str(one) for one in receipt.warnings if "not taken" in str(one)]
    return [(nation, order_line(order)) for nation, order in orders], told


@pytest.mark.parametrize(
    ("player", "text", "nation"),
    [
        ("Pompadour", "I am not moving anything this turn.", "France"),
        ("Pompadour", "Nobody of mine moves.", "France"),
        ("Pompadour", "All my pieces stay where they are.", "France"),
        ("Pompadour", "No moves from us this time.", "France"),
        ("Pompadour", "Diesmal zieht bei mir niemand.", "France"),
        ("Pompadour", "Ich ziehe diese Runde nicht.", "France"),
        ("Frederick", "All Hanoverians stay where they are.", "Hanover"),
        ("Frederick", "Bei Hannover zieht keiner.", "Hanover"),
        ("Frederick", "Hanover holds, they are tired.", "Hanover"),
        ("Elisabeth", "The Swedes do not move.", "Sweden"),
    ],
)
def test_that_nobody_moves_may_be_said_in_other_words(player: str, text: str, nation: str) -> None:
    assert taken(player, text) == ([(nation, "hold")], [])


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Pompadour", "Schweden rührt sich nicht."),
        ("Pompadour", "Hanover stays put, as always."),
        ("Pompadour", "The army remains loyal to the King."),
        ("Pompadour", "Sorry, Anna, nothing personal!"),
        ("Pompadour", "The rest comes later, maybe."),
        ("Pompadour", "If he leaves, nothing happens."),
        ("Pompadour", "Jetzt heißt es abwarten und Kaffee kochen."),
        ("Elisabeth", "Prussia holds and I laugh."),
    ],
)
def test_talk_that_somebody_stays_is_no_order(player: str, text: str) -> None:
    assert taken(player, f"nation France\n{text}" if player == "Pompadour" else text)[0] == []


@pytest.mark.parametrize(
    ("player", "text"),
    [
        ("Pompadour", "Hold the bridge, lads!"),
        ("Elisabeth", "Sweden remains your good friend."),
        ("Elisabeth", "Sweden stays if Dohna does."),
    ],
)
def test_what_may_be_a_joke_is_asked_back(player: str, text: str) -> None:
    orders, told = taken(player, text)
    assert orders == [] and len(told) == 1 and re.search("write: (Sweden: )?hold", told[0])


def test_nothing_beside_an_answer_gives_the_next_turn_of_the_other_nation_not_away() -> None:
    for text in ("158: D7. Prussia: nothing.", "Hannover spielt Karo 7. Preußen macht nichts."):
        receipt, orders = orders_of(moment("t4-hanover-fight"), "Frederick", text)
        assert [nation for nation, _ in orders] == ["Hanover"], text
        assert any("Prussia: hold" in str(one) for one in receipt.warnings), text


def test_orders_that_are_still_to_come_are_no_hold() -> None:
    """Nobody's stage is played because he says that he has not decided yet."""
    for text in (
        "Nothing for Hanover yet, sorry.",
        "Hanover: no orders yet",
        "No orders so far for Hanover.",
        "Hannover: noch nichts.",
        "Bei Hannover bisher keine Befehle, ich melde mich.",
        "Für Hannover habe ich noch keinen Befehl.",
    ):
        assert taken("Frederick", text) == ([], []), text
    for text in ("Hanover: no orders, they follow tomorrow", "Hannover: keine Befehle, die folgen."):
        orders, told = taken("Frederick", text)
        assert (orders, len(told)) == ([], 1), text
    for text in ("Hanover: nothing, everything stays put yet", "Hannover: nichts, alles bleibt noch stehen."):
        assert taken("Frederick", text)[0] == [("Hanover", "hold")], text
