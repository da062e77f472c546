"""What changes orders that are on file: a piece that stays after all, a purchase in the place of another."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of, taken_whole

AUSTRIA = ("t5-austria-moves", "Maria Theresa")
"""On file are marches of Daun, Laudon and Lacy, and a purchase that brings Browne and Karl back."""

STAYS = ["move Lacy to Tabor else stay"]


@pytest.mark.parametrize(
    "text",
    [
        "Correction: Lacy stays in Tabor.",
        "A small correction: Lacy should not go to Beneschau, he stays in Tabor.",
        "Small change to my orders: Lacy stays in Tabor.",
        "Lacy should not go to Beneschau after all. He stays in Tabor.",
        "Korrektur: Lacy bleibt in Tabor.",
        "Korrektur zu meinen Befehlen: Lacy soll doch nicht nach Beneschau ziehen, er bleibt in Tabor.",
        "Lacy soll doch nicht nach Beneschau. Er bleibt in Tabor.",
        "Das mit Lacy habe ich mir noch mal überlegt. Der bleibt in Tabor und geht nicht nach Beneschau.",
    ],
)
def test_who_stays_after_all_keeps_no_march_on_file(text: str) -> None:
    assert taken_whole(*AUSTRIA, f"{text}\n") == STAYS


@pytest.mark.parametrize(
    "text",
    [
        "Lacy soll doch nicht nach Beneschau.",
        "Lacy geht doch nicht nach Beneschau.",
        "Lacy lieber doch nicht nach Beneschau.",
        "Lacy should not go to Beneschau after all.",
    ],
)
def test_a_march_that_is_taken_back_is_neither_made_nor_proposed(text: str) -> None:
    receipt, orders = orders_of(moment(AUSTRIA[0]), AUSTRIA[1], f"{text}\n")
    assert not orders and receipt.doubtful
    assert not any("write: move Lacy: " in str(one) for one in receipt.doubtful)


@pytest.mark.parametrize(
    "rest",
    [
        "The rest, Daun and Laudon, leave as it is.",
        "Leave Daun and Laudon as they are.",
        "Daun und Laudon lass, wie es ist.",
    ],
)
def test_orders_that_are_left_as_they_are_do_not_become_a_stay(rest: str) -> None:
    assert lines_taken(*AUSTRIA, f"amend\nLacy stays in Tabor.\n{rest}\n") == STAYS


def test_pieces_or_orders_that_stay_as_they_are_are_asked_about() -> None:
    text = "amend\nDaun and Laudon stay as they are.\n"
    receipt, orders = orders_of(moment(AUSTRIA[0]), AUSTRIA[1], text)
    assert not orders and receipt.doubtful


def test_a_correction_below_other_orders_is_no_addition() -> None:
    text = "Dohna Landsberg, Küstrin\nKorrektur: Dohna nur Landsberg.\n"
    assert taken_whole("turn3", "Frederick", text) == ["move Dohna: Landsberg"]


@pytest.mark.parametrize(
    "purchase",
    ["recruit C11 S8: Karl at Tabor 3", "recruit C11 C10 S9: Browne at Tabor 4, train 1 at Brünn"],
)
def test_a_purchase_that_brings_one_of_them_back_replaces_the_one_on_file(purchase: str) -> None:
    receipt, orders = orders_of(moment(AUSTRIA[0]), AUSTRIA[1], f"amend\nnation Austria\n{purchase}\n")
    assert orders and not receipt.problems
    assert any("this replaces line 8 of your letter 6" in str(one) for one in receipt.warnings)
    (part,) = receipt.heard
    assert not any("recruit" in line for line in part.kept)
    assert any("Browne" in line and "Karl" in line for line in part.dropped)


def test_a_purchase_beside_the_one_on_file_leaves_it() -> None:
    text = "amend\nnation Austria\nrecruit C10: Lacy 1\n"
    receipt, orders = orders_of(moment(AUSTRIA[0]), AUSTRIA[1], text)
    assert orders and any("Browne" in line for line in receipt.heard[0].kept)


@pytest.mark.parametrize(
    "text", ["Browne gets 4 instead of 3.", "Browne gets 4 instead of 3 and Karl 1 instead of 2."]
)
def test_troops_changed_without_their_cards_are_asked_about(text: str) -> None:
    receipt, orders = orders_of(moment(AUSTRIA[0]), AUSTRIA[1], f"{text}\n")
    assert not orders and receipt.doubtful
