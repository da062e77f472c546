"""Which ground is nearest to which site: the cells of points in a plane, and the lines between groups.

Pure geometry; it knows no board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

Point = tuple[float, float]
Group = str | None
Edge = tuple[Point, Point]

_FAR = 400.0
"""Half the side of the square a cell is cut out of; much more than the distance between two sites."""

_CELL = 40.0
"""The side of the squares that sites are sorted into, to find those near by."""


def borders(sites: Sequence[Point], groups: Sequence[Group]) -> dict[frozenset[Group], list[Edge]]:
    """The edges between cells of different groups, by the two groups. Ends that meet are equal.

    Sites of no group come last; they only bound the others.
    """
    found: dict[frozenset[Group], list[Edge]] = {}
    near_by, corner = _Neighbourhood(sites), _Corners()
    for number in range(sum(group is not None for group in groups)):
        for start, end, other in cell(sites, number, near_by.around(number)):
            if number < other and groups[number] != groups[other]:
                edge = corner.at(start), corner.at(end)
                if edge[0] != edge[1]:
                    found.setdefault(frozenset((groups[number], groups[other])), []).append(edge)
    return found


def cell(sites: Sequence[Point], number: int, others: Sequence[int]) -> list[tuple[Point, Point, int]]:
    """A site's cell as edges (start, end, the site beyond; -1 for none); `others` come nearest first."""
    x, y = sites[number]
    corners = [(x - _FAR, y - _FAR), (x + _FAR, y - _FAR), (x + _FAR, y + _FAR), (x - _FAR, y + _FAR)]
    edges = [(corner, corners[(at + 1) % 4], -1) for at, corner in enumerate(corners)]
    for other in others:
        a, b = sites[other]
        reach = max((p[0] - x) ** 2 + (p[1] - y) ** 2 for p, _, _ in edges)
        if (a - x) ** 2 + (b - y) ** 2 > 4 * reach:
            break
        edges = _cut(edges, (x, y), (a, b), other)
    return edges


def _cut(
    edges: list[tuple[Point, Point, int]], here: Point, there: Point, other: int
) -> list[tuple[Point, Point, int]]:
    """The part of a cell that is nearer to `here`, with its new edge towards `other`."""
    normal = there[0] - here[0], there[1] - here[1]
    middle = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
    kept: list[tuple[Point, Point, int]] = []
    leaves: Point | None = None
    enters: Point | None = None
    for start, end, beyond in edges:
        one, two = ((p[0] - middle[0]) * normal[0] + (p[1] - middle[1]) * normal[1] for p in (start, end))
        crossing = _between(start, end, one / (one - two)) if one * two < 0 else end
        if one <= 0 < two:
            leaves = crossing if one < 0 else start
        if two <= 0 < one:
            enters = crossing
        if one <= 0 and two <= 0:
            kept.append((start, end, beyond))
        elif one < 0 < two:
            kept.append((start, crossing, beyond))
        elif two < 0 < one:
            kept.append((crossing, end, beyond))
    return _closed(kept, leaves, enters, other)


def _closed(
    kept: list[tuple[Point, Point, int]], leaves: Point | None, enters: Point | None, other: int
) -> list[tuple[Point, Point, int]]:
    if leaves is None or enters is None:
        return kept
    at = next((n for n, (_, end, _) in enumerate(kept) if end == leaves), len(kept) - 1)
    return [*kept[: at + 1], (leaves, enters, other), *kept[at + 1 :]]


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


class _Corners:
    """Corners of cells; two cells that share one find it a hair's breadth apart."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], Point] = {}

    def at(self, point: Point) -> Point:
        """The corner at a point."""
        column, row = round(point[0] * 10), round(point[1] * 10)
        for a in (column, column - 1, column + 1):
            for b in (row, row - 1, row + 1):
                if (a, b) in self.known:
                    return self.known[a, b]
        return self.known.setdefault((column, row), (round(point[0], 2), round(point[1], 2)))


class _Neighbourhood:
    """Finds the sites near a site."""

    def __init__(self, sites: Sequence[Point]) -> None:
        self.sites = sites
        self.squares: dict[tuple[int, int], list[int]] = {}
        for number, (x, y) in enumerate(sites):
            self.squares.setdefault((int(x // _CELL), int(y // _CELL)), []).append(number)

    def around(self, number: int, squares: int = 4) -> list[int]:
        """The other sites within some squares, nearest first."""
        x, y = self.sites[number]
        found = (other for other in self._square(int(x // _CELL), int(y // _CELL), squares))
        others = [other for other in found if other != number]
        return sorted(others, key=lambda n: ((self.sites[n][0] - x) ** 2 + (self.sites[n][1] - y) ** 2, n))

    def _square(self, column: int, row: int, squares: int) -> Iterator[int]:
        for a in range(column - squares, column + squares + 1):
            for b in range(row - squares, row + squares + 1):
                yield from self.squares.get((a, b), ())


# ---------------------------------------------------------------------------------------- outlines


def chains(edges: Sequence[Edge], stops: frozenset[Point] = frozenset()) -> list[list[Point]]:
    """Edges joined end to end into lines; a line ends at a stop, at a fork, or where it began."""
    ends: dict[Point, list[Point]] = {}
    for start, end in edges:
        ends.setdefault(start, []).append(end)
        ends.setdefault(end, []).append(start)
    stops = stops | {point for point, others in ends.items() if len(others) != 2}
    left = {frozenset(edge) for edge in edges}
    found = []
    for start in [*sorted(stops & ends.keys()), *sorted(ends)]:
        for following in ends[start]:
            if frozenset((start, following)) in left:
                found.append(_followed(start, following, ends, stops, left))
    return found


def _followed(
    start: Point,
    following: Point,
    ends: dict[Point, list[Point]],
    stops: frozenset[Point],
    left: set[frozenset[Point]],
) -> list[Point]:
    line = [start, following]
    left.discard(frozenset((start, following)))
    while line[-1] not in stops:
        onward = [point for point in ends[line[-1]] if frozenset((line[-1], point)) in left]
        if not onward:
            break
        left.discard(frozenset((line[-1], onward[0])))
        line.append(onward[0])
    return line


def smoothed(line: Sequence[Point]) -> list[Point]:
    """A line with its corners cut (Chaikin); its ends stay, unless it is a ring."""
    ring = line[0] == line[-1]
    cut: list[Point] = []
    for start, end in pairwise(line):
        cut += [_between(start, end, 0.25), _between(start, end, 0.75)]
    return [*cut, cut[0]] if ring else [line[0], *cut[1:-1], line[-1]]


def rings(lines: Sequence[Sequence[Point]]) -> list[list[Point]]:
    """Lines joined end to end into closed rings; what does not close is closed straight."""
    left = [list(line) for line in lines]
    found = []
    while left:
        ring = left.pop(0)
        while ring[0] != ring[-1]:
            at = next((n for n, line in enumerate(left) if ring[-1] in (line[0], line[-1])), None)
            if at is None:
                break
            onward = left.pop(at)
            ring += onward[1:] if onward[0] == ring[-1] else onward[-2::-1]
        found.append(ring)
    return found
