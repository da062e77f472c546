"""Who does what another one does: `Schwerin does what Keith does`, `Karl macht dasselbe wie Browne`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

JOINS = frozenset({"follow", "join", "move"})
STAYS = frozenset({"stay"})
UNTOLD = frozenset({"steps"})
"""That somebody goes, and not where to."""

LEAST = 3
"""`Karl wie Browne` has so many words."""

Entities = Sequence[Entity]


def with_alike(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that says no more than that a piece does as another one: where that has marched from beside
    it, it goes there too, and where that stays, it stays. Else it is asked about, but for who does the same:
    that may be how to fight, as `Laudon like Daun` without a verb is."""
    if at.sets_up:
        return entities
    words = [one for one in entities if one.kind is not Kind.MARK and not one.means("filler")]
    pieces = [one for one in words if at.own_piece(one)]
    if len(words) < LEAST or len(pieces) != 2 or words[0] is not pieces[0]:
        return entities
    place = next(p for p, one in enumerate(words) if one is pieces[1])
    between, behind = words[1:place], words[place + 1 :]
    says = any_of_kind(between, "like whom")
    acts = any(map(_does, (*between, *behind)))
    if not (says and acts) or not all(map(_is_small, between)) or not all(map(_does, behind)):
        return entities
    who, whom = map(at.own_piece, pieces)
    line, text = pieces[0].line, pieces[0].text
    if whom in at.stayed and whom not in at.came_from:
        return [pieces[0], Entity(Kind.MEANING, text, line, meanings=STAYS)]
    if whom in at.came_from and at.came_from[whom] == at.where.get(who):
        return [pieces[0], Entity(Kind.MEANING, text, line, meanings=JOINS), pieces[1]]
    if mean(between, "likewise"):
        return entities
    return [pieces[0], Entity(Kind.MEANING, text, line, meanings=UNTOLD), pieces[1]]


def _is_small(one: Entity) -> bool:
    return _does(one) or is_of_kind(one, "like whom") or is_of_kind(one, "beside like whom")


def _does(one: Entity) -> bool:
    return is_of_kind(one, "does") or (one.means("move") and not one.means("to", "follow"))
