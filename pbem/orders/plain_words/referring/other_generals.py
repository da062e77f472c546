"""`The other two`: the generals of a nation of whom nothing has been told yet, where they stand together."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, and_in, mean, piece_in, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

LIMITING = ("if", "unless", "not", "maybe", "thought", "should", "past")

MOST_NOUNS = 1
"""What they are called has no more words: `the other two gentlemen`."""

TWO, THREE = 2, 3

Entities = Sequence[Entity]


def with_other_generals(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that tells where the other two go, with their names."""
    goes = any(one.kind is Kind.CITY and one.is_full for one in entities)
    goes = goes and (mean(entities, "move", "to") or any(one.text == ":" for one in entities))
    named = any(one.kind is Kind.PIECE for one in entities)
    if not goes or named or at.sets_up or mean(entities, *LIMITING):
        return entities
    end = _others_until(entities)
    others = _others(at, _count(entities[:end])) if end else []
    if not others:
        return entities
    line = entities[0].line
    joining = and_in(line)
    told = [part for name in others for part in (joining, piece_in(line, name))]
    return [*told[1:], *entities[end:]]


def _others_until(entities: Entities) -> int:
    """Where the words end with which a sentence begins that name the others by their number; 0 if none do."""
    end = next((p for p, one in enumerate(entities) if not _counts(one)), 0)
    head = entities[:end]
    if not words_in(head) & kind_of("others by number") or not _count(head):
        return 0
    nouns = 0
    while nouns < MOST_NOUNS and end < len(entities) and _is_noun(entities[end]):
        end, nouns = end + 1, nouns + 1
    is_next = end < len(entities) and (entities[end].means("move", "to") or entities[end].text == ":")
    return end if is_next else 0


def _counts(one: Entity) -> bool:
    return one.means("the", "all", "other") or bool(_count([one]))


def _is_noun(one: Entity) -> bool:
    return one.means("stack") or (one.kind is Kind.OTHER and one.text.isalpha())


def _count(entities: Entities) -> int:
    """How many some words count: two, three, or both; 0 if none."""
    said = words_in(entities)
    if said & kind_of("both"):
        return TWO
    return TWO if said & kind_of("number two") else THREE if said & kind_of("number three") else 0


def _others(at: Situation, count: int) -> list[str]:
    """The generals of the nation spoken of whom the letter has not told of, if they are so many and stand
    in one city."""
    told = at.came_from.keys() | at.stayed
    own = at.rules.nations[at.nation].generals if at.nation else ()
    left = [name for name in own if name in at.where and name not in told]
    return left if len(left) == count and len({at.where[name] for name in left}) == 1 else []
