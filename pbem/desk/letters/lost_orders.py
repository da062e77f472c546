"""Which orders a letter takes off the file with nothing in their place: its writer is to be asked whether he
meant that, and not where he only says it otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain

from pbem.engine.model import Game
from pbem.game.on_file import Sourced
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.header import Final
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.judging.purpose import stage_purpose
from pbem.orders.meaning.plan import Plan


def lost_orders(
    game: Game, nation: str, dropped: Iterable[Sourced], letter: Sequence[Order], new: Iterable[Order]
) -> list[Sourced]:
    """Those of the dropped orders for whose purpose the orders of the letter have no other; some of these are
    `new`. Moves have one when all of their pieces have, a plan when another holds for its fights; of other
    kinds each new order stands in the place of one old one, of the same pieces if there is such a one."""
    gone = [one for one in dropped if not isinstance(one.order, Final)]
    rest = [order for order in new if not isinstance(order, MOVING | BattleOrder)]
    gone = [one for one in gone if not _takes_one(rest, one.order, exact=True)]
    gone = [one for one in gone if not _takes_one(rest, one.order, exact=False)]
    moved = frozenset(chain.from_iterable(_moved(game, nation, order) for order in letter))
    holds = any(isinstance(order, HoldOrder) for order in letter)
    plans = list(_plans(game, nation, letter))

    def has_another(old: Order) -> bool:
        if isinstance(old, MOVING):
            return holds or (bool(moved) and moved.issuperset(_moved(game, nation, old)))
        return any(_covers(plan, one) for one in _plans(game, nation, [old]) for plan in plans)

    return [one for one in gone if not has_another(one.order)]


MOVING = HoldOrder | MoveOrder
"""What decides where pieces go: `hold` for all of them."""


def _moved(game: Game, nation: str, order: Order) -> Collection[str]:
    """The pieces that an order moves."""
    if not isinstance(order, MoveOrder):
        return ()
    pieces = stage_purpose(game, nation, order)
    return pieces if isinstance(pieces, frozenset) else ()


def _plans(game: Game, nation: str, orders: Iterable[Order]) -> Iterator[Plan]:
    for order in orders:
        plan = plan_of(game, nation, order) if isinstance(order, BattleOrder) else None
        if isinstance(plan, Plan):
            yield plan


def _covers(new: Plan, old: Plan) -> bool:
    """Whether a plan holds for all fights that another one holds for."""
    sides = set(old.own).issuperset(new.own) and set(old.enemy).issuperset(new.enemy)
    return sides and new.against in ("", old.against) and set(old.conditions).issuperset(new.conditions)


def _takes_one(orders: list[Order], old: Order, *, exact: bool) -> bool:
    """Whether one of the orders stands in the place of an old one; it is taken out of the list then."""
    for order in orders:
        if type(order) is type(old) and (not exact or order.own_pieces == old.own_pieces):
            orders.remove(order)
            return True
    return False
