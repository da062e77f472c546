"""Writing without its accidents: accents, capitals, punctuation, and how far two words are apart.

`fold` gives the one form a player's text is looked up by, `spellings` every form under which a printed
name is found: `Königgrätz` is also `Koeniggraetz`, `Konigratz` is not.
"""

from __future__ import annotations

import re
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


_STRANGE = re.compile("[^a-z0-9]+")
_PLACES = "abcdefghijklmnopqrstuvwxyz0123456789"
LONGEST = 60
"""A name is shorter than this."""


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text in small plain letters and digits, nothing else; ä is ae."""
    if text.isascii():
        return _STRANGE.sub("", text.lower())
    return "".join(ways[0] for ways in _ways(text))


@lru_cache(maxsize=4096)
def spellings(name: str) -> tuple[str, ...]:
    """Every folded form under which a name is found; ä is ae or a, in each place by itself."""
    return tuple("".join(letters) for letters in product(*_ways(name)))


_WAYS = {" ": r"[^\S\n]+", "'": "['\u2019]"}
"""How a pattern has the gap within an expression, and the apostrophe."""


def spelling(word: str) -> list[str]:
    """A pattern for each letter of a word that finds it however it is written: `ä`, `ae` or `a`."""
    return [_WAYS.get(letter) or _pattern(letter) for letter in unicodedata.normalize("NFC", word)]


def _pattern(letter: str) -> str:
    if letter.isascii():
        return re.escape(letter)
    parts = unicodedata.normalize("NFD", letter)
    ways = dict.fromkeys((letter, parts, *(_LETTERS.get(letter) or (_plain(letter),))))
    return f"(?:{'|'.join(map(re.escape, filter(None, ways)))})"


def _ways(text: str) -> list[tuple[str, ...]]:
    found = []
    for letter in unicodedata.normalize("NFC", text).casefold():
        ways = _LETTERS.get(letter) or (_plain(letter),)
        if ways != ("",):
            found.append(ways)
    return found


def _plain(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in parts.lower() if part.isascii() and part.isalnum())


def _errors(one: str, other: str) -> list[int]:
    """Typing errors between a word and each beginning of another: a letter too many, missing or wrong, or two
    in the wrong order.

    A column of the usual table is kept as the bits of two numbers, where it grows and where it falls
    (H. Hyyrö, 2003): a name costs some microseconds, and a letter of orders may hold thousands.
    """
    where: dict[str, int] = {}
    for at, letter in enumerate(one):
        where[letter] = where.get(letter, 0) | 1 << at
    every = (1 << len(one)) - 1
    last, grows, falls, same, before = len(one) - 1, every, 0, 0, 0
    row = [len(one)]
    for wanted in other:
        fits = where.get(wanted, 0)
        swapped = (~same & fits) << 1 & before
        same = ((((fits & grows) + grows) ^ grows) | fits | falls | swapped) & every
        up, down = (falls | ~(same | grows)) & every, same & grows
        row.append(row[-1] + (up >> last & 1) - (down >> last & 1) if one else len(row))
        up, down = up << 1 | 1, down << 1
        grows, falls = (down | ~(same | up)) & every, up & same
        before = fits
    return row


def distance(one: str, other: str) -> int:
    """Typing errors between two words."""
    return _errors(one, other)[-1]


def nearest(text: str, names: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """The `count` names that are spelt most like a text, the nearest first; beginnings count less. Of a very
    long text only the beginning is looked at."""
    typed = fold(text[:LONGEST])
    own = letters(typed)
    found: list[tuple[float, str]] = []
    bounds = ((min(_least(typed, own, form) for form in _forms(name)), name) for name in names)
    for least, name in sorted(bounds):
        if len(found) == count and least > found[-1][0]:
            break
        found = sorted([*found, (_apart(typed, name), name)])[:count]
    return tuple(name for _, name in found)


def _least(typed: str, own: int, form: tuple[str, int]) -> int:
    """A text with these letters is at least so far from a form: by letters that this has not, or too few."""
    return max(_missing(own, form), len(typed) - len(form[0]))


def _apart(typed: str, name: str) -> float:
    found = []
    for form, _ in _forms(name):
        errors = _errors(typed, form)
        found.append(min(errors[-1], min(errors) + 0.6))
    return min(found)


@lru_cache(maxsize=4096)
def _forms(name: str) -> tuple[tuple[str, int], ...]:
    """The folded forms under which a name is compared, and the letters of each."""
    forms = dict.fromkeys((fold(name), spellings(name.partition(" (")[0])[-1]))
    return tuple((form, letters(form)) for form in forms)


@lru_cache(maxsize=4096)
def letters(folded: str) -> int:
    """Which letters a text has, and which of them twice, as bits."""
    once = twice = 0
    for letter in folded:
        bit = 1 << _PLACES.find(letter)
        twice |= once & bit
        once |= bit
    return once | twice << len(_PLACES)


def _missing(own: int, form: tuple[str, int]) -> int:
    """So many of these letters a form has not: there are at least as many typing errors."""
    return (own & ~form[1]).bit_count()


def alike(typed: str, forms: Iterable[tuple[str, int]]) -> list[str]:
    """Of folded names, each with its letters, those that may be what was typed with two errors."""
    own = letters(typed)
    return [form for form, theirs in forms if (own & ~theirs).bit_count() < 3]


def close(text: str, word: str) -> bool:
    """Whether a text is a word mistyped: one error in a short word, two in a long one."""
    if len(text) > LONGEST:
        return False
    typed, meant = fold(text), fold(word)
    most = 1 if len(meant) < 6 else 2
    return abs(len(typed) - len(meant)) <= most and _close(typed, meant, most)


def _close(typed: str, meant: str, most: int) -> bool:
    """Whether there are at most so many typing errors; most words differ in too many letters at once."""
    return _missing(letters(typed), (meant, letters(meant))) <= most and distance(typed, meant) <= most
