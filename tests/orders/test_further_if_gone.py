"""How far a march goes if somebody has left its goal, and who stays, told in a few words."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, orders_of


def taken(player: str, text: str, situation: str = "turn4") -> list[str]:
    """What a letter has on file, a line each."""
    return lines_taken(situation, player, text)


@pytest.mark.parametrize(
    "text",
    [
        "Soubise goes to Braunschweig. If Hanover's train isn't there any more, he goes on to Schöningen.",
        "Soubise goes to Braunschweig. If the train has gone, he goes on to Schöningen.",
        "Soubise geht nach Braunschweig. Wenn der Troß dort weg ist, geht er weiter nach Schöningen.",
        "Soubise goes to Braunschweig. If Hanover's train is gone from there, he goes on to Schöningen.",
    ],
)
def test_a_march_goes_on_if_the_train_has_left_its_goal(text: str) -> None:
    assert taken("Pompadour", text) == [
        "if Hanover train 1 in Braunschweig: move Soubise: Braunschweig",
        "if not Hanover train 1 in Braunschweig: move Soubise: Braunschweig, Schöningen",
    ]


def test_there_is_not_where_another_one_went() -> None:
    text = "Train 1 to Paderborn. If it isn't there, Soubise goes to Goslar."
    assert taken("Pompadour", text) == ["move train 1: Paderborn"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Dohna Landsberg\nP6     stand\nT1,T2  stand", ["move Dohna: Landsberg"]),
        ("P7 Landsberg. P3 P4 P5 P6 stand. T1 T2 stand.", ["move Dohna: Landsberg"]),
        ("dohna to landsberg\neveryone else incl hanover stays put", ["move Dohna: Landsberg", "hold"]),
        ("Dohna to Landsberg. All the others including Hanover stay.", ["move Dohna: Landsberg", "hold"]),
        ("Dohna  Friedeberg  Landsberg (stop there)", ["move Dohna: Landsberg"]),
        ("Dohna nach Landsberg (Halt dort)", ["move Dohna: Landsberg"]),
        ("Dohna to Küstrin (stop, no, Landsberg)", ["move Dohna: Landsberg"]),
    ],
)
def test_who_stays_is_told_in_few_words(text: str, orders: list[str]) -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", text)
    assert not receipt.doubtful
    assert taken("Frederick", text) == orders


def test_where_somebody_stood_is_no_order() -> None:
    assert not taken("Frederick", "Keith stand in Brieg.")
