"""Tactical Cards in letters: `♠13` where the medium shows it, `S13` in plain text, where a suit is a letter
unless the reader wants signs there too.

A template writes neither: it marks a card (`card|face`) or a suit (`suit|suit_sign`), and each writer puts in
what its medium shows. The marks are signs of Unicode's private area, which no font and no text has.
"""

from __future__ import annotations

from functools import cache

SUITS = dict(zip("SCHD", "♠♣♥♦", strict=True))

_FACE, _ASIDE = 0xE000, 0xE100
ASIDE = {_ASIDE + ord(suit): None for suit in SUITS}
"""For `str.translate`: takes the marks out that plain text does not show, so that columns can be measured."""

_LETTERS = {_FACE + ord(suit): suit for suit in SUITS} | ASIDE
_SIGNS = {_FACE + ord(suit): sign for suit, sign in SUITS.items()}


def face(card: str) -> str:
    """A card with its suit marked; a Reserve has none."""
    return chr(_FACE + ord(card[0])) + card[1:] if card[:1] in SUITS else card


def suit_sign(suit: str) -> str:
    """The mark of a suit that is named in words after it: plain text leaves it out."""
    return chr(_ASIDE + ord(suit))


def with_letters(text: str) -> str:
    """The text with letters for suits, as it is typed."""
    return text if text.isascii() else text.translate(_LETTERS)


def with_signs(text: str, gap: str = " ") -> str:
    """The text with the signs of the suits; `gap` is what lies between a sign and the suit's name."""
    return text if text.isascii() else text.translate(_signs(gap))


@cache
def _signs(gap: str) -> dict[int, str]:
    return _SIGNS | {_ASIDE + ord(suit): f"{sign}{gap}" for suit, sign in SUITS.items()}
