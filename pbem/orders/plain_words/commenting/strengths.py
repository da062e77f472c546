"""How strong those are who fight, told beside an attack: `8 against 5, so +3.` `Ten on three!`"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind

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


def _counts(one: Entity) -> bool:
    return bool(one.number) and one.kind is not Kind.CARD


def _is_against(one: Entity) -> bool:
    return one.means("against") or one.text == ":" or is_of_kind(one, "stands against")


def _is_small(one: Entity) -> bool:
    return one.means("of", "the", "troops", "filler", "I", "him", "they") or is_of_kind(one, "of ours")
