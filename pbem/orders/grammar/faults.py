"""What is wrong with a line, or worth saying of it: values that are collected, never raised."""

from __future__ import annotations

from dataclasses import field

from pbem.engine.phrase import Typed, joined, phrase, sentences
from pbem.engine.questions import Verdict
from pbem.orders.grammar.order import Order
from pbem.orders.problem import Kind, Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class Fault:
    """One thing wrong with one line."""

    line: int
    text: str
    kind: Kind
    what: str
    """What is wrong, as a phrase."""
    rule: str
    """What says so (`rule 4`, `R7`); for an unreadable order the rule it is about."""
    instead: str = ""
    """What would be possible; empty if nothing is."""
    firm: bool = True
    """Whether it stays wrong wherever the pieces stand and whatever is held by then."""
    meant: str = field(default="", compare=False)
    """The line as it would be right, where that is the only thing it can mean; of a remark, the order that is
    proposed."""
    nation: str = field(default="", compare=False)
    """The nation that such an order is for, where that is known."""

    @property
    def place(self) -> str:
        """The line and what it says; "" if the fault is none of a line's."""
        where = phrase("line {line}:", line=self.line) if self.line else ""
        return sentences(where, phrase('"{text}":', text=Typed(self.text)) if self.text else "")

    @property
    def alone(self) -> str:
        """What is wrong, without the line."""
        return sentences(phrase("{what} ({rule}).", what=self.what, rule=citation(self.rule)), self.instead)

    @property
    def in_full(self) -> str:
        """The whole fault in a line, as a phrase."""
        return sentences(self.place, self.alone)

    def __str__(self) -> str:
        return str(self.in_full)


@dataclass(frozen=True)
class Note(Fault):
    """Something worth saying that stops nothing."""

    @property
    def is_doubt(self) -> bool:
        """Whether it is on a sentence that may be an order and was not taken as one."""
        return self.kind is Kind.UNREADABLE and bool(self.line)


def citation(rule: str) -> str:
    """Rules and rulings as a letter cites them: `rule 4, R7`."""
    numbers = (one.partition("rule ") for one in rule.split(", "))
    return joined(phrase("rule {number}", number=number) if word else one for one, word, number in numbers)


def fault_in(order: Order, problem: Problem, rule: str = "rule 1") -> Fault:
    """The fault that a problem with the words of an order, or of any line, is."""
    return Fault(order.line, order.text, problem.kind, problem.what, rule, problem.instead)


def illegal(order: Order, what: str, rule: str, instead: str = "", *, firm: bool = True) -> Fault:
    """The fault of an order against the rules."""
    return Fault(order.line, order.text, Kind.ILLEGAL, what, rule, instead, firm)


def refusal(order: Order, verdict: Verdict) -> Fault:
    """The fault of an order that the engine refuses."""
    return illegal(order, verdict.text, verdict.rule, verdict.instead, firm=verdict.firm)


def note(order: Order, what: str, rule: str, instead: str = "") -> Note:
    """A remark on an order."""
    return Note(order.line, order.text, Kind.ILLEGAL, what, rule, instead, firm=False)


def as_things_stand(fault: Fault) -> Note:
    """A fault that may have gone by the time the order is carried out, as a remark."""
    what = phrase("as things stand, {what}", what=fault.what)
    return Note(fault.line, fault.text, fault.kind, what, fault.rule, fault.instead, firm=False)
