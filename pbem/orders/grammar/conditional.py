"""`if FACT: ORDER`, `unless FACT: ORDER`, `else: ORDER`, `wake if FACT`.

A conditional line is read to the order behind its colon, which then says on what it depends (`Order.when`).
The order is any other verb's, so the reader of lines reads it (`reading/conditional_line.py`).
"""

from __future__ import annotations

import re

from pbem.engine.phrase import phrase
from pbem.orders.grammar.condition import all_in_full
from pbem.orders.grammar.facts import condition
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass


@dataclass(frozen=True)
class ConditionalOrder(Order):
    """What such a line would be without the order behind its colon: nothing that is ever read."""

    @property
    def in_full(self) -> str:
        """Nothing."""
        return ""


@dataclass(frozen=True)
class WakeOrder(Order):
    """`wake if Kolin conquered`: the stage waits for the player then; `when` says for what."""

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("wake if {facts}", facts=all_in_full(self.when))

    @property
    def line_in_full(self) -> str:
        """What it depends on is a part of the order itself."""
        return self.in_full


def _no_order(line: int, text: str, rest: str) -> ConditionalOrder | Problem:
    return Problem(phrase("there is no order behind the condition"))


_ME, _WHEN = words.pattern(lambda one: one.me), words.pattern(lambda one: one.if_)
_IF = compiled(rf"^(?:{_ME})?\s*(?:{_WHEN})\s+", re.IGNORECASE)


def _wake(line: int, text: str, rest: str) -> WakeOrder | Problem:
    match = _IF.match(rest)
    if not match:
        return Problem(phrase("it does not say what wakes you"))
    facts = condition(rest[match.end() :])
    return facts if isinstance(facts, Problem) else WakeOrder(line, text, when=(facts,))


IF = Verb(
    "if",
    Group.AHEAD,
    phrase("if FACT [and FACT …]: ORDER"),
    phrase("carries an order out only if the facts are true when it is looked at"),
    "rule 2",
    ConditionalOrder,
    _no_order,
    (
        ("if Daun in Glatz:", "there is no order behind the condition"),
        ("if Daun will come: move Keith: Neisse", '"Daun will come" is no fact that orders can depend on'),
    ),
)
UNLESS = Verb(
    "unless",
    Group.AHEAD,
    phrase("unless FACT [and FACT …]: ORDER"),
    phrase("carries an order out only if the facts are not all true"),
    "rule 2",
    ConditionalOrder,
    _no_order,
    (("unless Daun in Glatz:", "there is no order behind the condition"),),
)
ELSE = Verb(
    "else",
    Group.AHEAD,
    phrase("else: ORDER"),
    phrase("is carried out if the `if` before it is not"),
    "rule 2",
    ConditionalOrder,
    _no_order,
    (("else:", "there is no order behind the condition"),),
)
WAKE = Verb(
    "wake",
    Group.AHEAD,
    phrase("wake if FACT [and FACT …]"),
    phrase("makes the nation's stage wait for the player all the same"),
    "rule 2",
    WakeOrder,
    _wake,
    (
        ("wake Keith", "it does not say what wakes you"),
        ("wake if Daun comes to Glatz", '"Daun comes to Glatz" is no fact that orders can depend on'),
    ),
    lasts=True,
)
CONDITIONS = (IF, UNLESS, ELSE)
"""The verbs whose order stands behind their colon."""
