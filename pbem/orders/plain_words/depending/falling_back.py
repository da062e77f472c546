"""Reading what is done if a move cannot be made: it goes behind `else` in the move, or asks that back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.plain_words.correcting.corrections import Corrections
from pbem.orders.plain_words.depending.facts_told import without_move
from pbem.orders.plain_words.depending.fall_backs import Entities, FallBacks, fall_backs, way_else
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import ELSE, MOVE, Outcome, Taken, Why
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

Read = Callable[[list[Entity]], None]


def read_fall_backs(
    at: Situation, entities: Entities, out: Outcome, corrections: Corrections, read: Read
) -> bool:
    """Whether a sentence says what is done if a move of its own, or the one right before, cannot be made."""
    entities = entities if at.sets_up else without_move(entities)
    told = None if at.sets_up else fall_backs(entities)
    if told is None:
        return False
    if not told.deed:
        return _goes_on(at, entities, told, out, corrections)
    if not told.others:
        size = out.size
        read(_without_done(entities, told.deed))
        return out.size > size
    known, doubts, where = len(out.orders), len(out.doubts), dict(at.where)
    at.last_moved = ()
    read(list(told.deed))
    new = out.orders[known:]
    if len(out.doubts) > doubts:
        del out.orders[known:]
        at.where = where
        out.doubts[doubts:] = []
        out.doubt(entities[0].line, Why.CONDITION)
        return True
    line = _with_else(at, at.last_moved, new[-1].text, told) if new else ""
    if not line:
        del out.orders[known:]
        at.where = where
        return False
    out.lengthen(line)
    return True


def _without_done(entities: Entities, deed: Entities) -> list[Entity]:
    """What is done without the last word of its condition: `the 13 is kept, so long as it can be done`."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    is_of_condition = len(words) > 1 and is_of_kind(words[-2], "can be") and words[-1] in deed
    kept = [one for one in deed if not (is_of_condition and one is words[-1])]
    while kept and is_of_condition and kept[-1].kind is Kind.MARK:
        kept.pop()
    return kept


def _goes_on(
    at: Situation, entities: Entities, told: FallBacks, out: Outcome, corrections: Corrections
) -> bool:
    """Whether a sentence is nothing but a fall-back of the one move told right before."""
    said = [one for one in corrections.said if one in out.orders]
    before = corrections.said or ([corrections.whole] if corrections.whole else [])
    moves = [one for one in before if one.text.startswith(MOVE)]
    if not moves or len(moves) != len(before) or not told.others:
        return False
    if not {name for one in entities if (name := at.own_piece(one))} <= set(corrections.moved):
        # `Dohna to Arnswalde. As long as he is not gone, Keith goes to Brieg` leaves Dohna's move as it is.
        return False
    out.parts += 1
    line = _with_else(at, corrections.moved, moves[0].text, told) if len(moves) == 1 else ""
    at.last_moved = corrections.moved if line else ()
    if line and said:
        place = out.orders.index(moves[0])
        last = out.orders[place + 1 :]
        del out.orders[place + 1 :]
        out.lengthen(line)
        out.orders += last
        corrections.said = [out.orders[place]]
        return True
    out.unsaid |= {one.line for one in before if one not in said}
    out.orders[:] = [one for one in out.orders if one not in said]
    if line:
        out.take(entities[0].line, moves[0].nation, line)
        corrections.said, corrections.whole = out.orders[-1:], None
    else:
        _ask(out, moves)
        corrections.said, corrections.whole = [], None
    return True


def _ask(out: Outcome, moves: list[Taken]) -> None:
    for one in moves:
        out.doubt(one.line, Why.CONDITION)


def _with_else(at: Situation, pieces: Sequence[str], move: str, told: FallBacks) -> str:
    """A move with its fall-backs; empty if one of them is told in other words, or it is not the last one."""
    titles = " + ".join(map(at.title, pieces))
    if not pieces or not move.startswith((f"{MOVE}{titles}: ", f"{MOVE}{titles} to ")):
        return ""
    ways = [way_else(at, pieces, at.came_from[pieces[0]], one) for one in told.others]
    return ELSE.join((move, *ways)) if all(ways) else ""
