"""Marches of an earlier letter that are given up, with or without their goal, and what a letter says around a
correction; and purchases of which there are none."""

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

STAYS = "move Lacy to Tabor else stay"


@pytest.mark.parametrize(
    "text",
    [
        "Cancel Lacy's move.",
        "Please forget Lacy's march to Beneschau.",
        "Lacy's move to Beneschau is cancelled, he stays in Tabor.",
        "Please drop Lacy's march to Beneschau, he stays.",
        "Cancel Lacy's move. He stays in Tabor.",
        "Lacys Marsch nach Beneschau fällt aus.",
        "I thought again about Lacy: he stays in Tabor.",
        "Ich habe mir das mit Lacy noch mal überlegt: er soll stehen bleiben",
    ],
)
def test_whose_march_is_given_up_stays(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == [STAYS]


@pytest.mark.parametrize(
    "text",
    [
        "Forget Lacy's march to Beneschau, he goes to Wotitz.",
        "Cancel Lacy's move. He goes to Wotitz.",
        "Lacy to Wotitz. Forget Lacy's march to Beneschau.",
    ],
)
def test_where_he_goes_instead_counts(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == ["move Lacy: Wotitz"]


@pytest.mark.parametrize(
    "text",
    [
        "Don't forget Lacy's march to Beneschau.",
        "Vergiss nicht Lacys Marsch nach Beneschau.",
        "Cancel the orders for Lacy.",
    ],
)
def test_what_gives_up_no_march_is_asked_back(text: str) -> None:
    receipt, orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)
    assert not orders and receipt.doubtful


@pytest.mark.parametrize(
    "head", ["Correction: ", "One correction please before you carry out my turn: ", "Two small changes: "]
)
def test_a_correction_is_told_with_more_words(head: str) -> None:
    letter = f"{head}Laudon should not go back to Oppeln, he stops in Lublinitz."
    assert taken_whole("t5-austria-moves", "Maria Theresa", letter) == ["move Laudon: Oppeln, Lublinitz"]


@pytest.mark.parametrize(
    "text", ["Recruit nothing this turn.", "Buy nothing, sorry.", "Nichts kaufen diese Runde."]
)
def test_who_buys_nothing_does_not_stand_still(text: str) -> None:
    _, orders = orders_of(moment("turn4"), "Pompadour", f"{text}\nRichelieu to Hannover.")
    assert [order_line(one) for _, one in orders] == ["move Richelieu: Hannover"]
    assert not orders_of(moment("turn4"), "Pompadour", text)[1]


@pytest.mark.parametrize(
    ("text", "is_fault"),
    [("away till Thursday so here is turn 3 in advance.", False), ("away until the 12 June", True)],
)
def test_an_absence_without_days_is_a_fault_only_if_it_names_one(text: str, is_fault: bool) -> None:
    receipt, orders = orders_of(moment("turn4"), "Pompadour", f"{text}\nRichelieu to Hannover.")
    assert [order_line(one) for _, one in orders] == ["move Richelieu: Hannover"]
    assert bool(receipt.problems) is is_fault


@pytest.mark.parametrize(
    "text",
    [
        "Streich bitte Lacys Zug nach Beneschau.",
        "Bitte den Zug von Lacy streichen.",
        "Lacys Zug bitte wieder streichen.",
        "Vergiss Lacys Zug nach Beneschau.",
        "Please strike Lacy's move to Beneschau.",
    ],
)
def test_a_march_that_is_called_like_a_train_is_given_up(text: str) -> None:
    assert taken_whole("t5-austria-moves", "Maria Theresa", text) == [STAYS]


def test_a_train_that_is_named_is_none() -> None:
    text = "Streich bitte Zug 2 nach Prag."
    orders = orders_of(moment("t5-austria-moves"), "Maria Theresa", text)[1]
    assert STAYS not in [order_line(one) for _, one in orders]
