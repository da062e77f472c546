"""A part of a sentence about the turn after the one that is ordered: `to Orneta, next turn Braniewo`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.remarks.tales import folded, has

SIGNS = ",;.()-–"
"""What stands between two parts."""

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)


def without_later_part(entities: list[Entity], out: Outcome) -> list[Entity]:
    """A sentence without its last parts if they are about a later turn. What they order is asked back; a wish
    or a hope is not. A sentence that begins with that turn may mean the one that is due."""
    place = _later_part(entities)
    if not place:
        return entities
    part = entities[place:]
    said = words_in(part)
    orders = any(one.kind in NAMED for one in part) and said.isdisjoint(kind_of("hoping"))
    # `to attack Daun next turn` tells what for.
    is_aim = fold(part[1].text) in kind_of("infinitive") and mean(part[2:3], "attack")
    if orders and not is_aim and not mean(part, "maybe", "is"):
        out.doubt(part[0].line, Why.TURN)
    return entities[:place]


def _later_part(entities: Sequence[Entity]) -> int:
    """Where the first part begins from which on all is about a later turn; 0 if there is none behind one that
    names a piece."""
    named = next((place for place, one in enumerate(entities) if one.kind is Kind.PIECE), len(entities))
    starts = [place for place, one in enumerate(entities) if place and _begins_part(one)]
    for start, end in pairwise([*starts, len(entities)]):
        if named < start and has(folded(entities[start:end]), "the turn after"):
            # What follows with a name of its own is for this turn: `..., next turn Brieg, Keith to Glatz`.
            others = any(one.kind is Kind.PIECE for one in entities[end:])
            return 0 if others else start
    return 0


def _begins_part(one: Entity) -> bool:
    return (one.kind is Kind.MARK and one.text in SIGNS) or one.means("and", "but")
