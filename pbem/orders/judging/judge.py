"""Judges a letter against a game: what every line means, and all that is wrong with it. It changes nothing.

A fault keeps a letter from counting. What may have changed by the time the nation's stage comes is a note
instead, which begins "as things stand".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeVar

from pbem.engine import offensive
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import OVER, SETUP, Game
from pbem.engine.phrase import all_of, phrase
from pbem.engine.sequence import questions
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.faults import Fault, Note, as_things_stand, fault_in
from pbem.orders.grammar.header import NationLine
from pbem.orders.grammar.letter import Header, Part
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.later_orders import CHECKS, plan_of
from pbem.orders.judging.no_nation import first_of, likely_parts, no_nation
from pbem.orders.judging.numbered_answer import answer_faults
from pbem.orders.judging.order_in_full import order_in_full
from pbem.orders.judging.stage import (
    ONCE,
    OrderStep,
    as_if_open,
    is_next,
    is_open,
    replacement,
    run_stage,
    stage_turn,
)
from pbem.orders.judging.unnumbered_answer import fault_unnumbered_answers
from pbem.orders.meaning.battle_plans import Plan
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.names.name_book import book
from pbem.orders.names.nearest import for_one_letter
from pbem.orders.problem import Kind, Problem
from pbem.orders.reading.parse import Sheet


@dataclass(frozen=True)
class OrderInFull:
    """A sound order: its line, its text, and how it was understood, written in full."""

    line: int
    text: str
    in_full: str


@dataclass(frozen=True)
class Judged:
    """A letter's part for one nation, all of it; `nation` is None if it is for none of the writer's."""

    nation: str | None
    part: Part
    orders_in_full: tuple[OrderInFull, ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Judgement:
    """A whole letter. `faults` and `notes` are all there are, by line, those of the parts among them."""

    parts: tuple[Judged, ...]
    faults: tuple[Fault, ...]
    notes: tuple[Note, ...]

    @property
    def is_for_another_turn(self) -> bool:
        """Whether the whole letter is for another turn: to accept it in part would not help."""
        return any(fault.kind == Kind.WRONG_TURN for fault in self.faults)


Earlier = Mapping[str, Sequence[Order]]
"""The set-up and stage orders that each nation has on file, oldest first."""


@for_one_letter
def judge(game: Game, sheet: Sheet, player: str | None = None, earlier: Earlier | None = None) -> Judgement:
    """Judge a player's letter. `player` is None if the moderator puts it in for whomever it speaks for.

    `earlier` orders count where the letter adds to them: with `amend`, and a set-up in any case.
    """
    sheet = fault_unnumbered_answers(game, sheet, player)
    known, strange = by_nation(game, sheet.parts, player)
    on_file = earlier or {}
    own = (_judged(game, one, part, sheet.header, on_file.get(one, ())) for one, part in known.items())
    parts = (*(_as_likely(game, one, sheet.header, player, on_file) for one in strange), *own)
    faults = [*sheet.faults, *(fault for part in parts for fault in part.faults)]
    notes = [*sheet.notes, *(remark for part in parts for remark in part.notes)]
    return Judgement(parts, _by_line(faults), _by_line(notes))


def _as_likely(game: Game, one: Judged, header: Header, player: str | None, on_file: Earlier) -> Judged:
    """A part for no nation, with what else is wrong if it is for those that it is likely to be for."""
    if one.part.nation:
        return one
    own = game.roles.get(player, ()) if player else game.rules.order
    likely = [
        _judged(game, nation, part, header, on_file.get(nation, ()))
        for nation, part in likely_parts(game, one.part, own).items()
    ]
    faults = chain(one.faults, *(part.faults for part in likely))
    return replace(one, faults=_by_line(faults), notes=_by_line(chain(*(part.notes for part in likely))))


Remark = TypeVar("Remark", bound=Fault)


def _by_line(faults: Iterable[Remark]) -> tuple[Remark, ...]:
    return tuple(sorted(dict.fromkeys(faults), key=lambda fault: fault.line))


# ------------------------------------------------------------------------------- whose part it is


def by_nation(game: Game, parts: Iterable[Part], player: str | None) -> tuple[dict[str, Part], list[Judged]]:
    """The parts by nation, those for the same one joined, and the parts that are nobody's or another's."""
    known: dict[str, Part] = {}
    strange = []
    for part in chain.from_iterable(_answers_apart(game, part, player) for part in parts):
        nation = nation_of(game, part, player)
        if isinstance(nation, Fault):
            strange.append(Judged(None, part, faults=(nation,)))
        else:
            known[nation] = _join(known[nation], part) if nation in known else part
    return known, strange


def _answers_apart(game: Game, part: Part, player: str | None) -> Iterable[Part]:
    """A part for nobody, and the answers in it: the number of a question tells whom it is put to."""
    own = game.roles.get(player, ()) if player else game.rules.order
    asked = {one.number: one.nation for one in questions(game) if one.nation in own}
    alone = next(iter(asked.values())) if len(set(asked.values())) == 1 else None
    if part.nation or len(own) == 1 or not asked:
        return [part]
    rest: list[Order] = []
    answers: list[Part] = []
    for order in part.orders:
        nation = asked.get(order.number, alone) if isinstance(order, AnswerOrder) else None
        if nation is None:
            rest.append(order)
        else:
            answers.append(Part(NationLine(order.line, order.text, nation), (order,)))
    left = Part(None, tuple(rest), part.standing)
    return [*answers, left] if rest or part.standing is not None else answers


def _join(one: Part, other: Part) -> Part:
    standing = one.standing if not other.standing else (*(one.standing or ()), *other.standing)
    return Part(other.nation, one.orders + other.orders, () if other.standing == () else standing)


def nation_of(game: Game, part: Part, player: str | None = None) -> str | Fault:
    """The nation a part is for; a player with one nation need not name her."""
    own = game.roles.get(player, ()) if player else game.rules.order
    if part.nation is None:
        return own[0] if len(own) == 1 else no_nation(game, part, own)
    nation = book(game.rules).nations.find(part.nation.name, own)
    if isinstance(nation, Problem):
        return fault_in(part.nation, nation)
    return nation if nation in own and nation not in game.quit else _not_yours(game, part.nation, nation, own)


def _not_yours(game: Game, line: NationLine, nation: str, own: Sequence[str]) -> Fault:
    if nation in game.quit:
        return Fault(
            line.line, line.text, Kind.STALE, phrase("{nation} has left the game", nation=nation), "rule 11"
        )
    what = phrase("{nation} is played by {player}", nation=nation, player=game.player_of(nation))
    return Fault(
        line.line, line.text, Kind.NOT_YOURS, what, "rule 1", phrase("Yours: {nations}.", nations=all_of(own))
    )


# ------------------------------------------------------------------------------ a nation's own part


def _judged(game: Game, nation: str, part: Part, header: Header, earlier: Sequence[Order]) -> Judged:
    """Everything about one nation's part: set-up, own stage, plans, in this order."""
    judging = _Judging(game, nation)
    judging.over(part)
    judging.turn(part, header)
    troops = judging.set_up(part) or judging.earlier_set_up(earlier)
    judging.stage(troops, part, earlier if header.amend else ())
    for order in part.orders:
        judging.other(order)
    for order in part.standing or ():
        judging.lasting(order)
    judging.replaced(part.orders)
    judging.replaced(part.standing or ())
    orders_in_full = tuple(sorted(judging.orders_in_full, key=lambda one: one.line))
    return Judged(nation, part, orders_in_full, _by_line(judging.faults), _by_line(judging.notes))


