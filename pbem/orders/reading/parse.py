"""A letter's lines -> what they order: header, a part for each nation, what was skipped, what cannot be read.

A line that is clearly no order is skipped and listed back. A line that looks like an order and cannot be read
is a fault with what would be right, and never hides the lines after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain

from pbem.engine.model import Rules
from pbem.engine.phrase import Typed, phrase
from pbem.orders.grammar.allot import AllotOrder, SplitOrder
from pbem.orders.grammar.condition import Condition
from pbem.orders.grammar.faults import Fault, Note, fault_in
from pbem.orders.grammar.header import (
    AcceptPartial,
    AllOrNothing,
    Amend,
    AskFor,
    Forecast,
    GameLine,
    LanguageLine,
    LuckLine,
    NationLine,
    PasswordLine,
    TurnLine,
)
from pbem.orders.grammar.letter import Header, LaterPart, Part, with_later
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.person.deputy import DeputyLine
from pbem.orders.grammar.person.presence import AwayLine, SuitsLine, ZoneLine
from pbem.orders.grammar.standing import StandingOrder
from pbem.orders.grammar.verb import Verb
from pbem.orders.grammar.verbs import STAGE_ORDERS, STANDING_ORDERS, row_of
from pbem.orders.languages import words
from pbem.orders.names.name_book import Book, book
from pbem.orders.names.nearest import for_one_letter
from pbem.orders.problem import Kind, Problem
from pbem.orders.reading.advice import tested
from pbem.orders.reading.cities_told import with_cities_told
from pbem.orders.reading.conditional_line import conditional_order, is_conditional, opposite
from pbem.orders.reading.near_miss import move_in_other_words, near_miss, unreadable, without_colon
from pbem.orders.reading.talk import is_talk, words_in
from pbem.orders.reading.two_in_one import nation_before, two_in_one
from pbem.patterns import compiled
from pbem.records import dataclass

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
    stays: tuple[str, ...] = ()
    """The pieces that it says stay where they are, without an order of their own."""
    reworded: frozenset[int] = frozenset()
    """The lines that were read in other words than they stand in."""
    turns: tuple[tuple[int, int], ...] = ()
    """Where a part for a later turn begins, as (line, turn), and with turn 0 where it ends."""

    def later_turn_at(self, line: int) -> int:
        """The later turn whose part a line stands in; 0 if it stands in none."""
        return next((turn for begins, turn in reversed(self.turns) if begins <= line), 0)


class LineReader:
    """Reads the lines of one letter, each text once: a letter may say the same a hundred times."""

    def __init__(self, rules: Rules) -> None:
        self.names = book(rules)
        self._known: dict[str, Order | Fault | None] = {}

    def read(self, number: int, text: str) -> Order | Fault | None:
        """A line's order, the fault if it cannot be read, or None if it is empty or talk."""
        if text not in self._known:
            self._known[text] = read_line(number, text, self.names)
        one = self._known[text]
        return one if one is None or one.line == number else replace(one, line=number)


@for_one_letter
def parse(lines: Iterable[tuple[int, str]], rules: Rules, reader: LineReader | None = None) -> Sheet:
    """Read the lines of a letter, each with its number; never raises. `rules` hold the names of the
    game, which tell orders from talk. `reader` has perhaps read some of the lines before."""
    reading = _Reading(reader or LineReader(rules))
    for number, text in lines:
        reading.line(number, text)
    return reading.sheet()


DEEPEST = 3
"""So many proposals are tried one after the other, where each can only be read with another one."""


def read_line(number: int, text: str, names: Book, tries: int = DEEPEST) -> Order | Fault | None:
    """Read one line. Returns the order, the fault if it cannot be read, or None if it is empty or talk."""
    found = _as_written(number, text, names)
    if not isinstance(found, Fault):
        return found
    read = (lambda one: read_line(number, one, names, tries - 1)) if tries else (lambda one: None)
    return tested(found, read, names, _form)


def _as_written(number: int, text: str, names: Book) -> Order | Fault | None:
    """The same, with an advice that nobody has tried."""
    shown = plain_line(text)
    if not shown:
        return None
    if both := two_in_one(number, shown, names, lambda one: read_line(number, one, names)):
        return both
    verb, rest = _verb(shown)
    if verb is None:
        return near_miss(number, shown, names)
    if is_conditional(verb) and ":" not in shown:
        return None
    if is_conditional(verb):
        return conditional_order(number, shown, verb, rest, lambda one: read_line(number, one, names))
    order = verb.read(number, shown, rest)
    if not isinstance(order, Problem):
        is_said = _is_sentence(order) and is_talk(verb, rest, names)
        return None if is_said else with_cities_told(order, names)
    if is_talk(verb, rest, names):
        return None
    advice = move_in_other_words(number, shown, verb, rest, names) or without_colon(number, shown, verb, rest)
    return advice or unreadable(number, shown, verb, order)


def _form(line: str) -> str:
    """How an order with the verb of a line is written."""
    verb, _ = _verb(line)
    return phrase("Write: {form}", form=verb.form) if verb else ""


def _is_sentence(order: Order) -> bool:
    """Whether an order is written as any sentence may be: `move on to something else`."""
    return isinstance(order, MoveOrder) and bool(order.goal)


def _no_if(order: Order) -> Fault:
    what = phrase("no `if` stands before this `else`")
    problem = Problem(what, phrase("Write: if FACT: ORDER, and in the next line: else: ORDER"))
    return fault_in(Order(order.line, order.text), problem, "rule 2")


# --------------------------------------------------------------------------------------- a line's text

