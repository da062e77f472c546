"""A receipt says who stands in the way to a goal, and which way is gone if he has moved by then."""

from __future__ import annotations

import pytest

from pbem.orders.judging.judge import judge
from pbem.orders.reading.parse import parse
from support.positions.order_positions import active, opening, rules, standing_at


def said(text: str, **places: str | None) -> str:
    """What the receipt of Austria's only order says, with these generals elsewhere."""
    gone = dict.fromkeys(("Friedrich", "Schwerin", "Keith", "Winterfeldt", "Browne", "Karl", "Daun"))
    game = active("Austria", standing_at(opening(), **{**gone, "Laudon": "Glatz", **places}))
    lines = enumerate(["nation Austria", text], 1)
    (part,) = judge(game, parse(lines, rules()), "Maria Theresa").parts
    (order,) = part.orders_in_full
    return str(order.in_full)


@pytest.mark.parametrize("order", ["move Laudon to Oppeln", "move Laudon to Oppeln else stay"])
def test_who_stands_on_the_way_is_told_with_the_way_without_him(order: str) -> None:
    """Glatz - Patschkau - Neisse - Grottkau is the way to Oppeln (case 4.12-a); he goes round an enemy."""
    told = said(order, Keith="Neisse")
    assert "in the way: Keith (Neisse); if the way is free by then: Patschkau, Neisse, Grottkau" in told


def test_who_may_be_fought_at_the_end_of_the_way_is_told() -> None:
    """Keith in Strehlen stands next to Grottkau: Laudon stops in Neisse (case 4.12-c)."""
    told = said("move Laudon to Oppeln", Keith="Strehlen")
    assert "in the way: Keith (Strehlen); if the way is free by then: Patschkau, Neisse, Grottkau" in told


def test_a_piece_of_ones_own_may_move_later_in_the_letter() -> None:
    assert "in the way: Daun (Neisse)" in said("move Laudon to Oppeln", Daun="Neisse")


def test_nothing_is_told_of_a_free_way_or_one_that_is_named() -> None:
    assert "in the way" not in said("move Laudon to Oppeln")
    assert "in the way" not in said("move Laudon to Oppeln", Keith="Breslau")
    assert "in the way" not in said("move Laudon: Neurode else to Neisse", Keith="Neisse")


def test_who_stays_since_the_goal_is_taken_is_told_by_whom() -> None:
    told = said("move Laudon to Neisse", Keith="Neisse")
    assert "stays; in the way: Keith (Neisse); if the way is free by then: Patschkau, Neisse" in told
