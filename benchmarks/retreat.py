"""How long it takes to find the ends of a retreat (rule 8), in one run and so in ratios that hold anywhere.

A usual retreat of 3 is set against the hardest positions known (tests/hard_retreats.yaml), and a retreat of 8
in the open against walking every path.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median

import yaml

from pbem.data.rules import board
from pbem.engine.retreat_paths import retreat_ends

HARD = Path(__file__).parents[1] / "tests" / "hard_retreats.yaml"

Position = tuple[int, int, frozenset[int], int]


def at_random(length: int, count: int) -> Iterator[Position]:
    """As many pieces as at the start of the game, anywhere."""
    rng = random.Random(length)
    cities = range(len(board().cities))
    for _ in range(count):
        start = rng.choice(cities)
        winner = rng.choice(board().neighbours[start])
        yield start, winner, frozenset(rng.sample(cities, 30)), length


def hard() -> Iterator[Position]:
    index = board().index
    for case in yaml.safe_load(HARD.read_text(encoding="utf-8")):
        pieces = frozenset(index[key] for key in case["pieces"])
        yield index[case["start"]], index[case["winner"]], pieces, case["length"]


def search(position: Position) -> None:
    retreat_ends(board(), *position)


def walk(position: Position) -> None:
    """Every path, walked to its end."""
    start, winner, occupied, length = position
    ends: set[int] = set()
    go(start, length, {start, winner, *occupied}, ends)
    away = board().distances_from(winner)
    most = max((away[end] for end in ends), default=0)
    sorted(end for end in ends if away[end] == most)


def go(city: int, length: int, taken: set[int], ends: set[int]) -> None:
    if not length:
        ends.add(city)
        return
    for other in board().neighbours[city]:
        if other not in taken:
            taken.add(other)
            go(other, length - 1, taken, ends)
            taken.remove(other)


def times(work: Callable[[Position], None], positions: Sequence[Position]) -> list[float]:
    """Milliseconds for each position."""
    found = []
    for position in positions:
        began = time.perf_counter()
        work(position)
        found.append(1000 * (time.perf_counter() - began))
    return found


def main() -> None:
    search(next(at_random(24, 1)))
    usual = median(times(search, list(at_random(3, 300))))
    print(f"usual retreat of 3        {usual:9.3f} ms")
    for length in (8, 16, 24):
        taken = times(search, list(at_random(length, 300)))
        longest = max(taken)
        print(f"usual retreat of {length:<2}       {median(taken):9.3f} ms, longest of 300 {longest:.3f} ms")
    worst = max(times(search, list(hard())))
    print(f"hardest position known    {worst:9.3f} ms, {worst / usual:.0f} times the usual retreat of 3")
    for length in (8, 14):
        open_field = [(board().index["kothen"], board().index["dessau"], frozenset[int](), length)] * 3
        walked, searched = min(times(walk, open_field)), min(times(search, open_field))
        print(f"open field, length {length:<2}     {searched:9.3f} ms; walking every path {walked:.3f} ms, "
              f"{walked / searched:.1f} times as long")  # fmt: skip


if __name__ == "__main__":
    main()
