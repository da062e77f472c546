"""A letter accepted in part: what is wrong in it does not count, as if it had not been written.

It replaces nothing, hinders nothing, and is not on file. The log names these orders by line and text, because
whether they were right depends on the game as it was when the letter came.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from pbem.engine.model import Game
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.order import Order
from pbem.orders.judging.judge import Earlier, Judgement, judge
from pbem.orders.reading.parse import Sheet

Places = Collection[tuple[int, str]]
"""Orders of a letter, each by its line and its text."""

TIMES = 3
"""So often a letter is judged at most: without a wrong order another may be wrong that it had replaced."""


def judged(
    game: Game, sheet: Sheet, player: str | None, earlier: Earlier, times: int = TIMES
) -> tuple[Sheet, Judgement]:
    """A letter as far as it may count, and the judgement of it. If it is accepted in part, the orders that
    are wrong are left out; what is wrong with them is among the faults."""
    judgement = judge(game, sheet, player, earlier)
    wrong = {(fault.line, fault.text) for fault in judgement.faults} if sheet.header.partial else set()
    rest = without(sheet, wrong)
    if rest == sheet:
        return sheet, judgement
    if times == 1:
        parts = tuple(replace(one, part=_right(one.part, wrong)) for one in judgement.parts)
        return rest, replace(judgement, parts=parts)
    rest, again = judged(game, rest, player, earlier, times - 1)
    faults = sorted(dict.fromkeys((*judgement.faults, *again.faults)), key=lambda fault: fault.line)
    return rest, replace(again, faults=tuple(faults))


def says_anything(sheet: Sheet) -> bool:
    """Whether a letter orders anything, or clears what stood."""
    return any(part.orders or part.standing is not None for part in sheet.parts)


def left_out(sheet: Sheet, rest: Sheet) -> list[tuple[int, str]]:
    """The orders of a letter that are not in the rest of it."""
    counting = set(_places(rest))
    return [place for place in _places(sheet) if place not in counting]


def _places(sheet: Sheet) -> Iterable[tuple[int, str]]:
    orders = (order for part in sheet.parts for order in (*part.orders, *(part.standing or ())))
    return ((order.line, order.text) for order in orders)


def without(sheet: Sheet, wrong: Places) -> Sheet:
    """A letter without some of its orders; a part that says nothing then is left out."""
    parts = (_right(part, wrong) for part in sheet.parts)
    return replace(sheet, parts=tuple(p for p in parts if p.nation or p.orders or p.standing is not None))


def _right(part: Part, wrong: Places) -> Part:
    """A part without some of its orders. Standing orders that are all wrong clear none of those before."""
    standing = part.standing and (_without_wrong(part.standing, wrong) or None)
    return replace(part, orders=_without_wrong(part.orders, wrong), standing=standing)


def _without_wrong(orders: Iterable[Order], wrong: Places) -> tuple[Order, ...]:
    return tuple(order for order in orders if (order.line, order.text) not in wrong)
