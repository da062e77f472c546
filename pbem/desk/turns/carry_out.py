"""Carrying a game as far as the filed orders reach: pure, without files.

What the rules decide happens by itself; what a player has to decide is looked for in his orders, his
answers, his battle plans and his standing orders. Where nothing fits the game waits, unless the deadline
for that question has passed (R35).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.events import Event
from pbem.engine.fate_events import NationQuit, TakenOver
from pbem.engine.model import SETUP, Game
from pbem.engine.sequence import decide, default, questions, settle
from pbem.game.on_file import OrdersOnFile, Sourced
from pbem.game.step import Step
from pbem.orders.grammar.allot import AllotOrder
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.fate import PASS, FateOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.judging.answer_from_orders import answer_for, played_by
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.judging.stage import run_stage
from pbem.orders.meaning.set_up import setup_answer

RULES, DEADLINE = "rules", "deadline"
"""Sources of what no letter ordered."""

ENDED_BY_FINAL = (q.DISCARD, q.OFFENSIVE, q.MOVE, q.ATTACK)
"""The questions of a nation's own stage that are answered with their defaults once she has said `final`."""

Overdue = frozenset[tuple[int, str]]
"""Questions whose time is up, as (number, nation)."""


@dataclass(frozen=True)
class Played:
    """How far a game came: its steps, the questions it waits for, and what is wrong with the orders of the
    nations that it waits for because of that."""

    game: Game
    steps: tuple[Step, ...]
    waiting: tuple[q.Question, ...]
    faults: Mapping[str, tuple[Fault, ...]]


def carry_out(
    game: Game,
    on_file: Mapping[str, OrdersOnFile],
    *,
    deadline: bool = False,
    overdue: Overdue = frozenset(),
    done: frozenset[str] = frozenset(),
    past: Iterable[Event] = (),
) -> Played:
    """Play the orders on file. With `deadline` the questions open at first get their defaults if no order
    answers them, and so do those that are `overdue`; what is asked after that waits for its own deadline.
    `done` are the sources of orders that were carried out before: each is carried out once, except for an
    `allot` that stands. `past` are the events so far, of which those of a combat that is fought matter."""
    progress = _Progress(game, on_file, set(done), list(past))
    progress.settle()
    if deadline:
        overdue = frozenset((question.number, question.nation) for question in progress.open())
    while any([progress.answer(question, overdue) for question in progress.open()]):
        progress.settle()
    return Played(progress.game, tuple(progress.steps), progress.open(), progress.faults)


