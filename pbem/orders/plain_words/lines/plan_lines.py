"""Plans with the head of an order and clauses in other words: `battle > Ferdinand: accept 3 losses`."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.plan.clauses import CUT_SHORT
from pbem.orders.grammar.plan.other_wording import ASKED_IN_TURN
from pbem.orders.languages import words
from pbem.orders.plain_words.fighting.alone import clauses_alone
from pbem.orders.plain_words.fighting.told import told_in
from pbem.orders.plain_words.fighting.whose_fights import is_anywhere
from pbem.orders.plain_words.line_check import is_clear
from pbem.orders.plain_words.naming.namer import Namer
from pbem.orders.plain_words.tokens import tokens_of
from pbem.orders.reading.parse import plain_line
from pbem.patterns import compiled

IN_ALL = "head of all"
"""What says of a part that it holds for the whole plan: `don't use reserves`."""

Read = Callable[[int, str], Order | Fault | None]

_ARROW = compiled("[>→]")
_PARTED = compiled(r"\s*(?:[,;]|\.(?=\s|$))\s*")
_ELSE = compiled(
    lambda: (
        rf"^(?:(?:{words.pattern(lambda one: (*one.otherwise, *one.then, *one.plus))})\s+)+"
        rf"|\s+(?:{words.pattern(lambda one: one.otherwise)})$"
    ),
    re.IGNORECASE,
)
"""What leads to a clause, or ends it: `then`, `otherwise`, `and`."""


def plan_line(
    namer: Namer, read: Read, number: int, text: str, found_wrong: Order | Fault | None
) -> list[tuple[str, Order]]:
    """A line that was `found_wrong`, with its clauses in the words of orders, and the plan that it is, if
    each part between commas is a clause or is told in words that are all known; none otherwise."""
    head, colon, rest = plain_line(text).partition(":")
    if not isinstance(found_wrong, Fault) or not colon or _headed(read, number, head) is None:
        return []
    found: list[str] = []
    for part in filter(None, _PARTED.split(CUT_SHORT.sub("", rest))):
        clause = _clause(namer, read, number, head, _ELSE.sub("", part))
        if not clause:
            return []
        found.append(clause)
    line = f"{head}: {', '.join(dict.fromkeys(found))}"
    order = read(number, line)
    is_plan = isinstance(order, BattleOrder) and is_clear(namer.at, order)
    return [(line, order)] if is_plan and isinstance(order, BattleOrder) and _rises(order) else []


def names_enemy_alone(read: Read, number: int, text: str) -> bool:
    """Whether a line has the head of a plan against an enemy whoever fights him, with an arrow: `battle >
    Ferdinand:`. Read as a sentence it would be for the fights that he begins."""
    head = plain_line(text).partition(":")[0]
    order = _headed(read, number, head)
    return order is not None and bool(order.enemy) and not order.own and bool(_ARROW.search(head))


def _headed(read: Read, number: int, head: str) -> BattleOrder | None:
    """A plan with a head, whatever its clauses are; None if it is the head of none."""
    order = read(number, f"{head}: ask")
    return order if isinstance(order, BattleOrder) else None


def _clause(namer: Namer, read: Read, number: int, head: str, part: str) -> str:
    """A part as the clauses that it tells; empty if it tells more, or nothing that is known."""
    if isinstance(read(number, f"{head}: {part}"), BattleOrder):
        return part
    entities = namer.entities(tokens_of(number, part))
    # `loss 2 everywhere` tells whose fights are meant.
    return "" if is_anywhere(entities) else clauses_alone(told_in(namer.at, entities), IN_ALL)


def _rises(order: BattleOrder) -> bool:
    """Whether the clauses that decide by themselves stand in the order in which a plan asks them: said in
    another one, `ask, otherwise fight` for instance, they may mean something else."""
    places = [ASKED_IN_TURN.index(one.word) for one in order.clauses if one.word in ASKED_IN_TURN]
    return all(first <= second for first, second in pairwise(places))
