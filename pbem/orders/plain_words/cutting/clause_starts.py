"""Where a new clause begins before its piece: `nach Kolin Daun, nach Prag Lacy`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.cutting.clause import FROM, TO, VIA
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.situation import Situation

SMALL = ("the", "filler", "then")
"""What may stand before the word that tells."""


def begins_anew(at: Situation, entities: Sequence[Entity], place: int) -> bool:
    """Whether what stands behind a comma, up to the next sign, tells of another piece of the writer's, which
    does not stand first in it: behind its verb, behind its goal, or behind `with` as in the part before."""
    if place and at.sets_up and (entities[place - 1].text == "," or entities[place - 1].means("and")):
        return _is_of_others(entities[place:])
    if not place or entities[place - 1].text not in (",", ";"):
        return False
    part: list[Entity] = []
    for one in entities[place:]:
        if one.kind is Kind.MARK:
            break
        part.append(one)
    while part and part[0].means(*SMALL) and not part[0].means("stack"):
        part.pop(0)
    own = next((p for p, one in enumerate(part) if _is_own(at, one)), 0)
    if not own:
        # `the train to Gifhorn, both generals stay in Uelzen`
        names = any(one.kind is Kind.PIECE for one in part)
        return not names and mean(part[:2], "stack") and mean(part, "stay", "move")
    before, behind = part[:own], part[own + 1 :]
    if before[0].means("move", "stay") and not before[0].means("follow", "likewise", "and"):
        return all(one.means(*SMALL) for one in before[1:])
    goes = any(one.kind is Kind.CITY for one in behind)
    if before[0].means("with") and any(one.means("with") for one in entities[:2]):
        return goes
    is_goal = before[0].means(TO, VIA, FROM) and any(one.kind is Kind.CITY for one in before)
    return is_goal and not goes and not before[-1].means("and")


def _is_of_others(entities: Sequence[Entity]) -> bool:
    """Whether what follows tells what all others get: `the others 6 each`."""
    end = next((p for p, one in enumerate(entities) if one.kind is Kind.MARK), len(entities))
    part = entities[:end]
    names = any(one.kind is Kind.PIECE for one in part)
    # `Richelieu 8, rest Chevert`
    return mean(part[:1], "all") if names else mean(part, "all") and mean(part, "each")


def _is_own(at: Situation, one: Entity) -> bool:
    """Whether a piece is the writer's; one of his trains may be any of several."""
    name = at.piece(one) if one.kind is Kind.PIECE else None
    is_train = one.text == "train" and any(map(at.is_own, one.names))
    return one.kind is Kind.PIECE and (is_train or (name is not None and at.is_own(name)))
