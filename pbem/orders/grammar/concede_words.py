"""Words that give a combat up, as players say it in either language."""

from __future__ import annotations

import re

from pbem.orders.languages.folding import fold
from pbem.orders.languages.german import keyword

_SAID = frozenset(
    frozenset(words.split())
    for words in (
        "concede", "concede defeat", "concede fight", "concede battle", "concede combat", "accept",
        "accept defeat", "give up", "give in", "gebe auf", "geben auf", "gebe geschlagen",
        "nehme defeat hin", "nehmen defeat hin", "akzeptiere defeat", "akzeptieren defeat",
    )
)  # fmt: skip
"""Whole sentences without the words that change nothing, in any order."""

_NOTHING = frozenset((
    "i", "we", "will", "shall", "would", "want", "to", "the", "my", "this", "our", "please", "hereby",
    "ich", "wir", "mich", "uns", "die", "meine", "diese", "unsere", "bitte", "hiermit", "den", "das", "hier",
))  # fmt: skip
"""Words that change nothing; `not` and `never` are none of them."""


def concedes(words: str) -> bool:
    """Whether words say nothing but that the combat is given up: `I accept the defeat`, `ich gebe auf`."""
    typed = re.findall(r"[^\W\d_]+|\S", words)
    if len(typed) > 10:
        return False
    return frozenset(map(_meaning, typed)) - _NOTHING in _SAID


def _meaning(word: str) -> str:
    english = keyword(word)
    return english if english != word.lower() else fold(word) or word
