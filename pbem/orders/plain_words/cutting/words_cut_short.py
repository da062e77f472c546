"""Words that are cut short with a dot, which ends no sentence: `disc. C3`, `Res. zuletzt`."""

from __future__ import annotations

from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import Token
from pbem.orders.plain_words.vocabulary import meant_by


def is_cut_short(word: Token, after: Token) -> bool:
    """Whether a dot stands for the rest of a word. In `keep res. Dohna stays` it ends the sentence too."""
    may_end = "reserve" in meant_by(word.key)
    return word.key in kind_of("cut short") and not (may_end and not after.text[:1].islower())
