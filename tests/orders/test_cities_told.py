"""A purchase whose cities stand without `at`: read where the words before them are a piece's full name."""

from __future__ import annotations

import pytest

from support.letters.people_letters import moment, orders_of, taken_whole


@pytest.mark.parametrize(
    "line",
    [
        "recruit C11 H10 D9: Browne Brünn 3, Karl Brünn 2",
        "recruit C11 H10 D9: Browne at Brünn 3, Karl Brünn 2",
        "recruit C11 H10 D9: 3 Browne Brünn, 2 Karl Brünn",
        "rekrutiere C11 H10 D9: Browne Brünn 3, Karl in Brünn 2",
    ],
)
def test_a_city_behind_a_piece_is_where_it_re_enters(line: str) -> None:
    read = taken_whole("turn5", "Maria Theresa", f"nation Austria\n{line}")
    assert read == ["recruit C11 H10 D9: Browne at Brünn 3, Karl at Brünn 2"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("recruit C11 H10 D9: Browne Brünn 3, Karl Lodz 2", "Łódź"),
        ("recruit C11 H10 D9: Browne Karl 3, Karl at Brünn 2", '"Browne Karl"'),
        ("recruit C11 H10 D9: Browne Leipzig 5", "Leipzig"),
    ],
)
def test_what_is_no_city_or_none_of_hers_is_told(line: str, told: str) -> None:
    receipt, orders = orders_of(moment("turn5"), "Maria Theresa", f"nation Austria\n{line}")
    assert not orders and any(told in str(one) for one in receipt.problems), receipt.problems


def test_a_supply_train_needs_no_at_either() -> None:
    line = "recruit D12: train 1 Berlin, Keith 1"
    receipt, _ = orders_of(moment("turn5"), "Frederick", f"nation Prussia\n{line}")
    assert ["train 1 is on the map already" in str(one) for one in receipt.problems] == [True]
