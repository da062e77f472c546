"""Common words with a slip of the fingers as they were meant: `nciht`, `agaisnt`, `zusamen`, `everthing`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from pbem import compiling
from pbem.data.rules import rules_for
from pbem.orders.languages.folding import spellings
from pbem.orders.languages.language import Language
from pbem.orders.languages.words import LANGUAGES, in_remarks
from pbem.orders.plain_words.naming.short_names import short_names
from pbem.orders.plain_words.weighing.weights import ANSWERS, FIGHTS, MARCHES, weights_file
from pbem.patterns import compiled

SHORTEST = 5
"""Two letters that changed places in a shorter word may make another."""

LONG = 8
"""A longer word may lack a letter."""

NO_SLIP = "no slip"
"""The kind of the words that only look as if they were another mistyped."""

KNOWN_WORDS = 4096
"""For so many words what they are meant for is kept in mind."""

_WORD = compiled(r"[^\W\d_]+")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@lru_cache(maxsize=KNOWN_WORDS)
def without_slip(key: str) -> str:
    """A folded word, or the one that it is meant for: two letters of that have changed places, a double one
    stands once or a single one twice, or an inner one of a long word is missing. A word that anybody writes,
    and one that may be a name, is left as it is, and so is one that may be several."""
    if len(key) < SHORTEST or key in _right():
        return key
    meant = {one for one in _meant(key) if one in _wanted()}
    return meant.pop() if len(meant) == 1 and not _may_be_name(key) else key


def _meant(key: str) -> Iterator[str]:
    """The words that a word may be meant for, whether there are such or not."""
    inner = range(1, len(key))
    yield from (key[:at] + key[at + 1] + key[at] + key[at + 2 :] for at in range(len(key) - 1))
    yield from (key[:at] + key[at + 1 :] for at in inner if key[at] == key[at - 1])
    yield from (key[:at] + key[at - 1] + key[at:] for at in inner)
    if len(key) >= LONG - 1:
        yield from (key[:at] + letter + key[at:] for at in inner for letter in _LETTERS)


def _may_be_name(key: str) -> bool:
    names = short_names(rules_for())
    return bool(names.generals_called(key, ()) or names.cities_called(key))


@cache
def _wanted() -> frozenset[str]:
    """The words that sentences are read by, in every language."""
    return frozenset(compiling.table("words of sentences", lambda: "\n".join(sorted(_words()))).split("\n"))


def _words() -> set[str]:
    return {form for language in LANGUAGES.values() for text in _texts(language) for form in _forms(text)}


def _texts(one: Language) -> Iterator[str]:
    tables = (one.sentence, one.parted_verbs, one.remarks, one.retreat_phrases, one.plan_phrases)
    for table in (*tables, one.case_phrases, one.verbs, one.keywords, one.suits, one.nations):
        yield from (text for kind, texts in table.items() if kind != NO_SLIP for text in texts)
    yield from (*one.trains, *one.plus, *one.against, *one.to_place, *one.otherwise, *one.stay, *one.if_)


@cache
def _right() -> frozenset[str]:
    """Those, and all that people write who tell of marches and fights."""
    return frozenset(compiling.table("words as written", lambda: "\n".join(sorted(_written()))).split("\n"))


def _written() -> set[str]:
    tables = (json.loads(weights_file(about).read_bytes())["tables"] for about in (FIGHTS, MARCHES, ANSWERS))
    clues = (clue for table in tables for one in table.values() for clue in one["clues"])
    return _words().union(*map(_forms, clues), *map(_forms, in_remarks(NO_SLIP)))


def _forms(text: str) -> Iterable[str]:
    return [form for word in _WORD.findall(text) for form in spellings(word)]
