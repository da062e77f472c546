"""An order in canonical form as one line of the orders language, in English. Read again it is that order."""

from __future__ import annotations

from dataclasses import replace

from pbem.orders.grammar.order import Order


def order_line(order: Order) -> str:
    """An order as a line; one that is nothing but its verb, or a letter's header, as it was written."""
    return str(order.line_in_full)


def meaning(order: Order) -> str:
    """An order in canonical form as its line, whatever was written; of one that is nothing but its verb its
    kind."""
    return order_line(replace(order, text="")) or type(order).__name__
