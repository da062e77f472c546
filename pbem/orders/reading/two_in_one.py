"""Two orders in one line that belong into two: `Hanover: hold`, `game seven-years, turn 2`."""

from __future__ import annotations

import re
from collections.abc import Callable

from pbem.engine.phrase import Typed, phrase
from pbem.orders.grammar import syntax as s
from pbem.orders.grammar.faults import Fault
from pbem.orders.names.name_book import UNREADABLE, Book

_NATION_FIRST = re.compile(r"^(?:nation\s+)?([^:]+):\s*(.+)$", re.IGNORECASE)
_GAME_FIRST = re.compile(
    r"^(?:game|Partie|Spiel):?\s+([\w.-]+?)[,;]?\s+(?:turn|Runde):?\s+(\d+)[.,;!]?$", re.IGNORECASE
)


def nation_before(text: str, names: Book) -> tuple[str, str] | None:
    """The nation that a line names before a colon, and what follows it."""
    found = _NATION_FIRST.match(text)
    return (found[1], found[2]) if found and names.nations.is_called(found[1]) else None


def two_in_one(
    number: int, text: str, names: Book, read: Callable[[str], s.Order | Fault | None]
) -> Fault | None:
    """The fault of a line that says two things; `read` tells an order from talk."""
    if found := nation_before(text, names):
        if nation_before(found[1], names) or not isinstance(read(found[1]), s.Order):
            return None
        what = phrase("a nation stands alone in its line")
        lines = {"name": Typed(found[0]), "line": Typed(found[1])}
        right = phrase("Write in two lines: nation {name}, and: {line}", **lines)
        return Fault(number, text, UNREADABLE, what, "rule 1", right)
    if both := _GAME_FIRST.match(text):
        what = phrase("a game stands alone in its line")
        right = phrase("Write in two lines: game {name}, and: turn {turn}", name=Typed(both[1]), turn=both[2])
        return Fault(number, text, UNREADABLE, what, "rule 2", right)
    return None
