"""The words of all languages together: what a word means, and patterns for the words of one meaning.

All tables and patterns of the grammar are made from here, once, when they are imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import chain

from pbem import compiling
from pbem.orders.languages import known
from pbem.orders.languages.folding import fold, spelling, spellings
from pbem.orders.languages.language import Language, Table

ENGLISH, *OTHERS = known.LANGUAGES
LANGUAGES: Mapping[str, Language] = {language.code: language for language in known.LANGUAGES}
"""Each language by its code."""

LONE_VERBS = frozenset(
    (
        "amend",
        "accept partial",
        "all or nothing",
        "forecast",
        "report",
        "form",
        "status",
        "order desk",
        "withdraw",
        "final",
        "hold",
    )
)
"""Verbs that are a whole order by themselves, and that nothing may follow."""


def words(field: Callable[[Language], Iterable[str]]) -> tuple[str, ...]:
    """The words that a field has in any language, each once: `words(lambda one: one.via)`."""
    return tuple(dict.fromkeys(chain.from_iterable(map(field, LANGUAGES.values()))))


@cache
def in_sentences(meaning: str) -> tuple[str, ...]:
    """The words of sentences about the game that mean something, in any language. They are kept in mind: to
    load all words of sentences takes a twentieth of a command."""
    return compiling.table(f"sentences: {meaning}", lambda: words(lambda one: one.sentence.get(meaning, ())))


@cache
def in_remarks(kind: str) -> tuple[str, ...]:
    """The words of a kind of sentences about the letter itself, in any language; kept in mind too."""
    return compiling.table(f"remarks: {kind}", lambda: words(lambda one: one.remarks.get(kind, ())))


def pattern(field: Callable[[Language], Iterable[str]]) -> str:
    """A pattern for the words that a field has in any language, without groups: `via|(?:ü|ue|u)ber`."""
    return one_of(words(field))


def one_of(texts: Iterable[str]) -> str:
    """A pattern for some words, however they are written; one that matches nothing if there are none.

    Words that begin alike stand in one branch: most texts begin with none of them, and are done with soon.
    The pattern is the same whatever order the words come in, so that it can be remembered.
    """
    found: dict[str, list[str]] = {}
    for text in sorted(sorted({one.lower() for one in texts}), key=len, reverse=True):
        first, *rest = spelling(text)
        found.setdefault(first, []).append("".join(rest))
    return "|".join(f"{first}(?:{'|'.join(rests)})" for first, rests in found.items()) or "(?!)"


def forms(texts: Iterable[str]) -> frozenset[str]:
    """Every folded form of some words."""
    return frozenset(form for text in texts for form in spellings(text))


def _meanings(table: Callable[[Language], Table]) -> dict[str, str]:
    """What each word of a table means, by its folded forms; where languages differ the first counts."""
    found: dict[str, str] = {}
    for language in LANGUAGES.values():
        for meaning, texts in table(language).items():
            for form in forms(texts):
                found.setdefault(form, meaning)
    return found


_VERBS = compiling.table("verbs", lambda: _meanings(lambda one: one.verbs))
_DEEDS = compiling.table("deeds", lambda: _meanings(lambda one: one.deeds))
_KEYWORDS = compiling.table("keywords", lambda: _meanings(lambda one: one.keywords))
_SUITS = compiling.table("suits", lambda: _meanings(lambda one: one.suits))


def verb_of(word: str) -> str | None:
    """The verb that a word means, in English; None if it is none."""
    return _VERBS.get(fold(word))


def deed_of(word: str) -> str | None:
    """The verb after `fate` that a word means, in English; None if it is none."""
    return _DEEDS.get(fold(word))


def keyword(word: str) -> str:
    """The English word, in small letters, that a word inside an order means; an unknown one as it is."""
    return (_KEYWORDS.get(fold(word)) if word.isalpha() else None) or word.lower()


def suit_of(word: str) -> str | None:
    """The letter of the suit that a word names; None if it names none."""
    return _SUITS.get(fold(word))


def verb_words(verb: str) -> tuple[str, ...]:
    """The words of a verb in every language."""
    return words(lambda one: one.verbs.get(verb, ()))


def nation_names(nation: str) -> tuple[str, ...]:
    """What a nation is called in languages that have other names for her."""
    return words(lambda one: one.nations.get(nation, ()))


def names(table: Callable[[Language], Table]) -> dict[str, tuple[str, ...]]:
    """What is called otherwise in other languages: the names in a table by those on the board."""
    keys = dict.fromkeys(key for language in LANGUAGES.values() for key in table(language))
    return {key: words(lambda one, name=key: table(one).get(name, ())) for key in keys}  # type: ignore[misc]


def usual_words(language: Language) -> dict[str, str]:
    """The usual word of a language for each word of the orders, by the English one."""
    tables = (language.deeds, language.verbs, language.keywords)
    return {meaning: texts[0] for table in tables for meaning, texts in table.items()}
