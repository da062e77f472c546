"""Carrying a game as far as the filed orders reach: pure, without files.

What the rules decide happens by itself; what a player has to decide is looked for in his orders, his
answers, his battle plans and his standing orders. Where nothing fits the game waits, unless the deadline
for that question has passed (R35).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field

from pbem.desk.letters.idle_pieces import is_complete
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.events import Event, PhaseBegan, TurnBegan
from pbem.engine.fate_events import NationQuit, TakenOver
from pbem.engine.model import MOVEMENT, SETUP, Game
from pbem.engine.sequence import decide, default, questions, settle
from pbem.game.letter_orders import after_set_up
from pbem.game.on_file import OrdersOnFile, Sourced, run_filed, still_to_do, woken_by
from pbem.game.orders_for_question import orders_for_question
from pbem.game.step import MissedOrder, Step, missed_orders
from pbem.game.wrong_line import WAITING, WrongLine, lines_left_out, lines_waited_for
from pbem.orders.grammar.allot import AllotOrder
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.conditional import WakeOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.numbered_answer import numbered_answer
from pbem.orders.meaning.facts import holds, wakes
from pbem.orders.meaning.set_up import setup_answer
from pbem.records import dataclass

RULES, DEADLINE = "rules", "deadline"
"""Sources of what no letter ordered."""

ENDING = {q.Allot: q.ALLOT, q.EndMovement: q.MOVE}
"""The answers after which nothing more is carried out of what was ordered for a question of a kind."""

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
    to_mend: Mapping[str, tuple[WrongLine, ...]] = field(default_factory=dict)
    """The wrong lines that the stages of nations wait for."""
    not_final: tuple[str, ...] = ()
    """The nations whose stages were played although not all was ordered, and nobody had said `final`."""


def carry_out(
    game: Game,
    on_file: Mapping[str, OrdersOnFile],
    *,
    deadline: bool = False,
    overdue: Overdue = frozenset(),
    done: frozenset[str] = frozenset(),
    past: Iterable[Event] = (),
    began: Game | None = None,
    awake: str | None = None,
    resting: frozenset[str] = frozenset(),
    unclear: frozenset[str] = frozenset(),
) -> Played:
    """Play the orders on file. With `deadline` the questions open at first get their defaults if no order
    answers them, and so do those that are `overdue`; what is asked after that waits for its own deadline.
    `done` are the sources of orders that were carried out before: each is carried out once, except for an
    `allot` that stands. `past` are the events so far, of which those of a combat that is fought matter,
    and `began` the game as the latest movement phase began. `awake` is the nation whose player has written
    since her stage began: nothing has to wake him any more. `resting` are the nations whose players may still
    change their orders: their stages are played only if those are complete, and not even then if they are
    `unclear`: something in the players' last letters was not taken as an order."""
    progress = _Progress(game, on_file, set(done), list(past), began or game, awake, resting, unclear)
    progress.settle()
    if deadline:
        overdue = frozenset((question.number, question.nation) for question in progress.open())
    while any([progress.answer(question, overdue) for question in progress.open()]):
        progress.settle()
    return Played(
        progress.game,
        tuple(progress.steps),
        progress.open(),
        progress.faults,
        progress.to_mend,
        tuple(progress.not_final),
    )


