"""An order in canonical form as one line of the orders language, in English. Read again it is that order."""

from __future__ import annotations

from pbem.orders.grammar.order import Order


def order_line(order: Order) -> str:
    """An order as a line; one that is nothing but its verb, or a letter's header, as it was written."""
    return str(order.in_full)
