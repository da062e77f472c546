"""The blocks of the map that a retreat passes through (rule 8): for the search in `retreat_paths.py`.

A block is a part of the map that no single city cuts in two. A way between two cities that enters no city
twice passes through a chain of blocks, always the same blocks in the same order. It enters and leaves each of
them at a city that cuts the map, and touches no city outside them.

A set of cities is an integer here: bit `c` stands for city `c`. So union, intersection and "is it empty" are
single operations, which makes the search fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from pbem.engine.board import Board
from pbem.rows import NamedTuple

Near = Sequence[int]
"""The neighbours of each city, as a set."""


class RetreatBlock(NamedTuple):
    """One block of a chain, and the bounds for the lengths of the ways through it.

    Each such length is `shortest` plus a multiple of `step`, and at most `longest`. The bounds do not promise
    that there is a way of every length between them.
    """

    entry: int
    """The city where every way comes in."""
    exit: int
    """The city where every way goes out."""
    cities: int
    """All cities of the block, as a set."""
    shortest: int
    """The fewest roads from `entry` to `exit`."""
    longest: int
    """No way through the block has more roads than these."""
    step: int
    """2 if all ways are odd or all even, else 1."""


@lru_cache(maxsize=8)
def neighbour_sets(board: Board) -> Near:
    """The neighbours of each city of a board, as sets."""
    return tuple(as_set(cities) for cities in board.neighbours)


def as_set(cities: Iterable[int]) -> int:
    """Cities as a set: the integer that has their bits."""
    bits = 0
    for city in cities:
        bits |= 1 << city
    return bits


def members(cities: int) -> Iterator[int]:
    """The cities of a set in rising order."""
    while cities:
        lowest = cities & -cities  # the lowest bit alone
        yield lowest.bit_length() - 1
        cities ^= lowest


def rings(near: Near, start: int, free: int, limit: int) -> list[int]:
    """The cities 0, 1, 2, ... up to `limit` roads from `start` through free cities, one set a distance."""
    ring = 1 << start
    all_rings = [ring]
    free &= ~ring
    while len(all_rings) <= limit:
        ring = around(near, ring) & free
        if not ring:
            break
        free ^= ring
        all_rings.append(ring)
    return all_rings


def around(near: Near, cities: int) -> int:
    """The neighbours of some cities, as a set."""
    # Written out without `members`: this is the innermost loop of the search.
    others = 0
    while cities:
        lowest = cities & -cities
        others |= near[lowest.bit_length() - 1]
        cities ^= lowest
    return others


def corridor(near: Near, start: int, end: int, length: int, free: int) -> int:
    """The cities that a way of at most `length` roads from `start` to `end` through free cities can touch:
    those whose distances from both add up to `length` or less. Empty if there is no such way."""
    here = rings(near, start, free, length)
    if not any(ring >> end & 1 for ring in here):
        return 0
    reach: list[int] = []  # reach[n]: the cities at most n roads from the end
    for ring in rings(near, end, free | 1 << start, length):
        reach.append(ring | reach[-1] if reach else ring)
    cities = 0
    for gone, ring in enumerate(here):
        cities |= ring & reach[min(length - gone, len(reach) - 1)]
    return cities


def shortest_way(near: Near, start: int, end: int, cities: int) -> tuple[int, ...]:
    """A shortest way from `start` to `end` (which `cities` connect), without `start`. At each fork it takes
    the lowest city number."""
    around_end = rings(near, end, cities, len(near))
    ring = next(number for number, ring in enumerate(around_end) if ring >> start & 1)
    way = [start]
    while ring:
        ring -= 1
        way.append(next(members(near[way[-1]] & around_end[ring])))
    return tuple(way[1:])


def chain_between(near: Near, start: int, end: int, region: int) -> tuple[RetreatBlock, ...]:
    """The blocks of `region` between two of its cities, in order. Empty if no way joins the two."""
    tour = _Tour(near, start, end, region)
    tour.run()
    return tuple(block_with_bounds(near, *ends_and_cities) for ends_and_cities in reversed(tour.chain))


def block_with_bounds(near: Near, entry: int, leave: int, cities: int) -> RetreatBlock:
    """A block of these cities, with the bounds for the lengths of the ways through it."""
    count = cities.bit_count()
    if count == 2:
        return RetreatBlock(entry, leave, cities, 1, 1, 2)
    around_entry = rings(near, entry, cities, count)
    shortest = next(number for number, ring in enumerate(around_entry) if ring >> leave & 1)
    # A road inside a ring makes a way one longer than the other. Without such a road every road leads to the
    # next ring or to the one before, so that even and odd rings take turns along every way.
    if any(near[city] & ring for ring in around_entry for city in members(ring)):
        return RetreatBlock(entry, leave, cities, shortest, count - 1, 1)
    return RetreatBlock(entry, leave, cities, shortest, _longest_by_turns(around_entry, shortest, count), 2)


def _longest_by_turns(around_entry: Sequence[int], shortest: int, count: int) -> int:
    """The most roads where even and odd rings take turns: the side with fewer cities runs out first."""
    even = sum(ring.bit_count() for ring in around_entry[::2])
    if shortest % 2:
        return 2 * min(even, count - even) - 1
    return 2 * min(even - 1, count - even)


class _Tour:
    """A depth-first tour that finds the blocks (Tarjan's algorithm for biconnected components).

    Going out from `start`, each city gets the next number. A block is complete at a city when no road leads
    from the cities found beyond it back to one before it. The tour keeps its own stack instead of calling
    itself: in a large region it would run into Python's limit of recursion.
    """

    def __init__(self, near: Near, start: int, end: int, region: int) -> None:
        self.near, self.end, self.region = near, end, region
        self.number = {start: 0}
        """When each city was met."""
        self.lowest = {start: 0}
        """The lowest number that a road leads back to, from the city or from those beyond it."""
        self.untried = {start: near[start] & region}
        """The neighbours not tried yet."""
        self.way = [start]
        """From the start to the city where the tour is now."""
        self.open: list[int] = []
        """Cities met that belong to no complete block yet."""
        self.chain: list[tuple[int, int, int]] = []
        """Entry, exit and cities of the blocks towards the end, the last of them first."""

    def run(self) -> None:
        """Visit the whole region and fill `chain`."""
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
        # Of all blocks only those count that lead on to the end: it was met at or after their first city.
        if self.number.get(self.end, -1) >= self.number[city]:
            self.chain.append((before, self.chain[-1][0] if self.chain else self.end, cities))
