"""An order that is right but for the spelling of its cards or a remark in brackets at its end."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import LANGUAGES, forms, in_remarks, in_sentences, one_of, verb_words
from pbem.orders.plain_words.vocabulary import is_limiting, nicknames, suits
from pbem.patterns import compiled

COURT = ("jack", "queen", "king")
"""Court cards, which the game's cards are not, but which people know them by: 11, 12 and 13."""

_KARO_OR_KREUZ = compiled(r"(?<!\w)K ?(\d{1,2})(?!\w)")
_DIGIT = compiled(r"\d")
_WORDS = compiled(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_IN_BRACKETS = compiled(r"\(([^()]*)\)")
_REMARK = compiled(r"\s+\(([^()]*)\)\s*$")


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    suit = f"{one_of(suits())}|[SCHDP](?![a-z])"
    words = [word for one in LANGUAGES.values() for name in COURT for word in one.court.get(name, ())]
    of = one_of(word for one in LANGUAGES.values() for word in one.of)
    value_first = compiled(rf"(?<![\w-])(\d{{1,2}})\s*({suit})(?!\w)", re.IGNORECASE)
    suit_first = compiled(rf"(?<!\w)({suit})\s+(\d{{1,2}})(?!\w)", re.IGNORECASE)
    court = compiled(
        rf"(?<!\w)(?:({one_of(words)}) (?:{of}) ({suit})|({suit})[ -]({one_of(words)}))(?!\w)", re.IGNORECASE
    )
    return value_first, suit_first, court


def respelt(text: str) -> str:
    """A line with its cards as `H8`, and without a remark in brackets at its end."""
    value_first, suit_first, court = _patterns()
    text = _REMARK.sub(lambda one: one[0] if fold(one[1]) in _both() or _limits(one[1]) else "", text)
    text = court.sub(lambda one: f"{_letter(one[2] or one[3])}{_court_value(one[1] or one[4])}", text)
    if not _DIGIT.search(text):
        return text
    first, second = suit_first.search(text), value_first.search(text)
    if first and second and second.start() < first.start():
        # `5 Karo 2 Karo`: what begins with a value goes on so.
        text = value_first.sub(lambda one: f"{_letter(one[2])}{one[1]}", text)
    text = suit_first.sub(lambda one: f"{_letter(one[1])}{one[2]}", text)
    return value_first.sub(lambda one: f"{_letter(one[2])}{one[1]}", text)


@cache
def _both() -> frozenset[str]:
    """What is no mere remark in brackets: `hold (both)` is for two nations."""
    return forms(in_remarks("both"))


def is_limited(text: str) -> bool:
    """Whether a remark in brackets takes something from the order that stands before it in a line."""
    return any(map(_limits, _IN_BRACKETS.findall(text)))


def _limits(remark: str) -> bool:
    return is_limiting([fold(word) for word in _WORDS.findall(remark)])


def told_by_hand(text: str, held: Collection[str]) -> str:
    """A line with its cards as `K8` in full, where the writer holds one of the two that it may be."""
    return _KARO_OR_KREUZ.sub(lambda one: _held(one, held), text)


def _held(one: re.Match[str], held: Collection[str]) -> str:
    fitting = {face for suit in "CD" if (face := f"{suit}{one[1]}") in held}
    return fitting.pop() if len(fitting) == 1 else one[0]


def with_full_names(text: str) -> str:
    """A line with the names of generals for what else people call them."""
    return _nicknames().sub(lambda one: nicknames()[(fold(one[0]),)], text)


@cache
def _nicknames() -> re.Pattern[str]:
    words = (form[0] for form in nicknames() if len(form) == 1)
    return compiled(rf"(?<!\w)(?:{one_of(words)})(?!\w)", re.IGNORECASE)


def staying(text: str) -> str:
    """A line on a condition behind whose colon a piece stays, as the order that says so: `if Daun in Glatz:
    Keith stays`. Any other line is left as it is."""
    told = _staying().match(text)
    return f"{told[1]} move {told[2]}: stay" if told else text


@cache
def _staying() -> re.Pattern[str]:
    verbs = one_of(word for verb in ("if", "unless", "else") for word in verb_words(verb))
    stays = one_of(in_sentences("stay"))
    return compiled(rf"^(\s*(?:{verbs})\b[^:]*:)\s*([^\W\d][^:,]*?)\s+(?:{stays})\W*$", re.IGNORECASE)


def _letter(word: str) -> str:
    return suits().get(fold(word)) or ("S" if word.upper() == "P" else word.upper())


def _court_value(word: str) -> int:
    names = {
        alias.lower(): name
        for one in LANGUAGES.values()
        for name, aliases in one.court.items()
        for alias in aliases
    }
    return 11 + COURT.index(names[word.lower()])
