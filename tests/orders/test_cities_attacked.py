"""Fights told by the city in which the writer may be attacked, or that somebody looks for a fight."""

from __future__ import annotations

import pytest

from support.letters.people_letters import lines_taken, moment, order_line, orders_of


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("Bei Angriffen auf Uelzen bitte ich um Rückfrage.", "battle Ferdinand if attacked: ask"),
        ("Wenn Uelzen angegriffen wird, bitte fragen.", "battle Ferdinand if attacked: ask"),
        ("If Uelzen is attacked, ask me.", "battle Ferdinand if attacked: ask"),
        ("If they attack Uelzen: lose two at most.", "battle Ferdinand if attacked: loss 2"),
        ("Sollte Schweidnitz angegriffen werden, bis 20 Punkte.",
         "battle Schwerin if attacked: fight up to 20"),
    ],
)  # fmt: skip
def test_a_city_stands_for_those_in_it(text: str, plan: str) -> None:
    """In turn 4 Ferdinand stands in Uelzen, Schwerin in Schweidnitz."""
    assert lines_taken("turn4", "Frederick", text) == [plan]


def test_a_city_that_nobody_stands_in_is_asked_back() -> None:
    receipt, orders = orders_of(moment("turn4"), "Frederick", "If Berlin is attacked, lose two at most.")
    assert not orders
    assert receipt.warnings


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("S4. After this always the smallest spade that does it, not more than 30 points together.",
         "spend 30, low"),
        ("S4. Limit 30.", "spend 30"),
        ("Pik 4. Danach immer die kleinste Pik, mit der Winterfeldt wieder vorne ist.", "low"),
    ],
)  # fmt: skip
def test_points_of_the_whole_fight_are_a_limit_behind_a_card(text: str, plan: str) -> None:
    told = lines_taken("t4-prussia-fight", "Frederick", text)
    assert told == ["answer 114: play S4", f"battle Winterfeldt > Lacy: {plan}"]


@pytest.mark.parametrize(
    "text",
    [
        "Pik 3. Ist das Limit erreicht: Niederlage akzeptieren.",
        "S3. Play them, then stop.",
        "Pik 3. Die spielen, dann aufgeben.",
    ],
)
def test_what_is_given_up_on_something_not_read_is_not_given_up_at_once(text: str) -> None:
    receipt, orders = orders_of(moment("t4-prussia-fight"), "Frederick", text)
    assert [order_line(order) for _, order in orders] == ["answer 114: play S3"]
    assert receipt.doubtful


@pytest.mark.parametrize(
    ("player", "text", "order"),
    [
        ("Pompadour", "Rekr.: 1x Chevert, zahlt Kr8", "recruit C8: Chevert 1"),
        ("Frederick", "2x Cumberland, pay H11 S2", "recruit H11 S2: Cumberland 2"),
    ],
)
def test_so_many_times_somebody(player: str, text: str, order: str) -> None:
    assert lines_taken("turn4", player, text) == [order]
