"""Advice that works when it is followed to the letter: a line is proposed only if it can be read itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from pbem.engine.phrase import Phrase, Typed, phrase, sentences
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.languages import words
from pbem.orders.names.name_book import Book, Register
from pbem.orders.names.nearest import may_hint
from pbem.orders.problem import Problem
from pbem.patterns import compiled

Form = Callable[[str], str]
"""The form of the order that a line is to be, as an advice; empty if it is none."""

PROPOSAL = phrase("Did you mean: {line}", line="").pattern
"""The pattern of an advice that is a whole line."""


def tested(fault: Fault, read: Callable[[str], Order | Fault | None], names: Book, form: Form) -> Fault:
    """A fault whose proposal works. Where the line that it proposes cannot be read either, all that is wrong
    is told at once, with the advice for that; the form of the order stands where there is none."""
    line = proposed_line(fault.instead)
    if line is None:
        return fault
    meant = read(line)
    if isinstance(meant, Order):
        return _with_names(fault, line, list(_unknown(meant, names)), form(line))
    if meant is None or meant.what == fault.what:
        return replace(fault, instead=form(line))
    what = phrase("{what}, and {more}", what=fault.what, more=meant.what)
    return replace(fault, what=what, instead=meant.instead or form(line))


def proposed_line(instead: str) -> str | None:
    """The line that an advice proposes; None if it is of another kind."""
    if isinstance(instead, Phrase) and instead.pattern == PROPOSAL:
        return str(instead.parts["line"])
    return None


_HYPHEN = compiled(r"\s*[-\u2010-\u2015]\s*")

_TRAIN = compiled(lambda: words.pattern(lambda one: one.trains), re.IGNORECASE)

Unknown = tuple[str, "Register[int] | Register[str]", Problem]
"""A name that means nothing, where it was looked for, and why it means nothing."""


def _unknown(order: Order, names: Book) -> Iterator[Unknown]:
    """The names in a move that mean nothing. A train is told by its number, which its nation may not need."""
    if not isinstance(order, MoveOrder):
        return
    pieces = (one for one in order.pieces if one.isalpha() and not _TRAIN.fullmatch(one))
    for register, texts in ((names.pieces, pieces), (names.cities, order.places)):
        for text in texts:
            parts = _HYPHEN.split(text)
            known = len(parts) > 1 and all(map(register.fitting, parts))
            why = register.find(text)
            if isinstance(why, Problem) and not known and not register.fitting(text):
                yield text, register, why


def _with_names(fault: Fault, line: str, unknown: list[Unknown], form: str) -> Fault:
    """A fault that tells of these names too. Where one name alone is near, it is put into the line."""
    for text, register, why in unknown:
        fault = replace(fault, what=phrase("{what}, and {more}", what=fault.what, more=why.what))
        near = register.near(text) if may_hint() else ()
        if len(near) != 1:
            return replace(fault, instead=sentences(why.instead, form))
        line = line.replace(text, near[0], 1)
    return replace(fault, instead=phrase("Did you mean: {line}", line=Typed(line))) if unknown else fault
