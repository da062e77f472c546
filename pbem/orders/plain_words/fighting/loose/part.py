"""A part of a sentence about fights, between two marks or small words: which kinds of words stand in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pbem.engine.model import RESERVE
from pbem.orders.plain_words.fighting.wording.templates import (
    CARD,
    ENEMY,
    NATION,
    NUMBER,
    OTHER_NATION,
    OWN,
    entry,
    kind_of,
)
from pbem.orders.plain_words.vocabulary import suit_in, words_for

LONGEST = 5
"""No expression has more words."""


class Part:
    """A part, and what is asked of it."""

    def __init__(self, row: Sequence[str]) -> None:
        self.row = row

    def has(self, *kinds: str) -> bool:
        """Whether a word or an expression of one of these kinds stands in it."""
        return any(not self._said.isdisjoint(entry(f"_loose {kind}")) for kind in kinds)

    def begins(self, *kinds: str) -> bool:
        """Whether it begins with a word or an expression of one of these kinds."""
        firsts = {"".join(self.row[:size]) for size in range(1, LONGEST + 1)}
        return any(not firsts.isdisjoint(entry(f"_loose {kind}")) for kind in kinds)

    def first(self, kind: str) -> int:
        """The place of the first word or expression of a kind; the length of the part if it has none."""
        return next((p for p in range(len(self.row)) if Part(self.row[p:]).begins(kind)), len(self.row))

    @cached_property
    def _said(self) -> set[str]:
        row = self.row
        return {
            "".join(row[place : place + size]) for size in range(1, LONGEST + 1) for place in range(len(row))
        }

    @cached_property
    def numbers(self) -> list[int]:
        """The numbers in it."""
        return [int(word) for word in self.row if kind_of(word) == NUMBER]

    @cached_property
    def cards(self) -> list[str]:
        """The faces of the cards that it names."""
        return [word for word in self.row if kind_of(word) == CARD]

    @cached_property
    def has_reserve(self) -> bool:
        """Whether it speaks of Reserves."""
        return RESERVE in self.row or not words_for("reserve").isdisjoint(self.row)

    def named(self, *signs: str) -> list[str]:
        """Its words for those who are named, by their signs."""
        return [word for word in self.row if is_name(word, *signs)]

    @property
    def names(self) -> list[str]:
        """All who are named in it."""
        return self.named(*ALL_SIGNS)

    @cached_property
    def has_suit(self) -> bool:
        """Whether it names a suit."""
        return any(map(suit_in, self.row))

    @property
    def is_idle(self) -> bool:
        """Whether nothing in it can change a plan: no number, card or name, no denial, no condition, and no
        word for what is done in a fight."""
        names = self.numbers or self.cards or self.names or self.has_reserve or self.has_suit
        return not (names or self.has(*SAYING))


ALL_SIGNS = (OWN, ENEMY, NATION, OTHER_NATION)


def is_name(word: str, *signs: str) -> bool:
    """Whether a word of a row stands for somebody who is named, with one of these signs."""
    return word[0] in signs and word[1:].isdecimal()


SAYING = (
    *("not", "if", "unsure", "more", "points", "cards", "troops", "yields", "low", "high", "upwards"),
    *("downwards", "play", "keep", "last", "end", "ask", "attack", "fights", "others", "all", "left"),
    *("wins", "moves", "comes", "values", "flees", "or"),
)
"""The kinds of words that may change a plan."""
