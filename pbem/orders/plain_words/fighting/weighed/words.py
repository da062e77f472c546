"""Which words of a sentence about fights say something by themselves: numbers, cards, suits and Reserves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.fighting.wording import templates
from pbem.orders.plain_words.vocabulary import suit_in, words_for

NUMBER, CARD, SUIT, RESERVES = "number", "card", "suit", "reserve"
KINDS = (NUMBER, CARD, SUIT, RESERVES)


def kind_at(row: Sequence[str], place: int) -> str:
    """The kind of a word at a place; empty if it is none of these."""
    return _kind_of(row[place])


@lru_cache(maxsize=4096)
def _kind_of(word: str) -> str:
    if word in (RESERVE, RESERVE.lower()) or word in words_for("reserve"):
        return RESERVES
    kind = {templates.NUMBER: NUMBER, templates.CARD: CARD}.get(templates.kind_of(word), "")
    return kind or (SUIT if suit_in(word) else "")
