"""A letter's lines as tokens: words, numbers, signs, and the ends of lines."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.mistyped_words import without_slip
from pbem.patterns import compiled
from pbem.records import dataclass

WORD, NUMBER, SIGN = "word", "number", "sign"
"""Kinds of tokens."""

_TOKEN = compiled(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+|-+>|=+>|–>|[→➔⇒>]|\S")
_OF_LETTER = compiled(r"\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b")
"""What tells whose letter it is, `K7QF-2M4X-9PLD`, as notices of forums quote it: it names nothing."""
OF_NUMBERS = ("er", "ern")
"""What German puts right behind a number that names things."""

FIRST_PICTURE = 0x1F000
"""The first of the signs that are little pictures."""
MOST_TIMES = 8
"""A sign says no more if it stands more often in a row: a line of dashes, hundreds of brackets."""
KNOWN_LINES = 400
"""Of so many lines the tokens are kept in mind: more than are read of a letter."""
_ARROW = compiled(r"-+>|=+>|–>|[→➔⇒>]")


@dataclass(frozen=True)
class Token:
    """A word, a number or a sign of a line."""

    kind: str
    text: str
    line: int
    """The number of its line."""
    key: str = ""
    """A word's folded form, by which it is looked up."""
    spaced: bool = True
    """Whether a gap comes before it."""
    start: int = 0
    """Where it begins in its line's text."""
    end: int = 0
    """Where it ends there."""

    @property
    def is_capital(self) -> bool:
        """Whether it begins with a capital letter."""
        return self.text[:1].isupper()


@lru_cache(maxsize=KNOWN_LINES)
def tokens_of(number: int, text: str) -> tuple[Token, ...]:
    """The tokens of one line; an arrow of any kind is `>`. Each line of a letter is asked for many times."""
    found: list[Token] = []
    last, times = -1, 0
    text = _OF_LETTER.sub(lambda one: " " * len(one[0]), text)
    for one in _TOKEN.finditer(text):
        word = one[0]
        spaced, last, place = one.start() > last, one.end(), one.span()
        if word[0].isalpha():
            if not spaced and found and found[-1].kind == NUMBER and word in OF_NUMBERS:
                # `die beiden 13er`
                found[-1] = replace(found[-1], text=found[-1].text + word)
                continue
            found.append(_word(word, number, spaced, place))
        elif word.isdecimal():
            found.append(Token(NUMBER, word, number, word, spaced, *place))
        else:
            sign = ">" if _ARROW.fullmatch(word) else _stop(word)
            times = times + 1 if found and found[-1].text == sign else 1
            if times > MOST_TIMES:
                continue
            found.append(Token(SIGN, sign, number, sign, spaced, *place))
    return tuple(found)


def words_before(first: Token, *words: str) -> tuple[Token, ...]:
    """Words that a sentence is read with before one of it."""
    return tuple(Token(WORD, one, first.line, one, start=first.start, end=first.start) for one in words)


def sign_behind(last: Token, sign: str) -> Token:
    """A sign that two sentences are read as one with, behind the last word of the first."""
    return Token(SIGN, sign, last.line, sign, spaced=False, start=last.end, end=last.end)


def _word(text: str, line: int, spaced: bool, place: tuple[int, int]) -> Token:
    """A word, as it is meant."""
    typed = fold(text)
    key = without_slip(typed) if text.isalpha() else typed
    if key != typed:
        text = key.capitalize() if text[0].isupper() else key
    return Token(WORD, text, line, key, spaced, *place)


def _stop(sign: str) -> str:
    """A sign; a little picture stands where a sentence ends: `ich geb auf 🙈 die herzen brauch ich noch`."""
    return ";" if ord(sign[0]) >= FIRST_PICTURE else sign
