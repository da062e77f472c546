"""Who does not go with those who move: `Friedrich goes to Pirna without Keith`, `leaves Keith behind`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

PLACED = 2
"""The words that tell where somebody is: `in Brieg`."""


def without_left(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that tells where others go, without the words that say who is left behind."""
    leaves = any_of_kind(entities, "leaves behind") or any_of_kind(entities, "leaves it")
    if not leaves and not mean(entities, "without"):
        return list(entities)
    kept, place = list(entities), 0
    while place < len(kept):
        end = _left_until(at, kept, place)
        rest = [*kept[:place], *kept[end:]]
        if end and _goes(at, rest):
            kept = rest
        else:
            place += 1
    return kept


def _left_until(at: Situation, entities: Sequence[Entity], place: int) -> int:
    """Where the words end that leave somebody of the writer's behind; 0 if none do."""
    end = place + 1
    while end < len(entities) and (at.own_piece(entities[end]) or entities[end].means("the", "and")):
        end += 1
    while end > place + 1 and not at.own_piece(entities[end - 1]):
        end -= 1
    if end == place + 1:
        return 0
    if entities[place].means("without"):
        return end
    if is_of_kind(entities[place], "leaves it") and _parts_from(at, entities, place, end):
        # `Chevert leaves Richelieu and takes Minden`
        return end + 1
    if not is_of_kind(entities[place], "leaves behind"):
        return 0
    part = entities[end:]
    led = any(map(at.own_piece, entities[:place]))
    if led and _is_where_he_is(at, entities[place + 1 : end], part):
        return end + PLACED
    stop = next((p for p, one in enumerate(part) if one.text in (",", ";") or one.means("and")), len(part))
    behind = next((p for p, one in enumerate(part[:stop]) if is_of_kind(one, "behind")), None)
    return 0 if behind is None or mean(part[:behind], "move") else end + behind + 1


def _parts_from(at: Situation, entities: Sequence[Entity], place: int, end: int) -> bool:
    """Whether he who stands right before a place leaves those with whom he stands, and goes somewhere."""
    before = at.own_piece(entities[place - 1]) if place else ""
    left = {at.where.get(name) for one in entities[place + 1 : end] if (name := at.own_piece(one))}
    joins = any(one.means("and") or one.text == "," for one in entities[end : end + 1])
    return bool(before) and left == {at.where.get(str(before))} and joins


def _is_where_he_is(at: Situation, left: Sequence[Entity], part: Sequence[Entity]) -> bool:
    """Whether the city follows in which those stand who are left, and then what the others do: `leaves Keith
    in Brieg and goes to Oppeln`."""
    here = {at.where.get(name) for one in left if (name := at.own_piece(one))}
    if len(part) <= PLACED or not part[0].means("to") or part[1].kind is not Kind.CITY:
        return False
    return here <= set(part[1].cities) and (part[PLACED].means("and") or part[PLACED].text == ",")


def _goes(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether somebody is told to go to a city."""
    return any(map(at.own_piece, entities)) and any(one.kind is Kind.CITY for one in entities)