@dataclass
class _Progress:
    game: Game
    on_file: Mapping[str, OrdersOnFile]
    done: set[str]
    past: list[Event]
    began: Game
    awake: str | None
    resting: frozenset[str] = frozenset()
    unclear: frozenset[str] = frozenset()
    steps: list[Step] = field(default_factory=list)
    faults: dict[str, tuple[Fault, ...]] = field(default_factory=dict)
    to_mend: dict[str, tuple[WrongLine, ...]] = field(default_factory=dict)
    not_final: list[str] = field(default_factory=list)

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
        if any(isinstance(event, PhaseBegan) and event.phase == MOVEMENT for event in step.events):
            self.began, self.awake = game, None
        self._hand_on(step.events)

    def _hand_on(self, events: Iterable[Event]) -> None:
        """What a nation had on file is void when she leaves the war, or when another player takes her over
        (rule 11): he is asked himself. A `final` of the set-up has done its work when turn 1 begins."""
        for event in events:
            if isinstance(event, TurnBegan) and event.turn == 1:
                self.on_file = after_set_up(self.on_file)
            if isinstance(event, NationQuit | TakenOver):
                self.on_file = {**self.on_file, event.nation: OrdersOnFile()}

    def _do(
        self,
        source: str,
        answer: q.Answer,
        faults: Iterable[Fault] = (),
        clause: str = "",
        at_deadline: bool = False,
    ) -> bool:
        """Give an answer; whether it was allowed. `faults` are what was wrong with the orders of a stage that
        it ends, `clause` is that of the battle plan that gives it, and `at_deadline` says that without one
        it would not have been given yet."""
        events = decide(self.game, answer)
        if isinstance(events, q.Verdict):
            return False
        missed = self._missed(answer, faults)
        step = Step(source, answer, events, missed, clause, at_deadline)
        self._happen(step, apply_all(self.game, events))
        return True

    def _missed(self, answer: q.Answer, faults: Iterable[Fault]) -> tuple[MissedOrder, ...]:
        """The orders that are not carried out any more once this is answered."""
        kind = ENDING.get(type(answer))
        if kind is None or (kind == q.ALLOT and self.game.phase != SETUP):
            return ()
        turn = stage_turn(self.game, answer.nation)
        lines = self.on_file.get(answer.nation, OrdersOnFile()).left_out(turn)
        return missed_orders(lines_left_out(kind, lines), faults)

    def answer(self, question: q.Question, overdue: Overdue) -> bool:
        """Answer one question if that is possible."""
        if question not in self.open():
            return False
        own = self.on_file.get(question.nation, OrdersOnFile())
        is_overdue = (question.number, question.nation) in overdue
        waits = bool(self._wrong_lines(question, own)) or self._rests(question, own)
        if waits and not is_overdue:
            self._note_wrong_lines(question, own)
            return False
        if self._from_orders(question, own, is_overdue, waits) or self._last_word(question, own, waits):
            return True
        return is_overdue and self._default(question)

    def _wrong_lines(self, question: q.Question, own: OrdersOnFile) -> tuple[WrongLine, ...]:
        """The lines that the question waits for to be mended, if it is one of a stage that does."""
        turn = stage_turn(self.game, question.nation)
        return lines_waited_for(question.kind, own.wrong_lines(turn))

    def _note_wrong_lines(self, question: q.Question, own: OrdersOnFile) -> None:
        if lines := self._wrong_lines(question, own):
            self.to_mend[question.nation] = lines

    def _rests(self, question: q.Question, own: OrdersOnFile) -> bool:
        """Whether the question is one of a stage that its player may still change. What answers it by its
        number is carried out at once."""
        if (
            question.nation not in self.resting
            or question.kind not in WAITING
            or own.answers(question.number)
        ):
            return False
        turn = stage_turn(self.game, question.nation)
        return question.nation in self.unclear or not is_complete(self.game, question.nation, own, turn)

    def _default(self, question: q.Question) -> bool:
        """What happens at the deadline. What was wrong with her orders is past then, and was told before."""
        self.faults.pop(question.nation, None)
        return self._do(DEADLINE, default(self.game, question))

    def _from_orders(self, question: q.Question, own: OrdersOnFile, is_overdue: bool, waited: bool) -> bool:
        """Answer by what is on file; whether the question has `waited` for its deadline."""
        if question.kind == q.ALLOT:
            return self._set_up(question.nation, own, waited) or self._by_number(question, own, waited)
        if question.kind == q.MOVE:
            moved = self._move(question.nation, own, is_overdue, waited)
            return moved or self._by_number(question, own, waited)
        return self._answer(question, own, waited)

    def _last_word(self, question: q.Question, own: OrdersOnFile, waited: bool) -> bool:
        """Who has said `final` is not waited for in what her stage still leaves open. Not so if her orders
        have gone wrong, nor in battle, where she could not know what she would be asked."""
        final = own.last_word(self.game.turn)
        if final is None or question.kind not in ENDED_BY_FINAL or question.nation in self.faults:
            return False
        return self._do(final.source, default(self.game, question), at_deadline=waited)

    # ------------------------------------------------------------------------------- one kind each

    def _set_up(self, nation: str, own: OrdersOnFile, waited: bool) -> bool:
        if not own.set_up:
            return False
        answer = setup_answer(self.game, nation, [sourced.order for sourced in own.set_up])
        if isinstance(answer, q.Allot):
            return self._do(own.set_up[-1].source, answer, at_deadline=waited)
        self.faults[nation] = tuple(answer)
        return False

    def _move(self, nation: str, own: OrdersOnFile, is_overdue: bool, waited: bool) -> bool:
        """Her orders for this stage, all of them; those that are right if she accepts that, or at the
        deadline. They end the movement phase, or the game at once if Prussia has all she needs (rule 13)."""
        orders = own.for_stage(self.game.turn) or self._standing_hold(nation, own)
        woken = self._woken(nation, own) if orders else ()
        if not orders or (woken and not is_overdue):
            self.faults.update({nation: tuple(map(wakes, woken))} if woken else {})
            return False
        to_do = still_to_do(self.began, nation, orders, self.done)
        run = run_filed(self.game, nation, to_do, began=self.began)
        goes_wrong = bool(run.faults) and not orders[-1].partial
        if goes_wrong and not is_overdue:
            self.faults[nation] = tuple(run.faults)
            return False
        if not is_complete(self.game, nation, own, self.game.turn):
            self.not_final.append(nation)
        for step in run.steps:
            done = Step(_source(orders, step.order), step.answer, step.events)
            self._happen(done, apply_all(self.game, step.events))
        self._allot(nation)
        late, end = waited or goes_wrong or bool(woken), q.EndMovement(nation)
        return not self.open() or self._do(orders[-1].source, end, run.faults, at_deadline=late)

    def _standing_hold(self, nation: str, own: OrdersOnFile) -> tuple[Sourced, ...]:
        holding = (one for one in own.standing if isinstance(one.order, HoldOrder))
        return tuple(one for one in holding if holds(self.began, nation, one.order))[-1:]

    def _woken(self, nation: str, own: OrdersOnFile) -> tuple[WakeOrder, ...]:
        """What has happened that her player wants to be asked about before she moves."""
        return () if self.awake == nation else woken_by(self.began, nation, own)

    def _by_number(self, question: q.Question, own: OrdersOnFile, waited: bool) -> bool:
        """The latest `answer` with the number of a question for which no orders of her stage are on file."""
        if question.nation in self.faults:
            return False
        for sourced in reversed(own.any_time):
            if isinstance(sourced.order, AnswerOrder) and sourced.order.number == question.number:
                answer = numbered_answer(self.game, question, sourced.order)
                if isinstance(answer, Fault):
                    return False
                return self._do(sourced.source, answer, at_deadline=waited)
        return False

    def _answer(self, question: q.Question, own: OrdersOnFile, waited: bool) -> bool:
        from pbem.orders.judging.answer_from_orders import answer_for, course_of
        from pbem.orders.meaning.fight import NO_CARDS

        orders = orders_for_question(self.game, question, own, self.done)
        course = course_of(self.past, question.nation) if question.kind == q.PLAY else NO_CARDS
        own_orders = [sourced.order for sourced in orders]
        answer = answer_for(self.game, question, own_orders, course, self.began)
        if answer is None:
            self._undecided(question, own)
            return False
        source = _source(orders, answer.order)
        if isinstance(answer.order, FateOrder):
            self.done.add(source)
        return self._do(source, answer.answer, clause=answer.clause, at_deadline=waited)

    def _undecided(self, question: q.Question, own: OrdersOnFile) -> None:
        """Say why an order about the Offensive Option cannot be carried out: the card is not there."""
        from pbem.orders.judging.stage import run_stage

        if question.kind != q.OFFENSIVE:
            return
        orders = [sourced.order for sourced in own.for_stage(self.game.turn)]
        declared = [order for order in orders if isinstance(order, OffensiveOrder)]
        if faults := run_stage(self.game, question.nation, declared).faults:
            self.faults[question.nation] = faults

    def _allot(self, nation: str) -> None:
        """Split troops as ordered, where the generals stand together and it is not so already (R10)."""
        own = self.on_file[nation]
        once = (sourced for sourced in own.any_time if sourced.source not in self.done)
        for sourced in (*own.standing, *once):
            if isinstance(sourced.order, AllotOrder) and holds(self.game, nation, sourced.order):
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
