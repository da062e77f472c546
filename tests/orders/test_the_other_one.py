"""The troops of the only general who is left, and what is said of a piece behind its march."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "text",
    [
        "Hanover: Ferdinand 8, the other one gets the remaining 4.",
        "Hanover: Ferdinand 8, and the other takes 4.",
        "Hannover: Ferdinand 8, der andere 4.",
        "Hannover: 8 für Ferdinand, für den anderen bleiben 4.",
        "Hanover: Ferdinand gets eight. The other one has to make do with four.",
    ],
)
def test_the_only_one_left_is_the_other(text: str) -> None:
    assert taken_whole("setup", "Frederick", text) == ["setup Ferdinand 8, Cumberland 4"]


def test_a_wrong_sum_of_the_other_one_is_told() -> None:
    receipt, _ = orders_of(moment("setup"), "Frederick", "Hanover: Ferdinand 8, the other 5.")
    assert "Allot 1 fewer" in str(*receipt.problems)


def test_of_several_who_are_left_none_is_the_other() -> None:
    receipt, _ = orders_of(moment("setup"), "Pompadour", "Richelieu 8, the other 6.")
    assert receipt.problems or receipt.doubtful


@pytest.mark.parametrize(
    "text",
    [
        "Dohna nach Landsberg, den hatte ich ganz vergessen.",
        "Dohna to Landsberg, whom I had clean forgotten.",
        "Dohna geht nach Landsberg, dem war es in Friedeberg zu kalt.",
        "Dohna to Landsberg, whom I miss already.",
    ],
)
def test_what_is_said_of_a_piece_behind_its_march_sets_no_condition(text: str) -> None:
    assert taken_whole("turn4", "Frederick", text) == ["move Dohna: Landsberg"]


def test_what_takes_it_back_is_heard() -> None:
    receipt, _ = orders_of(moment("turn4"), "Frederick", "Keith nach Reichenbach, den lieber doch nicht.")
    assert receipt.doubtful
