"""What is said beside an order of how an enemy stands: `Winterfeldt to Tetschen, where Lacy is waiting`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

SIGNS = ",;()–—"
"""The signs that part what is said."""

LIMITING = (
    *("if", "unless", "should", "maybe", "correction", "takes back", "rather", "in place of", "else", "not"),
    "past",
)
"""With one of these in it a sentence keeps all its words: a part may take something from the order."""

DEEDS = (
    *("attack", "against", "split", "transfer", "recruit", "discard", "play", "concede", "lose", "beaten"),
    *("retreat", "keep", "join", "move", "follow", "off supply", "thought"),
)
"""What makes more of a part than a remark."""


def without_others(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without its parts, behind the first, that say in a word how pieces of others stand there."""
    if at.sets_up or mean(entities, *LIMITING):
        return list(entities)
    starts = [place for place, one in enumerate(entities) if one.kind is Kind.MARK and one.text in SIGNS]
    kept: list[Entity] = []
    for first, end in zip([0, *starts], [*starts, len(entities)], strict=True):
        part = entities[first:end]
        if not first or not _tells_of_others(at, part[1:]):
            kept += part
    return kept


def _trains_of_others(at: Situation, part: Sequence[Entity]) -> list[Entity]:
    """The trains of a part that are another player's, by the nation before them."""
    return [
        two
        for one, two in pairwise(part)
        if two.text == "train" and one.kind is Kind.NATION and one.names[0] not in at.nations
    ]


def _tells_of_others(at: Situation, part: Sequence[Entity]) -> bool:
    trains = _trains_of_others(at, part)
    pieces = [one for one in part if one.kind is Kind.PIECE and one not in trains]
    others = [at.piece(one) for one in pieces]
    if not (pieces or trains) or any(map(at.may_own, pieces)) or None in others:
        return False
    part = [one for one in part if not (trains and one.kind is Kind.NATION)]
    theirs = {at.where.get(str(name)) for name in others}
    cities = [one.cities for one in part if one.kind is Kind.CITY and one.is_full]
    if any(theirs.isdisjoint(told) for told in cities):
        return False
    named = any(one.kind in (Kind.CARD, Kind.NATION) or one.number for one in part)
    stands = [fold(one.text) in kind_of("how others stand") for one in part]
    # `Steht Daun noch dort, ...` is a condition.
    return any(stands) and not stands[0] and not named and not mean(part, *DEEDS)
