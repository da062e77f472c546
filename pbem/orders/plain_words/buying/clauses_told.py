"""What is said beside a purchase of those who get the troops, or of the points that are left.

`A man for Lacy, who is full then`, `for the one that he lost at Celle`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

POINTS = words.forms(words.words(lambda one: one.points))

SIGNS = ",;:()"

OTHERWISE = ("attack", "play", "concede", "combat", "if", "unless", "discard")
"""With one of these in it a sentence keeps all its words."""

Entities = Sequence[Entity]


def without_clauses(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence about a purchase without such clauses."""
    pieces = [at.may_own(one) for one in entities if one.kind is Kind.PIECE]
    is_paid = any(one.kind is Kind.CARD for one in entities)
    is_bought = mean(entities, "troops", "recruit", "pay") and (is_paid or bool(pieces)) and all(pieces)
    if at.sets_up or not is_bought:
        return entities
    found, place = list(entities), 1
    while place < len(found) - 1:
        end = next((p for p in range(place + 1, len(found)) if found[p].text in SIGNS), len(found))
        clause = found[place + 1 : end]
        if found[place].text in (",", "(", ";") and clause and _orders_nothing(clause):
            closes = end < len(found) and found[end].text == ")"
            del found[place : end + closes]
        else:
            place += 1
    return found if not mean(found, *OTHERWISE) else entities


def _orders_nothing(clause: Entities) -> bool:
    """Whether a clause tells who somebody is, why, or of points."""
    if any(one.kind is Kind.CARD for one in clause):
        return False
    names = any(one.kind in (Kind.PIECE, Kind.NATION) for one in clause)
    if any(_are_points(one) for one in clause):
        return not (names or mean(clause, "troops", "recruit", "pay"))
    opens = is_of_kind(clause[0], "whom he tells of") or is_of_kind(clause[0], "joins a reason")
    ends = is_of_kind(clause[-1], "ends a clause")
    states = len(clause) > 1 and opens and is_of_kind(clause[1], "ends a clause")
    counts = any(one.number > 1 for one in clause) or mean(clause, "recruit", "pay", "re-enter")
    return not (names or counts) and opens and (ends or states)


def _are_points(one: Entity) -> bool:
    return fold(one.text) in POINTS
