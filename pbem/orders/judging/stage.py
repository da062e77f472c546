"""A nation's own stage: her orders carried out one by one through the engine, all faults collected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from pbem.engine import offensive
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.events import Event, Recruited
from pbem.engine.model import MOVEMENT, OFFENSIVE_OPTION, SETUP, Game, Stage
from pbem.engine.phrase import Typed, all_of, phrase
from pbem.engine.sequence import decide, questions
from pbem.engine.troops import default_set_up
from pbem.orders.grammar.allot import SplitOrder
from pbem.orders.grammar.faults import Fault, Note, illegal, note, refusal
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.meaning.facts import condition_faults, holds
from pbem.orders.meaning.to_answer import NameReader, to_answer
from pbem.orders.problem import Kind
from pbem.records import dataclass


@dataclass(frozen=True)
class OrderStep:
    """One order carried out: its line and text, the answer it means, the events that followed."""

    line: int
    text: str
    answer: q.Answer
    events: tuple[Event, ...]
    order: Order


@dataclass(frozen=True)
class Run:
    """What became of the orders for a stage: `game` is the position after all that could be carried out."""

    game: Game
    steps: tuple[OrderStep, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()
    idle: tuple[Order, ...] = ()
    """The orders by which nothing moves as the pieces stand."""
    never: tuple[Fault, ...] = ()
    """What is wrong, wherever other pieces stand, with ways in whose place others were taken."""
    order: tuple[Order, ...] = ()
    """All orders, one after the other as they were carried out."""


def run_stage(
    game: Game, nation: str, orders: Sequence[Order], *, certain: bool = False, began: Game | None = None,
    letters: Sequence[int] | None = None,
) -> Run:  # fmt: skip
    """Carry out the orders of a movement phase (rules 4, 6, 10): in the order written; those of several
    letters in another if only that is possible (`move_order`).

    A faulty order is left out and the others are judged all the same. The movement phase is not ended, but
    judged whether it can end like that.
    `certain` says that all pieces stand as they will: what they keep from being done is firm. `began` is the
    game as the stage began, which decides what is true; the same game if it begins now. `letters` are the
    numbers of the orders' letters, where the orders themselves do not tell them.
    """
    from pbem.orders.judging.move_order import in_working_order

    letters = letters or [order.letter for order in orders]
    written = {id(order): letter for order, letter in zip(orders, letters, strict=True)}

    def carry_out(listed: Sequence[Order]) -> Run:
        return _in_order(_StageRun(game, nation, certain, began or game, written), listed)

    done = in_working_order(game, nation, orders, letters, carry_out)
    notes = (*done.found.notes, *done.remarks)
    return replace(done.found, notes=notes, faults=done.faults, order=tuple(done.in_turn))


def _in_order(stage_run: _StageRun, orders: Sequence[Order]) -> Run:
    for order in stage_run.orders_that_count(orders):
        if not stage_run.won():
            stage_run.carry_out(order)
            stage_run.split_together()
    stage_run.refuse_apart()
    if orders and not stage_run.won():
        stage_run.end(orders[-1])
    return Run(
        stage_run.game,
        tuple(stage_run.steps),
        tuple(stage_run.faults),
        tuple(stage_run.notes),
        tuple(stage_run.idle),
        tuple(stage_run.never),
    )


@dataclass
class _StageRun:
    game: Game
    nation: str
    certain: bool
    began: Game
    letters: Mapping[int, int]
    """The letter of each order, by the order's identity."""
    steps: list[OrderStep] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    moved: dict[str, Order] = field(default_factory=dict)
    unsure: set[str] = field(default_factory=set)
    idle: list[Order] = field(default_factory=list)
    never: list[Fault] = field(default_factory=list)
    apart: list[tuple[SplitOrder, q.Allot]] = field(default_factory=list)
    """The stacks to be split whose generals do not stand together yet."""

    # ----------------------------------------------------------------- the same order given twice

    def orders_that_count(self, orders: Sequence[Order]) -> list[Order]:
        """The orders that count: of two for the same thing the later one. The Offensive Option comes before
        any move (rule 13)."""
        from pbem.orders.judging.purpose import stage_purpose

        counting: dict[object, Order] = {}
        orders = self._held([order for order in orders if self._is_due(order)])
        orders = sorted(orders, key=lambda order: not isinstance(order, OffensiveOrder))
        for place, order in enumerate(orders):
            key = stage_purpose(self.game, self.nation, order) or place
            for old in [one for one in counting if one == key or self._buys_again(counting[one], order)]:
                self._note_replaced(counting.pop(old), order)
            counting[key] = order
        self._check_hold(list(counting.values()))
        return [order for order in counting.values() if not isinstance(order, HoldOrder)]

    def _buys_again(self, old: Order, new: Order) -> bool:
        """Whether a purchase brings a piece back that one of an earlier letter does: both cannot stand."""
        from pbem.orders.judging.purpose import reentry

        if self.letters[id(old)] == self.letters[id(new)]:
            return False
        back = reentry(self.game, self.nation, new)
        return not back.isdisjoint(reentry(self.game, self.nation, old))

    def _is_due(self, order: Order) -> bool:
        """Whether what an order depends on is so."""
        found = condition_faults(self.began, self.nation, order)
        self.notes += (one for one in found if isinstance(one, Note))
        wrong = [one for one in found if not isinstance(one, Note)]
        self.faults += wrong
        if wrong or holds(self.began, self.nation, order):
            return not wrong
        self.faults += self._unreadable(order)
        self.idle.append(order)
        return False

    def _unreadable(self, order: Order) -> list[Fault]:
        """What is wrong with the names in an order that nothing comes of now."""
        if isinstance(order, MoveOrder) and order.is_open:
            from pbem.orders.judging.open_moves import choose_way

            return list(choose_way(self.began, self.nation, order).unreadable)
        answer = () if isinstance(order, HoldOrder) else to_answer(self.began, self.nation, order)
        return [one for one in answer if one.kind is not Kind.ILLEGAL] if isinstance(answer, tuple) else []

    def _held(self, orders: list[Order]) -> list[Order]:
        """The orders without those that move something, if a `hold` with a condition is due."""
        if not any(isinstance(order, HoldOrder) and order.when for order in orders):
            return orders
        self.idle += (order for order in orders if isinstance(order, MoveOrder | RecruitOrder))
        return [order for order in orders if not isinstance(order, MoveOrder | RecruitOrder)]

    def _note_replaced(self, old: Order, new: Order) -> None:
        moves = isinstance(old, MoveOrder)
        once = (phrase("a piece moves once a phase"), "rule 4, R6") if moves else ONCE
        self.notes.append(replacement(old, new, *once))

    def _check_hold(self, orders: list[Order]) -> None:
        """Note the fault of `hold` beside orders that move something: either could be meant. A move that is
        added to the `hold` of an earlier letter replaces it."""
        holds = [order for order in orders if isinstance(order, HoldOrder)]
        moves = [order for order in orders if isinstance(order, MoveOrder)]
        if holds and moves and holds[0].letter and not moves[-1].letter:
            self._note_replaced(holds[0], moves[-1])
        elif holds and moves:
            what = phrase("nothing is to move, but {place} says otherwise", place=moves[0].line_in_words)
            self.faults.append(illegal(holds[0], what, "rule 4", phrase("Take out one of the two.")))

    # --------------------------------------------------------------------------------- carrying out

    def carry_out(self, order: Order) -> None:
        """Do one order, or note what is wrong with it."""
        if isinstance(order, OffensiveOrder):
            self._offensive(order)
            return
        if isinstance(order, MoveOrder) and order.is_open:
            self._open_move(order)
            return
        answer = to_answer(self.game, self.nation, order)
        if isinstance(answer, tuple):
            self.faults += answer
            self.unsure.update(self._named(order))
            return
        self._decide(order, answer)

    def split_together(self) -> None:
        """Split the stacks whose generals stand together by now (R10)."""
        for waits in [one for one in self.apart if not self._is_apart(one[1])]:
            self.apart.remove(waits)
            self._decide(*waits)

    def refuse_apart(self) -> None:
        """Note what is wrong with splits whose generals never came together."""
        waiting, self.apart = self.apart, []
        for order, answer in waiting:
            self._refused_or_done(order, answer)

    def _is_apart(self, answer: q.Allot) -> bool:
        """Whether generals on the map who are to share troops stand in several cities."""
        cities = {self.game.where.get(name) for name in answer.troops}
        return None not in cities and len(cities) > 1

    def _open_move(self, order: MoveOrder) -> None:
        """Move towards a goal, or by the first way that is possible."""
        from pbem.orders.judging.open_moves import choose_way

        move = q.Move(self.nation, self._named(order), ())
        if again := self._again(order, move):
            self.faults.append(again)
            return
        chosen = choose_way(self.game, self.nation, order)
        if chosen.unreadable or chosen.fails:
            firm = self._certain(move)
            missed = (replace(fault, firm=fault.firm or firm) for fault in chosen.missed)
            self.faults += chosen.unreadable or missed
            self.unsure.update(move.pieces)
            return
        self.never += chosen.impossible
        self.notes += (falls_back(order, fault) for fault in chosen.missed if not fault.firm)
        if chosen.answer:
            self._done(order, chosen.answer, chosen.events)
        else:
            self.idle.append(order)

    def _decide(self, order: Order, answer: q.Answer) -> None:
        if (
            isinstance(answer, q.Recruit)
            and isinstance(order, RecruitOrder)
            and order.rule
            and not answer.cards
        ):
            self.idle.append(order)
            return
        if isinstance(order, SplitOrder) and isinstance(answer, q.Allot) and self._is_apart(answer):
            self.apart.append((order, answer))
            return
        self._refused_or_done(order, answer)

    def _refused_or_done(self, order: Order, answer: q.Answer) -> None:
        from pbem.orders.judging.way_advice import way_advised

        events = self._again(order, answer) or decide(self.game, answer)
        if isinstance(events, Fault):
            self.faults.append(events)
        elif isinstance(events, q.Verdict):
            firm = events.firm or self._certain(answer)
            refused = way_advised(self.game, answer, refusal(order, events))
            if isinstance(answer, q.Recruit):
                from pbem.orders.judging.overpayment import paid_before

                refused = paid_before(self.game, order, answer, self._paid(), refused)
            self.faults.append(replace(refused, firm=firm))
            self.unsure.update(pieces_of(answer))
        else:
            self._done(order, answer, events)

    def _paid(self) -> dict[str, Order]:
        """The cards that have paid so far, and for what."""
        return {
            face: step.order
            for step in self.steps
            if isinstance(step.answer, q.Recruit)
            for face in step.answer.cards
        }

    def _done(self, order: Order, answer: q.Answer, events: tuple[Event, ...]) -> None:
        self.steps.append(OrderStep(order.line, order.text, answer, events, order))
        for event in events:
            if isinstance(event, Recruited):
                from pbem.orders.judging.overpayment import overpayment

                self.notes += overpayment(self.game, order, event)
        self.game = apply_all(self.game, events)
        if isinstance(answer, q.Move):
            self.moved.update(dict.fromkeys(answer.pieces, order))

    def _offensive(self, order: OffensiveOrder) -> None:
        """Declare the option, or not, if that has not been done when it was asked for (rule 13)."""
        wrong = offensive_faults(self.game, self.nation, order)
        self.faults += wrong
        if wrong or not offensive.is_asked(self.game, self.nation):
            if not wrong:
                self.notes.append(
                    note(order, phrase("there is nothing to decide about it now"), "rule 13, R33")
                )
            return
        answer = q.DecideOffensive(self.nation, order.card)
        events = offensive.decide(self.game, answer)
        if isinstance(events, q.Verdict):
            self.faults.append(refusal(order, events))
        else:
            self._done(order, answer, events)

    def _again(self, order: Order, answer: q.Answer) -> Fault | None:
        """The fault of moving a piece that these orders have moved already."""
        if not isinstance(answer, q.Move):
            return None
        twice = [piece for piece in answer.pieces if piece in self.moved]
        if not twice:
            return None
        what = phrase(
            "{twice} already moves in {place}, and a piece moves once a phase",
            twice=all_of(twice),
            place=self.moved[twice[0]].line_in_words,
        )
        return illegal(order, what, "rule 4, R6")

    def _certain(self, answer: q.Answer) -> bool:
        """Whether what is refused now stays impossible until the stage comes: no enemy can bring generals
        together or back on the map, but cards may still be drawn."""
        if not isinstance(answer, q.Move | q.Transfer) or self.unsure.intersection(pieces_of(answer)):
            return False
        if self.certain and isinstance(answer, q.Move):
            return True
        cities = {self.game.where.get(piece) for piece in pieces_of(answer)}
        return None in cities or len(cities) > 1

    def won(self) -> bool:
        """Whether the orders so far have ended the game (rule 13); those that follow come to nothing."""
        return bool(self.steps) and not questions(self.game)

    def end(self, last: Order) -> None:
        """Judge whether the phase can end now: a card may oblige a general to leave the enemy (rule 11)."""
        if self.faults or self.game.phase != MOVEMENT or self.game.nation != self.nation:
            return
        ruling = decide(self.game, q.EndMovement(self.nation))
        if isinstance(ruling, q.Verdict):
            self.faults.append(replace(refusal(last, ruling), firm=ruling.firm or self.certain))

    def _named(self, order: Order) -> tuple[str, ...]:
        """The pieces that an order names, as far as their names are known."""
        read = NameReader(self.game, self.nation, order)
        texts: tuple[str, ...] = ()
        if isinstance(order, MoveOrder):
            texts = order.pieces
        elif isinstance(order, RecruitOrder):
            texts = tuple(item.piece for item in order.items)
        return tuple(name for name in map(read.piece, texts) if isinstance(name, str))