_COMMENT = compiled(r"#.*$")
_SECRET_COMMENT = compiled(r"(^|\s)#.*$")
_SECRETS = tuple(word.lower() for word in words.verb_words("password"))
_UNDERLINE = compiled(r"^\s*(?:-{3,}|={3,}|~{3,})\s*$")
_NAME = compiled(r"^[^\W\d_]{3,}(?:[ -][^\W\d_]+)*\W?$")
_FORM = compiled(r"\):\s*$")
_BULLET = compiled(r"^(?:[-*•·–]|\d{1,2}[.)])\s+")


def plain_line(text: str) -> str:
    """The line without comment, list mark and needless gaps; `#` may be a part of a password."""
    comment = _SECRET_COMMENT if text.lstrip().lower().startswith(_SECRETS) else _COMMENT
    return _BULLET.sub("", " ".join(comment.sub("", text).split()))


_OF_TWO_WORDS = words.one_of(
    word for word in words.words(lambda one: chain(*one.verbs.values())) if not word.isalpha()
)
_VERB = compiled(rf"^((?:{_OF_TWO_WORDS})\b|[^\W\d_]+)\s*([:.!?]*)\s*(.*)$", re.IGNORECASE)


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

    def __init__(self, reader: LineReader) -> None:
        self.reader, self.names = reader, reader.names
        self.header = Header()
        self.parts: list[Part] = [Part(None)]
        self.standing = False
        self.turn: TurnLine | None = None
        self.otherwise: tuple[Condition, ...] = ()
        self.headless: tuple[int, str] | None = None
        self.skipped: list[tuple[int, str]] = []
        self.faults: list[Fault] = []
        self.notes: list[Note] = []
        self.turns: list[tuple[int, int]] = []

    def line(self, number: int, text: str) -> None:
        """Take in one line."""
        if self.faults and self.faults[-1].line == number - 1:
            self._headed(text)
        order = self.reader.read(number, text)
        if isinstance(order, Fault):
            self._fault(order)
        elif order:
            self._conditional(order)
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

    def _conditional(self, order: Order) -> None:
        """An `else` is the opposite of the condition before it; it may go on with an `if` of its own."""
        first, *own = order.when or (None,)
        if first and not first.facts:
            if not self.otherwise:
                self._fault(_no_if(order))
                return
            order = replace(order, when=(*self.otherwise, *own))
        if first and (first.facts or own):
            self.otherwise = opposite(order.when)
        self._order(order)

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
                self._turn(order)
            case PasswordLine():
                self.header = replace(self.header, password=order)
            case LanguageLine():
                self.header = replace(self.header, language=order)
            case LuckLine():
                self.header = replace(self.header, luck=order)
            case AwayLine():
                self.header = replace(self.header, away=order)
            case ZoneLine():
                self.header = replace(self.header, zone=order)
            case SuitsLine():
                self.header = replace(self.header, suits=order)
            case DeputyLine():
                self.header = replace(self.header, deputy=order)
            case Amend():
                self.header = replace(self.header, amend=True)
            case AcceptPartial():
                self.header = replace(self.header, partial=True)
            case AllOrNothing():
                self.header = replace(self.header, whole=True)
            case Forecast():
                self.header = replace(self.header, forecast=True)
            case AskFor(what=what):
                self.header = replace(self.header, asks=tuple(dict.fromkeys((*self.header.asks, what))))
            case _:
                return False
        return True

    def _turn(self, line: TurnLine) -> None:
        """A `turn` line before all nations and orders is for the whole letter; later ones open parts for
        their turns."""
        begun = any(part.nation or part.orders or part.standing is not None for part in self.parts)
        known = self.header.turn
        if not begun and self.turn is None and (known is None or known.number == line.number):
            self.header = replace(self.header, turn=line)
        else:
            self.turn = None if known and known.number == line.number else line
            self.turns.append((line.line, self.turn.number if self.turn else 0))
        self.standing, self.otherwise = False, ()

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
        self.headless, self.otherwise = None, ()
        self.parts.append(Part(nation))
        self.standing = False

    def _add(self, order: Order) -> None:
        self._no_nation()
        part = self.parts[-1]
        if self.turn and not self.standing:
            self.parts[-1] = replace(part, later=with_later(part.later, LaterPart(self.turn, (order,))))
            return
        if self.standing and isinstance(order, STANDING_ORDERS):
            self.parts[-1] = replace(part, standing=(*(part.standing or ()), order))
            return
        if self.standing:
            what = phrase("this cannot be a standing order and is taken for this stage only")
            self.notes.append(Note(order.line, order.text, Kind.ILLEGAL, what, "rule 2"))
        self.parts[-1] = replace(part, orders=(*part.orders, order))

    def sheet(self) -> Sheet:
        """The letter as read; a part that says nothing is left out, but for the line of a nation."""
        texts = dict(self.skipped)
        told = (part for part in self.parts if not part.is_empty or _is_named(part.nation, texts))
        parts = tuple(map(_with_splits, told))
        skipped, faults, notes = tuple(self.skipped), tuple(self.faults), tuple(self.notes)
        return Sheet(self.header, parts, skipped, faults, notes, turns=tuple(self.turns))


def _with_splits(part: Part) -> Part:
    """A part in which `allot` among the orders of a stage is one of them, carried out in its turn: whoever
    writes so hands troops over, whatever the verb."""
    if not any(isinstance(order, STAGE_ORDERS) for order in part.orders):
        return part
    orders = (
        SplitOrder(order.line, order.text, order.shares) if isinstance(order, AllotOrder) else order
        for order in part.orders
    )
    return replace(part, orders=tuple(orders))


def _is_named(nation: NationLine | None, skipped: Mapping[int, str]) -> bool:
    """Whether a part has the line of a nation, and not that of a form of which nothing is filled in, as a
    report has it: `Keith (Riesa):` is skipped below it."""
    return nation is not None and not _FORM.search(skipped.get(nation.line + 1, ""))
