"""A letter's lines -> what they order: header, a part for each nation, what was skipped, what cannot be read.

A line that is clearly no order is skipped and listed back. A line that looks like an order and cannot be read
is a fault with what would be right, and never hides the lines after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from pbem.engine.model import Rules
from pbem.engine.phrase import Typed, phrase
from pbem.orders.grammar.faults import Fault, Note
from pbem.orders.grammar.header import (
    AcceptPartial,
    Amend,
    GameLine,
    LanguageLine,
    NationLine,
    PasswordLine,
    TurnLine,
)
from pbem.orders.grammar.letter import Header, Part
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.standing import StandingOrder
from pbem.orders.grammar.verb import Verb
from pbem.orders.grammar.verbs import STANDING_ORDERS, row_of
from pbem.orders.languages import words
from pbem.orders.names.name_book import Book, book
from pbem.orders.names.nearest import for_one_letter
from pbem.orders.problem import Kind, Problem
from pbem.orders.reading.near_miss import move_in_other_words, near_miss, unreadable, without_colon
from pbem.orders.reading.talk import is_talk, words_in
from pbem.orders.reading.two_in_one import nation_before, two_in_one

NEAR = 3
"""How many lines of talk may stand between a nation's bare name and her orders."""


@dataclass(frozen=True)
class Sheet:
    """A letter as read. `skipped` are the lines (number, text) that are no orders."""

    header: Header
    parts: tuple[Part, ...]
    skipped: tuple[tuple[int, str], ...] = ()
    faults: tuple[Fault, ...] = ()
    notes: tuple[Note, ...] = ()


@for_one_letter
def parse(lines: Iterable[tuple[int, str]], rules: Rules) -> Sheet:
    """Read the lines of a letter, each with its number; never raises. `rules` hold the names of the
    game, which tell orders from talk."""
    reading = _Reading(book(rules))
    for number, text in lines:
        reading.line(number, text)
    return reading.sheet()


def read_line(number: int, text: str, names: Book) -> Order | Fault | None:
    """Read one line. Returns the order, the fault if it cannot be read, or None if it is empty or talk."""
    shown = plain_line(text)
    if not shown:
        return None
    if both := two_in_one(number, shown, names, lambda one: read_line(number, one, names)):
        return both
    verb, rest = _verb(shown)
    if verb is None:
        return near_miss(number, shown, names)
    order = verb.read(number, shown, rest)
    if not isinstance(order, Problem):
        return order
    if is_talk(verb, rest, names):
        return None
    advice = move_in_other_words(number, shown, verb, rest, names) or without_colon(number, shown, verb, rest)
    return advice or unreadable(number, shown, verb, order)


# --------------------------------------------------------------------------------------- a line's text

_COMMENT = re.compile(r"#.*$")
_SECRET_COMMENT = re.compile(r"(^|\s)#.*$")
_SECRETS = tuple(word.lower() for word in words.verb_words("password"))
_UNDERLINE = re.compile(r"^\s*(?:-{3,}|={3,}|~{3,})\s*$")
_NAME = re.compile(r"^[^\W\d_]{3,}(?:[ -][^\W\d_]+)*\W?$")
_BULLET = re.compile(r"^(?:[-*•·–]|\d{1,2}[.)])\s+")


def plain_line(text: str) -> str:
    """The line without comment, list mark and needless gaps; `#` may be a part of a password."""
    comment = _SECRET_COMMENT if text.lstrip().lower().startswith(_SECRETS) else _COMMENT
    return _BULLET.sub("", " ".join(comment.sub("", text).split()))


_OF_TWO_WORDS = words.one_of(
    word for word in words.words(lambda one: chain(*one.verbs.values())) if not word.isalpha()
)
_VERB = re.compile(rf"^((?:{_OF_TWO_WORDS})\b|[^\W\d_]+)\s*([:.!?]*)\s*(.*)$", re.IGNORECASE)


def _verb(text: str) -> tuple[Verb | None, str]:
    """The row of the line's verb, and what follows it; the colon of `battle: …` stays."""
    match = _VERB.match(text)
    verb = row_of(match[1]) if match else None
    if not match or verb is None or (match[2] not in ("", ":") and (match[3] or not verb.alone)):
        return None, text
    keeps_colon = ":" in match[2] and verb.leading_colon
    return verb, (":" if keeps_colon else "") + match[3]


