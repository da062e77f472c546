"""`offensive D7`, `offensive no`: the Offensive Option."""

from __future__ import annotations

from pbem.engine.phrase import phrase
from pbem.orders.grammar.lists import END
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages.words import keyword
from pbem.orders.names.cards import held_card
from pbem.orders.problem import Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class OffensiveOrder(Order):
    """The card that the option is declared with; None if it is not declared."""

    card: str | None

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("offensive {card}", card=self.card) if self.card else phrase("offensive no")


def _read(line: int, text: str, rest: str) -> OffensiveOrder | Problem:
    word = rest.rstrip(END)
    if keyword(word) in ("no", "none", "pass"):
        return OffensiveOrder(line, text, None)
    card = held_card(word)
    return card if isinstance(card, Problem) else OffensiveOrder(line, text, card)


OFFENSIVE = Verb(
    "offensive",
    Group.STAGE,
    phrase("offensive CARD | no"),
    phrase("declares the Offensive Option, or not (expert game, turn 3)"),
    "rule 13",
    OffensiveOrder,
    _read,
    (("offensive D1", "D1 is not a Tactical Card"), ("offensive maybe", "maybe is not a Tactical Card")),
    in_stage=True,
)
