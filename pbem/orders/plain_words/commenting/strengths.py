"""How strong those are who fight, told beside an attack: `8 against 5, so +3.` `Ten on three!`"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words.depending.fact_words import STATING
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

NAMING = (Kind.PIECE, Kind.CITY, Kind.NATION)

ORDERING = (
    *("move", "attack", "stay", "recruit", "discard", "concede", "play", "ask", "lose", "spend", "retreat"),
    *("at most", "more than", "if", "should", "unless", "reserve", "lowest", "highest", "settle", "else"),
    *("cards", "fight to win", "goes on", "until", "no more", "train", "every", "always", "transfer"),
)
"""What may be an order behind it, or a plan."""

LEADING = ("filler", "that", "is", "and", "I")
"""What may stand before the first number."""

BETWEEN = 4
"""So many words may stand between two numbers: `thirteen of ours against twelve`."""


def compares_strength(entities: Sequence[Entity]) -> bool:
    """Whether a sentence only says how many stand against how many, and what its writer thinks of that."""
    words = list(entities)
    while words and (words[0].means(*LEADING) or is_of_kind(words[0], "says of strength")):
        words.pop(0)
    if not words or not _counts(words[0]):
        return False
    second = next((p for p in range(2, min(len(words), BETWEEN + 2)) if _counts(words[p])), 0)
    if not second or not any(_is_against(one) for one in words[1:second]):
        return False
    between = [one for one in words[1:second] if not _is_against(one)]
    small = all(_is_small(one) for one in between)
    rest = words[second + 1 :]
    named = any(one.kind in NAMING and (one.is_full or one.text[:1].isupper()) for one in words)
    # `hardly a heart to spare`
    keeps = any(two.means("keep") and not one.means("to") for one, two in pairwise(words[second:]))
    orders = mean(rest, *ORDERING) or any(one.kind is Kind.CARD for one in rest)
    return small and not (named or keeps or orders)


def tells_how_many(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence only says how many men somebody has, and where an enemy is who does: `Laudon sits at
    Ziegenhals with five.` Of the writer's own it has to be so: `Dohna has three men` may be a wish."""
    words = [one for one in entities if one.kind is not Kind.MARK and not one.means("filler", "the", "but")]
    name = at.piece(words[0]) if words and words[0].kind is Kind.PIECE else None
    troops = at.game.troops.get(str(name)) if name else None
    if troops is None or at.sets_up:
        return False
    is_own, rest = at.is_own(str(name)), words[1:]
    numbers = [one.number for one in rest if one.number]
    cities = [one for one in rest if one.kind is Kind.CITY and one.is_full]
    if is_own and (cities or numbers != [troops]):
        return False
    if any(at.where.get(str(name)) not in one.cities for one in cities) or not numbers:
        return False
    return len(numbers) == 1 and all(one.number or one in cities or _states(one) for one in rest)


def _states(one: Entity) -> bool:
    small = one.means("troops", "to", "with", "is", "I") or is_of_kind(one, "of ours")
    has = is_of_kind(one, "holds cards") or is_of_kind(one, "stands with")
    return small or has or not STATING.isdisjoint(words_in([one]))


def _counts(one: Entity) -> bool:
    return bool(one.number) and one.kind is not Kind.CARD


def _is_against(one: Entity) -> bool:
    return one.means("against") or one.text == ":" or is_of_kind(one, "stands against")


def _is_small(one: Entity) -> bool:
    return one.means("of", "the", "troops", "filler", "I", "him", "they") or is_of_kind(one, "of ours")
