"""Tactical Cards and suits as players write them (rule 3): `S13`, `♠13`, `13♠`, `s 13`, `R7`, `hearts`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.engine.board import SUITS
from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD, MOST_RESERVE, RESERVE
from pbem.engine.phrase import Typed, any_of, phrase
from pbem.orders.languages import words
from pbem.orders.languages.language import Words
from pbem.orders.problem import Problem
from pbem.patterns import compiled
from pbem.records import dataclass

SUIT_NAMES = {suit: words.ENGLISH.suits[suit][0] for suit in SUITS}
"""What the suits are called."""

_SYMBOLS = str.maketrans(
    {
        "♠": "S",
        "♣": "C",
        "♥": "H",
        "♦": "D",
        "♤": "S",
        "♧": "C",
        "♡": "H",
        "♢": "D",
        "\ufe0e": None,
        "\ufe0f": None,
    }
)

_SYMBOL_LAST = compiled(r"(?<![\w♠♣♥♦♤♧♡♢\ufe0e\ufe0f])(\d{1,2})([♠♣♥♦♤♧♡♢])(?![\ufe0e\ufe0f]?\d)")
"""`13♠`. A symbol before or behind a value that has two belongs to neither."""

_SUIT_WORDS = words.words(lambda one: (word for texts in one.suits.values() for word in texts))
_SUIT_FIRST = compiled(lambda: rf"(?<![^\W\d_])({words.one_of(_SUIT_WORDS)})\s*(?=\d)", re.IGNORECASE)
"""A suit's name before a value: `spade 13`, `Kr7`."""

_FULL_NAMES = words.one_of(word for word in _SUIT_WORDS if len(word) > 2)
_VALUE_FIRST = compiled(
    lambda: rf"\b(\d{{1,3}})\s+(?:{words.pattern(lambda one: one.of)})\s+({_FULL_NAMES})\b", re.IGNORECASE
)
"""`13 of spades`. Short forms are no part of it: they are words of their own elsewhere."""

_CARD = compiled(r"^([A-Za-z])\s*(\d{0,3})(?:=(\d{1,2}))?$")


@dataclass(frozen=True)
class Written:
    """A card as an order names it: its face (`S13`, `R`) and, for a Reserve, the value it is played as."""

    face: str
    value: int | None = None


def plain(text: str) -> str:
    """A text with letters for the suits' symbols, and for their names beside a value."""
    letters = _SYMBOL_LAST.sub(r"\2\1", text).translate(_SYMBOLS)
    named = _VALUE_FIRST.sub(lambda match: _letter(match[2]) + match[1], letters)
    return _SUIT_FIRST.sub(lambda match: _letter(match[1]), named)


def _letter(name: str) -> str:
    return words.suit_of(name) or name


def looks_like_card(word: str) -> bool:
    """Whether a word has the shape of a card, possible or not: a letter and a number, or `R`."""
    match = _CARD.match(plain(word))
    return match is not None and bool(match[2] or match[1].upper() == RESERVE)


def card(word: str) -> Written | Problem:
    """The card that a word means, or why it means none."""
    match = _CARD.match(plain(word))
    if not match:
        return Problem(phrase("{word} is not a Tactical Card", word=Typed(word)), _FORM)
    letter, value = match[1].upper(), int(match[2]) if match[2] else None
    if letter == RESERVE:
        return _reserve(word, int(match[3]) if match[3] else value)
    if letter in _DOUBTFUL:
        return _doubtful(word, _DOUBTFUL[letter])
    if letter not in SUITS:
        return Problem(
            phrase(
                "{word} is not a Tactical Card: there is no suit {letter}", word=Typed(word), letter=letter
            ),
            _FORM,
        )
    return _suited(word, letter, value, int(match[3]) if match[3] else None)


def _doubtful_letters() -> dict[str, list[tuple[str, Words]]]:
    """The letters with which the names of several suits of a language begin, and that are no suit's."""
    by_letter: dict[str, list[tuple[str, Words]]] = {}
    for language in words.LANGUAGES.values():
        for suit, texts in language.suits.items():
            by_letter.setdefault(texts[0][0].upper(), []).append((suit, texts))
    return {letter: suits for letter, suits in by_letter.items() if letter not in SUITS and len(suits) > 1}


_DOUBTFUL = {letter: suits for letter, suits in _doubtful_letters().items() if not words.suit_of(letter)}


def _doubtful(word: str, suits: Sequence[tuple[str, Words]]) -> Problem:
    names = any_of(Typed(texts[0]) for _, texts in suits)
    short = any_of(Typed(f"{texts[-1]} ({suit})") for suit, texts in suits)
    what = phrase("{word} could be {suits}", word=Typed(word), suits=names)
    return Problem(what, phrase("Write {suits}.", suits=short))


