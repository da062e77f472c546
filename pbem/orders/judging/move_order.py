"""Moves of several letters that cannot be made in the order in which they came: a player may move his pieces
in any order (rule 4), so one that works is looked for, and taken if nothing else comes of the other orders.
What one letter says is done in the order written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from graphlib import CycleError, TopologicalSorter
from typing import Generic, Protocol, TypeVar

from pbem.engine import questions as q
from pbem.engine.events import Event, FacedDown, Moved, Recruited
from pbem.engine.model import Game
from pbem.engine.phrase import phrase
from pbem.orders.grammar.faults import Fault, Note, note
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.judging.open_moves import choose_way
from pbem.orders.judging.purpose import stage_purpose
from pbem.orders.meaning.to_answer import to_answer
from pbem.orders.problem import Kind
from pbem.records import dataclass


class DoneStep(Protocol):
    """An order carried out."""

    @property
    def order(self) -> Order:
        """The order."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What followed."""


class Carried(Protocol):
    """What became of orders."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What is wrong with them."""

    @property
    def steps(self) -> Sequence[DoneStep]:
        """Those that were carried out."""


Out = TypeVar("Out", bound=Carried)


@dataclass(frozen=True)
class WorkingOrder(Generic[Out]):
    """What becomes of orders that are carried out so that as few as can be are in each other's way."""

    found: Out
    in_turn: Sequence[Order]
    """The orders, one after the other as they were carried out."""

    remarks: tuple[Note, ...] = ()
    """For each that is possible because others of another letter come before or after it."""

    faults: tuple[Fault, ...] = ()
    """What is wrong, with what to write where the order in one letter is all that is wrong with it."""


def in_working_order(
    began: Game,
    nation: str,
    orders: Sequence[Order],
    letters: Sequence[int],
    carry_out: Callable[[Sequence[Order]], Out],
) -> WorkingOrder[Out]:
    """Carry out orders in the order written unless a move fails in it that is possible if pieces leave before
    others come to where they stand, and pass before others end in their way (rule 4).

    All else has to come out as before, and what stands in one letter is done in the order written there:
    `letters` tells of each order where it stands. `began` is the position before the first of them. An order
    that replaces one of an earlier letter may come where that one stood.
    """
    found = carry_out(orders)
    refused = [order for order in orders if isinstance(order, MoveOrder) and _is_refused(order, found)]
    as_written = WorkingOrder(found, orders, (), found.faults)
    if not refused:
        return as_written
    in_place = _where_replaced(began, nation, orders, letters)
    tried = carry_out(in_place) if in_place != list(orders) else found
    if _is_better(tried, found):
        return _remarked(tried, refused, orders, in_place)
    apart = range(len(orders))
    for where in (letters, apart) if len(set(letters)) > 1 else (apart,):
        in_turn = _nobody_in_the_way(began, nation, orders, where)
        tried = carry_out(in_turn) if in_turn and in_turn != list(orders) else found
        if not _is_better(tried, found):
            continue
        assert in_turn
        mended = _remarked(tried, refused, orders, in_turn)
        if where is letters:
            return mended
        faults = tuple(_told(fault, mended.remarks) for fault in found.faults)
        return WorkingOrder(found, orders, (), faults)
    return as_written


def _remarked(
    tried: Out, refused: Sequence[Order], orders: Sequence[Order], in_turn: Sequence[Order]
) -> WorkingOrder[Out]:
    """What becomes of orders in another turn than they were written in, with remarks on those that were
    refused before."""
    done = {id(step.order) for step in tried.steps}
    mended = (order for order in refused if id(order) in done)
    return WorkingOrder(
        tried, in_turn, tuple(_remark(order, orders, in_turn) for order in mended), tried.faults
    )


def _where_replaced(began: Game, nation: str, orders: Sequence[Order], letters: Sequence[int]) -> list[Order]:
    """The orders, each that replaces one of an earlier letter right behind that."""
    in_turn: list[Order] = []
    kept: dict[object, tuple[Order, int]] = {}
    for place, order in enumerate(orders):
        purpose = stage_purpose(began, nation, order) or place
        old, letter = kept.get(purpose, (order, letters[place]))
        at = [one is old for one in in_turn].index(True) + 1 if letter != letters[place] else len(in_turn)
        in_turn.insert(at, order)
        kept[purpose] = order, letters[place]
    return in_turn


