"""Orders that would answer the question which is open now, and cannot: refused as their numbered form is."""

from __future__ import annotations

import pytest

from pbem.engine import questions as q
from pbem.engine.sequence import questions
from pbem.orders.judging.order_line import order_line
from support.letters.people_letters import moment, orders_of
from support.positions.fate_questions import judged, read_out

CHOOSES_RETREAT = "t2-prussia-chooses-retreat"


@pytest.mark.parametrize(("card", "suit"), [("8", "S"), ("9", "D"), ("10", "C")])
@pytest.mark.parametrize("wrong", ["fate move Berlin", "fate exchange S13"])
def test_a_fate_order_that_answers_another_card_is_refused(card: str, suit: str, wrong: str) -> None:
    game = read_out(card, suit)
    for nation in {one.nation for one in questions(game) if one.kind == q.FATE}:
        (fault,) = judged(game, nation, wrong).faults
        assert fault.rule.startswith("rule 11") and fault.instead


def test_a_retreat_to_where_the_loser_cannot_go_is_refused() -> None:
    receipt, orders = orders_of(
        moment(CHOOSES_RETREAT), "Frederick", "nation Prussia\nretreat Apraxin: Berlin\n"
    )
    assert not orders
    assert any("Berlin" in problem.said for problem in receipt.by_line)


@pytest.mark.parametrize(
    "text", ["retreat Apraxin: Berlin, Sensburg", "retreat Apraxin: Sensburg", "retreat Daun: Leipa"]
)
def test_a_retreat_that_names_a_possible_end_or_another_loser_stands(text: str) -> None:
    receipt, orders = orders_of(moment(CHOOSES_RETREAT), "Frederick", f"nation Prussia\n{text}\n")
    assert receipt.filed and [order_line(order) for _, order in orders] == [text]


@pytest.mark.parametrize("wrong", ["fate move Berlin", "fate exchange S13"])
def test_an_answer_to_another_card_is_refused_after_a_split_too(wrong: str) -> None:
    game = read_out("10", "C")
    for nation in {one.nation for one in questions(game) if one.kind == q.FATE}:
        names = [name for name in game.rules.nations[nation].generals if name in game.troops]
        split = f"allot {names[0]} {game.troops[names[0]]}"
        assert any(
            fault.rule.startswith("rule 11") for fault in judged(game, nation, f"{split}\n{wrong}").faults
        )