def _suited(word: str, letter: str, value: int | None, played: int | None) -> Written | Problem:
    """A card of a suit; a Card of Fate may let one count twice its value (11 spades): `S11=22`."""
    if value is None:
        return Problem(
            phrase("{word} names no value", word=Typed(word)),
            phrase(
                "Values run from {lowest} to {highest}: {letter}{lowest}.",
                lowest=LOWEST_CARD,
                highest=HIGHEST_CARD,
                letter=letter,
            ),
        )
    if not LOWEST_CARD <= value <= HIGHEST_CARD:
        return Problem(phrase("{word} is not a Tactical Card", word=Typed(word)), _VALUES)
    if played not in (None, value, 2 * value):
        return Problem(
            phrase("{word}: {letter}{value} counts {value}", word=Typed(word), letter=letter, value=value),
            phrase("Write {letter}{value}.", letter=letter, value=value),
        )
    return Written(f"{letter}{value}", played)


def own_value(face: str) -> int:
    """The value that a suited card names."""
    return int(face[1:])


def written(face: str, value: int) -> str:
    """A card and the value it is played as, as orders write them."""
    if face == RESERVE:
        return f"{face}{value}"
    return face if value == own_value(face) else f"{face}={value}"


_VALUES = phrase(
    "Values run from {lowest} to {highest}; only a Reserve can count 1.",
    lowest=LOWEST_CARD,
    highest=HIGHEST_CARD,
)

_FORM = phrase("Write S, C, H or D and a value, or R for a Reserve.")


def _reserve(word: str, value: int | None) -> Written | Problem:
    if value is not None and not 1 <= value <= MOST_RESERVE:
        return Problem(
            phrase("{word}: a Reserve counts 1 to {most}", word=Typed(word), most=MOST_RESERVE),
            phrase("R1 to R{most}.", most=MOST_RESERVE),
        )
    return Written(RESERVE, value)


def held_card(word: str) -> str | Problem:
    """The face of a card that is paid, discarded or kept: a Reserve has no value there (R20)."""
    named = card(word)
    if isinstance(named, Written) and named.value is not None:
        what = (
            phrase("a Reserve has a value") if named.face == RESERVE else phrase("a card has another value")
        )
        return Problem(
            phrase("{word}: {what} only when it is played", word=Typed(word), what=what),
            phrase("Write {face}.", face=named.face),
        )
    return named.face if isinstance(named, Written) else named


def played_card(word: str) -> tuple[str, int] | Problem:
    """The face and value of a card to play: a Reserve needs its value (R20)."""
    named = card(word)
    if isinstance(named, Problem):
        return named
    if named.face != RESERVE:
        return named.face, named.value or own_value(named.face)
    if named.value is None:
        return Problem(
            phrase("a Reserve needs the value it is played as"), phrase("R1 to R{most}.", most=MOST_RESERVE)
        )
    return RESERVE, named.value


def suit(word: str) -> str | None:
    """The suit a word names: `hearts`, `heart`, `H`, `♥`."""
    typed = plain(word).strip().lower().rstrip(".")
    if typed.upper() in SUITS:
        return typed.upper()
    return words.suit_of(typed)


_GAP = compiled(r"(?<![A-Za-z0-9])([SCHDRschdr♠♣♥♦])[\ufe0e\ufe0f]?\s+(\d{1,2})(?!\d)")
_AS = compiled(
    lambda: rf"\b([SCHDRschdr]\d*)\s*(?:=|\b(?:{words.pattern(lambda one: one.as_)})\b)\s*(\d{{1,2}})\b"
)
_RESERVE_AS = compiled(
    lambda: (
        rf"\b(?:R|(?:(?:{words.pattern(lambda one: one.articles)})\s+)?"
        rf"(?:{words.pattern(lambda one: one.keywords.get('reserve', ()))}))\s+"
        rf"(?:(?:{words.pattern(lambda one: one.as_)})\s+"
        rf"(?:(?:{words.pattern(lambda one: one.article)})\s+)?)?"
        r"(?=\d{1,2}\b)"
    ),
    re.IGNORECASE,
)
"""A Reserve in words before its value: `the reserve as a 10`."""
_NO_CARDS = frozenset(("", *words.words(lambda one: (*one.plus, *one.then))))


def card_words(text: str) -> tuple[str, ...]:
    """The words of a list of cards; `S 13`, `S11 as 22` and `reserve as a 10` are one of them each."""
    joined = _AS.sub(r"\1=\2", _GAP.sub(r"\1\2", _RESERVE_AS.sub(RESERVE, plain(text))))
    return tuple(word for word in re.split(r"[\s,;+&]+", joined) if word.lower() not in _NO_CARDS)