@dataclass
class _Progress:
    game: Game
    on_file: Mapping[str, OrdersOnFile]
    done: set[str]
    past: list[Event]
    steps: list[Step] = field(default_factory=list)
    faults: dict[str, tuple[Fault, ...]] = field(default_factory=dict)

    def open(self) -> tuple[q.Question, ...]:
        return questions(self.game)

    def settle(self) -> None:
        """What happens by itself, after troops were split as their player wishes."""
        for nation in self.on_file if self.game.phase != SETUP else ():
            self._allot(nation)
        events, game = settle(self.game)
        if events:
            self._happen(Step(RULES, None, events), game)

    def _happen(self, step: Step, game: Game) -> None:
        self.steps.append(step)
        self.past += step.events
        self.game = game
        self._hand_on(step.events)

    def _hand_on(self, events: Iterable[Event]) -> None:
        """What a nation had on file is void when she leaves the war, or when another player takes her over
        (rule 11): he is asked himself."""
        for event in events:
            if isinstance(event, NationQuit | TakenOver):
                self.on_file = {**self.on_file, event.nation: OrdersOnFile()}

    def _do(self, source: str, answer: q.Answer) -> bool:
        """Give an answer; whether it was allowed."""
        events = decide(self.game, answer)
        if isinstance(events, q.Verdict):
            return False
        self._happen(Step(source, answer, events), apply_all(self.game, events))
        return True

    def answer(self, question: q.Question, overdue: Overdue) -> bool:
        """Answer one question if that is possible."""
        if question not in self.open():
            return False
        own = self.on_file.get(question.nation, OrdersOnFile())
        if self._from_orders(question, own) or self._last_word(question, own):
            return True
        return (question.number, question.nation) in overdue and self._default(question)

    def _default(self, question: q.Question) -> bool:
        """What happens at the deadline. What was wrong with her orders is past then, and was told before."""
        self.faults.pop(question.nation, None)
        return self._do(DEADLINE, default(self.game, question))

    def _from_orders(self, question: q.Question, own: OrdersOnFile) -> bool:
        if question.kind == q.ALLOT:
            return self._set_up(question.nation, own) or self._by_number(question, own)
        if question.kind == q.MOVE:
            return self._move(question.nation, own) or self._by_number(question, own)
        return self._answer(question, own)

    def _last_word(self, question: q.Question, own: OrdersOnFile) -> bool:
        """Who has said `final` is not waited for in what her stage still leaves open. Not so if her orders
        have gone wrong, nor in battle, where she could not know what she would be asked."""
        final = own.last_word(self.game.turn)
        if final is None or question.kind not in ENDED_BY_FINAL or question.nation in self.faults:
            return False
        return self._do(final.source, default(self.game, question))

    # ------------------------------------------------------------------------------- one kind each

    def _set_up(self, nation: str, own: OrdersOnFile) -> bool:
        if not own.set_up:
            return False
        answer = setup_answer(self.game, nation, [sourced.order for sourced in own.set_up])
        if isinstance(answer, q.Allot):
            return self._do(own.set_up[-1].source, answer)
        self.faults[nation] = tuple(answer)
        return False

    def _move(self, nation: str, own: OrdersOnFile) -> bool:
        """Her orders for this stage, all of them or, if she accepts that, those that are right. They end the
        movement phase, or the game at once if Prussia has all she needs (rule 13)."""
        orders = own.for_stage(self.game.turn) or _standing_hold(own)
        if not orders:
            return False
        run = run_stage(self.game, nation, [sourced.order for sourced in self._still_to_do(orders)])
        if run.faults and not orders[-1].partial:
            self.faults[nation] = tuple(run.faults)
            return False
        for step in run.steps:
            done = Step(_source(orders, step.order), step.answer, step.events)
            self._happen(done, apply_all(self.game, step.events))
        self._allot(nation)
        return not self.open() or self._do(orders[-1].source, q.EndMovement(nation))

    def _by_number(self, question: q.Question, own: OrdersOnFile) -> bool:
        """The latest `answer` with the number of a question for which no orders of her stage are on file."""
        if question.nation in self.faults:
            return False
        for sourced in reversed(own.any_time):
            if isinstance(sourced.order, AnswerOrder) and sourced.order.number == question.number:
                answer = numbered_answer(self.game, question, sourced.order)
                return not isinstance(answer, Fault) and self._do(sourced.source, answer)
        return False

    def _still_to_do(self, orders: tuple[Sourced, ...]) -> tuple[Sourced, ...]:
        """What follows the last order carried out: an `undo` may have ended amid them. The Offensive Option
        is declared before all others, wherever it stands."""
        orders = tuple(sourced for sourced in orders if not isinstance(sourced.order, OffensiveOrder))
        done = [place for place, sourced in enumerate(orders, 1) if sourced.source in self.done]
        return orders[max(done, default=0) :]

    def _answer(self, question: q.Question, own: OrdersOnFile) -> bool:
        orders = self._orders_for(question, own)
        played = played_by(self.past, question.nation) if question.kind == q.PLAY else ()
        answer = answer_for(self.game, question, [sourced.order for sourced in orders], played)
        if answer is None:
            self._undecided(question, own)
            return False
        source = _source(orders, answer.order)
        if isinstance(answer.order, FateOrder):
            self.done.add(source)
        return self._do(source, answer.answer)

    def _orders_for(self, question: q.Question, own: OrdersOnFile) -> tuple[Sourced, ...]:
        """All that may answer a question, the older first. The Offensive Option stands among the orders for
        the stage (rule 13)."""
        turn = self._turn_of_plans(question.nation)
        stage = own.for_stage(self.game.turn) if question.kind == q.OFFENSIVE else ()
        left = (sourced for sourced in own.any_time if self._is_left(sourced, turn))
        return (*own.standing, *own.plans_from(turn), *stage, *left)

    def _is_left(self, sourced: Sourced, turn: int) -> bool:
        """A `fate` order is carried out once; a bare `fate pass` lapses as plans do."""
        if not isinstance(sourced.order, FateOrder):
            return True
        return sourced.source not in self.done and (sourced.order.deed != PASS or sourced.turn >= turn)

    def _undecided(self, question: q.Question, own: OrdersOnFile) -> None:
        """Say why an order about the Offensive Option cannot be carried out: the card is not there."""
        if question.kind != q.OFFENSIVE:
            return
        orders = [sourced.order for sourced in own.for_stage(self.game.turn)]
        declared = [order for order in orders if isinstance(order, OffensiveOrder)]
        if faults := run_stage(self.game, question.nation, declared).faults:
            self.faults[question.nation] = faults

    def _turn_of_plans(self, nation: str) -> int:
        """The turn of the nation's latest stage: plans filed for an earlier one have lapsed."""
        order = self.game.rules.order
        begun = self.game.nation is None or order.index(nation) <= order.index(self.game.nation)
        return self.game.turn if begun else self.game.turn - 1

    def _allot(self, nation: str) -> None:
        """Split troops as ordered, where the generals stand together and it is not so already (R10)."""
        own = self.on_file[nation]
        once = (sourced for sourced in own.any_time if sourced.source not in self.done)
        for sourced in (*own.standing, *once):
            if isinstance(sourced.order, AllotOrder):
                self._allot_as(nation, sourced)

    def _allot_as(self, nation: str, sourced: Sourced) -> None:
        assert isinstance(sourced.order, AllotOrder)
        split = setup_answer(self.game, nation, [sourced.order])
        if isinstance(split, q.Allot) and self._is_other(split) and self._do(sourced.source, split):
            self.done.add(sourced.source)

    def _is_other(self, split: q.Allot) -> bool:
        return any(self.game.troops.get(name) != troops for name, troops in split.troops.items())


def _source(orders: Iterable[Sourced], order: Order | None) -> str:
    """Where this very order comes from: two letters may have the same line."""
    return next((sourced.source for sourced in orders if sourced.order is order), RULES)


def _standing_hold(own: OrdersOnFile) -> tuple[Sourced, ...]:
    return tuple(sourced for sourced in own.standing if isinstance(sourced.order, HoldOrder))[-1:]
