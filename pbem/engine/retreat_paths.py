"""The search for the ends of a retreat (rule 8).

A retreat has an exact length and enters no city twice. Whether such a path leads from one city to another is
a hard question in general (a long retreat on an open map has millions of paths), so they are never listed.
Instead the search

1. tries the ends from the farthest to the nearest and stops at the first distance where one can be reached;
2. goes straight to the ends that lie exactly so far away;
3. for each other end keeps only the cities near enough to both its sides, and of these only the chain of
   blocks between them (`retreat_blocks.py`);
4. answers most questions by the bounds of those blocks: too short, too long, or odd where it must be even;
5. tries what is left road by road, and works out no question twice.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine.board import Board
from pbem.engine.retreat_blocks import (
    Near,
    RetreatBlock,
    around,
    as_set,
    chain_between,
    corridor,
    members,
    neighbour_sets,
    rings,
    shortest_way,
)

Path = tuple[int, ...]
Chain = tuple[RetreatBlock, ...]


def retreat_ends(
    board: Board, start: int, winner: int, occupied: frozenset[int], length: int
) -> dict[int, tuple[int, ...]]:
    """All cities where a retreat of exactly `length` roads (1 or more) may end, each with a path (R22).

    A path holds `length` cities without `start`, none of them twice and none occupied. All ends are as far
    from the winner's city as any such path can lead; that distance is by road and ignores pieces. Empty if no
    path has this length: the general loses all his troops.
    """
    near = neighbour_sets(board)
    free = (1 << len(near)) - 1 & ~as_set(occupied | {start, winner})
    around_start = rings(near, start, free, length)
    search = _Search(near)
    for ends in _farthest_first(near, winner, sum(around_start[1:])):
        reached = {}
        for end in ends:
            path = _straight_way(near, around_start, end, length) or search.between(start, end, length, free)
            if path is not None:
                reached[end] = path
        if reached:
            return reached  # nearer cities are no ends any more: the retreat leads as far away as can be
    return {}


def _farthest_first(near: Near, winner: int, reached: int) -> Iterator[list[int]]:
    """The cities of a set, grouped by their distance from the winner, the farthest group first."""
    groups, ring, left = [], 1 << winner, reached
    met = ring
    while ring and left:
        if ring & left:
            groups.append(ring & left)
            left &= ~ring
        ring = around(near, ring) & ~met
        met |= ring
    if left:
        groups.append(left)
    return (list(members(group)) for group in reversed(groups))


def _straight_way(near: Near, around_start: list[int], end: int, length: int) -> Path | None:
    """The way to an end that lies exactly `length` roads away; None if it lies nearer. At each fork it takes
    the lowest city number, as every shortest way does here."""
    if len(around_start) <= length or not around_start[length] >> end & 1:
        return None
    cities = 1 << end
    between = [cities]
    for ring in around_start[length - 1 : 0 : -1]:
        cities = around(near, cities) & ring
        between.append(cities)
    way, roads = [], near[around_start[0].bit_length() - 1]
    for cities in reversed(between):
        forks = roads & cities
        way.append((forks & -forks).bit_length() - 1)
        roads = near[way[-1]]
    return tuple(way)


class _Search:
    """Paths of an exact length that enter no city twice. `known` holds every answer worked out so far."""

    def __init__(self, near: Near) -> None:
        self.near = near
        self.known: dict[tuple[int, int, int, int], Path | None] = {}

    def between(self, start: int, end: int, length: int, free: int) -> Path | None:
        """A path of `length` roads through the cities in `free` (which holds `end`, but not `start`); None if
        there is none. The path does not name `start`."""
        region = corridor(self.near, start, end, length, free)
        return self._along(chain_between(self.near, start, end, region), length) if region else None

    def _along(self, chain: Chain, length: int) -> Path | None:
        """A path of `length` roads through a chain of blocks, from its entry to its exit."""
        region = 0
        for block in chain:
            region |= block.cities
        question = (chain[0].entry, chain[-1].exit, length, region)
        if question not in self.known:
            self.known[question] = self._work_out(chain, length)
        return self.known[question]

    def _work_out(self, chain: Chain, length: int) -> Path | None:
        # The lengths through a chain add up from those through its blocks, so their bounds add up as well.
        shortest = sum(block.shortest for block in chain)
        if not shortest <= length <= sum(block.longest for block in chain):
            return None
        # Where every block has step 2, all paths are odd, or all even.
        if (length - shortest) % min(block.step for block in chain):
            return None
        if length == shortest:
            return tuple(city for block in chain for city in self._straight(block))
        return self._divide(chain, length) if len(chain) > 1 else self._inside(chain[0], length)

    def _straight(self, block: RetreatBlock) -> Path:
        return shortest_way(self.near, block.entry, block.exit, block.cities)

    def _divide(self, chain: Chain, length: int) -> Path | None:
        """Try every length that the first block can take, and leave the rest to the others."""
        block, others = chain[0], chain[1:]
        rest = length - sum(other.shortest for other in others)
        for share in range(block.shortest, min(block.longest, rest) + 1, block.step):
            # The others first: they are often known from another share, or refused by their bounds.
            after = self._along(others, length - share)
            path = self._share(block, share) if after is not None else None
            if path is not None and after is not None:
                return path + after
        return None

    def _share(self, block: RetreatBlock, length: int) -> Path | None:
        return self.between(block.entry, block.exit, length, block.cities & ~(1 << block.entry))

    def _inside(self, block: RetreatBlock, length: int) -> Path | None:
        """A path through one block that is longer than the shortest one.

        It is begun at the side with fewer roads: there are fewer ways to try, and each try cuts off more.
        """
        ways_in, ways_out = (self.near[city] & block.cities for city in (block.entry, block.exit))
        if ways_out.bit_count() >= ways_in.bit_count():
            return self._by_steps(block.entry, block.exit, block.cities, length)
        path = self._by_steps(block.exit, block.entry, block.cities, length)
        return None if path is None else (*path[-2::-1], block.exit)

    def _by_steps(self, start: int, end: int, cities: int, length: int) -> Path | None:
        """Go one road in every direction but straight to the end, and search again from there. The road
        straight to the end would be the whole path, and that is the shortest one."""
        for city in members(self.near[start] & cities & ~(1 << end)):
            rest = self.between(city, end, length - 1, cities & ~(1 << start | 1 << city))
            if rest is not None:
                return (city, *rest)
        return None
