"""`allot Friedrich 7, Keith 2`"""

from __future__ import annotations

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import Share, listed, shares
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.records import dataclass


@dataclass(frozen=True)
class AllotOrder(Order):
    """How the troops of stacks are split from now on."""

    shares: tuple[Share, ...]

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("allot {shares}", shares=listed(self.shares))


@dataclass(frozen=True)
class SplitOrder(Order):
    """The same among the orders of the nation's stage: the stack is split at this point of it, once."""

    shares: tuple[Share, ...]

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("allot {shares}", shares=listed(self.shares))


ALLOT = Verb(
    "allot",
    Group.ANY_TIME,
    phrase("allot GENERAL TROOPS, GENERAL TROOPS …"),
    phrase("splits a stack's troops anew"),
    "rule 6",
    AllotOrder,
    shares(AllotOrder),
    (
        ("allot", "an empty list names no general with his troops"),
        ("allot Friedrich", '"Friedrich" names no general with his troops'),
        ("allot Friedrich 7 Keith 2", '"Friedrich 7 Keith 2" names no general with his troops'),
    ),
    lasts=True,
    at_once=True,
)
