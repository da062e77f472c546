"""Numbers written as words of which a tens and a unit are parts: `forty-five`, `fünfundvierzig`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.tokens import WORD, Token
from pbem.orders.plain_words.vocabulary import NUMBERS, meant_by, words_for

BETWEEN = "und"
"""What stands between the unit and the tens of a German number."""


def numeral(tokens: Sequence[Token], place: int) -> tuple[Entity, int] | None:
    """The number that begins at a place, and of how many tokens it is; None if no tens with a unit does."""
    token = tokens[place]
    if token.key not in _tens() and BETWEEN not in token.key:
        return None
    unit, _, tens = token.key.partition(BETWEEN)
    size, value = 1, _sum(tens, unit)
    if not value:
        rest = tokens[place + 1 : place + 3]
        is_hyphened = [one.text for one in rest[:1]] == ["-"] and not any(one.spaced for one in rest)
        rest = rest[is_hyphened:]
        is_word = bool(rest) and rest[0].kind == WORD and rest[0].line == token.line
        size, value = 2 + is_hyphened, _sum(token.key, rest[0].key) if is_word else 0
    return (Entity(Kind.NUMBER, str(value), token.line, number=value), size) if value else None


def _sum(tens: str, unit: str) -> int:
    """Of two words the number they make; 0 if they make none."""
    few = _value(unit)
    return _value(tens) + few if tens in _tens() and 0 < few < 10 else 0


@cache
def _tens() -> frozenset[str]:
    """The words for twenty, thirty and so on."""
    return words_for(*(word for word, value in NUMBERS.items() if value >= 20))


def _value(word: str) -> int:
    return max((NUMBERS.get(one, 0) for one in meant_by(word)), default=0)
