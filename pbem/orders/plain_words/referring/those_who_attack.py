"""Those who attack, by a word for them: `There we attack Browne.`, `The two of them then attack Daun.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, and_in, is_whose, mean, piece_in, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

PAIR = 2

OPEN = ("if", "unless", "not", "no", "maybe", "thought", "should")
"""What leaves open whether they attack."""

THEY = ("I", "they", "him", "all", "two", "there", "then")
"""What means them, or stands beside a word for them."""

BEFORE = (*THEY, "from", "and", "the", "of", "filler", "attack", "to")
"""What may stand before the enemy."""

SMALL = ("both who attack", "beside attack")

Entities = Sequence[Entity]


def with_those_who_attack(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with the names of those who moved last, or of two who moved to the same city, in place of a
    word for them before an enemy beside them."""
    enemy = next((place for place, one in enumerate(entities) if one.kind is Kind.PIECE), 0)
    before = entities[:enemy]
    # `He attacks Daun in Glatz, if he is still there.`
    behind = (p for p, one in enumerate(entities) if p > enemy + 1 and one.means("if", "unless"))
    cut = next((p for p in behind if entities[p - 1].kind is Kind.MARK), len(entities))
    if not before or not at.came_from or not _is_enemy(at, entities[enemy]) or mean(entities[:cut], *OPEN):
        return entities
    first = next((place for place, one in enumerate(before) if _attacks(one)), None)
    if first is None or not all(map(_may_stand, before)) or mean(entities[enemy:], "attack"):
        return entities
    they = _who(at, before)
    there = at.where.get(str(at.piece(entities[enemy])))
    if not they or there not in at.near(at.where[they[0]]):
        return entities
    line = entities[0].line
    names = [part for one in they for part in (and_in(line), piece_in(line, one))]
    rest = [one for place, one in enumerate(before) if place >= first and not _is_word_for_them(one)]
    return [*names[1:], *rest, *entities[enemy:]]


def _who(at: Situation, before: Entities) -> list[str]:
    """Those whom the words before an enemy mean; nobody if it is open."""
    words = words_in(before)
    told = [name for one in at.said_last if (name := at.own_piece(one)) in at.came_from]
    moved = [name for name in (told or at.last_moved) if name in at.rules.generals]
    if not moved or len({at.where[name] for name in moved}) > 1:
        return []
    if words.isdisjoint(kind_of("both who attack")):
        return moved if mean(before, "I", "they") else []
    here = [name for name in at.generals if at.where.get(name) == at.where[moved[0]]]
    return next((those for those in (moved, here) if len(those) == PAIR), [])


def _attacks(one: Entity) -> bool:
    return one.means("attack", "move")


def _is_word_for_them(one: Entity) -> bool:
    return one.means(*THEY) or any(fold(one.text) in kind_of(kind) for kind in SMALL)


def _may_stand(one: Entity) -> bool:
    known = one.means(*BEFORE, "move") or any(fold(one.text) in kind_of(kind) for kind in SMALL)
    return known or is_of_kind(one, "attacks somebody", in_part=True)


def _is_enemy(at: Situation, one: Entity) -> bool:
    name = at.piece(one) if one.kind is Kind.PIECE and one.is_full and not is_whose(one) else None
    return name in at.rules.generals and not at.is_own(str(name))
