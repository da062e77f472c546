"""Tactical Cards in a sentence: `D6`, `6 of hearts`, `Karo 8`, `♠13`, `13S`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD, MOST_RESERVE, RESERVE
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.tokens import NUMBER, WORD, Token
from pbem.orders.plain_words.vocabulary import court, meanings, number, suits, words_for

SYMBOLS = dict(zip("♠♣♥♦♤♧♡♢", "SCHDSCHD", strict=True))
LETTERS = frozenset("SCHD")
VARIATION = "\ufe0f"
"""What a telephone puts behind a suit's symbol to have it drawn in colour."""

Part = tuple[Entity, int]
"""An entity, and how many tokens name it."""


def card_at(tokens: Sequence[Token], place: int, ranks: Sequence[str]) -> Part | None:
    """The card that the tokens from a place on name; `ranks` are the short names of the writer's generals,
    which come before cards: `P4` is Schwerin for Frederick."""
    token, rest = tokens[place], tokens[place + 1 : place + 4]
    if token.text in SYMBOLS:
        gap = 1 if rest and rest[0].text == VARIATION else 0
        return _face(SYMBOLS[token.text], rest[gap], token, gap + 2) if len(rest) > gap else None
    if court_card := _court_card(tokens, place):
        return court_card
    if reserve := _reserve(token, rest, ranks):
        return reserve
    if token.kind == WORD and rest and rest[0].kind == NUMBER:
        letter = suits().get(token.key) or _letter(token, rest[0], ranks)
        return _face(letter, rest[0], token, 2) if letter else None
    if token.key in suits() and rest and number(rest[0]) is not None:
        return _face(suits()[token.key], rest[0], token, 2)
    if _is_hyphened(token, rest):
        return _face(suits()[token.key], rest[1], token, 3)
    if not rest or number(token) is None:
        return None
    if _are_several(tokens, place):
        text = f"{token.text}{PLURAL}" if token.kind == NUMBER else token.text
        return Entity(Kind.NUMBER, text, token.line, number=number(token) or 0), 2
    # `two hearts` are two of them; `2 hearts` and `the two of hearts` are one card.
    if (token.kind == NUMBER and rest[0].key in suits() and not _are_counted(tokens, place)) or (
        rest[0].text.upper() in LETTERS and not rest[0].spaced
    ):
        return _face(suits().get(rest[0].key) or rest[0].text.upper(), token, token, 2)
    if len(rest) > 1 and "of" in meanings(rest[:1]) and rest[1].key in suits():
        return _face(suits()[rest[1].key], token, token, 3)
    return None


def _is_hyphened(token: Token, rest: Sequence[Token]) -> bool:
    """Whether a value follows a suit behind a hyphen: `Pik-Sechs`, `die beiden Pik-Sechsen`."""
    joined = len(rest) > 1 and rest[0].text == "-" and not (rest[0].spaced or rest[1].spaced)
    return joined and len(token.key) > 1 and token.key in suits() and number(rest[1]) is not None


def _are_several(tokens: Sequence[Token], place: int) -> bool:
    """Whether the `s` behind a value is no suit, for another one is told: `small clubs first, both 13s`."""
    before, rest = tokens[max(0, place - 2) : place], tokens[place + 1 : place + 2]
    is_plural = bool(rest) and rest[0].text == PLURAL and not rest[0].spaced
    told = {suits()[one.key] for one in tokens if one.key in suits() and len(one.key) > 1}
    is_both = any(one.key in kind_of("both") for one in before) and len(told) == 1
    return is_plural and (is_both or any(one.key in kind_of("those") for one in before[-1:]))


def _are_counted(tokens: Sequence[Token], place: int) -> bool:
    """Whether a number says how many cards of the suit behind it there may be: `at most 2 spades`."""
    before = (tokens[place - size : place] for size in (1, 2, 3) if size <= place)
    behind = (tokens[place + 2 : place + 2 + size] for size in (1, 2, 3))
    is_few = (number(tokens[place]) or MOST_COUNTED) < MOST_COUNTED
    return is_few and any("at most" in meanings(words) for words in (*before, *behind) if words)


MOST_COUNTED = 5
"""From this number on nobody counts cards so: `at most 8 hearts` may be a card or its points."""

PLURAL = "s"


def several(tokens: Sequence[Token], place: int) -> Part | None:
    """The number that is said in the plural, of cards that are held twice: `the 12s`, `die 12er`."""
    token, end = tokens[place], tokens[place + 1 : place + 2]
    if not end or end[0].spaced or end[0].key not in PLURALS or len(token.key) > 2:
        return None
    return Entity(Kind.NUMBER, f"{token.text}{end[0].text}", token.line, number=number(token) or 0), 2


PLURALS = ("s", "er", "ern")


@cache
def _articles() -> frozenset[str]:
    """The words for `the`."""
    return words_for("the")


def _court_card(tokens: Sequence[Token], place: int) -> Part | None:
    """`king of clubs`, `the king of clubs`, `Pik König`: the 13"""
    suit, behind = suits().get(tokens[place].key), tokens[place + 1 : place + 3]
    size = 2 if behind and behind[0].text == "-" else 1
    if suit and len(tokens[place].key) > 1 and len(behind) >= size and behind[size - 1].key in court():
        value = court()[behind[size - 1].key]
        return Entity(Kind.CARD, f"{suit}{value}", tokens[place].line, number=value), size + 1
    first = place + (tokens[place].key in _articles())
    named = tokens[first : first + 3]
    if len(named) < 3 or named[0].key not in court() or "of" not in meanings(named[1:2]):
        return None
    suit = suits().get(named[2].key)
    face = f"{suit}{court()[named[0].key]}"
    size = first - place + 3
    return (Entity(Kind.CARD, face, named[0].line, number=court()[named[0].key]), size) if suit else None


def _reserve(token: Token, rest: Sequence[Token], ranks: Sequence[str]) -> Part | None:
    """`R7`, a Reserve with its value, unless a general of the writer's is so called."""
    if token.text != RESERVE or not rest or rest[0].kind != NUMBER or rest[0].spaced:
        return None
    value = number(rest[0]) or 0
    if not 1 <= value <= MOST_RESERVE or f"{token.key}{rest[0].key}" in ranks:
        return None
    return Entity(Kind.CARD, f"{RESERVE}{value}", token.line, number=value), 2


def _letter(token: Token, value: Token, ranks: Sequence[str]) -> str | None:
    """The suit that a letter right before a value is."""
    if value.spaced or len(token.text) != 1 or f"{token.key}{value.key}" in ranks:
        return None
    if token.text.upper() in LETTERS:
        return token.text.upper()
    # A German `P` is spades; a rank is never higher than 8.
    return "S" if token.key == "p" and int(value.key[:3]) > 8 else None


def _face(suit: str, value: Token, token: Token, size: int) -> Part | None:
    worth = number(value) or 0
    if not LOWEST_CARD <= worth <= HIGHEST_CARD:
        return None
    return Entity(Kind.CARD, f"{suit}{worth}", token.line, number=worth), size