def _told(fault: Fault, remarks: Sequence[Note]) -> Fault:
    """A fault of a move that would be possible at another place, with what to write."""
    if (fault.line, fault.text) not in {(one.line, one.text) for one in remarks}:
        return fault
    instead = phrase("In another order of your moves it is possible: send this line once more, alone.")
    return replace(fault, instead=instead)


def _is_refused(order: Order, found: Carried) -> bool:
    return any(
        fault.kind is Kind.ILLEGAL and (fault.line, fault.text) == (order.line, order.text)
        for fault in found.faults
    )


def _nobody_in_the_way(
    began: Game, nation: str, orders: Sequence[Order], letters: Sequence[int]
) -> list[Order] | None:
    """The orders so that pieces leave and pass before others come; all others stay as near as can be to where
    they are written. None if there is no such order."""
    places = range(len(orders))
    moves = {place: move for place in places if (move := _move(began, nation, orders[place]))}
    ends = {place: {move.path[-1]} for place, move in moves.items() if move.path}
    ends |= {place: cities for place in places if (cities := _entered(began, nation, orders[place]))}
    may = moves.keys() | ends.keys()
    sorter = TopologicalSorter[int]({place: () for place in places})
    for place, first in _pairs(began, moves, ends):
        sorter.add(place, first)
    for place in places:
        for other in range(place):
            # Two purchases stay in the order in which they came.
            is_free = place in may and other in may and (place in moves or other in moves)
            if letters[place] == letters[other] or not is_free:
                sorter.add(place, other)
    try:
        sorter.prepare()
    except CycleError:
        return None
    in_turn: list[int] = []
    ready: set[int] = set(sorter.get_ready())
    while ready:
        place = min(ready)
        ready.remove(place)
        in_turn.append(place)
        sorter.done(place)
        ready.update(sorter.get_ready())
    return [orders[place] for place in in_turn]


def _move(began: Game, nation: str, order: Order) -> q.Move | None:
    """The move that an order means as the stage begins, if it is one and its names can be read."""
    if not isinstance(order, MoveOrder):
        return None
    answer = choose_way(began, nation, order).answer if order.is_open else to_answer(began, nation, order)
    readable = isinstance(answer, q.Move) and all(piece in began.where for piece in answer.pieces)
    return answer if readable and isinstance(answer, q.Move) else None


def _entered(began: Game, nation: str, order: Order) -> set[int]:
    """The cities in which an order has pieces re-enter the map."""
    answer = to_answer(began, nation, order) if isinstance(order, RecruitOrder) else None
    return {city for _, city in answer.entering} if isinstance(answer, q.Recruit) else set()


def _pairs(
    began: Game, moves: Mapping[int, q.Move], ends: Mapping[int, set[int]]
) -> Iterator[tuple[int, int]]:
    """The places of two orders, of which the second is a move that has to come first: it starts on the way of
    the first, or where the first has pieces end or re-enter, or passes there."""
    for place, cities in ends.items():
        way = {*cities, *(moves[place].path if place in moves else ())}
        for other, first in moves.items():
            starts = began.where[first.pieces[0]] in way
            if place != other and (starts or not cities.isdisjoint(first.path[:-1])):
                yield place, other


def _is_better(tried: Carried, found: Carried) -> bool:
    """Whether fewer faults are found and no others, and what came of each order comes of it still."""
    done = {id(step.order): _outcome(step.events) for step in tried.steps}
    as_before = all(done.get(id(step.order)) == _outcome(step.events) for step in found.steps)
    return as_before and set(tried.faults) < set(found.faults)


def _outcome(events: Sequence[Event]) -> list[Event]:
    """What follows from an order, but for whom its pieces meet where they end: who is to go on from there has
    left before."""
    return [
        replace(event, united=()) if isinstance(event, Moved | Recruited) else event
        for event in events
        if not (isinstance(event, FacedDown) and event.united)
    ]


def _remark(order: Order, written: Sequence[Order], in_turn: Sequence[Order]) -> Note:
    """That a move is carried out before what is written before it, or after what is written after it."""
    turn = {id(one): place for place, one in enumerate(in_turn)}
    place = [one is order for one in written].index(True)
    before = [one for one in written[:place] if turn[id(one)] > turn[id(order)]]
    after = [one for one in written[place:] if turn[id(one)] < turn[id(order)]]
    if before:
        beside = before[0].line_in_words
        what = phrase("this is carried out before {place}: after it, it would not be possible", place=beside)
    else:
        beside = after[-1].line_in_words if after else ""
        what = phrase("this is carried out after {place}: before it, it would not be possible", place=beside)
    return note(order, what, "rule 4")
