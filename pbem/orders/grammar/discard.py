"""`discard lowest clubs, lowest`: which of the cards just drawn is given up; `lowest clubs hearts` is the
lowest one of these two suits."""

from __future__ import annotations

from pbem.engine.phrase import Keyword, Typed, joined, phrase
from pbem.orders.grammar.lists import END, wishes
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages.words import keyword
from pbem.orders.names import cards
from pbem.orders.problem import Problem
from pbem.records import dataclass

ASK = "ask"
"""The wish to be asked, where no wish before it fits."""


@dataclass(frozen=True)
class DiscardOrder(Order):
    """Wishes, of which the first that fits is carried out."""

    wishes: tuple[str, ...]

    @property
    def in_full(self) -> str:
        """The order as one line."""
        return phrase("discard {card}", card=joined(map(_wish_in_full, self.wishes)))


def _wish_in_full(wish: str) -> str:
    first, *suits = wish.split()
    if first == ASK:
        return Keyword(ASK)
    return joined((Keyword(first), *suits), " ") if first in ("lowest", "highest") else wish


def _read(line: int, text: str, rest: str) -> DiscardOrder | Problem:
    told = [wish.rstrip(END) for wish in wishes(rest)]
    wrong = next((problem for problem in map(_problem, told) if problem), None)
    if wrong or not told:
        return wrong or Problem(phrase("no card is named"))
    return DiscardOrder(line, text, tuple(map(_in_english, told)))


def _in_english(wish: str) -> str:
    first, *suits = wish.split()
    if keyword(first) == ASK:
        return ASK
    if first.lower() == keyword(first) or keyword(first) not in ("lowest", "highest"):
        return wish
    return " ".join((keyword(first), *(cards.SUIT_NAMES[cards.suit(word) or ""] for word in suits)))


def _problem(wish: str) -> Problem | None:
    first, *suits = wish.split()
    if keyword(wish) == ASK:
        return None
    if keyword(first) in ("lowest", "highest"):
        if all(map(cards.suit, suits)):
            return None
        return Problem(phrase('"{wish}" names no suit', wish=Typed(wish)))
    card = cards.held_card(wish)
    return card if isinstance(card, Problem) else None


DISCARD = Verb(
    "discard",
    Group.STAGE,
    phrase("discard lowest | lowest SUIT [SUIT …] | CARD | ask, …"),
    phrase("discards one of the cards just drawn: the first wish that fits"),
    "rule 3",
    DiscardOrder,
    _read,
    (
        ("discard", "no card is named"),
        ("discard H14", "H14 is not a Tactical Card"),
        ("discard lowest swords", '"lowest swords" names no suit'),
        ("discard cheapest", "cheapest is not a Tactical Card"),
    ),
    lasts=True,
    after_words=True,
)