ONCE = (phrase("of two such orders the later one counts"), "rule 2")
"""Why an order replaces another one, and the rule."""


def falls_back(order: Order, fault: Fault) -> Note:
    """The remark that a way cannot be taken as things stand, so that what stands after `else` is done."""
    what = phrase("as things stand, {what}, and what follows `else` is done", what=fault.what)
    return note(order, what, fault.rule)


def replacement(old: Order, new: Order, why: str, rule: str) -> Note:
    """The remark that a later order replaces an earlier one."""
    place, text = old.line_in_words, Typed(old.text)
    return note(new, phrase('this replaces {place}, "{old}": {why}', place=place, old=text, why=why), rule)


def pieces_of(answer: q.Answer) -> tuple[str, ...]:
    """The pieces an answer is about."""
    if isinstance(answer, q.Move):
        return answer.pieces
    if isinstance(answer, q.Transfer):
        return (answer.giver, answer.taker)
    if isinstance(answer, q.Recruit):
        return (*answer.troops, *(piece for piece, _ in answer.entering))
    return ()


def offensive_faults(game: Game, nation: str, order: OffensiveOrder) -> list[Fault]:
    """The Offensive Option is Prussia's, of the expert game, and of turn 3 (R33)."""
    if nation != offensive.NATION:
        return [
            illegal(
                order,
                phrase("{nation} has no Offensive Option", nation=nation),
                "rule 13",
                phrase("It is Prussia's."),
            )
        ]
    if order.card is None:
        return []
    if OFFENSIVE_OPTION not in game.options:
        return [illegal(order, phrase("this game is played without the Offensive Option"), "rule 13")]
    if game.turn == offensive.TURN:
        return []
    what = phrase(
        "the Offensive Option is declared in turn {due}, not in turn {turn}",
        due=offensive.TURN,
        turn=game.turn,
    )
    return [illegal(order, what, "rule 13, R33")]


# ------------------------------------------------------------------------------ before the stage comes


def as_if_open(game: Game, nation: str, troops: q.Allot | None = None) -> Game:
    """The game as if the nation's movement phase were open now; `troops` is how she sets up, if she does."""
    if game.phase == MOVEMENT and game.nation == nation:
        return game
    for name in game.rules.order if game.phase == SETUP else ():
        if name not in game.hands:
            allot = troops if troops and troops.nation == name else default_set_up(game, name)
            events = decide(game, allot)
            game = game if isinstance(events, q.Verdict) else apply_all(game, events)
    turn = stage_turn(game, nation)
    return replace(game, turn=turn, nation=nation, phase=MOVEMENT, stage=Stage())
