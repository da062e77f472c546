"""Orders for later turns: sorted out of a letter, judged as far as that can be told now, written in full."""

from __future__ import annotations

from dataclasses import replace

from pbem.engine.model import Game
from pbem.engine.phrase import phrase
from pbem.orders.grammar.faults import Fault, Note, illegal
from pbem.orders.grammar.header import Final, TurnLine, Withdraw
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.letter import LaterPart, Part, with_later
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import AT_ONCE, STAGE_ORDERS
from pbem.orders.judging.canonical import canonical
from pbem.orders.judging.later_orders import CHECKS
from pbem.orders.judging.next_stage import LAST, stage_turn
from pbem.orders.judging.open_moves import choose_way
from pbem.orders.meaning.facts import condition_faults
from pbem.orders.meaning.to_answer import to_answer
from pbem.orders.problem import Kind


def by_turn(game: Game, nation: str, part: Part) -> Part:
    """A nation's part with the orders for her next stage and those for later turns apart."""
    due = stage_turn(game, nation)
    now, named = part.orders, part.named
    later: tuple[LaterPart, ...] = ()
    for one in part.later:
        if one.turn.number == due:
            now += one.orders
            named += tuple(order.line for order in one.orders)
        else:
            later = with_later(later, one)
    return replace(part, orders=now, later=later, named=named)


def _may_wait(order: Order) -> bool:
    return not isinstance(order, (SetUpOrder, Withdraw, Final, *AT_ONCE))


def later_faults(game: Game, nation: str, order: Order, turn: TurnLine) -> tuple[Fault, ...]:
    """What is wrong with an order for a later turn wherever the pieces stand by then."""
    if not stage_turn(game, nation) < turn.number <= LAST:
        what = phrase("{nation} has no stage of turn {turn} to come", nation=nation, turn=turn.number)
        return (illegal(order, what, "rule 2"),)
    if not _may_wait(order):
        what = phrase("this cannot be kept for a later turn")
        return (illegal(order, what, "rule 2", phrase("Write it above the line with the turn.")),)
    found = (*_own_faults(game, nation, order), *condition_faults(game, nation, order))
    return tuple(fault for fault in found if fault.firm or isinstance(fault, Note))


def _own_faults(game: Game, nation: str, order: Order) -> tuple[Fault, ...]:
    if isinstance(order, MoveOrder):
        return choose_way(game, nation, order).unreadable
    if isinstance(order, STAGE_ORDERS):
        answer = () if isinstance(order, HoldOrder) else to_answer(game, nation, order)
        return (
            tuple(one for one in answer if one.kind is not Kind.ILLEGAL) if isinstance(answer, tuple) else ()
        )
    check = CHECKS.get(type(order))
    return check(game, nation, order) if check else ()


def later_turn_in_full(game: Game, nation: str, order: Order, turn: TurnLine) -> str:
    """An order for a later turn as the receipt shows it."""
    says = canonical(game, nation, order).line_in_full
    return phrase("for turn {turn}: {order}", turn=turn.number, order=says)
