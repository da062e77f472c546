"""`setup Friedrich 5, Winterfeldt 2, …`"""

from __future__ import annotations

from pbem.engine.model import MOST_TROOPS
from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import Share, listed, shares
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.records import dataclass


@dataclass(frozen=True)
class SetUpOrder(Order):
    """How all generals of a nation get their troops at the start."""

    shares: tuple[Share, ...]

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """All generals who are given troops."""
        return tuple(share.general for share in self.shares)

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("setup {shares}", shares=listed(self.shares))


SETUP = Verb(
    "setup",
    Group.STAGE,
    phrase("setup GENERAL TROOPS, GENERAL TROOPS …"),
    phrase("allots all troops at the start, 1 to {most} to each general", most=MOST_TROOPS),
    "rule 1",
    SetUpOrder,
    shares(SetUpOrder),
    (
        ("setup", "an empty list names no general with his troops"),
        ("setup Richelieu, Soubise 6", '"Richelieu" names no general with his troops'),
        ("setup Richelieu eight", '"Richelieu eight" names no general with his troops'),
    ),
    after_words=True,
)
