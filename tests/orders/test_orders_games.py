"""Whole games in which every answer goes through text: whatever the engine asks can be answered by letter."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from pbem.data.rules import rules_for, scenarios
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.events import Event
from pbem.engine.fate import effect_read
from pbem.engine.model import OVER, Game
from pbem.engine.recruitment import entry_cities
from pbem.engine.sequence import decide, default, legal, moves, questions, settle
from pbem.engine.start import new_game
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.order import Order
from pbem.orders.judging.answer_from_orders import answer_for, course_of
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.judging.stage import run_stage
from pbem.orders.names.name_book import book, own_pieces
from pbem.orders.reading.parse import read_line

LONGEST = 60
"""Turns after which a game is given up."""

PLANS = (
    "low", "high", "zero", "concede", "loss 2", "spend 12", "settle 1", "keep hearts R", "reserve yes",
    "reserve no", "play S11=22 R4, high", "settle 2, high", "play R10 S12 C12 H12 D12", "keep S11 S2, zero",
)  # fmt: skip


def read(game: Game, text: str) -> Order:
    found = read_line(1, text, book(game.rules))
    assert isinstance(found, Order), (text, found)
    return found


def by_number(game: Game, question: q.Question, answer: q.Answer) -> None:
    """`answer N: …` gives the same answer again."""
    order = read(game, f"answer {question.number}: {answer_in_full(game, answer)}")
    assert isinstance(order, AnswerOrder) and order.number == question.number
    assert numbered_answer(game, question, order) == answer, order.text


def by_order(game: Game, question: q.Question, answer: q.Answer) -> None:
    """The order itself gives the same answer again."""
    found = answer_for(game, question, [read(game, answer_in_full(game, answer))])
    assert found and found.answer == answer, answer_in_full(game, answer)


def in_stage(game: Game, question: q.Question, answer: q.Answer) -> None:
    """An order of the movement phase, carried out, gives the same answer again."""
    run = run_stage(game, question.nation, [read(game, answer_in_full(game, answer))])
    assert [step.answer for step in run.steps] == [answer] and not run.faults


CHECKS = {
    q.ALLOT: (by_number, by_order),
    q.DISCARD: (by_number, by_order),
    q.OFFENSIVE: (by_number, by_order),
    q.EVADE: (by_number, by_order),
    q.ATTACK: (by_number, by_order),
    q.PLAY: (by_number,),
    q.RETREAT: (by_number, by_order),
    q.FATE: (by_number, by_order),
}


def check(game: Game, question: q.Question, answer: q.Answer) -> None:
    """Everything that text can do for this answer does it."""
    if isinstance(answer, q.Move | q.Recruit):
        in_stage(game, question, answer)
        return
    for way in CHECKS.get(question.kind, (by_number,)):
        way(game, question, answer)


class Played:
    """One random game; `kinds` are the questions met, `effects` the kinds of effect decided about."""

    def __init__(self, scenario: str, options: Sequence[str], seed: int) -> None:
        self.chance = random.Random(f"{scenario} {sorted(options)} {seed}")
        self.game = new_game(rules_for(scenario), f"text {seed}", options)
        self.past: list[Event] = []
        self.kinds: set[str] = set()
        self.effects: set[str] = set()

    def to_the_end(self) -> Played:
        """Play until somebody has won."""
        while (open_now := questions(self.game)) and self.game.turn < LONGEST:
            self.answer(self.chance.choice(open_now))
        return self

    def answer(self, question: q.Question) -> None:
        """Answer one question at random."""
        self.kinds.add(question.kind)
        if question.kind == q.FATE:
            effect = effect_read(self.game)
            self.effects.add(effect.kind if effect else "")
        if question.kind == q.PLAY:
            self.plans(question)
        for answer in self.choose(question):
            check(self.game, question, answer)
            self.do(answer)

    def choose(self, question: q.Question) -> Iterator[q.Answer]:
        """A legal answer; for movement some moves and the end."""
        if question.kind != q.MOVE:
            yield self.chance.choice(legal(self.game, question))
            return
        yield from self.recruits(question.nation)
        for _ in range(self.chance.randrange(1, 6)):
            if own := list(moves(self.game, question.nation)):
                yield min(self.chance.choices(own, k=8), key=self.to_the_enemy)
        while not isinstance(forced := default(self.game, question), q.EndMovement):
            yield forced
        yield forced

    def recruits(self, nation: str) -> Iterator[q.Answer]:
        """Some general or supply train that all cards pay for, if they do."""
        absent = [piece for piece in own_pieces(self.game.rules, nation) if piece not in self.game.where]
        for piece in absent or self.game.generals_of(nation)[:1]:
            cities = entry_cities(self.game, nation, piece) if absent else ()
            entering = ((piece, self.chance.choice(cities)),) if cities else ()
            troops = {piece: 1} if piece in self.game.rules.generals else {}
            paid = tuple(card.face for card in self.game.hands[nation])
            for most in range(1, len(paid) + 1):
                answer = q.Recruit(nation, paid[:most], troops, entering)
                if not isinstance(decide(self.game, answer), q.Verdict):
                    yield answer
                    break

    def to_the_enemy(self, move: q.Move) -> int:
        """The roads from where a move ends to the next enemy; trains are not in a hurry."""
        game, board = self.game, self.game.rules.board
        distances = board.distances_from(move.path[-1])
        foes = [g for g in game.troops if game.rules.hostile(move.nation, game.rules.nation_of[g])]
        near = min((distances[game.where[general]] for general in foes), default=0)
        return near if move.pieces[0] in game.rules.generals else max(near, 6)

    def plans(self, question: q.Question) -> None:
        """No plan, whatever it says, gives an answer that is not allowed."""
        order = read(self.game, f"battle: {self.chance.choice(PLANS)}")
        assert isinstance(order, BattleOrder)
        found = answer_for(self.game, question, [order], course_of(self.past, question.nation))
        assert found and found.order is order, order.text

    def do(self, answer: q.Answer) -> None:
        events = decide(self.game, answer)
        assert not isinstance(events, q.Verdict), (answer, events)
        more, self.game = settle(apply_all(self.game, events))
        self.past += (*events, *more)


def games() -> Iterator[tuple[str, tuple[str, ...]]]:
    for scenario in scenarios():
        options = rules_for(scenario).options
        yield scenario, ()
        yield scenario, options


@pytest.mark.parametrize(("scenario", "options"), list(games()))
def test_whatever_is_asked_in_a_game_can_be_answered_by_text(scenario: str, options: tuple[str, ...]) -> None:
    game = Played(scenario, options, 1).to_the_end()
    assert game.game.phase == OVER
    assert {q.MOVE, q.PLAY} <= game.kinds
