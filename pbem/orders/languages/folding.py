"""Words without accents, capitals and punctuation, and how far two words are apart.

`fold` returns the one form that a player's text is looked up by, `spellings` every form under which a printed
name is found, `spelling` the same as a pattern: `Königgrätz` is also `Koeniggraetz`, `Konigratz` is not.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product

from pbem.patterns import compiled

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
"""Letters that can be written in several ways; a player who types the letter itself means the first."""


_STRANGE = compiled("[^a-z0-9]+")
_PLACES = "abcdefghijklmnopqrstuvwxyz0123456789"
LONGEST = 60
"""No name is longer than this; of a longer text only the beginning is compared."""


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The text in small plain letters and digits, nothing else; ä is ae."""
    if text.isascii():
        lower = text.lower()
        return lower if lower.isalnum() else _STRANGE.sub("", lower)
    return "".join(ways[0] for ways in _ways(text))


@lru_cache(maxsize=4096)
def spellings(name: str) -> tuple[str, ...]:
    """Every folded form under which a name is found; ä is ae or a, in each place by itself."""
    if name.isascii():
        return (fold(name),)
    return tuple("".join(letters) for letters in product(*_ways(name)))


_WAYS = {" ": r"[^\S\n]+", "'": "['\u2019]"}
"""How a pattern has the gap within an expression, and the apostrophe."""


def spelling(word: str) -> list[str]:
    """A pattern for each letter of a word that finds it however it is written: `ä`, `ae` or `a`."""
    if word.isascii() and word.isalnum():
        return [*word]
    return [*map(_pattern, unicodedata.normalize("NFC", word))]


@lru_cache(maxsize=512)
def _pattern(letter: str) -> str:
    if letter in _WAYS:
        return _WAYS[letter]
    if letter.isascii():
        return re.escape(letter)
    parts = unicodedata.normalize("NFD", letter)
    ways = dict.fromkeys((letter, parts, *(_LETTERS.get(letter) or (_plain(letter),))))
    return f"(?:{'|'.join(map(re.escape, filter(None, ways)))})"


def _ways(text: str) -> list[tuple[str, ...]]:
    letters = map(_letter_ways, unicodedata.normalize("NFC", text).casefold())
    return [ways for ways in letters if ways != ("",)]


@lru_cache(maxsize=512)
def _letter_ways(letter: str) -> tuple[str, ...]:
    return _LETTERS.get(letter) or (_plain(letter),)


def _plain(letter: str) -> str:
    parts = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in parts.lower() if part.isascii() and part.isalnum())


def _errors(one: str, other: str) -> list[int]:
    """The typing errors between a word and each beginning of another: a letter too many, missing or wrong, or
    two letters in the wrong order."""
    # The usual table of edit distances takes a step for each pair of letters. Here a whole column of it is
    # the bits of two integers, where it grows and where it falls against the row above (H. Hyyrö, 2003): a
    # pair of words costs some microseconds instead of a hundred, and one letter of orders may ask for
    # thousands.
    return _errors_from(_where(one), one, other)


def _where(word: str) -> dict[str, int]:
    """The places of each letter of a word, as bits."""
    where: dict[str, int] = {}
    for at, letter in enumerate(word):
        where[letter] = where.get(letter, 0) | 1 << at
    return where


def _errors_from(where: Mapping[str, int], one: str, other: str) -> list[int]:
    """The same for a word whose letters stand at such places."""
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
    """The `count` names that are spelt most like a text, the nearest first. A name that only begins like the
    text counts as a little farther away."""
    # Names are compared in the order of a cheap lower bound, so that most are never compared at all.
    typed = fold(text[:LONGEST])
    where = _where(typed)
    found: list[tuple[float, str]] = []
    for least, near in sorted(_by_bound(typed, names).items()):
        for name in near:
            if len(found) == count and least > found[-1][0]:
                break
            apart = _apart(typed, name, where)
            if len(found) < count or apart <= found[-1][0]:
                found = sorted([*found, (apart, name)])[:count]
    return tuple(name for _, name in found)


def _by_bound(typed: str, names: Iterable[str]) -> dict[int, list[str]]:
    """Names by a lower bound for the errors between them and a text."""
    own, size = letters(typed), len(typed)
    found: dict[int, list[str]] = {}
    for name in names:
        # Without calls, for there are hundreds of names.
        bounds = [max((own & ~theirs).bit_count(), size - len(form)) for form, theirs in _forms(name)]
        found.setdefault(min(bounds), []).append(name)
    return found


def _apart(typed: str, name: str, where: Mapping[str, int] | None = None) -> float:
    """How far a name is from a text, whose letters stand at places that may be known."""
    where, found = where or _where(typed), list[float]()
    for form, _ in _forms(name):
        errors = _errors_from(where, typed, form)
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
    """How many of these letters a form lacks: there are at least as many typing errors."""
    return (own & ~form[1]).bit_count()


def alike(typed: str, forms: Iterable[tuple[str, int]]) -> list[str]:
    """Those of the folded names, each with its letters, that may be the text with at most two errors."""
    own = letters(typed)
    return [form for form, theirs in forms if (own & ~theirs).bit_count() < 3]


def close(text: str, word: str) -> bool:
    """Whether a text is a word mistyped: one error in a short word, two in a long one."""
    if len(text) > LONGEST:
        return False
    typed, form = fold(text), fold(word)
    size = len(form)
    most = 1 if size < 6 else 2
    return -most <= len(typed) - size <= most and _close(typed, form, most)


def _close(typed: str, form: str, most: int) -> bool:
    """Whether two folded words differ by at most so many typing errors."""
    # The cheap bound first: most words differ in too many letters.
    return _missing(letters(typed), (form, letters(form))) <= most and distance(typed, form) <= most
