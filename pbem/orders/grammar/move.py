"""`move Friedrich + Winterfeldt: Torgau, Falkenberg`, `move Saltikov to Friedeberg else stay`"""

from __future__ import annotations

from pbem.engine.phrase import Typed, joined, phrase
from pbem.orders.grammar.lists import items, piece_in_words, stack
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.verb import Group, Verb
from pbem.orders.grammar.way import Way, alternatives, enemy_of, goal_of, way, ways_in_full
from pbem.orders.problem import Problem
from pbem.records import dataclass


@dataclass(frozen=True)
class MoveOrder(Order):
    """A piece or a stack, and every city that it enters, or the one that it is to come to."""

    pieces: tuple[str, ...]
    places: tuple[str, ...]
    """Every city that it enters; with a goal that city alone, whatever lies between."""
    goal: str = ""
    """The city to come to, by a way that is looked for when it moves; "" if all cities are named."""
    enemy: str = ""
    """The hostile general to attack, wherever he stands when it moves; "" if it says where to go."""
    otherwise: tuple[Way, ...] = ()
    """What is done instead, the first that is possible."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """All that it may do, the first choice first."""
        return (Way(() if self.goal else self.places, self.goal, self.enemy), *self.otherwise)

    @property
    def is_open(self) -> bool:
        """Whether it is decided only when the piece moves what it does."""
        return bool(self.goal or self.enemy or self.otherwise or not self.places)

    @property
    def own_pieces(self) -> tuple[str, ...]:
        """The pieces that move."""
        return self.pieces

    @property
    def in_full(self) -> str:
        """The order as one line."""
        first, *others = self.ways
        return ways_in_full(joined(map(piece_in_words, self.pieces), " + "), first, others)


def _read(line: int, text: str, rest: str) -> MoveOrder | Problem:
    first, others = alternatives(rest)
    who, colon, cities = first.partition(":")
    to, meets = goal_of(first), enemy_of(first)
    if not colon and to is None and meets is None:
        return Problem(phrase("there is no colon between the piece and its way"))
    pieces, goes = stack(who), way(cities) if colon else None
    if found := to or meets:
        pieces, goes = stack(found[0]), Way(goal=found[1]) if to else Way(enemy=found[1])
    if "," in who and not found:
        right = phrase("move {who}:{way}", who=Typed(" + ".join(items(who))), way=Typed(cities))
        what = phrase("several pieces move together only as a stack")
        return Problem(what, phrase("Did you mean: {line}", line=right))
    otherwise = [way(one, goals=bool(goes and (goes.goal or goes.enemy))) for one in others]
    if not pieces or goes is None or None in otherwise:
        return Problem(phrase("no city is named") if pieces else phrase("no piece is named"))
    places = (goes.goal,) if goes.goal else goes.places
    return MoveOrder(
        line, text, pieces, places, goes.goal, goes.enemy, tuple(one for one in otherwise if one)
    )


MOVE = Verb(
    "move",
    Group.STAGE,
    phrase(
        "move PIECE [+ PIECE]: CITY, CITY … [else …] | move PIECE to CITY [else …] | "
        "move PIECE against GENERAL [else …]"
    ),
    phrase("moves a piece or stack: every city in turn, towards a goal, or to attack an enemy"),
    "rule 4",
    MoveOrder,
    _read,
    (
        ("move Keith Brieg, Oppeln", "there is no colon between the piece and its way"),
        ("move Keith:", "no city is named"),
        ("move Keith: Brieg else", "no city is named"),
        ("move: Brieg", "no piece is named"),
        ("move Friedrich, Winterfeldt: Torgau", "several pieces move together only as a stack"),
    ),
    in_stage=True,
    after_words=True,
    leading_colon=True,
)
