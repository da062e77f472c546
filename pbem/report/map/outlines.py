"""Where countries end and the sea begins: drawn from the cities alone, for the board data hold no borders.

A country is all ground that is nearer to one of its cities than to any other; the sea is what lies north of
the sectors or in a gap of the coast. Worked out once and kept in the user's cache.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from pbem.data import memory
from pbem.engine.board import Board
from pbem.report.map.voronoi import Group, Point, borders, chains, rings, smoothed

_BEYOND = 1100.0
"""South of everything."""

_COLUMN = 22.0
"""Cities are looked up by columns so wide."""

_STEP = 9.0
_SHORE = 27.0
"""How far from every city a gap in the coast has to be to be water."""

_NEAR_SHORE = 15.0
"""The same north of all cities."""

Outlines = dict[str, list[list[Point]]]
"""The closed rings around each country, in the board's units."""


@lru_cache(maxsize=2)
def outlines(board: Board) -> Outlines:
    """The rings of every country of the board."""
    found: Outlines = memory.kept("outlines", _seal(board), lambda: _outlines(board))
    return found


def _seal(board: Board) -> str:
    """What the outlines depend on: the cities and this code."""
    facts = [(city.key, city.x, city.y, city.country) for city in board.cities]
    code = b"".join(Path(__file__).with_name(name).read_bytes() for name in ("outlines.py", "voronoi.py"))
    return hashlib.sha256(json.dumps(facts).encode() + code).hexdigest()


def _outlines(board: Board) -> Outlines:
    cities = [(city.x, city.y) for city in board.cities]
    beyond = [*sorted(_water(cities)), *_frame()]
    groups: list[Group] = [*(city.country for city in board.cities), *[None] * len(beyond)]
    found = borders([*cities, *beyond], groups)
    lines = _lines(found)
    countries = sorted({city.country for city in board.cities})
    return {name: rings([line for pair, line in lines if name in pair]) for name in countries}


def _lines(
    found: dict[frozenset[Group], list[tuple[Point, Point]]],
) -> list[tuple[frozenset[Group], list[Point]]]:
    """The smoothed lines between two countries, which meet where three do."""
    pairs: dict[Point, set[frozenset[Group]]] = {}
    for pair, edges in found.items():
        for edge in edges:
            for point in edge:
                pairs.setdefault(point, set()).add(pair)
    stops = frozenset(point for point, meeting in pairs.items() if len(meeting) > 1)
    order = sorted(found, key=lambda pair: sorted(map(str, pair)))
    lines = ((pair, chains(found[pair], stops)) for pair in order)
    return [(pair, _short(smoothed(line))) for pair, several in lines for line in several]


def _short(line: list[Point]) -> list[Point]:
    return [(round(x, 1), round(y, 1)) for x, y in line]


# --------------------------------------------------------------------------------------- the water


def _water(cities: list[Point]) -> Iterator[Point]:
    """Points on the sea: far from every city, and joined to the northern edge by such points."""
    near = _columns(cities)
    open_water = {at for at in _grid() if _is_open(near[int(_at(at)[0] // _COLUMN)], at)}
    north = min(row for _, row in open_water)
    reached = [at for at in open_water if at[1] == north]
    seen = set(reached)
    while reached:
        column, row = reached.pop()
        for at in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if at in open_water and at not in seen:
                seen.add(at)
                reached.append(at)
    return (_at(at) for at in seen)


def _frame() -> Iterator[Point]:
    """Points outside the board's frame, west, east and south of it: all ground ends somewhere."""
    for step in range(-6, 70):
        yield -40.1 + 0.01 * (step % 5), 12.0 * step
        yield 1040.1 + 0.01 * (step % 3), 12.0 * step
    for step in range(-4, 93):
        yield 12.0 * step, 715.1 + 0.01 * (step % 7)


def _grid() -> Iterator[tuple[int, int]]:
    return ((column, row) for column in range(-8, 107) for row in range(-10, 28))


def _at(at: tuple[int, int]) -> Point:
    """A point of the grid; every other row is shifted, so that no four points lie on one circle."""
    column, row = at
    shift = 0.5 * (row % 2) + 0.013 * ((column * 7 + row * 3) % 11)
    return (column + shift) * _STEP, row * _STEP + 0.01 * ((column * 5) % 7)


def _columns(cities: list[Point]) -> defaultdict[int, list[Point]]:
    """The cities within two columns of each column of the board."""
    found: defaultdict[int, list[Point]] = defaultdict(list)
    for x, y in cities:
        for column in range(int(x // _COLUMN) - 2, int(x // _COLUMN) + 3):
            found[column].append((x, y))
    return found


def _is_open(cities: list[Point], at: tuple[int, int]) -> bool:
    """Whether a point is far enough from all cities near it; north of all of them it need not be so far."""
    x, y = _at(at)
    shore = _NEAR_SHORE if y < min((b for _, b in cities), default=_BEYOND) - 12 else _SHORE
    return all(math.hypot(a - x, b - y) > shore for a, b in cities)
