"""What is wrong with a line, or worth saying of it: values that are collected, never raised."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.engine.phrase import Typed, joined, phrase, sentences
from pbem.engine.questions import Verdict
from pbem.orders.grammar.syntax import Order
from pbem.orders.names.name_book import AMBIGUOUS, NOT_YOURS, UNREADABLE, Misnamed

ILLEGAL, STALE, WRONG_TURN = "illegal", "stale", "wrong turn"

KINDS = (UNREADABLE, AMBIGUOUS, ILLEGAL, STALE, WRONG_TURN, NOT_YOURS)
"""The kinds of fault. Nothing counts of a letter for the wrong turn; otherwise stale, the rest of it may."""


@dataclass(frozen=True)
class Fault:
    """One thing wrong with one line.

    `rule` is what says so ("rule 4", "R7"), for an unreadable order the rule it is about; `instead` what
    would be possible, "" if nothing is. A fault that is not `firm` hangs on where the pieces stand and what
    is held.
    """

    line: int
    text: str
    kind: str
    what: str
    rule: str
    instead: str = ""
    firm: bool = True

    @property
    def place(self) -> str:
        """The line and what it says; "" if the fault is none of a line's."""
        where = phrase("line {line}:", line=self.line) if self.line else ""
        return sentences(where, phrase('"{text}":', text=Typed(self.text)) if self.text else "")

    @property
    def alone(self) -> str:
        """What is wrong, without the line."""
        return sentences(phrase("{what} ({rule}).", what=self.what, rule=cited(self.rule)), self.instead)

    @property
    def said(self) -> str:
        """The whole fault in a line, as a phrase."""
        return sentences(self.place, self.alone)

    def __str__(self) -> str:
        return str(self.said)


@dataclass(frozen=True)
class Note(Fault):
    """Something worth saying that stops nothing."""


def cited(rule: str) -> str:
    """Rules and rulings as a letter cites them: `rule 4, R7`."""
    numbers = (one.partition("rule ") for one in rule.split(", "))
    return joined(phrase("rule {number}", number=found) if word else one for one, word, found in numbers)


def misnamed(order: Order, found: Misnamed, rule: str = "rule 1") -> Fault:
    """The fault of a name that means nothing, or too much, or another's piece."""
    return Fault(order.line, order.text, found.kind, found.what, rule, found.instead)


def illegal(order: Order, what: str, rule: str, instead: str = "", *, firm: bool = True) -> Fault:
    """The fault of an order against the rules."""
    return Fault(order.line, order.text, ILLEGAL, what, rule, instead, firm)


def refused(order: Order, verdict: Verdict) -> Fault:
    """The fault of an order that the engine refuses."""
    return illegal(order, verdict.text, verdict.rule, verdict.instead, firm=verdict.firm)


def note(order: Order, what: str, rule: str, instead: str = "") -> Note:
    """A remark on an order."""
    return Note(order.line, order.text, ILLEGAL, what, rule, instead, firm=False)


def as_things_stand(fault: Fault) -> Note:
    """A fault that may have gone by the time the order is carried out, as a remark."""
    what = phrase("as things stand, {what}", what=fault.what)
    return Note(fault.line, fault.text, fault.kind, what, fault.rule, fault.instead, firm=False)
