"""Names cut short or mistyped: `Frankenst`, `Bischofsw.`, `Winterfeld`, `freidrich`."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache, partial
from typing import TypeVar

from pbem import compiling
from pbem.engine.board import City
from pbem.engine.model import Rules
from pbem.orders.languages.folding import distance, letters, spellings
from pbem.orders.names.name_book import book
from pbem.records import dataclass

SHORTEST = 3
"""A name is not told by fewer letters."""

SHORTEST_MISTYPED, SHORTEST_CITY_MISTYPED = 4, 5
"""Shorter words are near too many names."""


SLIPS, LONG = 2, 6
"""So many letters of a mistyped name may be wrong; one of a general's name that is not so long."""

VOWELS = frozenset("aeiou")
"""`Dt.` stands for `Deutsch`: the first word of a city's name may be told by some of its other letters."""

KNOWN_WORDS = 4096
"""For so many words what they may mean is kept in mind."""

Key = TypeVar("Key", int, str)


@dataclass(frozen=True)
class _Form:
    """A name in folded form."""

    text: str
    letters: int
    """Which letters it has, as `folding.letters` counts them."""
    slips: int
    """How many typing errors may be in it."""


class ShortNames:
    """The names of one scenario, by how they begin. What was looked for once is known from then on."""

    def __init__(self, rules: Rules) -> None:
        self.generals = {form: name for name in rules.generals for form in spellings(name)}
        """The general of each full name in folded form."""
        self._general_forms = [
            (_Form(form, letters(form), 1 if len(form) < LONG else SLIPS), name)
            for form, name in self.generals.items()
        ]
        self.cities: dict[str, tuple[int, ...]] = {}
        """The cities of each full name in folded form."""
        self._heads: dict[str, list[tuple[str, int]]] = {}
        self._by_letter: dict[str, list[tuple[str, int]]] = {}
        """The names of cities by their first letter: that one is seldom wrong."""
        self._second = compiling.table("second words of cities", partial(_second_words, rules.board.cities))
        """The names of two words by their second."""
        for entry in book(rules).cities.entries:
            for form in entry.exact:
                self.cities[form] = (*self.cities.get(form, ()), entry.key)
                self._heads.setdefault(form[:SHORTEST], []).append((form, entry.key))
                self._by_letter.setdefault(form[0], []).append((form, entry.key))
        self._begun = lru_cache(maxsize=KNOWN_WORDS)(self._generals_beginning)
        self._near_generals = lru_cache(maxsize=KNOWN_WORDS)(self._mistyped_generals)
        self._forms_with = lru_cache(maxsize=KNOWN_WORDS)(self._city_forms)
        self._near_cities = lru_cache(maxsize=KNOWN_WORDS)(self._mistyped_cities)

    def generals_called(self, key: str, preferred: Collection[str]) -> tuple[str, ...]:
        """The generals that a word may mean by its beginning, or with a slip. Those preferred come first."""
        if len(key) < SHORTEST:
            return ()
        begun = self._begun(key)
        near = self._near_generals(key)
        for own in (True, False):
            here = tuple(name for name in begun if (name in preferred) is own)
            mistyped = tuple(name for name in near if (name in preferred) is own)
            if here or len(mistyped) == 1:
                return here or mistyped
        return ()

    def is_cut_short(self, key: str, after: str) -> bool:
        """Whether a word is the beginning of a general's name and no name itself, or the first word of a
        city's that the one `after` it ends: `Pr. Eylau`."""
        if self.of_words(key, after):
            return True
        if len(key) < SHORTEST or key in self.generals or key in self.cities:
            return False
        return any(form.startswith(key) for form in self.generals)

    def is_beginning(self, key: str) -> bool:
        """Whether a name begins with a word, which may be cut short: `Falk. prag`."""
        if len(key) < SHORTEST:
            return True
        return bool(self.beginning(key)) or any(form.startswith(key) for form in self.generals)

    def _generals_beginning(self, key: str) -> tuple[str, ...]:
        return _unique(name for form, name in self.generals.items() if form.startswith(key))

    def _mistyped_generals(self, key: str) -> tuple[str, ...]:
        if len(key) < SHORTEST_MISTYPED:
            return ()
        return _unique(name for form, name in self._general_forms if _is_near(key, form))

    def cities_called(self, key: str, *, is_led_to: bool = False) -> tuple[int, ...]:
        """The cities that a word may mean by its beginning, else with a slip or two; a short one only where
        something leads to it."""
        if len(key) < SHORTEST:
            return ()
        shortest = SHORTEST_MISTYPED if is_led_to else SHORTEST_CITY_MISTYPED
        return self.beginning(key) or (self._near_cities(key) if len(key) >= shortest else ())

    def _mistyped_cities(self, key: str) -> tuple[int, ...]:
        return _unique(city for form, city in self._forms_with(key[0]) if _is_near(key, form))

    def _city_forms(self, letter: str) -> list[tuple[_Form, int]]:
        """The names of cities that begin with a letter, ready to be compared."""
        found = self._by_letter.get(letter, ())
        return [(_form(one), city) for one, city in found]

    def of_words(self, first: str, second: str) -> tuple[int, ...]:
        """The cities whose name has two words, the second in full: `Pr. Eylau`."""
        named = self._second.get(second, ())
        cities = _unique(city for form, city in named if form.startswith(first))
        if not cities and len(first) > 1 and VOWELS.isdisjoint(first):
            cities = _unique(city for form, city in named if is_skeleton(first, form))
        return cities

    def of_words_mistyped(self, first: str, second: str) -> tuple[int, ...]:
        """The cities whose name has two words, the second with a slip: `Neu Stetin`."""
        near = (some for form, some in self._second.items() if _is_near(second, _form(form)))
        return _unique(city for some in near for form, city in some if form == first)

    def beginning(self, key: str) -> tuple[int, ...]:
        """The cities whose names begin so."""
        return _unique(city for form, city in self._heads.get(key[:SHORTEST], ()) if form.startswith(key))


def _second_words(cities: Iterable[City]) -> dict[str, list[tuple[str, int]]]:
    """The first word of cities' names, and their numbers, by the words behind it."""
    found: dict[str, list[tuple[str, int]]] = {}
    for number, city in enumerate(cities):
        first, *rest = city.name.replace("-", " ").split()
        for form in spellings("".join(rest)):
            found.setdefault(form, []).extend((one, number) for one in spellings(first))
    return found


def _form(text: str) -> _Form:
    """The name of a city, ready to be compared."""
    return _Form(text, letters(text), 1 if len(text) <= LONG else SLIPS)


def _is_near(key: str, form: _Form) -> bool:
    """Whether a word may be a name with typing errors. The cheap bounds come first: few names pass them."""
    if abs(len(key) - len(form.text)) > form.slips:
        return False
    missing = (letters(key) & ~form.letters).bit_count()
    return missing <= form.slips and distance(key, form.text) <= form.slips


def is_skeleton(text: str, name: str) -> bool:
    """Whether letters of a name, with its first one, stand for it: `Ldn`, `Brw`."""
    letters_left = iter(name.lower())
    return text[:1].lower() == name[:1].lower() and all(one in letters_left for one in text.lower())


def _unique(found: Iterable[Key]) -> tuple[Key, ...]:
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=16)
def short_names(rules: Rules) -> ShortNames:
    """The names of a scenario, made once."""
    return ShortNames(rules)
