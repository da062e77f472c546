"""Answers that orders give when the engine asks, and answers written out as orders again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.engine import questions as q
from pbem.engine.model import CARDS, RESERVE, SETUP, Card, Game
from pbem.engine.sequence import decide, legal, moves, questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.order import Order
from pbem.orders.judging.answer_from_orders import answer_for, course_of
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.judge import judge
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.judging.order_in_full import order_in_full
from pbem.orders.judging.wishes import attack_pair, wished_card
from pbem.orders.meaning.to_answer import to_answer
from pbem.orders.names.name_book import book
from pbem.orders.reading.parse import read_line
from support.positions.combat_positions import fighting, given_answer, retreating, two_attacks
from support.positions.order_positions import (
    active,
    city,
    letter,
    opening,
    order,
    orders,
    rules,
    standing_at,
    title,
    unset,
)

# ------------------------------------------------------------------------------------------ discards

DRAWN = (Card("H", 4, 1), Card("C", 4, 1), Card(RESERVE, 0, 1), Card("D", 13, 1))


@pytest.mark.parametrize(
    ("wishes", "face"),
    [
        (["lowest"], "C4"),
        (["highest"], "D13"),
        (["lowest hearts"], "H4"),
        (["lowest S"], None),
        (["lowest spades", "lowest"], "C4"),
        (["H5", "h4"], "H4"),
        (["R"], "R"),
        (["♦13"], "D13"),
    ],
)
def test_wished_cards(wishes: list[str], face: str | None) -> None:
    assert wished_card(DRAWN, wishes) == face


def test_a_reserve_is_the_lowest_card_only_if_there_is_no_other() -> None:
    assert wished_card([Card(RESERVE, 0, 1)], ["lowest"]) == "R"


def france_draws() -> Game:
    game = replace(opening(), nation="France", phase=CARDS, hands={**opening().hands, "France": DRAWN})
    return replace(game, stage=replace(game.stage, drawn=DRAWN))


def test_the_last_discard_order_counts() -> None:
    assert given_answer(france_draws(), "discard lowest hearts\ndiscard D13") == q.Discard("France", "D13")
    assert given_answer(france_draws(), "discard S2") is None
    assert given_answer(france_draws(), "") is None


# ------------------------------------------------------------------------------------------- combats


def test_attacks_are_fought_as_ordered_else_by_rank() -> None:
    game = two_attacks()
    assert questions(game)[0].kind == q.ATTACK and len(game.stage.attacks) > 1
    keith, daun = (
        q.Attack("Prussia", city("Reichenberg"), city("Turnau")),
        q.Attack("Prussia", *game.stage.attacks[0]),
    )
    assert given_answer(game, "attack Keith > Karl") == keith
    assert given_answer(game, "attack Heinrich > Lacy\nattack P5 > A3") == keith
    assert given_answer(game, "") == daun
    assert answer_for(game, questions(game)[0], []).order is None


def test_plans_play_cards() -> None:
    game = fighting()
    assert questions(game)[0].nation == "Prussia"
    low, high = q.Play("Prussia", "H5", 5), q.Play("Prussia", "H9", 9)
    assert given_answer(game, "battle: low") == low
    assert given_answer(game, "battle Keith > Karl: high\nbattle: low\nbattle Heinrich: concede") == high
    assert given_answer(game, "battle: ask") is None
    assert given_answer(game, "battle Heinrich: low") is None
    assert given_answer(game, "battle: loss 2") == q.Stop("Prussia")
    assert given_answer(game, "battle: concede\nbattle: play R4") == q.Play("Prussia", "R", 4)


def test_what_was_played_counts() -> None:
    game = fighting()
    assert given_answer(game, "battle: spend 12", (("H8", 8),)) == q.Stop("Prussia")
    first = given_answer(game, "battle: low")
    events = decide(game, first)
    assert course_of(events, "Prussia").played == ((first.card, 5),)
    assert course_of(events, "Austria").played == ()


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("play R4", q.Play("Prussia", "R", 4)),
        ("R4", q.Play("Prussia", "R", 4)),
        ("concede", q.Stop("Prussia")),
        ("stop.", q.Stop("Prussia")),
        ("accept", q.Stop("Prussia")),
        ("accept the defeat", q.Stop("Prussia")),
        ("die Niederlage hinnehmen", q.Stop("Prussia")),
        ("accept S5", None),
        ("play R", None),
        ("play S1", None),
        ("Kassel", None),
    ],
)
def test_quoted_answers_in_combat(words: str, meant: q.Answer | None) -> None:
    game = fighting()
    number = questions(game)[0].number
    assert given_answer(game, f"battle: ask\nanswer {number}: {words}") == meant
    assert given_answer(game, f"answer {number + 1}: {words}") is None


@pytest.mark.parametrize(
    ("text", "nations", "faulty"),
    [
        ("answer {n}: concede", ["Prussia"], []),
        ("nation Hanover\nhold\nnation Prussia\nanswer {n}: concede", ["Hanover", "Prussia"], []),
        ("answer {n}: concede\nhold", ["Prussia"], [2]),
        ("answer 99: concede", ["Prussia"], [1]),
        ("nation Hanover\nanswer {n}: concede", ["Hanover"], [2]),
    ],
)
def test_the_number_of_a_question_tells_whose_answer_it_is(text: str, nations: list, faulty: list) -> None:
    game = fighting()
    number = questions(game)[0].number
    found = judge(game, letter(text.format(n=number)), "Frederick")
    assert [part.nation for part in found.parts if part.nation] == nations
    assert [fault.line for fault in found.faults] == faulty


def test_retreats_end_where_wished_if_they_can() -> None:
    game = retreating()
    (question,) = questions(game)
    assert question == q.Question(question.number, "Prussia", q.RETREAT)
    ends = [title(answer.city) for answer in legal(game, question)]
    wish = q.ChooseRetreat("Prussia", city(ends[-1]))
    assert len(ends) > 1
    assert given_answer(game, f"retreat Karl: Berlin, {ends[-1]}, {ends[0]}") == wish
    assert given_answer(game, f"retreat Daun: {ends[-1]}") is None
    assert given_answer(game, f"retreat Karl: {ends[0]}\nretreat A3: {ends[-1]}") == wish
    assert given_answer(game, "retreat Karl: Berlin") is None
    assert given_answer(game, f"answer {question.number}: {ends[-1]}") == wish
    assert given_answer(game, f"answer {question.number}: Berlin") is None


def test_quoted_answers_to_other_questions() -> None:
    game = two_attacks()
    number = questions(game)[0].number
    keith = q.Attack("Prussia", city("Reichenberg"), city("Turnau"))
    assert given_answer(game, f"answer {number}: Keith > Karl") == keith
    assert given_answer(game, f"answer {number}: attack Keith > Karl") == keith
    france = france_draws()
    assert given_answer(france, f"answer {questions(france)[0].number}: lowest hearts") == q.Discard(
        "France", "H4"
    )
    prussia = opening()
    assert given_answer(prussia, f"answer {questions(prussia)[0].number}: hold") == q.EndMovement("Prussia")
    assert given_answer(prussia, f"answer {questions(prussia)[0].number}: move Keith: Brieg") is None


def test_a_set_up_is_answered_by_its_line_or_by_number() -> None:
    game = unset()
    question = next(one for one in questions(game) if one.nation == "Hanover")
    allot = q.Allot("Hanover", {"Ferdinand": 8, "Cumberland": 4})
    assert answer_for(game, question, orders("setup Ferdinand 8, Cumberland 4")).answer == allot
    assert answer_for(game, question, orders(f"answer {question.number}: setup H1 8, H2 4")).answer == allot
    assert answer_for(game, question, orders("setup Ferdinand 8, Cumberland 5")) is None


# -------------------------------------------------------------------------------------- there and back


def again(game: Game, answer: q.Answer) -> object:
    """The answer that the understood order means when it is read again."""
    text = answer_in_full(game, answer)
    if isinstance(answer, q.Move | q.Allot | q.Transfer | q.Recruit):
        found = read_line(1, text, book(rules()))
        assert isinstance(found, Order), found
        return to_answer(game, answer.nation, found)
    question = next(one for one in questions(game) if one.nation == answer.nation)
    return numbered_answer(game, question, AnswerOrder(1, text, question.number, text))


NATIONS = st.sampled_from(rules().order)


@settings(max_examples=60, deadline=None)
@given(NATIONS, st.data())
def test_every_move_reads_back_the_same(nation: str, data: st.DataObject) -> None:
    game = active(nation)
    answer = data.draw(st.sampled_from(list(moves(game, nation))[:: 3 if nation == "Prussia" else 1]))
    assert again(game, answer) == answer


@settings(max_examples=60, deadline=None)
@given(NATIONS, st.data())
def test_every_recruitment_reads_back_the_same(nation: str, data: st.DataObject) -> None:
    own = rules().nations[nation]
    absent = data.draw(st.sets(st.sampled_from((*own.generals, *own.trains))))
    game = standing_at(active(nation), **dict.fromkeys(absent))
    cards = data.draw(st.lists(st.sampled_from(["S13", "C2", "H10", "D7", "R"]), min_size=1, max_size=4))
    troops = {name: data.draw(st.integers(1, 8)) for name in own.generals}
    bought = data.draw(st.sets(st.sampled_from(own.generals))) | (absent & set(own.generals))
    entering = tuple((piece, data.draw(st.sampled_from(own.depots))) for piece in sorted(absent))
    troops = {name: n for name, n in troops.items() if name in bought}
    answer = q.Recruit(nation, tuple(cards), troops, entering)
    if troops or entering:
        found = again(game, answer)
        assert isinstance(found, q.Recruit)
        assert (found.cards, dict(found.troops)) == (answer.cards, dict(answer.troops))
        assert set(found.entering) == set(answer.entering)


@settings(max_examples=30, deadline=None)
@given(NATIONS, st.data())
def test_every_split_reads_back_the_same(nation: str, data: st.DataObject) -> None:
    own = rules().nations[nation]
    answer = q.Allot(nation, {name: data.draw(st.integers(1, 8)) for name in own.generals})
    assert again(unset(), answer) == answer
    assert answer_in_full(unset(), answer).startswith("setup") and unset().phase == SETUP
    assert again(opening(), answer) == answer
    if len(own.generals) > 1:
        giver, taker = data.draw(st.permutations(own.generals))[:2]
        transfer = q.Transfer(nation, 2, giver, taker)
        assert again(opening(), transfer) == transfer


@pytest.mark.parametrize("game", [fighting, two_attacks, retreating, france_draws])
def test_every_legal_answer_reads_back_the_same(game: Callable[[], Game]) -> None:
    now = game()
    for question in questions(now):
        for answer in legal(now, question):
            assert again(now, answer) == answer


def test_the_end_of_movement_reads_back_as_hold() -> None:
    assert answer_in_full(opening(), q.EndMovement("Prussia")) == "hold"


@pytest.mark.parametrize(
    ("written", "in_full"),
    [
        ("battle p1 > a1: Loss 3, keep S12, r", "battle Friedrich > Daun: loss 3, keep S12 R"),
        ("battle > daun: ask", "battle > Daun: ask"),
        ("battle: low", "battle: low"),
        ("attack hein > dau", "attack Heinrich > Daun"),
        ("retreat A1: leipa - turnau", "retreat Daun: Leipa, Turnau"),
        ("discard LOWEST c, h4", "discard lowest clubs, H4"),
        ("allot p1 6, p2 2", "allot Friedrich 6, Winterfeldt 2"),
    ],
)
def test_orders_for_later_in_full(written: str, in_full: str) -> None:
    assert order_in_full(opening(), "Prussia", order(written)) == in_full
    again_in_full = order_in_full(opening(), "Prussia", order(in_full))
    assert again_in_full == in_full


def test_attack_pairs_need_both_sides() -> None:
    game = two_attacks()
    assert attack_pair(game, "Prussia", order("attack Keith > Karl")) == (city("Reichenberg"), city("Turnau"))
    assert attack_pair(game, "Prussia", order("attack Keith > Daun")) is None
    assert attack_pair(game, "Prussia", order("attack Nobody > Daun")) is None
