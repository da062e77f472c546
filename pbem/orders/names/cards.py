"""Tactical Cards and suits as players write them (rule 3): `S13`, `♠13`, `s 13`, `R`, `R7`, `hearts`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pbem.engine.board import SUITS
from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD, MOST_RESERVE, RESERVE
from pbem.engine.phrase import Typed, phrase
from pbem.orders.languages.german import suit_letter

SUIT_NAMES = dict(zip(SUITS, ("spades", "clubs", "hearts", "diamonds"), strict=True))
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

_GERMAN = re.compile(r"(?<![^\W\d_])(Pik|Kreuz|Herz|Karo|Pi|Kr|He|Ka|P)\s*(?=\d)", re.IGNORECASE)
"""A German suit before a value: `Pik 13`, `Kr7`."""

_ENGLISH = re.compile(r"(?<![^\W\d_])(spade|club|heart|diamond)s?\s*(?=\d)", re.IGNORECASE)
_VALUE_FIRST = re.compile(r"\b(\d{1,3})\s+of\s+(spade|club|heart|diamond)s?\b", re.IGNORECASE)
"""The same in English: `spade 13`, `13 of spades`."""

_CARD = re.compile(r"^([A-Za-z])\s*(\d{0,3})(?:=(\d{1,2}))?$")


@dataclass(frozen=True)
class Written:
    """A card as an order names it: its face (`S13`, `R`) and, for a Reserve, the value it is played as."""

    face: str
    value: int | None = None


@dataclass(frozen=True)
class NoCard:
    """Why a word is not a Tactical Card."""

    what: str
    instead: str


def plain(text: str) -> str:
    """A text with letters for the suits' symbols."""
    named = _VALUE_FIRST.sub(lambda found: found[2][0].upper() + found[1], text.translate(_SYMBOLS))
    named = _ENGLISH.sub(lambda found: found[1][0].upper(), named)
    return _GERMAN.sub(lambda found: suit_letter(found[1]) or found[1], named)


def looks_like_card(word: str) -> bool:
    """Whether a word has the shape of a card, possible or not: a letter and a number, or `R`."""
    found = _CARD.match(plain(word))
    return found is not None and bool(found[2] or found[1].upper() == RESERVE)


def card(word: str) -> Written | NoCard:
    """The card that a word means."""
    found = _CARD.match(plain(word))
    if not found:
        return NoCard(phrase("{word} is not a Tactical Card", word=Typed(word)), _FORM)
    letter, value = found[1].upper(), int(found[2]) if found[2] else None
    if letter == RESERVE:
        return _reserve(word, int(found[3]) if found[3] else value)
    if letter == "K":
        return NoCard(
            phrase("{word} could be Kreuz or Karo", word=Typed(word)), phrase("Write Kr (C) or Ka (D).")
        )
    if letter not in SUITS:
        return NoCard(
            phrase(
                "{word} is not a Tactical Card: there is no suit {letter}", word=Typed(word), letter=letter
            ),
            _FORM,
        )
    return _suited(word, letter, value, int(found[3]) if found[3] else None)


def _suited(word: str, letter: str, value: int | None, played: int | None) -> Written | NoCard:
    """A card of a suit; a Card of Fate may let one count twice its value (11 spades): `S11=22`."""
    if value is None:
        return NoCard(
            phrase("{word} names no value", word=Typed(word)),
            phrase(
                "Values run from {lowest} to {highest}: {letter}{lowest}.",
                lowest=LOWEST_CARD,
                highest=HIGHEST_CARD,
                letter=letter,
            ),
        )
    if not LOWEST_CARD <= value <= HIGHEST_CARD:
        return NoCard(phrase("{word} is not a Tactical Card", word=Typed(word)), _VALUES)
    if played not in (None, value, 2 * value):
        return NoCard(
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


def _reserve(word: str, value: int | None) -> Written | NoCard:
    if value is not None and not 1 <= value <= MOST_RESERVE:
        return NoCard(
            phrase("{word}: a Reserve counts 1 to {most}", word=Typed(word), most=MOST_RESERVE),
            phrase("R1 to R{most}.", most=MOST_RESERVE),
        )
    return Written(RESERVE, value)


def held_card(word: str) -> str | NoCard:
    """The face of a card that is paid, discarded or kept: a Reserve has no value there (R20)."""
    found = card(word)
    if isinstance(found, Written) and found.value is not None:
        what = (
            phrase("a Reserve has a value") if found.face == RESERVE else phrase("a card has another value")
        )
        return NoCard(
            phrase("{word}: {what} only when it is played", word=Typed(word), what=what),
            phrase("Write {face}.", face=found.face),
        )
    return found.face if isinstance(found, Written) else found


def played_card(word: str) -> tuple[str, int] | NoCard:
    """The face and value of a card to play: a Reserve needs its value (R20)."""
    found = card(word)
    if isinstance(found, NoCard):
        return found
    if found.face != RESERVE:
        return found.face, found.value or own_value(found.face)
    if found.value is None:
        return NoCard(
            phrase("a Reserve needs the value it is played as"), phrase("R1 to R{most}.", most=MOST_RESERVE)
        )
    return RESERVE, found.value


def suit(word: str) -> str | None:
    """The suit a word names: `hearts`, `heart`, `H`, `♥`."""
    typed = plain(word).strip().lower().rstrip(".")
    if typed.upper() in SUITS:
        return typed.upper()
    english = (letter for letter, name in SUIT_NAMES.items() if typed in (name, name[:-1]))
    return next(english, None) or suit_letter(typed)


_GAP = re.compile(r"(?<![A-Za-z0-9])([SCHDRschdr♠♣♥♦])[\ufe0e\ufe0f]?\s+(\d{1,2})(?!\d)")


_AS = re.compile(r"\b([SCHDRschdr]\d*)\s*(?:=|\b(?:as|als)\b)\s*(\d{1,2})\b")


def card_words(text: str) -> tuple[str, ...]:
    """The words of a list of cards; `S 13` and `S11 as 22` are one of them each."""
    joined = _AS.sub(r"\1=\2", _GAP.sub(r"\1\2", plain(text)))
    return tuple(word for word in re.split(r"[\s,;+&]+", joined) if word.lower() not in ("", "and", "und"))
