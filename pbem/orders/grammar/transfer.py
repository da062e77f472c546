"""`transfer 2 Friedrich > Winterfeldt`"""

from __future__ import annotations

import re

from pbem.engine.phrase import phrase
from pbem.orders.grammar.allot import SplitOrder
from pbem.orders.grammar.lists import END, shares
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass

_TRANSFER = compiled(
    lambda: (
        rf"^(\d+)\s+(?:(?:{words.pattern(lambda one: one.troops)})\s+)?"
        rf"(?:(?:{words.pattern(lambda one: one.from_)})\s+)?"
        rf"(.+?)\s*(?:-*>|→|\s(?:{words.pattern(lambda one: one.to_person)})\s)\s*(.+)$"
    ),
    re.IGNORECASE,
)


_shares = shares(SplitOrder)


@dataclass(frozen=True)
class TransferOrder(Order):
    """Troops that one general of a stack hands to another."""

    count: int
    giver: str
    taker: str

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """Both generals."""
        return self.giver, self.taker

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase(
            "transfer {count} {giver} > {taker}", count=self.count, giver=self.giver, taker=self.taker
        )


def _read(line: int, text: str, rest: str) -> Order | Problem:
    """A transfer; a list of generals with their troops is what the stack comes to."""
    match = _TRANSFER.match(rest.rstrip(END))
    split = None if match else _shares(line, text, rest)
    if isinstance(split, SplitOrder) and len(split.shares) > 1:
        return split
    if not match:
        return Problem(phrase("it does not say how many troops go from whom to whom"))
    return TransferOrder(line, text, int(match[1]), match[2], match[3])


TRANSFER = Verb(
    "transfer",
    Group.STAGE,
    phrase("transfer NUMBER GENERAL > GENERAL"),
    phrase("hands troops over within a stack, at this point"),
    "rule 6",
    TransferOrder,
    _read,
    (
        ("transfer Friedrich > Winterfeldt", "it does not say how many troops go from whom to whom"),
        ("transfer 2 Friedrich", "it does not say how many troops go from whom to whom"),
    ),
    in_stage=True,
    after_words=True,
)
