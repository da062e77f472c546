"""Words of a letter that no message says and that are no names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from pbem.data.rules import rules_for
from support.letters.german_letters import unmarked
from support.word_pattern import one_of

_WORD = re.compile(r"[^\W\d_][\w'’.-]*")
_CODE = re.compile(r"[SCHD]\d{1,2}|R\d{0,2}|[PHRSAIF]\d|R\d\d")
"""Cards, pieces by their rank, rulings."""
_BLANK = r"[\s#]+"
_SEED = r"\b[0-9a-f]{64}\b|\bseed \d+ of a war\b"


def names() -> set[str]:
    """The names of the generals and cities."""
    rules = rules_for()
    return {*rules.generals, *(city.title for city in rules.board.cities)}


def words(text: str) -> list[str]:
    return [word.rstrip(".'") for word in _WORD.findall(text)]


def foreign(letters: Iterable[tuple[str, str]], known: set[str]) -> dict[str, str]:
    """The words that are neither said by a message nor known, each with a letter it stands in."""
    found: dict[str, str] = {}
    for name, text in letters:
        for word in words(without(unmarked(text), known)):
            if not _CODE.fullmatch(word):
                found.setdefault(word, name)
    return found


def without(text: str, known: set[str]) -> str:
    """A text without these names, which may go on on the next line, and without seeds."""
    return _names_and_seeds(frozenset(known)).sub(" ", text)


@cache
def _names_and_seeds(known: frozenset[str]) -> re.Pattern[str]:
    return re.compile(rf"\b{one_of(known, blank=_BLANK)}(?!\w)|{_SEED}")
