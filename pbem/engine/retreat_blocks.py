"""Sets of cities as bits of an integer, and the blocks a way between two cities runs through.

A block is a part of the map that no single city cuts in two. Whoever goes from one city to another and
enters no city twice passes through a chain of blocks, always the same ones in the same order: each is
entered and left at a city which cuts the map, and its cities are all that such a way can touch.
Bit `c` of a set stands for city `c`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pbem.engine.board import Board

Near = Sequence[int]
"""The neighbours of each city, as a set."""


class Block(NamedTuple):
    """One block of a chain, and what is known of the lengths of the ways from `entry` to `exit` in it.

    Any such length is `shortest` plus a multiple of `step`, and at most `longest`; not all of them need
    exist.
    """

    entry: int
    exit: int
    cities: int
    shortest: int
    longest: int
    step: int


@lru_cache(maxsize=8)
def neighbour_sets(board: Board) -> Near:
    """The neighbours of each city of a board, as sets."""
    return tuple(as_set(cities) for cities in board.neighbours)


def as_set(cities: Sequence[int] | frozenset[int]) -> int:
    """Cities as bits of an integer."""
    found = 0
    for city in cities:
        found |= 1 << city
    return found


def members(cities: int) -> Iterator[int]:
    """The cities of a set in rising order."""
    while cities:
        lowest = cities & -cities
        yield lowest.bit_length() - 1
        cities ^= lowest


def rings(near: Near, start: int, free: int, limit: int) -> list[int]:
    """The cities 0, 1, 2, ... up to `limit` roads from `start` through free cities, one set a distance."""
    ring = 1 << start
    found = [ring]
    free &= ~ring
    while len(found) <= limit:
        ring = _neighbours(near, ring) & free
        if not ring:
            break
        free ^= ring
        found.append(ring)
    return found


def _neighbours(near: Near, cities: int) -> int:
    found = 0
    while cities:
        lowest = cities & -cities
        found |= near[lowest.bit_length() - 1]
        cities ^= lowest
    return found


def corridor(near: Near, start: int, end: int, length: int, free: int) -> int:
    """The cities a way of at most `length` roads from `start` to `end` through free cities can touch."""
    here = rings(near, start, free, length)
    if not any(ring >> end & 1 for ring in here):
        return 0
    reach: list[int] = []
    for ring in rings(near, end, free | 1 << start, length):
        reach.append(ring | reach[-1] if reach else ring)
    found = 0
    for gone, ring in enumerate(here):
        found |= ring & reach[min(length - gone, len(reach) - 1)]
    return found


def shortest_way(near: Near, start: int, end: int, cities: int) -> tuple[int, ...]:
    """The first of the shortest ways from `start` to `end` (which `cities` connect), without `start`."""
    found = rings(near, end, cities, len(near))
    ring = next(number for number, ring in enumerate(found) if ring >> start & 1)
    way = [start]
    while ring:
        ring -= 1
        way.append(next(members(near[way[-1]] & found[ring])))
    return tuple(way[1:])


def chain_between(near: Near, start: int, end: int, region: int) -> tuple[Block, ...]:
    """The blocks of `region` between two of its cities, in order; none if no way leads there."""
    tour = _Tour(near, start, end, region)
    tour.run()
    return tuple(measured(near, *found) for found in reversed(tour.chain))


def measured(near: Near, entry: int, leave: int, cities: int) -> Block:
    """A block with the bounds for the lengths of the ways through it."""
    count = cities.bit_count()
    if count == 2:
        return Block(entry, leave, cities, 1, 1, 2)
    found = rings(near, entry, cities, count)
    shortest = next(number for number, ring in enumerate(found) if ring >> leave & 1)
    if any(near[city] & ring for ring in found for city in members(ring)):
        return Block(entry, leave, cities, shortest, count - 1, 1)
    return Block(entry, leave, cities, shortest, _longest_by_turns(found, shortest, count), 2)


def _longest_by_turns(found: Sequence[int], shortest: int, count: int) -> int:
    """The most roads if every second city of a way is of an even ring: the lesser side runs out first."""
    even = sum(ring.bit_count() for ring in found[::2])
    if shortest % 2:
        return 2 * min(even, count - even) - 1
    return 2 * min(even - 1, count - even)


class _Tour:
    """Tarjan's depth-first tour: a block is complete when no road leads from behind a city to before it."""

    def __init__(self, near: Near, start: int, end: int, region: int) -> None:
        self.near, self.end, self.region = near, end, region
        self.number = {start: 0}
        self.lowest = {start: 0}
        self.untried = {start: near[start] & region}
        self.way = [start]
        self.open: list[int] = []
        self.chain: list[tuple[int, int, int]] = []

    def run(self) -> None:
        """Visit the whole region; then `chain` holds entry, exit and cities of each block, last first."""
        while self.way:
            city = self.way[-1]
            road = self.untried[city]
            if road:
                road &= -road
                self.untried[city] ^= road
                self._try(city, road.bit_length() - 1)
            else:
                self._back()

    def _try(self, city: int, other: int) -> None:
        if other in self.number:
            self.lowest[city] = min(self.lowest[city], self.number[other])
            return
        self.number[other] = self.lowest[other] = len(self.number)
        self.untried[other] = self.near[other] & self.region & ~(1 << city)
        self.way.append(other)
        self.open.append(other)

    def _back(self) -> None:
        city = self.way.pop()
        if not self.way:
            return
        before = self.way[-1]
        if self.lowest[city] >= self.number[before]:
            self._close(before, city)
        else:
            self.lowest[before] = min(self.lowest[before], self.lowest[city])

    def _close(self, before: int, city: int) -> None:
        cities = 1 << before
        while not cities >> city & 1:
            cities |= 1 << self.open.pop()
        if self.number.get(self.end, -1) >= self.number[city]:
            self.chain.append((before, self.chain[-1][0] if self.chain else self.end, cities))
