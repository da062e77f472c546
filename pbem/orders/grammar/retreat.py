"""`retreat Daun: Leipa, Turnau`, `retreat: off supply`, `retreat Austria: towards Brünn, ask`."""

from __future__ import annotations

import re
from collections.abc import Callable

from pbem.engine.phrase import Keyword, joined, phrase
from pbem.orders.grammar.lists import END, items, stack, wishes
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.languages.language import Language, Words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass

CITY, TOWARDS, AWAY, OFF_SUPPLY, HOME, ASK = "", "towards", "away from", "off supply", "home", "ask"
"""The kinds of terms. The first three are followed by a name, the others stand alone."""


@dataclass(frozen=True)
class RetreatTerm:
    """One term of a retreat: a city to end in, or what the ends that are possible are compared by."""

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.kind, self.name) if part)

    @property
    def in_full(self) -> str:
        """The term as one writes it."""
        if self.kind == TOWARDS:
            return phrase("towards {city}", city=self.name)
        if self.kind == AWAY:
            return phrase("away from {name}", name=self.name)
        return _ALONE_IN_FULL.get(self.kind, self.name)


_ALONE_IN_FULL = {OFF_SUPPLY: phrase("off supply"), HOME: phrase("home"), ASK: Keyword("ask")}


@dataclass(frozen=True)
class RetreatOrder(Order):
    """Where a loser's retreat is to end: the first possible city, or what the terms say."""

    loser: tuple[str, ...]
    """Generals, or a nation; empty for whoever loses."""
    places: tuple[str, ...]
    """The terms, each as a text: `Leipa`, `towards Brünn`."""

    @property
    def terms(self) -> tuple[RetreatTerm, ...]:
        """What it says, term by term."""
        return tuple(map(term, self.places))

    @property
    def in_full(self) -> str:
        """The order as one line."""
        terms = joined(one.in_full for one in self.terms)
        if not self.loser:
            return phrase("retreat: {terms}", terms=terms)
        return phrase("retreat {loser}: {terms}", loser=joined(self.loser, " + "), terms=terms)


def term(text: str) -> RetreatTerm:
    """The term that a text means; what begins with no word of a term is a city."""
    plain = _BESIDE.sub(" ", f" {text} ").strip(END) or text.strip(END)
    if kind := _ALONE.get(fold(plain)):
        return RetreatTerm(kind)
    for kind, pattern in _BEFORE_NAME:
        if match := pattern.match(plain):
            return RetreatTerm(kind, match[1])
    return RetreatTerm(CITY, plain)


_BESIDE = compiled(
    lambda: rf"(?<=\s)(?:{words.pattern(lambda one: one.beside_wish)})(?=[\s,.;!])", re.IGNORECASE
)
"""What says no more of a city than that it is wished: `Leipa if possible`."""


def _before(field: Callable[[Language], Words]) -> re.Pattern[str]:
    return compiled(rf"^(?:{words.pattern(field)})\s+(\S.*)$", re.IGNORECASE)


_BEFORE_NAME = ((TOWARDS, _before(lambda one: one.towards)), (AWAY, _before(lambda one: one.away_from)))
_ALONE = {
    **dict.fromkeys(words.forms(words.words(lambda one: one.off_supply)), OFF_SUPPLY),
    **dict.fromkeys(words.forms(words.words(lambda one: one.homewards)), HOME),
    **dict.fromkeys(words.forms(words.words(lambda one: one.keywords.get(ASK, ()))), ASK),
}


_FOR = compiled(lambda: rf"^\s*(?:{words.pattern(lambda one: one.for_)})\s+", re.IGNORECASE)

_ARROW = compiled(r"^(?:-*>|→)\s*")
"""Instead of the colon: `retreat -> off supply`."""


def _read(line: int, text: str, rest: str) -> RetreatOrder | Problem:
    rest = _ARROW.sub("", rest)
    who, colon, told = rest.partition(":")
    if not colon and term(rest).kind not in (CITY, ASK):
        who, colon, told = "", ":", rest
    if not colon or not items(told):
        return Problem(phrase("it does not say which loser retreats where"))
    terms = tuple(str(term(one)) for one in wishes(told) if _BESIDE.sub(" ", f" {one} ").strip(END))
    return RetreatOrder(line, text, stack(_FOR.sub("", who)), terms)


def _split(rest: str) -> tuple[str, str] | None:
    """The loser, and the terms, if they begin with the words of one."""
    parts = rest.split()
    for at in range(len(parts)):
        terms = items(" ".join(parts[at:]))
        if terms and term(terms[0]).kind:
            return " ".join(parts[:at]), " ".join(parts[at:])
    return None


RETREAT = Verb(
    "retreat",
    Group.COMBAT,
    phrase("retreat [GENERAL | NATION]: TERM, TERM …"),
    phrase("says where a loser's retreat is to end; the next term breaks ties of the one before"),
    "rule 8",
    RetreatOrder,
    _read,
    (
        ("retreat Daun", "it does not say which loser retreats where"),
        ("retreat:", "it does not say which loser retreats where"),
    ),
    lasts=True,
    after_words=True,
    leading_colon=True,
    split=_split,
)
