"""Reads `if FACT: ORDER`, `unless FACT: ORDER` and `else: ORDER` to the order, which then has its condition.

A condition that cannot be read is a fault wherever an order follows: it is never left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from pbem.engine.phrase import phrase
from pbem.orders.grammar.condition import Condition
from pbem.orders.grammar.conditional import CONDITIONS, ELSE, UNLESS
from pbem.orders.grammar.facts import condition
from pbem.orders.grammar.faults import Fault, fault_in
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.grammar.verbs import VERBS
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.patterns import compiled

LineReader = Callable[[str], Order | Fault | None]
"""Reads a whole line, or what stands behind a colon, in the same way."""

_THEN = words.pattern(lambda one: one.then)
_VERBS = words.one_of(word for verb in VERBS if verb.after_words for word in words.verb_words(verb.word))
_BORDER = compiled(rf":|,|\s(?={_THEN}\b)|\s(?=(?:{_VERBS})\b)", re.IGNORECASE)
_FIRST_THEN = compiled(rf"^(?:{_THEN})\b[:,]?\s*", re.IGNORECASE)
_UNCONDITIONAL = (Group.HEADER,)
_NEVER = ("setup", "answer", "final", "withdraw", "standing", "wake", "waive")


def is_conditional(verb: Verb | None) -> bool:
    """Whether the order of such a line stands behind a condition."""
    return verb in CONDITIONS


def conditional_order(
    number: int, text: str, verb: Verb, rest: str, read: LineReader
) -> Order | Fault | None:
    """The order behind a condition, or what is wrong; None if there is none and the line is talk."""
    if verb is ELSE:
        order = read(_FIRST_THEN.sub("", rest.lstrip(": ")))
        alone = Condition((), otherwise=True)
        return _behind(number, text, alone, order) if rest.strip(" :") else _nothing(number, text, verb)
    unread: Fault | None = None
    for head, tail in _parted(rest):
        order = read(tail)
        facts = condition(head)
        if isinstance(order, Order) and isinstance(facts, Condition):
            return _behind(number, text, replace(facts, otherwise=verb is UNLESS), order)
        if isinstance(order, Fault) and isinstance(facts, Condition):
            unread = unread or replace(order, line=number, text=text)
        elif isinstance(order, Order) and isinstance(facts, Problem):
            unread = unread or fault_in(Order(number, text), facts, verb.rule)
    return unread or _no_order(number, text, verb, rest)


def _parted(rest: str) -> Iterator[tuple[str, str]]:
    """The condition and the order, wherever the border may be; first at the colon."""
    borders = sorted(_BORDER.finditer(rest), key=lambda one: (one[0] != ":", one.start()))
    for border in borders:
        yield rest[: border.start()], _FIRST_THEN.sub("", rest[border.end() :].lstrip())


def _no_order(number: int, text: str, verb: Verb, rest: str) -> Fault | None:
    """The fault of a condition with nothing behind it; talk has none."""
    if isinstance(condition(rest.partition(":")[0]), Problem):
        return None
    return _nothing(number, text, verb)


def _nothing(number: int, text: str, verb: Verb) -> Fault:
    form = phrase("Write: {form}", form=verb.form)
    problem = Problem(phrase("there is no order behind the condition"), form)
    return fault_in(Order(number, text), problem, verb.rule)


def _behind(number: int, text: str, facts: Condition, order: Order | Fault | None) -> Order | Fault | None:
    if isinstance(order, Fault):
        return replace(order, line=number, text=text)
    if order is None or _may_depend(order):
        return order and replace(order, text=text, when=(facts, *order.when))
    problem = Problem(phrase("this order cannot depend on a condition"), phrase("Write it without one."))
    return fault_in(Order(number, text), problem, "rule 2")


def _may_depend(order: Order) -> bool:
    row = next((verb for verb in VERBS if type(order) is verb.order), None)
    return row is not None and row.group not in _UNCONDITIONAL and row.word not in _NEVER


def opposite(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """What has to be so for an `else` behind an order with these conditions."""
    *before, last = conditions
    return (*before, replace(last, otherwise=not last.otherwise))
