"""`hold`: nothing of mine moves this stage."""

from __future__ import annotations

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import alone
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.records import dataclass


@dataclass(frozen=True)
class HoldOrder(Order):
    """No piece of the nation moves."""

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("hold")


HOLD = Verb(
    "hold",
    Group.STAGE,
    phrase("hold"),
    phrase("says that no piece of the nation moves this stage"),
    "rule 4",
    HoldOrder,
    alone(HoldOrder),
    (("hold Keith", "this must stand alone on its line"),),
    in_stage=True,
    lasts=True,
)