class _Judging:
    """One part being judged; `game` becomes the position after the orders of the nation's stage."""

    def __init__(self, game: Game, nation: str) -> None:
        self.now = self.game = game
        self.nation = nation
        self.open = is_open(game, nation)
        self.certain = self.open or is_next(game, nation)
        self.faults: list[Fault] = []
        self.notes: list[Note] = []
        self.orders_in_full: list[OrderInFull] = []

    def over(self, part: Part) -> None:
        """Nothing can be ordered any more when the game is over."""
        if self.now.phase == OVER:
            line = part.nation or first_of(part)
            self.faults.append(Fault(line.line, line.text, Kind.STALE, phrase("the game is over"), "rule 12"))

    def turn(self, part: Part, header: Header) -> None:
        """The turn a letter names has to be that of the stage it has orders for."""
        if header.turn is None:
            return
        due = stage_turn(self.now, self.nation)
        stage = any(isinstance(order, (SetUpOrder, *STAGE_ORDERS)) for order in part.orders)
        if header.turn.number != due and (stage or header.turn.number != self.now.turn):
            what = phrase("{nation}'s next action stage is that of turn {due}", nation=self.nation, due=due)
            problem = Problem(what, phrase("Write: turn {due}", due=due), Kind.WRONG_TURN)
            self.faults.append(fault_in(header.turn, problem, "rule 2"))

    def set_up(self, part: Part) -> q.Allot | None:
        """How the part sets the nation up, if it does and may."""
        orders = [order for order in part.orders if isinstance(order, SetUpOrder)]
        answer = setup_answer(self.now, self.nation, orders) if orders else None
        if isinstance(answer, q.Allot):
            self._means(orders[-1], answer_in_full(self.now, answer))
            return answer
        self.faults += answer or ()
        return None

    def earlier_set_up(self, earlier: Sequence[Order]) -> q.Allot | None:
        """How an earlier letter sets the nation up."""
        orders = [order for order in earlier if isinstance(order, SetUpOrder)]
        answer = setup_answer(self.now, self.nation, orders) if orders else None
        return answer if isinstance(answer, q.Allot) else None

    def stage(self, troops: q.Allot | None, part: Part, earlier: Sequence[Order]) -> None:
        """Carry out the orders of the stage as if it had come; those of this part are judged."""
        orders = [order for order in part.orders if isinstance(order, STAGE_ORDERS)]
        if not orders and self.now.phase != SETUP:
            return
        game = as_if_open(self.now, self.nation, troops)
        before = [order for order in earlier if isinstance(order, STAGE_ORDERS)]
        run = run_stage(game, self.nation, [*before, *orders], certain=self.certain)
        self.game = run.game
        own = {(order.line, order.text) for order in orders}
        self._weigh((fault for fault in run.faults if (fault.line, fault.text) in own), firm=self.open)
        self.notes += (remark for remark in run.notes if (remark.line, remark.text) in own)
        self._understood(game, run.steps, orders)
        if offensive.is_asked(self.game, self.nation):
            what = phrase(
                "{nation} decides about the Offensive Option this turn, but no line says how",
                nation=self.nation,
            )
            right = phrase("You will be asked, unless you write: offensive CARD, or: offensive no")
            self.notes.append(Note(0, "", Kind.ILLEGAL, what, "rule 13, R33", right, firm=False))

    def _understood(self, game: Game, steps: Iterable[OrderStep], orders: Sequence[Order]) -> None:
        for step in steps:
            if any(step.order is order for order in orders):
                self._means(step.order, answer_in_full(game, step.answer))
            game = apply_all(game, step.events)

    def other(self, order: Order) -> None:
        """Orders that answer or arrange something else."""
        faults = self._check(order)
        asked = isinstance(order, AnswerOrder)
        self._weigh(faults, firm=asked or (self.certain and not isinstance(order, FateOrder)))
        if all(isinstance(fault, Note) for fault in faults):
            self._means(order, order_in_full(self.game, self.nation, order))

    def lasting(self, order: Order) -> None:
        """A standing order: only what can never be right is a fault."""
        faults = [fault for fault in self._check(order) if fault.firm]
        self.faults += faults
        if not faults:
            self._means(order, order_in_full(self.game, self.nation, order))

    def replaced(self, orders: Sequence[Order]) -> None:
        """Note which of several orders of one kind stands."""
        last: dict[object, Order] = {}
        for order in orders:
            key = self._same(order)
            if key is not None and key in last:
                self.notes.append(replacement(last[key], order, *ONCE))
            last[key] = order

    def _same(self, order: Order) -> object:
        if isinstance(order, SetUpOrder | DiscardOrder):
            return type(order)
        plan = plan_of(self.game, self.nation, order) if isinstance(order, BattleOrder) else None
        return (plan.own, plan.enemy) if isinstance(plan, Plan) else None

    def _check(self, order: Order) -> Sequence[Fault]:
        if isinstance(order, AnswerOrder):
            return answer_faults(self.now, self.nation, order)
        check = CHECKS.get(type(order))
        game = self.now if isinstance(order, FateOrder) else self.game
        return check(game, self.nation, order) if check else ()

    def _weigh(self, faults: Iterable[Fault], *, firm: bool) -> None:
        """Faults that may have gone when the time comes are notes."""
        for fault in faults:
            if isinstance(fault, Note):
                self.notes.append(fault)
            elif fault.firm or firm:
                self.faults.append(fault)
            else:
                self.notes.append(as_things_stand(fault))

    def _means(self, order: Order, in_full: str) -> None:
        if in_full:
            self.orders_in_full.append(OrderInFull(order.line, order.text, in_full))
