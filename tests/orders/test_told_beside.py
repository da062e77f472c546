"""An order that stands beside another one, in its line or in the next, is not lost."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from pbem.orders.plain_words.cutting.sentences import sentences
from pbem.orders.plain_words.reader import Reader
from support.letters.people_letters import lines_taken, moment, orders_of


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (
            "Soubise to Goslar, and discard the lowest. Battle: loss 1",
            ["move Soubise: Northeim, Goslar", "discard lowest", "battle: loss 1"],
        ),
        ("Soubise nach Duderstadt, Kampf: Verlust 2", ["move Soubise: Duderstadt", "battle: loss 2"]),
        ("Soubise goes to Duderstadt! If they come out: battle: loss 2", ["move Soubise: Duderstadt"]),
        ("Frankreich hält. Kampf Soubise: kämpfe bis 9. Kampf: Verlust 2", ["hold"]),
        ("move Soubise: Northeim. battle: loss 2", ["move Soubise: Northeim", "battle: loss 2"]),
    ],
)
def test_what_stands_before_a_plan_in_its_line_is_read(text: str, orders: list[str]) -> None:
    assert set(orders) <= set(lines_taken("turn3", "Pompadour", text))


@pytest.mark.parametrize(
    ("text", "order"),
    [
        (
            "Prussia\nTwo new troops for Keith, which I pay with C6 and with S6, as ever\nHeinrich Borna",
            "move Heinrich: Borna",
        ),
        (
            "Preußen\nRekruten: zwei neue Armeen für Keith, die ich mit C6 und S6 bezahle\n"
            "Heinrich Borna, Altenburg\nDohna Küstrin",
            "move Heinrich: Borna, Altenburg",
        ),
        (
            "Prussia\nKeith is to be given two new troops for the clubs 6 and the spades 6\n"
            "Heinrich by way of Borna to Altenburg\nDohna goes to Küstrin",
            "move Heinrich: Borna, Altenburg",
        ),
    ],
)
def test_a_short_line_of_a_list_is_no_rest_of_the_long_one_above(text: str, order: str) -> None:
    orders = lines_taken("turn5", "Frederick", text)
    assert order in orders and "recruit C6 S6: Keith 2" in orders


def test_prose_that_is_broken_into_lines_is_joined_all_the_same() -> None:
    first = "This time the honour of going first is given, as it should be, to"
    text = f"Prussia\n{first}\nprince Heinrich, who goes to Borna"
    assert lines_taken("turn5", "Frederick", text) == ["move Heinrich: Borna"]


def test_a_move_in_the_words_of_a_purchase_is_asked_back() -> None:
    text = "Prussia\nKeith recruits two troops with C6 and S6 for his walk to Schweidnitz"
    receipt, orders = orders_of(moment("turn5"), "Frederick", text)
    assert [order_line(one) for _, one in orders] == ["recruit C6 S6: Keith 2"]
    assert any("not all of it could be read" in str(one) for one in receipt.warnings)


def test_a_line_of_signs_below_a_long_one_names_nobody() -> None:
    talk = "It was a long evening, and there was nothing left in the cellar but the water"
    names = Reader(moment("turn3").game, "Frederick").namer.short
    assert next(len(one.tokens) > 10 for one in sentences([(1, talk), (2, "-=*=-"), (3, "***")], names))
