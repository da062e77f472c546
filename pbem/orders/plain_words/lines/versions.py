"""What a line may be as an order in its own form: as it stands, with cards spelt out, without a remark."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.order import Order
from pbem.orders.plain_words.lines.plan_lines import plan_line
from pbem.orders.plain_words.lines.remark_behind import with_remark
from pbem.orders.plain_words.lines.respelling import respelt, staying, told_by_hand
from pbem.orders.plain_words.lines.respelling import with_full_names as in_full
from pbem.orders.plain_words.reader import Reader

Read = Callable[[int, str], Order | Fault | None]


class Version(NamedTuple):
    """One way to read a line."""

    text: str
    order: Order | Fault | None
    has_remark: bool
    """Whether what stands in brackets behind the order is a part of it."""


def versions(reader: Reader, read: Read, number: int, text: str) -> list[Version]:
    """The ways to read a line, those that make most of it first."""
    joined = with_remark(text)
    whole = [respelt(joined)] if joined != text else []
    told = told_by_hand(respelt(text), reader.held)
    rest = dict.fromkeys((text, respelt(text), told, in_full(told), staying(told)))
    found = [Version(one, read(number, one), True) for one in whole]
    found += [
        Version(line, order, True)
        for line, order in plan_line(reader.namer, read, number, (*whole, text)[0], read(number, text))
    ]
    found += [Version(one, read(number, one), False) for one in rest]
    meant = [one.order.meant for one in found if isinstance(one.order, Fault) and one.order.meant]
    return [*found, *(Version(one, read(number, one), False) for one in meant)]
