"""The board: cities, roads and sectors as a graph (rule 1).

A city is a small integer, its place in the board's alphabetical list of keys; names exist for people,
at the edges of the program. Nothing here knows of pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

SUITS = ("S", "C", "H", "D")
"""Suit letters, in the order of the Cards of Fate: spades, clubs, hearts, diamonds."""

UNREACHABLE = 10_000
"""A distance greater than any on the board: no road leads there."""


@dataclass(frozen=True)
class City:
    """One city as printed: `key` is unique, `name` need not be (`region` then tells them apart)."""

    key: str
    name: str
    region: str | None
    x: float
    y: float
    sector: str
    suit: str
    country: str
    objective_of: str | None = None
    objective_order: int = 0
    depot_of: str | None = None

    @property
    def title(self) -> str:
        """The name that means this city alone, as players write it: `Frankfurt (Oder)`."""
        return f"{self.name} ({self.region})" if self.region else self.name


@dataclass(frozen=True, eq=False)
class Board:
    """All cities in order of their keys, and the roads between them.

    `neighbours[c]` are the cities adjacent to `c` in rising order, `main[c]` those of them joined by a
    main road. `substitutes[nation]` are the cities open to a nation whose depots are all closed
    (rule 10). `line_5_y` is the grid line of rule 13. `sectors` are the sectors' rectangles: west, north,
    east, south.
    """

    cities: tuple[City, ...]
    neighbours: tuple[tuple[int, ...], ...]
    main: tuple[frozenset[int], ...]
    substitutes: Mapping[str, tuple[int, ...]]
    line_5_y: float
    sectors: Mapping[str, tuple[float, float, float, float]] = field(default_factory=dict)
    _distances: dict[int, tuple[int, ...]] = field(default_factory=dict, repr=False)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """City number by key."""
        return {city.key: number for number, city in enumerate(self.cities)}

    @cached_property
    def objectives(self) -> Mapping[str, tuple[int, ...]]:
        """Objective cities by the nation that may conquer them, both orders."""
        found: dict[str, list[int]] = {}
        for number, city in enumerate(self.cities):
            if city.objective_of:
                found.setdefault(city.objective_of, []).append(number)
        return {nation: tuple(cities) for nation, cities in found.items()}

    def adjacent(self, one: int, other: int) -> bool:
        """Whether a road joins the two cities."""
        return other in self.neighbours[one]

    def distances_from(self, start: int) -> tuple[int, ...]:
        """Length by road from `start` to every city, pieces ignored; worked out once a city."""
        known = self._distances.get(start)
        if known is None:
            known = self._distances[start] = _breadth_first(self.neighbours, start)
        return known

    def distance(self, one: int, other: int) -> int:
        """Length by road of the shortest way between two cities, pieces ignored."""
        return self.distances_from(one)[other]

    def within(self, start: int, reach: int) -> Iterable[int]:
        """The cities 0 to `reach` roads from `start`."""
        return (city for city, length in enumerate(self.distances_from(start)) if length <= reach)


def _breadth_first(neighbours: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    length = [UNREACHABLE] * len(neighbours)
    length[start] = 0
    ring = [start]
    while ring:
        following = []
        for city in ring:
            for other in neighbours[city]:
                if length[other] == UNREACHABLE:
                    length[other] = length[city] + 1
                    following.append(other)
        ring = following
    return tuple(length)
