"""Where a retreat of a given length may end (rule 8).

The ends are tried from the farthest to the nearest. Whether a path of exactly so many roads leads to an end,
entering no city twice, is hard to tell in general; here it is quick because most of the map drops out at
each step. Only the cities near enough to both ends count, and of them only the blocks between the two
(`blocks.py`); their bounds answer most questions at once. What is left is tried road by road, and no question
is worked out twice.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine.board import Board
from pbem.engine.retreat_blocks import (
    Block,
    Near,
    as_set,
    chain_between,
    corridor,
    members,
    neighbour_sets,
    rings,
    shortest_way,
)

Path = tuple[int, ...]
Chain = tuple[Block, ...]


def retreat_ends(
    board: Board, start: int, winner: int, occupied: frozenset[int], length: int
) -> dict[int, tuple[int, ...]]:
    """All cities where a retreat of exactly `length` roads (1 or more) may end, each with a path (rule 8).

    The path holds `length` cities, `start` not among them, none twice and none occupied. All ends are as far
    from the winner's city as any such path can end, by road and with pieces ignored. If there is no path of
    this length, there is no end: the general loses all his troops.
    """
    near = neighbour_sets(board)
    free = (1 << len(near)) - 1 & ~as_set(occupied | {start, winner})
    search = _Search(near)
    for ends in _farthest_first(board.distances_from(winner), rings(near, start, free, length)[1:]):
        tried = {end: search.between(start, end, length, free) for end in ends}
        found = {end: path for end, path in tried.items() if path is not None}
        if found:
            return found
    return {}


def _farthest_first(distances: Path, reached: list[int]) -> Iterator[list[int]]:
    """The cities of all rings, those of the same distance together in rising order."""
    groups: dict[int, list[int]] = {}
    for city in members(sum(reached)):
        groups.setdefault(distances[city], []).append(city)
    return (groups[distance] for distance in sorted(groups, reverse=True))


class _Search:
    """Paths of an exact length that enter no city twice; `known` keeps every answer worked out."""

    def __init__(self, near: Near) -> None:
        self.near = near
        self.known: dict[tuple[int, int, int, int], Path | None] = {}

    def between(self, start: int, end: int, length: int, free: int) -> Path | None:
        """A path of `length` roads through free cities (`end` among them, not `start`), without `start`."""
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
        shortest = sum(block.shortest for block in chain)
        if not shortest <= length <= sum(block.longest for block in chain):
            return None
        if (length - shortest) % min(block.step for block in chain):
            return None
        if length == shortest:
            return tuple(city for block in chain for city in self._straight(block))
        return self._divide(chain, length) if len(chain) > 1 else self._inside(chain[0], length)

    def _straight(self, block: Block) -> Path:
        return shortest_way(self.near, block.entry, block.exit, block.cities)

    def _divide(self, chain: Chain, length: int) -> Path | None:
        """Try every share of the length that the first block can take, and leave the rest to the others."""
        block, others = chain[0], chain[1:]
        rest = length - sum(other.shortest for other in others)
        for share in range(block.shortest, min(block.longest, rest) + 1, block.step):
            after = self._along(others, length - share)
            path = self._share(block, share) if after is not None else None
            if path is not None and after is not None:
                return path + after
        return None

    def _share(self, block: Block, length: int) -> Path | None:
        return self.between(block.entry, block.exit, length, block.cities & ~(1 << block.entry))

    def _inside(self, block: Block, length: int) -> Path | None:
        """A path through one block, longer than the shortest: begun at the end with fewer roads."""
        ways_in, ways_out = (self.near[city] & block.cities for city in (block.entry, block.exit))
        if ways_out.bit_count() >= ways_in.bit_count():
            return self._by_steps(block.entry, block.exit, block.cities, length)
        path = self._by_steps(block.exit, block.entry, block.cities, length)
        return None if path is None else (*path[-2::-1], block.exit)

    def _by_steps(self, start: int, end: int, cities: int, length: int) -> Path | None:
        """Go one road in every direction but straight to the end, and ask again from there."""
        for city in members(self.near[start] & cities & ~(1 << end)):
            rest = self.between(city, end, length - 1, cities & ~(1 << start | 1 << city))
            if rest is not None:
                return (city, *rest)
        return None
