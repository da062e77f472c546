"""A card that was to pay and is taken back pays nothing; and nothing said of a purchase is lost."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of


@pytest.mark.parametrize(
    "text",
    [
        "Two troops for Soubise, I pay with the 9 of spades and the 8 of clubs ... no wait, the 13 of spades",
        "Zwei Mann für Soubise mit Kreuz 8 und Pik 9 ... ach nein, Pik 13",
    ],
)
def test_a_card_taken_back_does_not_pay_beside_the_other(text: str) -> None:
    receipt, found = orders_of(moment("turn5"), "Pompadour", text)
    assert not found and (receipt.doubtful or receipt.problems)


@pytest.mark.parametrize(
    "text",
    [
        "Daun to Habelschwert. Send him one more fellow, I'm paying with the two lowest hearts.",
        "Daun nach Habelschwert. Er bekommt zwei Mann dazu, bezahlt mit den drei kleinsten Herzen.",
    ],
)
def test_what_is_paid_without_a_card_by_name_is_asked_back(text: str) -> None:
    assert orders_of(moment("turn4"), "Maria Theresa", text)[0].doubtful


def test_all_that_is_said_of_the_rest_of_a_fight_is_asked_back_where_one_sentence_is_not_read() -> None:
    text = "- first: D7\n- later: if that diamond is not enough, D8, else D5\n- then lose 2 at most"
    receipt, found = orders_of(moment("t4-hanover-fight"), "Frederick", text)
    assert [order.line_in_full for _, order in found] == ["answer 158: play D7"]
    assert "lose 2 at most" in str(receipt.doubtful)
