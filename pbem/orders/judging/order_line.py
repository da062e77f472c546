"""An order in canonical form as one line of the orders language, in English. Read again it is that order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from pbem.orders.grammar import syntax as s


@singledispatch
def order_line(order: s.Order) -> str:
    """An order as a line; one that is nothing but its verb, or a letter's header, as it was written."""
    return order.text


def _listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items))


def _stack(names: Iterable[str]) -> str:
    return " + ".join(names)


@order_line.register
def _final(order: s.Final) -> str:
    return "final"


@order_line.register
def _withdraw(order: s.Withdraw) -> str:
    return "withdraw"


@order_line.register
def _hold(order: s.HoldOrder) -> str:
    return "hold"


def _shares(shares: Iterable[s.Share]) -> str:
    return _listed(f"{one.general} {one.troops}" for one in shares)


@order_line.register
def _set_up(order: s.SetUpOrder) -> str:
    return f"setup {_shares(order.shares)}"


@order_line.register
def _allot(order: s.AllotOrder) -> str:
    return f"allot {_shares(order.shares)}"


@order_line.register
def _discard(order: s.DiscardOrder) -> str:
    return f"discard {_listed(order.wishes)}"


@order_line.register
def _offensive(order: s.OffensiveOrder) -> str:
    return f"offensive {order.card or 'no'}"


@order_line.register
def _move(order: s.MoveOrder) -> str:
    return f"move {_stack(order.pieces)}: {_listed(order.places)}"


@order_line.register
def _transfer(order: s.TransferOrder) -> str:
    return f"transfer {order.count} {order.giver} > {order.taker}"


@order_line.register
def _recruit(order: s.RecruitOrder) -> str:
    place = f"at {order.place} " if order.place else ""
    return f"recruit {place}{' '.join(order.cards)}: {_listed(map(_recruits, order.items))}"


def _recruits(item: s.Recruits) -> str:
    place = f" at {item.place}" if item.place else ""
    return f"{item.piece}{place}" + ("" if item.troops is None else f" {item.troops}")


@order_line.register
def _attack(order: s.AttackOrder) -> str:
    return f"attack {_stack(order.own)} > {_stack(order.enemy)}"


@order_line.register
def _retreat(order: s.RetreatOrder) -> str:
    return f"retreat {_stack(order.loser)}: {_listed(order.places)}"


@order_line.register
def _battle(order: s.BattleOrder) -> str:
    enemy = f"> {_stack(order.enemy)}" if order.enemy else ""
    sides = " ".join(side for side in ("battle", _stack(order.own), enemy) if side)
    return f"{sides}: {_listed(order.clauses)}"


@order_line.register
def _fate(order: s.FateOrder) -> str:
    named = ": ".join(part for part in (order.name, order.place) if part)
    return " ".join(part for part in ("fate", order.deed, named) if part)


@order_line.register
def _waive(order: s.WaiveOrder) -> str:
    return f"waive {_listed(order.places)}"


@order_line.register
def _answer(order: s.AnswerOrder) -> str:
    return f"answer {order.number}: {order.words}"
