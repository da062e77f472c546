"""`The one at Halle`, `my general in Torgau`: the only general of the writer's who stands there."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, piece_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

A = words.forms(words.words(lambda one: one.article))

GOING = ("move", "to", "via", "stay", "attack", "follow")
"""What one who is called so is told to do."""


def with_one_there(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with the name of each who is called so, where it tells what he does."""
    found = list[Entity]()
    place = 0
    while place < len(entities):
        name = _who(at, entities, place)
        if name and _acts(entities[place + 3 :]):
            while found and found[-1].means("the") and not found[-1].means("then"):
                found.pop()
            found.append(piece_in(entities[place].line, name))
            place += 3
        else:
            found.append(entities[place])
            place += 1
    return found


def _who(at: Situation, entities: Sequence[Entity], place: int) -> str:
    """The general whom three words from a place on call by his city; empty if they call none."""
    three, first = entities[place : place + 3], place
    while first and entities[first - 1].means("the", "filler") and fold(entities[first - 1].text) not in A:
        first -= 1
    before = entities[first - 1 : first] if first else []
    if len(three) < 3 or not (is_of_kind(three[0], "one who is there") and three[1].means("to")):
        return ""
    opens = not before or before[0].kind is Kind.MARK or before[0].means("and")
    if not opens or not is_city(three[2]) or at.sets_up:
        return ""
    there = [name for name in at.generals if at.where.get(name) in three[2].cities]
    return there[0] if len(there) == 1 else ""


def _acts(rest: Sequence[Entity]) -> bool:
    end = next((p for p, one in enumerate(rest) if p and one.text in ";."), len(rest))
    return mean(rest[:1], *GOING) or (any(map(is_city, rest[:end])) and not mean(rest[:2], "is"))
