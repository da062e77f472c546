"""Conditions of which nothing was read: `If he has left Glatz by then, they go on to Neurode.`"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import MOVE, Doubt, Outcome, ReadBefore, Why
from pbem.orders.plain_words.situation import Situation


def ask_what_depends(
    at: Situation, entities: Sequence[Entity], pieces: Sequence[str], out: Outcome, before: ReadBefore
) -> None:
    """Ask back a sentence that tells where the pieces told of right before go on a condition, if nothing came
    of it; and their march as well if it is asked about and says that they stay."""
    orders, _, doubts, size = before
    if not may_move_them(at, entities, pieces):
        return
    if out.size == size:
        out.doubt(entities[0].line, Why.CONDITION)
        return
    is_asked = len(out.doubts) > doubts and out.orders == [*orders] and mean(entities, "stay")
    first = next((one for one in entities if not (one.kind is Kind.MARK or one.means("and", "but"))), None)
    march = next((one for one in reversed(out.orders) if one.text.startswith(MOVE)), None)
    if not (is_asked and march and first and first.means("if", "should")):
        return
    who = march.text.removeprefix(MOVE).partition(":")[0].partition(" to ")[0].split(" + ")
    if {*who} == {at.title(name) for name in pieces} and 0 <= entities[0].line - march.line <= 1:
        out.orders.remove(march)
        out.unsaid.add(march.line)
        out.doubts.append(Doubt(march.line, Why.CONDITION, march.text, said=march.said))


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
    # `dann bleiben die zwei in Springe`
    is_them = is_them or (len(pieces) == PAIR and mean(deed, "two"))
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


PAIR = 2


def _may_be_piece(one: Entity) -> bool:
    return one.kind is Kind.PIECE or (one.means("they") and not one.means("I"))


def read_each(told: list[list[Entity]], out: Outcome, read: Callable[[list[Entity]], None]) -> None:
    """Read the parts of a sentence that tell what is done on one condition each: none may get lost."""
    for one in told:
        size, stayed = out.size, len(out.staying)
        read(one)
        if len(told) > 1 and (out.size, len(out.staying)) == (size, stayed):
            out.doubt(one[0].line, Why.CONDITION)
