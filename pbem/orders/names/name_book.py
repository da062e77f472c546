"""Names as players write them -> cities, pieces and nations. Nothing is ever guessed between two.

An exact name wins over a beginning. Where several names fit, the only one that is possible at that place in
the order is taken; otherwise the problem lists all that fit, or the three nearest.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from itertools import islice, takewhile
from typing import Generic, TypeVar

from pbem import compiling
from pbem.engine.board import City
from pbem.engine.model import Rules
from pbem.engine.phrase import Typed, all_of, any_of, phrase
from pbem.orders.languages import words
from pbem.orders.languages.folding import alike, close, distance, fold, letters, nearest, spellings
from pbem.orders.names.nearest import guess, may_hint
from pbem.orders.problem import Kind, Problem
from pbem.patterns import compiled
from pbem.records import dataclass

Key = TypeVar("Key")

KNOWN_TEXTS = 64
"""Of so many texts the nearest names are kept in mind."""

MOST_LISTED = 12
"""How many names an error lists that fit a mere beginning."""


@dataclass(frozen=True)
class NamedThing(Generic[Key]):
    """One thing with a name."""

    key: Key
    title: str
    """Its name as it is printed."""
    exact: frozenset[str]
    """The folded forms that mean it alone."""
    region: frozenset[str] = frozenset()
    """The folded names of its region; empty if it needs none."""
    whole: bool = False
    """Whether its name may not be shortened."""


@dataclass(frozen=True)
class Register(Generic[Key]):
    """All things of one kind, for instance the cities; `noun` is what a player calls them."""

    noun: str
    entries: tuple[NamedThing[Key], ...]

    @cached_property
    def _exact(self) -> dict[str, tuple[NamedThing[Key], ...]]:
        by_form: dict[str, tuple[NamedThing[Key], ...]] = {}
        for entry in self.entries:
            for form in entry.exact:
                by_form[form] = (*by_form.get(form, ()), entry)
        return by_form

    def fitting(self, text: str) -> tuple[NamedThing[Key], ...]:
        """All that a text may mean: what is so called, else what begins like that."""
        name, region = _parts(text)
        if region:
            return tuple(entry for entry in self._called(name) if _in_region(entry, region))
        return self._called(text) or (self.fitting(_bracketed(text)) if _bracketed(text) != text else ())

    def _called(self, text: str) -> tuple[NamedThing[Key], ...]:
        typed = fold(text)
        return self._exact.get(typed, ()) or (self._beginning(typed) if typed else ())

    @cached_property
    def _forms(self) -> list[tuple[str, int]]:
        """Every form that may be shortened, in order, with the place of its entry."""
        places = ((place, entry) for place, entry in enumerate(self.entries) if not entry.whole)
        return sorted((form, place) for place, entry in places for form in entry.exact)

    def _beginning(self, typed: str) -> tuple[NamedThing[Key], ...]:
        """All that begins so."""
        first = bisect_left(self._forms, (typed, 0))
        forms = takewhile(lambda one: one[0].startswith(typed), islice(self._forms, first, None))
        return tuple(self.entries[place] for place in sorted({place for _, place in forms}))

    @cached_property
    def _by_length(self) -> dict[int, list[tuple[str, int]]]:
        by_length: dict[int, list[tuple[str, int]]] = {}
        for folded in {fold(entry.title) for entry in self.entries}:
            by_length.setdefault(len(folded), []).append((folded, letters(folded)))
        return by_length

    def is_nearly_called(self, text: str) -> bool:
        """Whether a text is the full name of something, perhaps mistyped."""
        typed = fold(text)
        sizes = (self._by_length.get(len(typed) + more, ()) for more in range(-2, 3))
        return any(close(typed, name) for size in sizes for name in alike(typed, size))

    def near(self, text: str) -> tuple[str, ...]:
        """The names that are nearest to a mistyped text: it may mean any of them."""
        typed = fold(text)
        sizes = (self._by_length.get(len(typed) + more, ()) for more in range(-2, 3))
        errors = {
            name: distance(typed, name) for size in sizes for name in alike(typed, size) if close(typed, name)
        }
        forms = {name for name, count in errors.items() if count == min(errors.values())}
        return tuple(entry.title for entry in self.entries if forms & entry.exact)

    @cached_property
    def _nearest(self) -> Callable[[str], tuple[str, ...]]:
        """What returns the names that are spelt most like a text: a letter is asked about one many times."""
        known = tuple(entry.title for entry in self.entries if not entry.whole)
        return lru_cache(maxsize=KNOWN_TEXTS)(lambda text: nearest(text, known))

    def find(self, text: str, possible: Collection[Key] | None = None) -> Key | Problem:
        """The key of the one thing that a text means, or why it means none. `possible` are the keys that make
        sense at this place, if known."""
        fitting = self.fitting(text)
        here = [entry for entry in fitting if possible is not None and entry.key in possible]
        chosen = here if len(here) == 1 else fitting
        if len(chosen) == 1:
            return chosen[0].key
        return self._several(text, here or fitting) if fitting else self._none(text)

    def is_called(self, text: str) -> bool:
        """Whether a text is the full name of something."""
        return fold(text) in self._exact

    def _several(self, text: str, fitting: Sequence[NamedThing[Key]]) -> Problem:
        titles = [entry.title for entry in fitting]
        if len(titles) > MOST_LISTED:
            titles[MOST_LISTED:] = [phrase("one of {n} more", n=len(titles) - MOST_LISTED)]
        what = phrase('"{text}" could be {titles}', text=Typed(text), titles=any_of(titles))
        return Problem(what, phrase("Write it in full."), Kind.AMBIGUOUS)

    def _none(self, text: str) -> Problem:
        titles = self._nearest(text) if re.search(r"[^\W\d_]", text) and may_hint() else ()
        near = phrase("The nearest names are {titles}.", titles=all_of(titles)) if titles else ""
        return Problem(phrase('no {noun} is called "{text}"', noun=self.noun, text=Typed(text)), near)


_BRACKETS = compiled(r"^(.*?)\s*[(\[]\s*([^)\]]*?)\s*[)\]]?$")


def _parts(text: str) -> tuple[str, str]:
    match = _BRACKETS.match(text)
    return (match[1], fold(match[2])) if match else (text, "")


def _bracketed(text: str) -> str:
    """`Frankfurt an der Oder` as `Frankfurt (Oder)`."""
    return _RIVER.sub(r"\1 (\2)", text)


_RIVER = compiled(lambda: rf"^(\w+) (?:{words.pattern(lambda one: one.river)}) (\w+)$", re.IGNORECASE)


def _in_region(entry: NamedThing[Key], region: str) -> bool:
    return not entry.region or any(word.startswith(region) for word in entry.region)


# ------------------------------------------------------------------------------------- the registers


@dataclass(frozen=True, eq=False)
class Book:
    """The names of one scenario, each register made when it is first looked into."""

    rules: Rules

    @cached_property
    def cities(self) -> Register[int]:
        """The cities by number."""
        return _cities(self.rules)

    @cached_property
    def pieces(self) -> Register[str]:
        """The generals and supply trains."""
        return _pieces(self.rules)

    @cached_property
    def nations(self) -> Register[str]:
        """The nations in play."""
        return _nations(self.rules)

    def knows(self, text: str) -> bool:
        """Whether a text is the full name of a city, a piece or a nation."""
        return any(register.is_called(text) for register in (self.cities, self.pieces, self.nations))


@lru_cache(maxsize=16)
def book(rules: Rules) -> Book:
    """The names of a scenario, made once."""
    return Book(rules)


def _cities(rules: Rules) -> Register[int]:
    regions, cities = words.names(lambda one: one.regions), rules.board.cities
    shared = {city.region for city in cities if city.region}
    there = {region: _region_forms((region, *regions.get(region, ()))) for region in shared}
    forms = compiling.table("names of cities", partial(_city_forms, cities, regions))
    entries = (
        NamedThing(number, city.title, frozenset(own.split()), there.get(city.region or "", _NO_REGION))
        for number, (city, own) in enumerate(zip(cities, forms, strict=True))
    )
    return Register(phrase("city"), tuple(entries))


def _city_forms(cities: Iterable[City], regions: Mapping[str, Iterable[str]]) -> list[str]:
    """The folded names of each city, with gaps between them."""
    names = words.names(lambda one: one.cities)
    found = []
    for city in cities:
        called = [city.name, *names.get(city.name, ())]
        if city.region:
            called += (f"{city.name} ({region})" for region in (city.region, *regions.get(city.region, ())))
        found.append(" ".join(form for name in called for form in spellings(name)))
    return found


_NO_REGION: frozenset[str] = frozenset()


def _region_forms(names: Iterable[str]) -> frozenset[str]:
    """The folded names of a region, and the words in them."""
    return words.forms(part for name in names for part in (name, *re.split(r"[\s-]+", name))) - {""}


def _pieces(rules: Rules) -> Register[str]:
    """Generals by name or by nation's letter and rank; supply trains by nation and number."""
    entries = []
    for general in rules.generals.values():
        short = fold(f"{rules.nations[general.nation].letter}{general.rank}")
        entries.append(NamedThing(general.name, general.name, frozenset((*spellings(general.name), short))))
    for train in rules.trains.values():
        entries.append(NamedThing(train.name, train.name, frozenset(spellings(train.name)), whole=True))
    return Register(phrase("piece"), tuple(entries))


