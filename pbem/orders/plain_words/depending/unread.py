"""Conditions of which nothing was read: `If he has left Glatz by then, they go on to Neurode.`"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation


def may_move_them(at: Situation, entities: Sequence[Entity], pieces: Sequence[str]) -> bool:
    """Whether a sentence tells where the writer's pieces told of right before go on a condition, by `they` or
    by a name."""
    conditions = [p for p, one in enumerate(entities) if one.means("if", "should") and not one.means("else")]
    if not conditions or not pieces or not all(map(at.is_own, pieces)):
        return False
    first = conditions[0]
    comma = next((p for p, one in enumerate(entities) if p > first and one.text == ","), first)
    # `they go on if Daun is gone` has its condition behind.
    deed = entities[comma:] if not mean(entities[:first], "move") else entities[:first]
    is_them = any(one.means("they") or at.piece(one) in pieces for one in deed if _may_be_piece(one))
    if mean(deed, "stay") and any(one.text == "," for one in entities[first:]):
        # `If Daun is there by then, both stay in Springe.`
        named = any(one.kind is Kind.PIECE for one in deed)
        return is_them or (not named and mean(deed, "all"))
    to = any(one.means("steps", "one", "there") or (one.kind is Kind.CITY and one.is_full) for one in deed)
    if not any(one.kind is Kind.PIECE or one.means("they", "I", "maybe") for one in deed):
        # `If Seydlitz is there already, then rather back to Braunschweig.`
        return to and mean(deed, "to") and mean(deed, "then", "rather")
    # `when he comes he has been there all along` tells a tale.
    return is_them and to and mean(deed, "move") and not mean(deed, "maybe")


def _may_be_piece(one: Entity) -> bool:
    return one.kind is Kind.PIECE or (one.means("they") and not one.means("I"))


def read_each(told: list[list[Entity]], out: Outcome, read: Callable[[list[Entity]], None]) -> None:
    """Read the parts of a sentence that tell what is done on one condition each: none may get lost."""
    for one in told:
        size, stayed = out.size, len(out.staying)
        read(one)
        if len(told) > 1 and (out.size, len(out.staying)) == (size, stayed):
            out.doubt(one[0].line, Why.CONDITION)
