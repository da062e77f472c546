"""`forced at once`: answers that leave no choice need no letter (R52)."""

from __future__ import annotations

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import END
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import keyword
from pbem.orders.problem import Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class ForcedOrder(Order):
    """Whether the only answer that there is is given at once; others may learn from it what one holds."""

    at_once: bool

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("forced at once") if self.at_once else phrase("forced ask")


_AT_ONCE = words.forms(words.words(lambda one: one.at_once))


def _read(line: int, text: str, rest: str) -> ForcedOrder | Problem:
    says = rest.strip(END)
    if fold(says) in _AT_ONCE:
        return ForcedOrder(line, text, at_once=True)
    if keyword(says) == "ask":
        return ForcedOrder(line, text, at_once=False)
    return Problem(phrase("`forced` is followed by at once, or by ask"))


FORCED = Verb(
    "forced",
    Group.ANY_TIME,
    phrase("forced at once | ask"),
    phrase("gives an answer at once where there is only one, or asks all the same"),
    "rule 7, R52",
    ForcedOrder,
    _read,
    (("forced later", "`forced` is followed by at once, or by ask"),),
    lasts=True,
)
