"""Conditions behind several marches that are of the last one alone; marches that are made before others."""

from __future__ import annotations

import pytest

from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of, taken_whole

HAMELN = "move Richelieu: Hameln"
IF_FREE = "if Hameln free: move Chevert: Hameln"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Richelieu to Hameln, Chevert only if Hameln is free.", [HAMELN, IF_FREE]),
        ("Richelieu to Hameln and Chevert only if Hameln is free.", [HAMELN, IF_FREE]),
        ("Richelieu nach Hameln, Chevert aber nur, wenn Hameln frei ist.", [HAMELN, IF_FREE]),
        ("Richelieu and Chevert to Hameln, Chevert only if Hameln is free.", [HAMELN, IF_FREE]),
        (
            "Richelieu to Hameln, Chevert unless Cumberland is in Hannover.",
            [HAMELN, "if not Cumberland in Hannover: move Chevert: Hameln"],
        ),
        (
            "Soubise nach Northeim, Richelieu und Chevert nach Hameln, falls Hameln frei ist.",
            ["move Soubise: Northeim", "if Hameln free: move Richelieu + Chevert: Hameln"],
        ),
        ("Richelieu to Hameln and, should Hameln be free, Chevert too.", [HAMELN, IF_FREE]),
        ("Richelieu nach Hameln und, falls Hameln frei ist, Chevert auch.", [HAMELN, IF_FREE]),
        (
            "Train 1 to Büren, train 2 only if Bebra is free.",
            ["move train 1: Brilon, Büren", "if Bebra free: move train 2 to Büren"],
        ),
        (
            "Richelieu and Chevert to Hameln, but only if Springe is free.",
            ["if Springe free: move Richelieu + Chevert: Hameln"],
        ),
    ],
)
def test_a_condition_of_the_last_piece_binds_no_other(text: str, lines: list[str]) -> None:
    assert taken_whole("turn3", "Pompadour", text) == lines


@pytest.mark.parametrize(
    "text",
    [
        "Richelieu to Hameln, Chevert only if Cumberland is not near.",
        "Richelieu to Hameln, Chevert stays unless Hameln is free.",
        "Richelieu nach Hameln, Chevert nur, wenn Cumberland in Hannover schläft.",
    ],
)
def test_a_condition_that_is_not_read_is_asked_back_for_him_alone(text: str) -> None:
    receipt, orders = orders_of(moment("turn3"), "Pompadour", text)
    assert [order_line(one) for _, one in orders] == [HAMELN] and receipt.doubtful


FIRST_SCHWERIN = ["move Schwerin: Reichenbach", "move Keith: Breslau, Ohlau, Brieg"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Before Keith goes to Brieg, Schwerin goes to Reichenbach.", FIRST_SCHWERIN),
        ("Bevor Keith nach Brieg geht, zieht Schwerin nach Reichenbach.", FIRST_SCHWERIN),
        ("Schwerin to Reichenbach before Keith moves to Brieg.", FIRST_SCHWERIN),
        ("Keith to Brieg, before that Schwerin to Reichenbach.", FIRST_SCHWERIN),
        ("Keith nach Brieg, vorher Schwerin nach Reichenbach.", FIRST_SCHWERIN),
        ("Ehe Keith sich rührt, zieht Schwerin nach Reichenbach.", FIRST_SCHWERIN[:1]),
        ("Before Daun goes to Brieg, Keith goes there.", FIRST_SCHWERIN[1:]),
        ("Before Daun takes Brieg, Keith goes to Brieg.", FIRST_SCHWERIN[1:]),
        ("Ehe Daun nach Brieg kommt, geht Keith nach Ohlau.", ["move Keith: Breslau, Ohlau"]),
    ],
)
def test_what_is_done_before_is_done_first(text: str, lines: list[str]) -> None:
    assert taken_whole("turn3", "Frederick", text) == lines


def test_before_a_fight_is_no_order_of_marches() -> None:
    receipt, orders = orders_of(
        moment("turn3"), "Frederick", "Before Keith attacks Daun, Schwerin goes to Reichenbach."
    )
    assert [order_line(one) for _, one in orders] == FIRST_SCHWERIN[:1] and receipt.doubtful


THERE_YET = "if Browne in Muskau: move Browne: Weißwasser, Niesky, Görlitz"


@pytest.mark.parametrize(
    "text",
    [
        "If Browne is still in Muskau, he goes to Görlitz.",
        "Falls Browne noch in Muskau steht, geht er nach Görlitz.",
        "Should Browne still stand in Muskau, then he goes to Görlitz; otherwise he stays.",
        "Steht Browne noch in Muskau, zieht er nach Görlitz.",
    ],
)
def test_he_is_the_general_of_the_condition(text: str) -> None:
    assert taken_whole("turn4", "Maria Theresa", text) == [THERE_YET]


@pytest.mark.parametrize(
    "text",
    [
        "If Browne is beaten at Muskau, he goes to Görlitz.",
        "If Browne is beaten at Muskau, Browne goes to Görlitz.",
        "If Friedrich is beaten at Zittau, Daun goes to Habelschwert.",
        "Wenn Browne in Muskau verliert, geht Browne nach Görlitz.",
    ],
)
def test_who_is_beaten_somewhere_does_not_just_stand_there(text: str) -> None:
    receipt, orders = orders_of(moment("turn4"), "Maria Theresa", text)
    assert not orders and receipt.doubtful
