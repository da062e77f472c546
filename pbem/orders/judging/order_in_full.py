"""Orders for later in full, with every name as printed: for receipts."""

from __future__ import annotations

from pbem.engine.model import Game
from pbem.orders.grammar.header import Final, Withdraw
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.judging.canonical import canonical

AS_TYPED = (Final, Withdraw)
"""Orders that a receipt shows in the player's own words."""


def order_in_full(game: Game, nation: str, order: Order) -> str:
    """What a sound order says, as a phrase; empty if it is carried out with its nation's stage."""
    if isinstance(order, AS_TYPED):
        return order.text
    if isinstance(order, (SetUpOrder, *STAGE_ORDERS)) and not isinstance(order, HoldOrder):
        return ""
    return canonical(game, nation, order).line_in_full
