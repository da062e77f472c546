"""Writing without its accidents: accents, capitals, punctuation, and how far two words are apart.

`fold` gives the one form a player's text is looked up by, `spellings` every form under which a printed
name is found: `Königgrätz` is also `Koeniggraetz`, `Konigratz` is not.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import product

_LETTERS = {
    "ß": ("ss",),
    "ä": ("ae", "a"),
    "ö": ("oe", "o"),
    "ü": ("ue", "u"),
    "å": ("a", "aa"),
    "ł": ("l",),
    "ø": ("o", "oe"),
    "æ": ("ae",),
    "œ": ("oe",),
    "đ": ("d",),
    "ı": ("i",),
}
"""Letters that are written in more ways than one; the first is what a player means who types the letter."""


def fold(text: str) -> str:
    """The text in small plain letters and digits, nothing else; ä is ae."""
    return "".join(ways[0] for ways in _ways(text))


@lru_cache(maxsize=4096)
def spellings(name: str) -> tuple[str, ...]:
    """Every folded form under which a name is found; ä is ae or a, in each place by itself."""
    return tuple("".join(letters) for letters in product(*_ways(name)))


def _ways(text: str) -> list[tuple[str, ...]]:
    found = []
    for letter in unicodedata.normalize("NFC", text).casefold():
        ways = _LETTERS.get(letter) or (_plain(letter),)
        if ways != ("",):
            found.append(ways)
    return found


def _plain(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in parts if part.isascii() and part.isalnum())


def _errors(one: str, other: str) -> list[int]:
    """Typing errors between a word and each beginning of another: a letter too many, missing or wrong, or two
    in the wrong order."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        older, before, row = before, row, [i] + [0] * len(other)
        for j, wanted in enumerate(other, 1):
            row[j] = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                row[j] = min(row[j], older[j - 2] + 1)
    return row


def distance(one: str, other: str) -> int:
    """Typing errors between two words."""
    return _errors(one, other)[-1]


def nearest(text: str, names: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """The `count` names that are spelt most like a text, the nearest first; beginnings count less."""
    typed = fold(text)
    ranked = sorted(names, key=lambda name: (_apart(typed, name), name))
    return tuple(ranked[:count])


def _apart(typed: str, name: str) -> float:
    found = []
    for form in dict.fromkeys((fold(name), spellings(name.partition(" (")[0])[-1])):
        errors = _errors(typed, form)
        found.append(min(errors[-1], min(errors) + 0.6))
    return min(found)


def close(text: str, word: str) -> bool:
    """Whether a text is a word mistyped: one error in a short word, two in a long one."""
    typed, meant = fold(text), fold(word)
    most = 1 if len(meant) < 6 else 2
    return abs(len(typed) - len(meant)) <= most and distance(typed, meant) <= most
