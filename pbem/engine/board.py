"""The board: cities, roads and sectors as a graph (rule 1).

A city is a small integer, its place in the board's alphabetical list of keys; names exist for people,
at the edges of the program. Nothing here knows of pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import field
from functools import cached_property

from pbem.records import dataclass

SUITS = ("S", "C", "H", "D")
"""Suit letters, in the order of the Cards of Fate: spades, clubs, hearts, diamonds."""

UNREACHABLE = 10_000
"""A distance greater than any on the board: no road leads there."""

BLOCK = 16
"""So many cities' distances are kept together."""


@dataclass(frozen=True)
class City:
    """One city of the board (rule 1)."""

    key: str
    """Unique, for files: `frankfurt-oder`."""
    name: str
    """As printed. Two cities may have the same name."""
    region: str | None
    """Tells cities of the same name apart."""
    x: float
    y: float
    sector: str
    suit: str
    """The suit of its sector."""
    country: str
    objective_of: str | None = None
    """The nation whose objective it is."""
    objective_order: int = 0
    """1 or 2; 0 if it is no objective."""
    depot_of: str | None = None
    """The nation whose depot city it is."""

    @property
    def title(self) -> str:
        """The name that means this city alone, as players write it: `Frankfurt (Oder)`."""
        return f"{self.name} ({self.region})" if self.region else self.name


@dataclass(frozen=True, eq=False)
class Board:
    """All cities in the order of their keys, and the roads between them."""

    cities: tuple[City, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """The cities adjacent to each city, in rising order."""
    main: tuple[frozenset[int], ...]
    """Those of them that a main road leads to."""
    substitutes: Mapping[str, tuple[int, ...]]
    """The cities where a nation may re-enter if all her depots are closed (rule 10)."""
    line_5_y: float
    """Where line 5 of the printed grid runs (rule 13)."""
    sectors: Mapping[str, tuple[float, float, float, float]] = field(default_factory=dict)
    """The rectangle of each sector: west, north, east, south."""
    kept_rows: Callable[[int], bytes] | None = field(default=None, repr=False)
    """Gives what `rows` makes of a block of cities, as it was made in an earlier command; None if that is not
    kept."""
    _distances: dict[int, tuple[int, ...]] = field(default_factory=dict, repr=False)
    _within: dict[tuple[int, int], frozenset[int]] = field(default_factory=dict, repr=False)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """City number by key."""
        return {city.key: number for number, city in enumerate(self.cities)}

    @cached_property
    def named(self) -> Mapping[str, tuple[int, ...]]:
        """The cities by title, and by name: more than one where two have the same."""
        found: dict[str, tuple[int, ...]] = {}
        for number, city in enumerate(self.cities):
            for name in {city.title, city.name}:
                found[name] = (*found.get(name, ()), number)
        return found

    @cached_property
    def objectives(self) -> Mapping[str, tuple[int, ...]]:
        """Objective cities by the nation that may conquer them, both orders."""
        by_nation: dict[str, list[int]] = {}
        for number, city in enumerate(self.cities):
            if city.objective_of:
                by_nation.setdefault(city.objective_of, []).append(number)
        return {nation: tuple(cities) for nation, cities in by_nation.items()}

    @cached_property
    def first_order(self) -> Mapping[str, tuple[int, ...]]:
        """Those of the first order alone."""
        first = {city for city, one in enumerate(self.cities) if one.objective_order == 1}
        return {
            nation: tuple(city for city in cities if city in first)
            for nation, cities in self.objectives.items()
        }

    @cached_property
    def owners(self) -> Mapping[int, str]:
        """The nation that may conquer it, by objective city."""
        return {city: nation for nation, cities in self.objectives.items() for city in cities}

    def adjacent(self, one: int, other: int) -> bool:
        """Whether a road joins the two cities."""
        return other in self.neighbours[one]

    def distances_from(self, start: int) -> tuple[int, ...]:
        """How many roads it is from `start` to every city, pieces ignored. Worked out once for each city."""
        known = self._distances.get(start)
        if known is None:
            known = self._distances[start] = self._kept_distances(start) or _breadth_first(
                self.neighbours, start
            )
        return known

    def _kept_distances(self, start: int) -> tuple[int, ...]:
        if self.kept_rows is None:
            return ()
        block, place = divmod(start, BLOCK)
        size = len(self.neighbours)
        return tuple(self.kept_rows(block)[place * size : (place + 1) * size])

    def rows(self, block: int) -> bytes:
        """How many roads it is to every city from each city of a block, one row behind the other."""
        cities = range(block * BLOCK, min((block + 1) * BLOCK, len(self.neighbours)))
        return b"".join(bytes(_breadth_first(self.neighbours, city)) for city in cities)

    def roads_to(self, start: int, cities: Collection[int]) -> Mapping[int, int]:
        """How many roads it is from `start` to each of these cities, pieces ignored, and to some more. Where
        they lie near only a part of the board is looked at."""
        if self.kept_rows or start in self._distances:
            known = self.distances_from(start)
            return {city: known[city] for city in cities}
        length, ring, left = {start: 0}, [start], {*cities} - {start}
        while left and ring:
            following = []
            for city in ring:
                for other in self.neighbours[city]:
                    if other not in length:
                        length[other] = length[city] + 1
                        following.append(other)
            ring = following
            left.difference_update(ring)
        return length

    def distance(self, one: int, other: int) -> int:
        """How many roads the shortest way between two cities has, pieces ignored. Roads lead both ways: what
        is known from either end is enough, and if nothing is it is worked out from the `other`."""
        known = self._distances.get(one)
        return known[other] if known else self.distances_from(other)[one]

    def within(self, start: int, reach: int) -> frozenset[int]:
        """The cities 0 to `reach` roads from `start`, pieces ignored. Worked out once."""
        known = self._within.get((start, reach))
        if known is None:
            cities = ring = {start}
            for _ in range(reach):
                ring = {other for city in ring for other in self.neighbours[city]} - cities
                cities = cities | ring
            known = self._within[start, reach] = frozenset(cities)
        return known


def _breadth_first(neighbours: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    length = [UNREACHABLE] * len(neighbours)
    length[start] = 0
    ring, roads = [start], 0
    while ring:
        following, roads = [], roads + 1
        for city in ring:
            for other in neighbours[city]:
                if length[other] == UNREACHABLE:
                    length[other] = roads
                    following.append(other)
        ring = following
    return tuple(length)
