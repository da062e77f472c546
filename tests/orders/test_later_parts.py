"""A part of a sentence about the turn after the one that is ordered is no part of this turn's way."""

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Tottleben to Orneta, next turn Braniewo.",
        "Tottleben to Orneta, then Braniewo next turn.",
        "Tottleben to Orneta and next turn to Braniewo.",
        "Tottleben nach Orneta, dann nächste Runde Braniewo.",
        "Tottleben nach Orneta (nächste Runde Braniewo).",
        "Tottleben nach Orneta, im nächsten Zug nach Braniewo.",
        "Tottleben to Orneta and next turn Fermor to Belgard.",
    ],
)
def test_what_a_later_turn_brings_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Elisabeth", text)
    assert [order_line(order) for _, order in orders] == ["move Tottleben: Orneta"]
    assert len(receipt.doubtful) == 1 and "later turn" in str(receipt.doubtful[0])


@pytest.mark.parametrize(
    "text",
    [
        "Tottleben to Orneta, Braniewo can wait until next turn.",
        "Tottleben to Orneta, so he can be in Braniewo next turn.",
        "Tottleben to Orneta, he should get Braniewo next time.",
        "Tottleben nach Orneta, und im nächsten Zug will ich nach Braniewo.",
        "Tottleben nach Orneta, Braniewo kommt dann nächste Runde dran.",
        "Tottleben nach Orneta, nächstes Mal vielleicht Braniewo.",
        # It is the turn that is due.
        "Next turn, Tottleben to Orneta.",
        "Next turn: Tottleben to Orneta.",
    ],
)
def test_what_is_hoped_of_a_later_turn_is_no_order(text: str) -> None:
    assert taken_whole("turn5", "Elisabeth", text) == ["move Tottleben: Orneta"]


@pytest.mark.parametrize(
    "end",
    [
        ", nächste Runde zurück.",
        ", back next turn.",
        ". Nächste Runde zurück.",
        ". Nächste Runde wieder nach Hause.",
        ". Next turn he goes back.",
        ". Nächste Runde dann Rumburg.",
    ],
)
def test_the_way_back_in_the_next_turn_is_asked_back(end: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Maria Theresa", f"Lacy to Leipa{end}")
    assert [order_line(one) for _, one in orders] == ["move Lacy: Leipa"]
    assert len(receipt.doubtful) == 1 and "later turn" in str(receipt.doubtful[0])


@pytest.mark.parametrize("end", ["We'll see next turn.", "Nächste Runde sehen wir weiter.", "More later!"])
def test_what_comes_in_the_next_turn_is_no_march(end: str) -> None:
    assert taken_whole("turn3", "Maria Theresa", f"Lacy to Leipa. {end}") == ["move Lacy: Leipa"]
