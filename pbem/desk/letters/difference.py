"""What a letter changes of what is on file for a nation: what stays, what goes, what is new."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from pbem.engine.model import SETUP, Game
from pbem.game.on_file import OrdersOnFile, Sourced
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.judging.order_line import meaning
from pbem.orders.judging.purpose import purpose_of, reentry
from pbem.orders.judging.wishes import is_begun
from pbem.records import dataclass
from pbem.report.record import UnderstoodPart


def with_difference(
    understood: UnderstoodPart, game: Game, before: OrdersOnFile, after: OrdersOnFile, turn: int, letter: int
) -> UnderstoodPart:
    """A part with what it changes of what is on file for the stage of a turn, and until changed. Orders are
    the same if they say the same; one that a later order replaces stays no longer. New is what comes besides
    an earlier letter for this turn: of the first one all is. Changed is what comes in the place of another
    for the same purpose. `letter` is the number of this one."""
    lasting = {id(one) for one in (*before.standing, *before.plans_from(game.turn))}
    earlier = [one for one in before.replaceable if one.turn == turn or id(one) in lasting]
    earlier = [one for one in earlier if not _is_begun(game, understood.nation, one, before)]
    if game.phase != SETUP:
        # It was carried out: nothing is in force of it any more.
        earlier = [one for one in earlier if one not in before.set_up]
    written = any(one not in before.standing for one in earlier)
    if not earlier:
        return understood
    now = after.replaceable
    purpose = partial(_purpose, game, understood.nation, after)
    told = [purpose(one) for one in now if one.letter == letter]
    unchanged = [one for one in earlier if one in now and not purpose(one).is_in(told)]
    kept = {meaning(one.order): one for one in unchanged}
    old = {meaning(one.order): one for one in earlier}
    new = {meaning(one.order): one for one in now if one.letter == letter}
    dropped = [one for order, one in old.items() if order not in new and order not in kept]
    fresh = [one for order, one in new.items() if order not in old] if written else []
    left = [one for one in dropped if not purpose(one).is_in(told)]
    added = [one.order for order, one in new.items() if order not in old]
    from pbem.desk.letters.lost_orders import lost_orders

    lost = lost_orders(game, understood.nation, left, [one.order for one in new.values()], added)
    return replace(
        understood,
        kept=_in_full(kept.values()),
        dropped=_in_full(dropped),
        lost=_in_full(lost),
        new=_in_full(fresh),
        same=sum(order in old for order in new) if written else 0,
        changed=sum(purpose(one).is_in([*map(purpose, fresh)]) for one in dropped),
    )


def _is_begun(game: Game, nation: str, one: Sourced, before: OrdersOnFile) -> bool:
    """Whether an order is an attack that has begun: nothing is to be done about it any more."""
    order = one.order
    return isinstance(order, AttackOrder) and one not in before.standing and is_begun(game, nation, order)


def _in_full(some: Iterable[Sourced]) -> tuple[str, ...]:
    return tuple(one.order.line_in_full for one in some)


@dataclass(frozen=True)
class _Purpose:
    """What an order is for."""

    purpose: object
    """What it has in common with others that replace it; None if none does."""
    back: frozenset[str]
    """The pieces that it brings back on the map."""
    stands: bool
    """Whether it is a standing order: those are apart from the others."""

    def is_in(self, others: Iterable[_Purpose]) -> bool:
        """Whether one of some orders comes in the place of this one."""
        same = [one for one in others if one.stands is self.stands]
        is_same = self.purpose is not None and any(one.purpose == self.purpose for one in same)
        return is_same or any(not one.back.isdisjoint(self.back) for one in same)


def _purpose(game: Game, nation: str, after: OrdersOnFile, one: Sourced) -> _Purpose:
    back = reentry(game, nation, one.order)
    return _Purpose(purpose_of(game, nation, one.order), back, one in after.standing)
