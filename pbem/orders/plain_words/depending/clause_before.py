"""Clauses that add to the move told right before: `Dohna by way of Oppeln`, `Schwerin joins him`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.clause import TO, VIA, Clause
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.situation import Situation


def take_back_way(at: Situation, out: Outcome, clause: Clause, pieces: tuple[str, ...]) -> None:
    """Take the last move of some pieces back where a clause tells no more than its way: `Keith and Dohna
    to Brieg, Dohna by way of Oppeln.`"""
    titles = " + ".join(map(at.title, pieces))
    before = [one for one in out.orders if one.text.startswith(f"move {titles}: ")]
    if not before or not clause.stops or any(role != VIA for role, _ in clause.stops):
        return
    goal = at.where[pieces[0]]
    out.orders.remove(before[-1])
    at.where |= {name: at.came_from[name] for name in pieces}
    clause.stops.append((TO, Entity(Kind.CITY, at.city(goal), clause.line, cities=(goal,))))


def join_him(at: Situation, clause: Clause, last_pieces: Sequence[str]) -> None:
    """Add the city of the piece told of before: `Schwerin joins him`."""
    other = at.where.get(last_pieces[0]) if len(last_pieces) == 1 else None
    named = any(other in stop.cities for _, stop in clause.stops[-1:])
    # A train may not stand where a general does.
    follows = clause.means("follow") and not clause.stops
    follows = follows and all(one.text != "train" for one in clause.pieces)
    if other is None or named or not (clause.means("join") or follows):
        return
    if any(one.means("him") for one in clause.parts):
        clause.stops.append((TO, Entity(Kind.CITY, at.city(other), clause.line, cities=(other,))))


def joins_last_move(at: Situation, out: Outcome, start: int | None, pieces: Sequence[str]) -> bool:
    """Add pieces to the stack that the clause before has moved, if they stood with it, at the `start`."""
    last = out.orders[-1] if out.orders else None
    together = all(at.where.get(name) == start for name in pieces)
    if last is None or not pieces or not last.text.startswith("move ") or not together:
        return False
    stack, _, path = last.text.partition(": ")
    titles = " + ".join(at.title(name) for name in pieces)
    out.lengthen(f"{stack} + {titles}: {path}")
    at.last_moved += tuple(pieces)
    at.came_from |= {name: at.where[name] for name in pieces if name in at.where}
    out.parts += 1
    return True
