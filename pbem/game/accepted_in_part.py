"""A letter of which a part is right: what is wrong in it does not count, as if it had not been written.

It replaces nothing, hinders nothing, and is not on file. The log names these orders by line and text, because
whether they were right depends on the game as it was when the letter came.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from pbem.game.letter_orders import Further, with_faults
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.letter import Part
from pbem.orders.grammar.order import Order
from pbem.orders.judging.judge import Judgement, by_nation, judge
from pbem.orders.reading.parse import Sheet

Places = Collection[tuple[int, str]]
"""Orders of a letter, each by its line and its text."""

TIMES = 3
"""So often a letter is judged at most: without a wrong order another may be wrong that it had replaced."""


def judged(
    further: Further, sheet: Sheet, player: str | None, times: int = TIMES
) -> tuple[Sheet, Judgement, Further]:
    """A letter as far as it may count, the judgement of it, and it as it comes to what is on file. The orders
    that are wrong are left out; what is wrong with them is among the faults."""
    return _judged(further, sheet, sheet, player, (), times)


def _judged(
    further: Further, whole: Sheet, sheet: Sheet, player: str | None, faults: Sequence[Fault], times: int
) -> tuple[Sheet, Judgement, Further]:
    further = with_faults(further, whole, faults, player)
    parts, _ = by_nation(further.game, sheet.parts, player)
    earlier = {nation: further.earlier(nation, part) for nation, part in parts.items()}
    judgement = judge(further.game, sheet, player, earlier)
    known = sorted(dict.fromkeys((*faults, *judgement.faults)), key=lambda fault: fault.line)
    wrong = {(fault.line, fault.text) for fault in judgement.faults}
    rest = without(sheet, wrong)
    if rest != sheet and times > 1:
        return _judged(further, whole, rest, player, known, times - 1)
    parts_left = tuple(replace(one, part=_right(one.part, wrong)) for one in judgement.parts)
    said = replace(judgement, parts=parts_left, faults=tuple(known))
    return rest, said, with_faults(further, whole, known, player)


def says_anything(judgement: Judgement) -> bool:
    """Whether a letter orders anything for one of the writer's nations, or clears what stood."""
    return any(one.nation and not one.part.is_empty for one in judgement.parts)


def left_out(sheet: Sheet, rest: Sheet) -> list[tuple[int, str]]:
    """The orders of a letter that are not in the rest of it."""
    counting = set(_places(rest))
    return [place for place in _places(sheet) if place not in counting]


def _places(sheet: Sheet) -> Iterable[tuple[int, str]]:
    orders = (order for part in sheet.parts for order in part.all_orders)
    return ((order.line, order.text) for order in orders)


def without(sheet: Sheet, wrong: Places) -> Sheet:
    """A letter without some of its orders; a part that says nothing then is left out."""
    parts = (_right(part, wrong) for part in sheet.parts)
    return replace(sheet, parts=tuple(part for part in parts if part.nation or not part.is_empty))


def _right(part: Part, wrong: Places) -> Part:
    """A part without some of its orders. Standing orders that are all wrong clear none of those before."""
    standing = part.standing and (_without_wrong(part.standing, wrong) or None)
    later = (replace(one, orders=_without_wrong(one.orders, wrong)) for one in part.later)
    orders = _without_wrong(part.orders, wrong)
    return replace(part, orders=orders, standing=standing, later=tuple(one for one in later if one.orders))


def _without_wrong(orders: Iterable[Order], wrong: Places) -> tuple[Order, ...]:
    return tuple(order for order in orders if (order.line, order.text) not in wrong)
