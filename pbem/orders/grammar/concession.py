"""Words that give a fight up, as players say it: `I accept the defeat`."""

from __future__ import annotations

import re

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold

MOST_WORDS = 10
"""A longer text says more than that."""


def _meaning(word: str) -> str:
    english = words.keyword(word)
    return english if english != word.lower() else fold(word) or word


_DEFEATS = frozenset(frozenset(map(_meaning, said.split())) for said in words.words(lambda one: one.defeats))
_EMPTY = frozenset(map(_meaning, words.words(lambda one: one.empty)))


def concedes(text: str) -> bool:
    """Whether a text says nothing but that the fight is given up, in any order of its words."""
    typed = re.findall(r"[^\W\d_]+|\S", text)
    if len(typed) > MOST_WORDS:
        return False
    return frozenset(map(_meaning, typed)) - _EMPTY in _DEFEATS
