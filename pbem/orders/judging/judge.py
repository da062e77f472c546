"""Judges a letter against a game: what every line means, and all that is wrong with it. It changes nothing.

A fault keeps a line from counting. What may have changed by the time the nation's stage comes is a note
instead, which begins "as things stand".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import TypeVar

from pbem.engine import offensive
from pbem.engine import questions as q
from pbem.engine.apply import apply_all
from pbem.engine.model import OVER, SETUP, Game
from pbem.engine.phrase import all_of, phrase
from pbem.engine.sequence import decide, questions
from pbem.orders.grammar.allot import AllotOrder
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.faults import Fault, Note, as_things_stand, fault_in
from pbem.orders.grammar.header import Final, NationLine
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.letter import Header, LaterPart, Part, with_later
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.judging.answer_in_full import answer_in_full
from pbem.orders.judging.canonical import canonical
from pbem.orders.judging.later_orders import CHECKS
from pbem.orders.judging.later_turns import by_turn, later_faults, later_turn_in_full
from pbem.orders.judging.next_stage import is_next, is_open, stage_turn
from pbem.orders.judging.no_nation import first_of, likely_parts, no_nation, told_apart
from pbem.orders.judging.outlook import idle_in_full, later_in_full, step_in_full
from pbem.orders.judging.purpose import purpose_of
from pbem.orders.judging.read_as import with_reading
from pbem.orders.judging.stage import ONCE, Run, as_if_open, replacement, run_stage
from pbem.orders.judging.unnumbered_answer import fault_unnumbered_answers
from pbem.orders.meaning.facts import condition_faults
from pbem.orders.meaning.fate_orders import is_for_later_stack
from pbem.orders.meaning.set_up import setup_answer
from pbem.orders.meaning.to_answer import to_answer
from pbem.orders.names.name_book import book
from pbem.orders.names.nearest import for_one_letter
from pbem.orders.problem import Kind, Problem
from pbem.orders.reading.parse import Sheet
from pbem.records import dataclass


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
"""The set-up and stage orders of each nation that stay on file beside the letter, oldest first."""


@for_one_letter
def judge(game: Game, sheet: Sheet, player: str | None = None, earlier: Earlier | None = None) -> Judgement:
    """Judge a player's letter. `player` is None if the moderator puts it in for whomever it speaks for.

    `earlier` orders are carried out before those of the letter, but are not judged again.
    """
    sheet = fault_unnumbered_answers(game, sheet, player)
    known, strange = by_nation(game, sheet.parts, player)
    on_file = earlier or {}
    own = (_judged(game, one, part, sheet.header, on_file.get(one, ())) for one, part in known.items())
    parts = (*(_as_likely(game, one, sheet.header, player, on_file) for one in strange), *own)
    faults = [*sheet.faults, *with_reading(chain.from_iterable(part.faults for part in parts), sheet)]
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
    for part in chain.from_iterable(told_apart(game, part, player) for part in parts):
        nation = nation_of(game, part, player)
        if isinstance(nation, Fault):
            strange.append(Judged(None, part, faults=(nation,)))
        else:
            known[nation] = _join(known[nation], part) if nation in known else part
    return {nation: by_turn(game, nation, part) for nation, part in known.items()}, strange


def _join(one: Part, other: Part) -> Part:
    standing = one.standing if not other.standing else (*(one.standing or ()), *other.standing)
    standing = () if other.standing == () else standing
    later = one.later
    for more in other.later:
        later = with_later(later, more)
    return Part(other.nation, one.orders + other.orders, standing, later)


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
    judging.turn(part, header, earlier)
    troops = judging.set_up(part) or judging.earlier_set_up(earlier)
    judging.stage(troops, part, earlier)
    for order in part.orders:
        judging.other(order)
    for order in part.standing or ():
        judging.lasting(order)
    judging.replaced(part.orders)
    judging.replaced(part.standing or ())
    for later in part.later:
        judging.later(later)
    orders_in_full = tuple(sorted(judging.orders_in_full, key=lambda one: one.line))
    return Judged(nation, part, orders_in_full, _by_line(judging.faults), _by_line(judging.notes))


def _right_turn(due: int, named: int) -> str:
    if named < due:
        return phrase("Write: turn {due}", due=due)
    return phrase(
        "Write: turn {due}; or, to keep orders for turn {later}, write that turn below the nation's line.",
        due=due,
        later=named,
    )


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
        self.asked = game
        """The position in which answers are judged: troops may be split before them."""

    def over(self, part: Part) -> None:
        """Nothing can be ordered any more when the game is over."""
        if self.now.phase == OVER:
            line = part.nation or first_of(part)
            self.faults.append(Fault(line.line, line.text, Kind.STALE, phrase("the game is over"), "rule 12"))

    def turn(self, part: Part, header: Header, earlier: Sequence[Order]) -> None:
        """The turn a letter names has to be that of the stage it has orders for."""
        due = stage_turn(self.now, self.nation)
        if header.turn is None:
            self._unnamed_turn(part, header, due, amends=bool(earlier))
            return
        stage = any(isinstance(order, (SetUpOrder, *STAGE_ORDERS)) for order in part.orders)
        if header.turn.number != due and (stage or header.turn.number != self.now.turn):
            what = phrase("{nation}'s next action stage is that of turn {due}", nation=self.nation, due=due)
            problem = Problem(what, _right_turn(due, header.turn.number), Kind.WRONG_TURN)
            self.faults.append(fault_in(header.turn, problem, "rule 2"))

    def _unnamed_turn(self, part: Part, header: Header, due: int, *, amends: bool) -> None:
        """A letter that answers one turn, or adds to its orders, has none for a later one unless it names
        that."""
        orders = [order for order in part.orders if isinstance(order, (SetUpOrder, Final, *STAGE_ORDERS))]
        orders = [order for order in orders if order.line not in part.named]
        answers = header.answers is not None and due > max(header.answers, 1)
        too_late = header.amend and not amends and self.now.turn > 0 and due > self.now.turn
        if not orders or not (answers or too_late):
            return
        what = phrase(
            "it answers a letter of an earlier turn, and {nation}'s next action stage is that of turn {due}",
            nation=self.nation,
            due=due,
        )
        if header.answers == self.now.turn > 0:
            what = phrase(
                "it comes too late: {nation} has moved in turn {turn}, and her next action stage is that of "
                "turn {due}",
                nation=self.nation,
                turn=self.now.turn,
                due=due,
            )
        if too_late:
            what = phrase(
                "{nation} has moved in turn {turn}, and nothing that it could add to is on file for turn "
                "{due}",
                nation=self.nation,
                turn=self.now.turn,
                due=due,
            )
        right = phrase("If it is meant for that, write: turn {due}", due=due)
        self.faults.append(fault_in(orders[0], Problem(what, right, Kind.WRONG_TURN), "rule 2"))

    def later(self, part: LaterPart) -> None:
        """Orders for a later turn: only what can never be right is a fault."""
        for order in part.orders:
            faults = later_faults(self.now, self.nation, order, part.turn)
            self._weigh(faults, firm=True)
            if all(isinstance(fault, Note) for fault in faults):
                self._means(order, later_turn_in_full(self.now, self.nation, order, part.turn))

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
        before = [order for order in earlier if isinstance(order, STAGE_ORDERS)]
        if not orders and self.now.phase != SETUP:
            if before and any(isinstance(order, AttackOrder) for order in part.orders):
                # Who attacks stands where the moves on file lead him.
                self.game = run_stage(as_if_open(self.now, self.nation, troops), self.nation, before).game
            return
        game = as_if_open(self.now, self.nation, troops)
        run = run_stage(game, self.nation, [*before, *orders], certain=self.certain)
        self.game = run.game
        own = {(order.line, order.text) for order in orders}
        self._weigh((fault for fault in run.faults if (fault.line, fault.text) in own), firm=self.open)
        self.notes += (remark for remark in run.notes if (remark.line, remark.text) in own)
        self._weigh((fault for fault in run.never if (fault.line, fault.text) in own), firm=True)
        self._understood(game, run, orders)
        if offensive.is_asked(self.game, self.nation):
            what = phrase(
                "{nation} decides about the Offensive Option this turn, but no line says how",
                nation=self.nation,
            )
            right = phrase("You will be asked, unless you write: offensive CARD, or: offensive no")
            self.notes.append(Note(0, "", Kind.ILLEGAL, what, "rule 13, R33", right, firm=False))

    def _understood(self, game: Game, run: Run, orders: Sequence[Order]) -> None:
        """Tell what orders mean: those carried out, and those that may yet be by the time the stage comes."""
        began = game
        for step in run.steps:
            if any(step.order is order for order in orders):
                self._means(step.order, step_in_full(game, self.nation, step))
            game = apply_all(game, step.events)
        doubtful = {(fault.line, fault.text) for fault in run.faults}
        doubtful -= {(fault.line, fault.text) for fault in self.faults}
        for order in orders:
            if (order.line, order.text) in doubtful and not isinstance(order, HoldOrder):
                self._means(order, canonical(game, self.nation, order).line_in_full)
        for order in run.idle:
            if any(order is one for one in orders) and not isinstance(order, HoldOrder):
                self._means(order, idle_in_full(game, self.nation, order, began))

    def other(self, order: Order) -> None:
        """Orders that answer or arrange something else."""
        faults = self._check(order)
        if isinstance(order, AllotOrder) and not order.when:
            self._split(order)
        certain = self.certain and not isinstance(order, FateOrder) and not order.when
        self._weigh(faults, firm=certain or isinstance(order, AnswerOrder) or self._is_asked_for(order))
        if not any((fault.line, fault.text) == (order.line, order.text) for fault in self.faults):
            self._means(order, later_in_full(self.game, self.nation, order))

    def _split(self, order: AllotOrder) -> None:
        """Split troops as an order says if that is possible now: they are split before answers (R10)."""
        answer = to_answer(self.asked, self.nation, order)
        events = () if isinstance(answer, tuple) or self.now.phase == SETUP else decide(self.asked, answer)
        if isinstance(events, tuple):
            self.asked = apply_all(self.asked, events)

    def _is_asked_for(self, order: Order) -> bool:
        """Whether the nation is asked now for what an order decides: then it has to be right now."""
        kinds = {FateOrder: (q.FATE, q.EVADE), RetreatOrder: (q.RETREAT,)}.get(type(order), ())
        if isinstance(order, FateOrder) and is_for_later_stack(self.now, self.nation, order):
            return False
        return any(one.kind in kinds and one.nation == self.nation for one in questions(self.now))

    def lasting(self, order: Order) -> None:
        """A standing order: only what can never be right is a fault."""
        faults = [fault for fault in self._check(order) if fault.firm]
        self.faults += faults
        if not faults:
            self._means(order, later_in_full(self.game, self.nation, order))

    def replaced(self, orders: Sequence[Order]) -> None:
        """Note which of several orders of one kind stands."""
        last: dict[object, Order] = {}
        for order in orders:
            of_stage = isinstance(order, STAGE_ORDERS)
            key = None if of_stage else purpose_of(self.game, self.nation, order)
            if key is not None and key in last:
                self.notes.append(replacement(last[key], order, *ONCE))
            last[key] = order

    def _check(self, order: Order) -> Sequence[Fault]:
        if isinstance(order, AnswerOrder):
            from pbem.orders.judging.numbered_answer import answer_faults

            return answer_faults(self.now, self.nation, order)
        check = CHECKS.get(type(order))
        game = self.asked if isinstance(order, FateOrder) else self.game
        found = check(game, self.nation, order) if check else ()
        is_stage = isinstance(order, STAGE_ORDERS)
        return (*found, *(() if is_stage else condition_faults(self.now, self.nation, order)))

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