# ------------------------------------------------------------------------------------ the whole letter


class _Reading:
    """A letter being read, line by line."""

    def __init__(self, names: Book) -> None:
        self.names = names
        self.header = Header()
        self.parts: list[Part] = [Part(None)]
        self.standing = False
        self.headless: tuple[int, str] | None = None
        self.skipped: list[tuple[int, str]] = []
        self.faults: list[Fault] = []
        self.notes: list[Note] = []

    def line(self, number: int, text: str) -> None:
        """Take in one line."""
        if self.faults and self.faults[-1].line == number - 1:
            self._headed(text)
        order = read_line(number, text, self.names)
        if isinstance(order, Fault):
            self._fault(order)
        elif order:
            self._order(order)
        elif plain_line(text):
            self.skipped.append((number, text.strip()))
            if self.headless and number - self.headless[0] > NEAR:
                self.headless = None
            if _NAME.match(plain_line(text)) and self.names.nations.is_called(plain_line(text)):
                self.headless = (number, plain_line(text))

    def _headed(self, text: str) -> None:
        """A verb alone is a heading and lacks nothing, `Set-up` for one, above a line of dashes or one about
        a nation."""
        last = self.faults[-1]
        listed = (
            _BULLET.match(text.strip()) and ":" in text and not nation_before(plain_line(text), self.names)
        )
        nations = map(self.names.nations.is_called, words_in(text))
        if row_of(last.text) and (_UNDERLINE.match(text) or (listed and any(nations))):
            self.skipped.append((last.line, last.text))
            self.faults.pop()

    def _order(self, order: Order) -> None:
        if isinstance(order, NationLine):
            self._opened(order)
        elif isinstance(order, StandingOrder):
            self._standing(order)
        elif not self._header(order):
            self._add(order)

    def _header(self, order: Order) -> bool:
        """Note what the letter says of itself; False if the order is another one."""
        match order:
            case GameLine():
                self.header = replace(self.header, game=order)
            case TurnLine():
                self.header = replace(self.header, turn=order)
            case PasswordLine():
                self.header = replace(self.header, password=order)
            case LanguageLine():
                self.header = replace(self.header, language=order)
            case Amend():
                self.header = replace(self.header, amend=True)
            case AcceptPartial():
                self.header = replace(self.header, partial=True)
            case _:
                return False
        return True

    def _standing(self, order: StandingOrder) -> None:
        self.standing = order.on
        before = self.parts[-1].standing or ()
        self.parts[-1] = replace(self.parts[-1], standing=before if order.on else ())

    def _fault(self, fault: Fault) -> None:
        """Keep a fault; if its line names a nation first, what follows is judged as hers all the same."""
        self._no_nation()
        self.faults.append(fault)
        if before := nation_before(fault.text, self.names):
            self._opened(NationLine(fault.line, fault.text, before[0]))

    def _no_nation(self) -> None:
        """A nation's bare name before orders is a fault."""
        if self.headless:
            (number, text), self.headless = self.headless, None
            self.skipped = [one for one in self.skipped if one[0] != number]
            name = text.rstrip(":")
            right = phrase("Did you mean: nation {name}", name=Typed(name))
            what = phrase("the line has no verb")
            self.faults.append(Fault(number, text, Kind.UNREADABLE, what, "rule 1", right))
            self._opened(NationLine(number, text, name))

    def _opened(self, nation: NationLine) -> None:
        self.headless = None
        self.parts.append(Part(nation))
        self.standing = False

    def _add(self, order: Order) -> None:
        self._no_nation()
        part = self.parts[-1]
        if self.standing and isinstance(order, STANDING_ORDERS):
            self.parts[-1] = replace(part, standing=(*(part.standing or ()), order))
            return
        if self.standing:
            what = phrase("this cannot be a standing order and is taken for this stage only")
            self.notes.append(Note(order.line, order.text, Kind.ILLEGAL, what, "rule 2"))
        self.parts[-1] = replace(part, orders=(*part.orders, order))

    def sheet(self) -> Sheet:
        """The letter as read; a part that says nothing is left out."""
        parts = tuple(p for p in self.parts if p.nation or p.orders or p.standing is not None)
        return Sheet(self.header, parts, tuple(self.skipped), tuple(self.faults), tuple(self.notes))
