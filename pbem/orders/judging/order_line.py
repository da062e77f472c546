"""An order in canonical form as one line of the orders language, in English. Read again it is that order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from pbem.orders.grammar.allot import AllotOrder
from pbem.orders.grammar.answer import AnswerOrder
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.fate import FateOrder
from pbem.orders.grammar.header import Final, Withdraw
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.lists import Share
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder, Recruits
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.transfer import TransferOrder
from pbem.orders.grammar.waive import WaiveOrder


@singledispatch
def order_line(order: Order) -> str:
    """An order as a line; one that is nothing but its verb, or a letter's header, as it was written."""
    return order.text


def _listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))


def _stack(names: Iterable[str]) -> str:
    return " + ".join(names)


@order_line.register
def _final(order: Final) -> str:
    return "final"


@order_line.register
def _withdraw(order: Withdraw) -> str:
    return "withdraw"


@order_line.register
def _hold(order: HoldOrder) -> str:
    return "hold"


def _shares(shares: Iterable[Share]) -> str:
    return _listed(f"{one.general} {one.troops}" for one in shares)


@order_line.register
def _set_up(order: SetUpOrder) -> str:
    return f"setup {_shares(order.shares)}"


@order_line.register
def _allot(order: AllotOrder) -> str:
    return f"allot {_shares(order.shares)}"


@order_line.register
def _discard(order: DiscardOrder) -> str:
    return f"discard {_listed(order.wishes)}"


@order_line.register
def _offensive(order: OffensiveOrder) -> str:
    return f"offensive {order.card or 'no'}"


@order_line.register
def _move(order: MoveOrder) -> str:
    return f"move {_stack(order.pieces)}: {_listed(order.places)}"


@order_line.register
def _transfer(order: TransferOrder) -> str:
    return f"transfer {order.count} {order.giver} > {order.taker}"


@order_line.register
def _recruit(order: RecruitOrder) -> str:
    place = f"at {order.place} " if order.place else ""
    return f"recruit {place}{' '.join(order.cards)}: {_listed(map(_recruits, order.items))}"


def _recruits(item: Recruits) -> str:
    place = f" at {item.place}" if item.place else ""
    return f"{item.piece}{place}" + ("" if item.troops is None else f" {item.troops}")


@order_line.register
def _attack(order: AttackOrder) -> str:
    return f"attack {_stack(order.own)} > {_stack(order.enemy)}"


@order_line.register
def _retreat(order: RetreatOrder) -> str:
    return f"retreat {_stack(order.loser)}: {_listed(order.places)}"


@order_line.register
def _battle(order: BattleOrder) -> str:
    enemy = f"> {_stack(order.enemy)}" if order.enemy else ""
    sides = " ".join(side for side in ("battle", _stack(order.own), enemy) if side)
    return f"{sides}: {_listed(order.clauses)}"


@order_line.register
def _fate(order: FateOrder) -> str:
    named = ": ".join(part for part in (order.name, order.place) if part)
    return " ".join(part for part in ("fate", order.deed, named) if part)


@order_line.register
def _waive(order: WaiveOrder) -> str:
    return f"waive {_listed(order.places)}"


@order_line.register
def _answer(order: AnswerOrder) -> str:
    return f"answer {order.number}: {order.words}"