def _nations(rules: Rules) -> Register[str]:
    entries = []
    for nation in rules.nations.values():
        names = (nation.name, *words.nation_names(nation.name))
        exact = words.forms(names) | {fold(nation.letter)}
        entries.append(NamedThing(nation.name, nation.name, exact))
    return Register(phrase("nation"), tuple(entries))


# ------------------------------------------------------------------------------------ pieces and places


_NUMBER = words.pattern(lambda one: one.number)
_TRAIN = compiled(
    lambda: rf"^(?:{words.pattern(lambda one: one.trains)})\s*(?:(?:{_NUMBER})\.?\s*)?(\d*)$", re.IGNORECASE
)


def piece(rules: Rules, nation: str, text: str, possible: Collection[str]) -> str | Problem:
    """The piece that the nation's player names, or why the text names none; `train 1` is her own. `possible`
    are the pieces that make sense at this place."""
    match = _TRAIN.match(text.strip())
    if match:
        return _train(rules, nation, text, match[1], possible)
    return _twice_named(rules, text) or _train_of(rules, text) or book(rules).pieces.find(text, possible)


_OF_NATION = compiled(
    lambda: rf"^(.+?)(?:['’]?s)?\s+((?:{words.pattern(lambda one: one.trains)})\b.*)$", re.IGNORECASE
)


