"""Two orders in one line that belong into two: `Hanover: hold`, `game seven-years, turn 2`."""

from __future__ import annotations

import re
from collections.abc import Callable

from pbem.engine.phrase import Typed, phrase
from pbem.orders.grammar.faults import Fault, fault_in
from pbem.orders.grammar.order import Order
from pbem.orders.languages import words
from pbem.orders.names.name_book import Book
from pbem.orders.problem import Problem
from pbem.patterns import compiled

_NATION, _GAME, _TURN = (words.one_of(words.verb_words(verb)) for verb in ("nation", "game", "turn"))
_NATION_FIRST = compiled(rf"^(?:(?:{_NATION})\s+)?([^:]+):\s*(.+)$", re.IGNORECASE)
_GAME_FIRST = compiled(rf"^(?:{_GAME}):?\s+([\w.-]+?)[,;]?\s+(?:{_TURN}):?\s+(\d+)[.,;!]?$", re.IGNORECASE)


def nation_before(text: str, names: Book) -> tuple[str, str] | None:
    """The nation that a line names before a colon, and what follows it."""
    match = _NATION_FIRST.match(text)
    return (match[1], match[2]) if match and names.nations.is_called(match[1]) else None


def two_in_one(
    number: int, text: str, names: Book, read: Callable[[str], Order | Fault | None]
) -> Fault | None:
    """The fault of a line that says two things; `read` tells an order from talk."""
    if both := nation_before(text, names):
        if nation_before(both[1], names) or not isinstance(read(both[1]), Order):
            return None
        what = phrase("a nation stands alone in its line")
        lines = {"name": Typed(both[0]), "line": Typed(both[1])}
        right = phrase("Write in two lines: nation {name}, and: {line}", **lines)
        return fault_in(Order(number, text), Problem(what, right), "rule 1")
    if match := _GAME_FIRST.match(text):
        what = phrase("a game stands alone in its line")
        right = phrase(
            "Write in two lines: game {name}, and: turn {turn}", name=Typed(match[1]), turn=match[2]
        )
        return fault_in(Order(number, text), Problem(what, right), "rule 2")
    return None
