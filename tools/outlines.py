"""Draws the outlines of the lands anew: `make outlines`, after a change of the board's cities.

The board's data hold no borders. A land is all ground that is nearer to one of its cities than to any other
city; the sea is what lies north of the sectors or in a gap of the coast. The outlines depend on the board
alone, so they are worked out here once, and the program only reads `rules/friedrich/outlines.json`.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

import shapely
from shapely import Geometry, LineString, MultiLineString, MultiPoint

from pbem.data.outlines import OUTLINES_FILE, Outlines, Point, board_digest
from pbem.data.rules import board as friedrich
from pbem.engine.board import Board

_SEA = "sea"
"""The name for all that is no land: the sea, and what lies outside the board."""

_GRID = 9.0
"""The points that may turn out to be water lie so far apart, in the board's units as all that follows."""

_SHORE = 27.0
"""How far from every city a gap in the coast has to be to be water."""

_NEAR_SHORE = 15.0
"""The same north of all cities."""

_COLUMN = 22.0
"""Cities are looked up by columns of this width."""

_SAME_CORNER = 0.1
"""Corners of a border that are nearer to each other than this are one."""

_UNSEEN = 0.6
"""A corner so near to the line between its neighbours is left out."""


def main() -> None:
    """Write the outlines of the board to the rules' data."""
    board = friedrich()
    OUTLINES_FILE.write_text(as_json(board_digest(board), outlines_of(board)), "utf-8")


def as_json(digest: str, outlines: Outlines) -> str:
    """The text of the data file; each ring stands on a line of its own."""
    lands = []
    for land, rings in sorted(outlines.items()):
        lines = ",\n".join(f"      {json.dumps(ring, separators=(',', ':'))}" for ring in rings)
        lands.append(f"    {json.dumps(land)}: [\n{lines}\n    ]")
    body = ",\n".join(lands)
    return f'{{\n  "board": "{digest}",\n  "outlines": {{\n{body}\n  }}\n}}\n'


def outlines_of(board: Board) -> Outlines:
    """The closed rings around each land of a board, the longest first."""
    borders = {pair: [_smoothed(line) for line in lines] for pair, lines in _borders(_lands(board)).items()}
    lands = sorted({city.country for city in board.cities})
    return {
        land: _rings([line for pair in borders if land in pair for line in borders[pair]]) for land in lands
    }


# --------------------------------------------------------------------------------------- the lands


def _lands(board: Board) -> dict[str, Geometry]:
    """The ground of each land and of the sea: the cells of their points, joined."""
    cities = [(city.x, city.y) for city in board.cities]
    sea = [*sorted(_water(cities)), *_frame()]
    names = [*(city.country for city in board.cities), *[_SEA] * len(sea)]
    cells: dict[str, list[Geometry]] = defaultdict(list)
    found = shapely.voronoi_polygons(MultiPoint([*cities, *sea]), ordered=True)
    for name, cell in zip(names, found.geoms, strict=True):
        cells[name].append(cell)
    return {name: shapely.union_all(several) for name, several in cells.items()}


def _borders(lands: Mapping[str, Geometry]) -> dict[tuple[str, str], list[LineString]]:
    """The lines along which two lands touch; each ends where a third begins."""
    return {
        (one, other): _lines(
            shapely.intersection(shapely.boundary(lands[one]), shapely.boundary(lands[other]))
        )
        for one, other in combinations(sorted(lands), 2)
    }


def _lines(geometry: Geometry) -> list[LineString]:
    """The lines in what two boundaries share, joined end to end; where they only meet in a point, none."""
    lines = [
        part for part in shapely.get_parts(geometry) if isinstance(part, LineString) and not part.is_empty
    ]
    return list(shapely.get_parts(shapely.line_merge(MultiLineString(lines)))) if lines else []


def _smoothed(line: LineString) -> LineString:
    """A border with its corners cut once (Chaikin's way); its ends stay, unless it is a ring. What nobody
    can see is left out before."""
    corners = shapely.simplify(shapely.remove_repeated_points(line, _SAME_CORNER), _UNSEEN).coords
    points = [(round(x, 2), round(y, 2)) for x, y in corners]
    cut: list[Point] = []
    for start, end in pairwise(points):
        cut += [_between(start, end, 0.25), _between(start, end, 0.75)]
    smooth = [*cut, cut[0]] if points[0] == points[-1] else [points[0], *cut[1:-1], points[-1]]
    return LineString([(round(x, 1), round(y, 1)) for x, y in smooth])


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _rings(borders: list[LineString]) -> list[list[Point]]:
    """A land's borders joined into closed rings, each as a list of points; the longest ring comes first."""
    joined = shapely.get_parts(shapely.line_merge(MultiLineString(borders)))
    rings = [[(x, y) for x, y in shapely.normalize(ring).coords] for ring in joined]
    return sorted(rings, key=lambda ring: (-len(ring), ring))


# --------------------------------------------------------------------------------------- the water


def _water(cities: list[Point]) -> Iterator[Point]:
    """Points on the sea: far from every city, and joined to the northern edge by such points."""
    near = _columns(cities)
    open_water = {at for at in _grid() if _is_open(near[int(_point(at)[0] // _COLUMN)], at)}
    north = min(row for _, row in open_water)
    reached = [at for at in open_water if at[1] == north]
    sea = set(reached)
    while reached:
        column, row = reached.pop()
        for at in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if at in open_water and at not in sea:
                sea.add(at)
                reached.append(at)
    return (_point(at) for at in sea)


def _frame() -> Iterator[Point]:
    """Points outside the board's frame, west, east and south of it: all ground ends somewhere, but so far
    away that the corner south of Poland, where no city is, is land to the frame.

    They do not stand in straight rows, so that no four of them lie on one circle, where cells would meet in
    corners that cannot be told apart.
    """
    for step in range(-6, 70):
        yield -40.1 + 0.01 * (step % 5), 12.0 * step
        yield 1190.1 + 0.01 * (step % 3), 12.0 * step
    for step in range(-4, 105):
        yield 12.0 * step, 835.1 + 0.01 * (step % 7)


def _grid() -> Iterator[tuple[int, int]]:
    return ((column, row) for column in range(-8, 107) for row in range(-10, 28))


def _point(at: tuple[int, int]) -> Point:
    """A point of the grid; every other row is shifted, so that no four points lie on one circle."""
    column, row = at
    shift = 0.5 * (row % 2) + 0.013 * ((column * 7 + row * 3) % 11)
    return (column + shift) * _GRID, row * _GRID + 0.01 * ((column * 5) % 7)


def _columns(cities: list[Point]) -> defaultdict[int, list[Point]]:
    """The cities within two columns of each column of the board."""
    columns: defaultdict[int, list[Point]] = defaultdict(list)
    for x, y in cities:
        for column in range(int(x // _COLUMN) - 2, int(x // _COLUMN) + 3):
            columns[column].append((x, y))
    return columns


def _is_open(cities: list[Point], at: tuple[int, int]) -> bool:
    """Whether a point is far enough from all cities near it; north of all of them it need not be so far."""
    x, y = _point(at)
    shore = _NEAR_SHORE if y < min((b for _, b in cities), default=math.inf) - 12 else _SHORE
    return all(math.hypot(a - x, b - y) > shore for a, b in cities)


if __name__ == "__main__":
    main()
