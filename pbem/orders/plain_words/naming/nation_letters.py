"""A nation's letter where it stands for her."""

from __future__ import annotations

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.situation import Situation


def with_nation(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence whose first letter and colon stand for a nation of the writer's: `I: I1 Altenburg`."""
    first, after = entities[0], entities[1:2]
    letters = {at.rules.nations[name].letter: name for name in at.nations}
    is_general = any(at.is_own(name) and name[0] == first.text for name in at.rules.generals)
    if not after or after[0].text != ":" or first.text not in letters or is_general:
        return entities
    names = (letters[first.text],)
    return [Entity(Kind.NATION, first.text, first.line, names=names), *entities[1:]]
