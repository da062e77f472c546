"""What a wrong line was read as, where it was no order as it stood: a writer can only mend what he sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from pbem.engine.phrase import phrase, sentences
from pbem.orders.grammar.faults import Fault
from pbem.orders.problem import Kind
from pbem.orders.reading.parse import Sheet


def with_reading(faults: Iterable[Fault], sheet: Sheet) -> Iterator[Fault]:
    """The faults of a letter; those of reworded lines say as which orders these were read."""
    for fault in faults:
        orders = [
            order.line_in_full for part in sheet.parts for order in part.orders if order.line == fault.line
        ]
        if fault.line not in sheet.reworded or fault.kind is Kind.UNREADABLE or not orders:
            yield fault
            continue
        said: str = phrase("It was read as: {line}", line=orders[0])
        for order in orders[1:]:
            said = sentences(said, phrase("and: {line}", line=order))
        yield replace(fault, instead=sentences(fault.instead, said))
