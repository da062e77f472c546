"""German letters: nothing English left in them, and the same facts as in the English ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from pbem.data.rules import rules_for
from pbem.data.tongues import tongue
from pbem.orders.names.cards import SUIT_NAMES
from pbem.report.layout import WIDTH
from support.english_words import ENGLISH
from support.letters.german_letters import example_in, said_in
from support.word_pattern import one_of
from tools.catalogue import file_of, read

NUMBERS = {
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7,
    "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
}  # fmt: skip
"""Not one, which in German is also an article."""


@pytest.fixture(scope="module")
def german() -> Mapping[str, str]:
    return said_in("de").letters


@pytest.fixture(scope="module")
def english() -> Mapping[str, str]:
    return said_in("en").letters


@pytest.fixture(scope="module")
def example_german() -> Mapping[str, str]:
    return example_in("de").letters


@pytest.fixture(scope="module")
def example_english() -> Mapping[str, str]:
    return example_in("en").letters


# ------------------------------------------------------------------------------------ nothing English


def test_no_letter_holds_an_english_word(german: Mapping[str, str]) -> None:
    assert len(german) > 500
    assert english_words(german) == {}


def test_no_letter_of_the_example_game_holds_an_english_word(example_german: Mapping[str, str]) -> None:
    own = {name: without_orders(said) for name, said in example_german.items()}
    assert english_words(own) == {}


def english_words(letters: Mapping[str, str]) -> dict[str, str]:
    """English words, each with a letter it stands in; the seed of a made-up game is said in English."""
    found: dict[str, str] = {}
    for name, text in letters.items():
        for word in ENGLISH.findall(re.sub(r"seed \d+ of a war", "", text)):
            found.setdefault(word.lower(), name)
    return found


def without_orders(text: str) -> str:
    """A letter without the lines of a player's own, and what is repeated of them as it counts."""
    return _REPEATED.sub(" ", _TYPED.sub(" ", text))


_TYPED = re.compile(r"^ {2}(?:Zeile [1-9]\d*|heißt): .*(?:\n {6,}.*)*", re.MULTILINE)
_REPEATED = re.compile(
    r"„[^“]*“|^ {2}- (?:move|train|discard|battle|attack|retreat|recruit|hold) .*(?:\n {4}.*)*", re.M
)


def test_no_message_was_missing() -> None:
    """What no catalogue has is said in English, and remembered."""
    for said in (said_in("de"), example_in("de")):
        assert said.letters and said.missing == set()


# ---------------------------------------------------------------------------------------- same facts


def test_both_languages_tell_the_same(german: Mapping[str, str], english: Mapping[str, str]) -> None:
    assert_same(german, english)


def test_both_languages_tell_the_same_of_the_example_game(
    example_german: Mapping[str, str], example_english: Mapping[str, str]
) -> None:
    turns = [name for name in example_english if name.startswith(("turn", "form"))]
    assert len(turns) > 30
    assert_same(
        {name: example_german[name] for name in turns}, {name: example_english[name] for name in turns}
    )


def assert_same(german: Mapping[str, str], english: Mapping[str, str]) -> None:
    assert sorted(german) == sorted(english)
    for name, text in german.items():
        assert facts(text, german=True) == facts(english[name], german=False), name


def facts(text: str, *, german: bool) -> Counter[str]:
    """The numbers, cards and names of a letter, the names as they are in German."""
    words = " ".join(re.sub(r"^#", "", text, flags=re.MULTILINE).split())
    words = re.sub(r"\((?:[SCHDR]|Pik 11)\)", "", words)  # German letters say which suit is which
    words = _BRIEFLY.sub("", words)  # one language may need more lines than a front has
    words = _LOG_MARK.sub("", words)  # two games, one for each language: their logs are not the same
    found: Counter[str] = Counter(re.findall(r"[+-]?\d+|\b(?:[SCHD]\d+|R\d*)\b", words))
    found.update(str(NUMBERS[word]) for word in re.findall(r"[^\W\d_]+", words.lower()) if word in NUMBERS)
    found.update(names(german)[name] for name in pattern(german).findall(words.casefold()))
    return found


_BRIEFLY = re.compile(
    r"(?:Dangers|Gefahren) -+ (?:(?!---).)*?"
    r"(?:Why, and by whom else, stands below|Warum, und wer sonst noch, steht weiter unten)\."
)
"""Dangers told in few words where the same follow in full."""

_LOG_MARK = re.compile(r"\b(?:log|Protokoll) [0-9a-f]{4}-[0-9a-f]{4}\b")


@cache
def names(german: bool) -> dict[str, str]:
    """Generals, cities, nations, players and suits, each with its German name."""
    rules, say = rules_for(), tongue("de").name
    own = (*rules.generals, *(city.title for city in rules.board.cities))
    all_names = (*own, *rules.nations, *rules.players, *SUIT_NAMES.values())
    return {(say(name) if german else name).casefold(): say(name).casefold() for name in all_names}


@cache
def pattern(german: bool) -> re.Pattern[str]:
    """Finds them, longer ones first, with the endings of a genitive."""
    return re.compile(rf"\b({one_of(names(german))})(?:s|'s)?(?!\w)")


# -------------------------------------------------------------------------------------------- layout


def test_german_letters_fit_in_a_mail(german: Mapping[str, str]) -> None:
    wide = {line for text in german.values() for line in text.splitlines() if len(line) > WIDTH}
    assert not wide


# ---------------------------------------------------------------------------------------- catalogues


def test_catalogues_agree_on_what_both_say() -> None:
    letters, answers = (read(file_of("de", name), "de") for name in ("letters", "answers"))
    plain = (one for one in letters if isinstance(one.id, str) and one.id)
    shared = [(one, answers.get(one.id, one.context)) for one in plain]
    differ = [(one.string, other.string) for one, other in shared if other and one.string != other.string]
    assert sum(1 for _, other in shared if other) > 5 and differ == []
