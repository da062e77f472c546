"""Moves that depend on something: `Keith to Reichenbach if it is free, else stay`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.plain_words.cutting.clause import Clause
from pbem.orders.plain_words.cutting.clauses import clauses
from pbem.orders.plain_words.depending.conditions import conditional
from pbem.orders.plain_words.depending.fall_backs import way_else
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.marching.moves import read_move
from pbem.orders.plain_words.marching.orders_told import who_and_where
from pbem.orders.plain_words.outcome import MOVE, Outcome, Why
from pbem.orders.plain_words.situation import Situation
from pbem.patterns import compiled

SHORTEST = 6
"""`If not they stay where they are` has no more words."""

PiecesOf = Callable[[Clause], tuple[str, ...] | None]
"""The pieces that a clause tells of."""


def read_conditional(at: Situation, entities: Sequence[Entity], pieces_of: PiecesOf, out: Outcome) -> bool:
    """Add the one move of a sentence with a condition that a fact says; propose any other, each with its
    condition. False if the sentence has none."""
    told = None if at.sets_up else conditional(at, entities)
    if told is None or not told.deed:
        return False
    trial = _tried(at, told.deed, pieces_of)
    moves = [one for one in trial.orders if one.text.startswith("move ")]
    unsaid = _unsay(at, told.deed, out) if moves or trial.stays else False
    # Of a march that is to end in an attack no half is taken.
    is_half = mean(told.deed, "attack")
    is_alone = len(trial.orders) == len(moves) == 1 and not (trial.doubts or unsaid or is_half)
    if told.head and told.is_state and is_alone:
        if _stays_else(at, told.other):
            out.take(entities[0].line, moves[0].nation, f"{told.head}{moves[0].text}")
            return True
        if line := _moves_else(at, moves[0].text, told.other):
            out.take(entities[0].line, moves[0].nation, f"{told.head}{moves[0].text}")
            out.take(entities[0].line, moves[0].nation, f"else: {line}")
            return True
    for one in moves:
        out.doubt(entities[0].line, Why.CONDITION, f"{told.head}{one.text}")
    if trial.stays and not trial.orders:
        out.doubt(entities[0].line, Why.CONDITION)
        return True
    return bool(moves)


def stays_else(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence only says that else all stays, behind a move on a condition."""
    last = out.orders[-1] if out.orders else None
    here = set(at.where.values())
    cities = [one.cities for one in entities if one.kind is Kind.CITY and one.is_full]
    names = any(one.kind is Kind.PIECE for one in entities)
    is_said = last is not None and last.text.startswith("if ")
    says = mean(entities, "stay") and not mean(entities, "move", "attack", "letter")
    is_home = not names and entities[0].means("else") and all(here.intersection(c) for c in cities)
    if last is None or not (is_said and says and (is_home or _is_denied(at, entities, last.text))):
        return False
    out.parts += 1
    return True


_ASKED = compiled(r"if (?:(?P<free>.+) free|not (?P<who>.+) (?:in|near) (?P<there>.+?)(?: \d)?): move ")


def _is_denied(at: Situation, entities: Sequence[Entity], line: str) -> bool:
    """Whether a sentence says of those told of before that they stay if a condition is not met: `Zittau if it
    is free; if Friedrich is there they stay`, `if not they stay`."""
    told = _ASKED.match(line)
    if told is None or not entities[0].means("if", "should") or entities[0].means("else", "unless"):
        return False
    if mean(entities[1:2], "not") and mean(entities[2:3], "they") and len(entities) <= SHORTEST:
        return True
    goal, who = told["free"] or told["there"], told["who"]
    here = at.own_cities
    cities = {at.city(one.cities[0]) for one in entities if _is_elsewhere(one, here)}
    pieces = [at.piece(one) for one in entities if one.kind is Kind.PIECE]
    own = [name for name in pieces if name is None or at.is_own(name)]
    others = {name for name in pieces if name not in own}
    is_he = others <= {who} if who else bool(others)
    is_there = cities == {goal} or (not cities and mean(entities, "there", "they"))
    moved = all(name and at.title(name) in _moved(line.partition(": ")[2]) for name in own)
    return is_he and is_there and moved and not mean(entities, "not", "nobody")


def _is_elsewhere(one: Entity, here: set[int]) -> bool:
    return one.kind is Kind.CITY and one.is_full and here.isdisjoint(one.cities)


def _unsay(at: Situation, deed: Sequence[Entity], out: Outcome) -> bool:
    """Take back the moves before of pieces that on a condition do something else: `Keith to Brieg. If Daun is
    in Glatz Keith stays.` Whether there was one."""
    names = {at.piece(one) for one in deed if one.kind == Kind.PIECE}
    titles = {at.title(name) for name in names if name}
    earlier = [one for one in out.orders if titles & set(_moved(one.text))]
    for one in earlier:
        out.orders.remove(one)
        out.doubt(one.line, Why.CONDITION, one.text)
    return bool(earlier)


def _moved(line: str) -> Sequence[str]:
    """The pieces that a move names."""
    return who_and_where(line)[0] if line.startswith(MOVE) else ()


def _tried(at: Situation, deed: Sequence[Entity], pieces_of: PiecesOf) -> Outcome:
    """What is to be done on a condition, with the pieces left where they stand."""
    where, nation, trial = dict(at.where), at.nation, Outcome()
    for clause in clauses(at, deed):
        if clause.pieces and (pieces := pieces_of(clause)):
            read_move(at, clause, pieces, trial)
    at.where, at.nation = where, nation
    return trial


def _moves_else(at: Situation, move: str, other: Sequence[Entity]) -> str:
    """Where the same pieces go if a condition is not met, `otherwise to Neurode`; empty if it tells anything
    else."""
    titles = _moved(move)
    pieces = [name for name in at.where if at.is_own(name) and at.title(name) in titles]
    told = [one for one in other if one.kind is not Kind.MARK and not one.means("else")]
    if len(pieces) != len(titles) or not told or mean(told, "if", "maybe", "not", "attack"):
        return ""
    path = way_else(at, pieces, at.where[pieces[0]], told)
    return f"move {' + '.join(titles)}{f' {path}' if path.startswith('to ') else f': {path}'}" if path else ""


def _stays_else(at: Situation, other: Sequence[Entity]) -> bool:
    """Whether nothing else is to be done if a condition is not met: the pieces stay where they stand."""
    cities = [one for one in other if one.kind == Kind.CITY and one.is_full]
    here = set(at.where.values())
    known = all(here.intersection(one.cities) for one in cities)
    return not other or (mean(other, "stay") and known and not mean(other, "move", "attack"))