def _train_of(rules: Rules, text: str) -> str | None:
    """`Hanover's train 1`: the supply train that is named with its nation."""
    match = _OF_NATION.match(text.strip())
    train = _TRAIN.match(match[2]) if match else None
    if match is None or train is None or not book(rules).nations.is_called(match[1]):
        return None
    nation = book(rules).nations.find(match[1])
    found = _train(rules, nation, text, train[1], ()) if isinstance(nation, str) else None
    return found if isinstance(found, str) else None


_LABEL = compiled(r"^([A-Za-z]\d?)\s+(\S{2,})$")


def _twice_named(rules: Rules, text: str) -> str | None:
    """`P8 Lehwaldt`, as reports list him: the general whom both the short form and the full name mean."""
    both = _LABEL.match(text.strip())
    pieces = book(rules).pieces
    if not both or not (pieces.is_called(both[1]) and pieces.is_called(both[2])):
        return None
    general = pieces.find(both[1])
    return general if isinstance(general, str) and general == pieces.find(both[2]) else None


def own_piece(rules: Rules, nation: str, text: str, possible: Collection[str] = ()) -> str | Problem:
    """A piece of the nation, in the first place one of those possible; another's is not hers to order."""
    name = piece(rules, nation, text, possible)
    if isinstance(name, Problem) and name.kind is Kind.AMBIGUOUS:
        name = piece(rules, nation, text, own_pieces(rules, nation))
    if isinstance(name, str) and rules.nation_of[name] != nation:
        what = phrase(
            "{name} belongs to {owner}, not to {nation}",
            name=name,
            owner=rules.nation_of[name],
            nation=nation,
        )
        generals = all_of(rules.nations[nation].generals)
        instead = phrase("{nation} has {pieces}.", nation=nation, pieces=generals)
        return Problem(what, instead, Kind.NOT_YOURS)
    return name


def own_pieces(rules: Rules, nation: str) -> tuple[str, ...]:
    """All pieces of a nation, wherever they are."""
    return (*rules.nations[nation].generals, *rules.nations[nation].trains)


def enemy_generals(rules: Rules, nation: str) -> tuple[str, ...]:
    """All generals hostile to a nation."""
    return tuple(g.name for g in rules.generals.values() if rules.hostile(nation, g.nation))


def _train(rules: Rules, nation: str, text: str, number: str, possible: Collection[str]) -> str | Problem:
    trains = rules.nations[nation].trains
    wanted = [name for name in trains if number in ("", str(rules.trains[name].number))]
    here = [name for name in wanted if name in possible]
    if len(here) == 1 or len(wanted) == 1:
        return (here or wanted)[0]
    names = [phrase("train {number}", number=rules.trains[name].number) for name in trains]
    if wanted:
        what = phrase('"{text}" could be {names}', text=Typed(text), names=any_of(names))
        return Problem(what, phrase("Write its number."), Kind.AMBIGUOUS)
    has = (
        phrase("{nation} has {pieces}.", nation=nation, pieces=all_of(names))
        if names
        else phrase("{nation} has no supply train.", nation=nation)
    )
    what = phrase('{nation} has no supply train "{text}"', nation=nation, text=Typed(text))
    return Problem(what, has)


def places(rules: Rules, text: str) -> tuple[str, ...]:
    """A text between commas as the names of cities in it: a hyphen may join a name or part two cities.

    The longest name that is one wins: `Neu-Stettin` is a city, `Torgau-Falkenberg` are two.
    """
    cities = book(rules).cities
    parts = tuple(part.strip() for part in _HYPHEN.split(text) if part.strip())
    if len(parts) < 2 or cities.fitting(text):
        return (text,)
    split = _split(cities, parts)
    return split if all(cities.fitting(name) for name in split) or not _is_mistyped(cities, text) else (text,)


_HYPHEN = compiled("[-\u2010-\u2015]")
MOST_PARTS = 4
"""No name of a city has more hyphens than three."""


def _split(cities: Register[int], parts: Sequence[str]) -> tuple[str, ...]:
    for size in range(min(len(parts), MOST_PARTS), 1, -1):
        name = "-".join(parts[:size])
        if cities.is_called(name):
            return (name, *_split(cities, parts[size:]))
    return (parts[0], *_split(cities, parts[1:])) if parts else ()


def _is_mistyped(cities: Register[int], text: str) -> bool:
    return guess("city", text, lambda: cities.is_nearly_called(text), unlooked=False)
