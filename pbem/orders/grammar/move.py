"""`move Friedrich + Winterfeldt: Torgau, Falkenberg`"""

from __future__ import annotations

import re
from dataclasses import dataclass

from pbem.engine.phrase import Typed, joined, phrase
from pbem.orders.grammar.lists import items, stack
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.problem import Problem

_WAY = re.compile(r"\s*(?:[,;→]|[-–=]*>)\s*")


@dataclass(frozen=True)
class MoveOrder(Order):
    """A piece or a stack, and every city that it enters."""

    pieces: tuple[str, ...]
    places: tuple[str, ...]

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """The pieces that move."""
        return self.pieces

    @property
    def in_full(self) -> str:
        """The order as one line."""
        pieces = joined(self.pieces, " + ")
        return phrase("move {pieces}: {path}", pieces=pieces, path=joined(self.places))


def _read(line: int, text: str, rest: str) -> MoveOrder | Problem:
    who, colon, way = rest.partition(":")
    pieces, places = stack(who), items(way, _WAY)
    if not colon:
        return Problem(phrase("there is no colon between the piece and its way"))
    if "," in who:
        right = phrase("move {who}:{way}", who=Typed(" + ".join(items(who))), way=Typed(way))
        what = phrase("several pieces move together only as a stack")
        return Problem(what, phrase("Did you mean: {line}", line=right))
    if not pieces or not places:
        return Problem(phrase("no piece is named") if places else phrase("no city is named"))
    return MoveOrder(line, text, pieces, places)


MOVE = Verb(
    "move",
    Group.STAGE,
    phrase("move PIECE [+ PIECE]: CITY, CITY …"),
    phrase("moves a piece or stack, every city in turn"),
    "rule 4",
    MoveOrder,
    _read,
    (
        ("move Keith Brieg, Oppeln", "there is no colon between the piece and its way"),
        ("move Keith:", "no city is named"),
        ("move: Brieg", "no piece is named"),
        ("move Friedrich, Winterfeldt: Torgau", "several pieces move together only as a stack"),
    ),
    in_stage=True,
    after_words=True,
    leading_colon=True,
)
