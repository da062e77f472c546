"""A word that is nearly one for a supply train, with a number behind it: `Tros 2`, `trian 1`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import close
from pbem.orders.plain_words.naming.short_names import ShortNames
from pbem.orders.plain_words.tokens import NUMBER, Token
from pbem.orders.plain_words.vocabulary import first_words, number, words_for_trains

SHORTEST = 4
"""No shorter word is taken for a mistyped one."""


def mistyped_train(tokens: Sequence[Token], place: int, short: ShortNames) -> int:
    """The number of the supply train that two tokens mean; 0 if the first is a name, or no such word."""
    word, behind = tokens[place], tokens[place + 1 : place + 2]
    value = number(behind[0]) if behind and behind[0].kind == NUMBER else None
    if value not in (1, 2) or len(word.key) < SHORTEST or word.key in first_words():
        return 0
    is_near = any(close(word.key, one) for one in words_for_trains())
    return value if is_near and not short.is_beginning(word.key) else 0
