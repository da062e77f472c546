"""`retreat Daun: Leipa, Turnau`"""

from __future__ import annotations

from dataclasses import dataclass

from pbem.engine.phrase import joined, phrase
from pbem.orders.grammar.lists import items, stack
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.problem import Problem


@dataclass(frozen=True)
class RetreatOrder(Order):
    """Where a loser's retreat is to end: the first possible city is taken."""

    loser: tuple[str, ...]
    places: tuple[str, ...]

    @property
    def in_full(self) -> str:
        """The order as one line."""
        loser = " + ".join(self.loser)
        return phrase("retreat {loser}: {cities}", loser=loser, cities=joined(self.places))


def _read(line: int, text: str, rest: str) -> RetreatOrder | Problem:
    who, colon, wishes = rest.partition(":")
    if not colon or not stack(who) or not items(wishes):
        return Problem(phrase("it does not say which loser retreats where"))
    return RetreatOrder(line, text, stack(who), items(wishes))


RETREAT = Verb(
    "retreat",
    Group.COMBAT,
    phrase("retreat GENERAL: CITY, CITY …"),
    phrase("says where a loser's retreat is to end; the first possible city is taken"),
    "rule 8",
    RetreatOrder,
    _read,
    (
        ("retreat Daun", "it does not say which loser retreats where"),
        ("retreat: Leipa", "it does not say which loser retreats where"),
    ),
    lasts=True,
    after_words=True,
    leading_colon=True,
)
