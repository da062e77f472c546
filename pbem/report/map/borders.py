"""Where lands end: borders, which two of them share, and the coast, which one has alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby, pairwise

from pbem.data.outlines import Outlines, outlines
from pbem.report.map import palette
from pbem.report.map.frame import Frame
from pbem.report.map.svg import Point, element, group, path_data

Line = tuple[Point, ...]

WATER_LINES = ((9.0, 0.5), (5.4, 0.7), (2.4, 0.9))
"""The lines on the water along the coast, as engravers drew them: how far away, in pixels at a size of 1, and
how strong; the farthest first, for each lies under the next."""


@lru_cache(maxsize=16)
def water_lines(frame: Frame) -> str:
    """The lines on the water; whatever lies on land is to be covered by the land."""
    coast = _drawn(_lines()[1], frame)
    if not coast:
        return ""
    shore = element("path", id="shore", d=coast)
    return element("defs", shore) + group(
        "layer shore", _water_lines(frame), fill="none", stroke_linejoin="round"
    )


def _water_lines(frame: Frame) -> Iterator[str]:
    for away, strong in WATER_LINES:
        wide = 2 * away * frame.size
        line = {"stroke": palette.SHORE, "stroke_opacity": strong}
        yield element("use", href="#shore", stroke_width=wide + 1.0 * frame.size, **line)
        yield element("use", href="#shore", stroke=palette.WATER, stroke_width=wide - 0.6 * frame.size)


@lru_cache(maxsize=16)
def borders(frame: Frame) -> str:
    """The borders between lands, dashed, and the coast."""
    between, coast = (_drawn(lines, frame) for lines in _lines())
    dashed = element(
        "path",
        class_="border",
        d=between,
        stroke=palette.FAINT,
        stroke_width=0.9 * frame.size,
        stroke_dasharray="5 2 1 2",
    )
    shore = element("use", href="#shore", stroke=palette.COAST, stroke_width=0.9 * frame.size)
    return group("layer borders", (dashed if between else "", shore if coast else ""), fill="none")


def _drawn(lines: Iterable[Line], frame: Frame) -> str:
    return "".join(
        path_data(frame.at(*point) for point in one) for line in lines for one in _seen(line, frame)
    )


def _seen(line: Line, frame: Frame) -> Iterator[Line]:
    """The stretches of a line that can be seen, and a little beyond."""
    west, north, east, south = frame.box
    margin = 12.0

    def near(edge: tuple[Point, Point]) -> bool:
        xs, ys = sorted((edge[0][0], edge[1][0])), sorted((edge[0][1], edge[1][1]))
        return (
            xs[1] > west - margin
            and xs[0] < east + margin
            and ys[1] > north - margin
            and ys[0] < south + margin
        )

    for seen, edges in groupby(pairwise(line), near):
        if seen:
            stretch = list(edges)
            yield (stretch[0][0], *(end for _, end in stretch))


@cache
def _lines() -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """The borders of all lands, each once, and the coast."""
    found = outlines()
    lands = _lands_along(found)
    between, coast = [], []
    for land, rings in found.items():
        for ring in rings:
            for others, line in _stretches(ring, lands):
                if others == {land}:
                    coast.append(line)
                elif land == min(others):
                    between.append(line)
    return tuple(between), tuple(coast)


def _lands_along(found: Outlines) -> dict[frozenset[Point], set[str]]:
    """The lands on the two sides of each piece of an outline."""
    lands: dict[frozenset[Point], set[str]] = defaultdict(set)
    for land, rings in found.items():
        for ring in rings:
            for edge in pairwise(ring):
                lands[frozenset(edge)].add(land)
    return lands


def _stretches(
    ring: Sequence[Point], lands: dict[frozenset[Point], set[str]]
) -> Iterator[tuple[set[str], Line]]:
    """The stretches of a ring along which the same lands lie."""
    edges = list(pairwise(ring))
    turns = [n for n in range(len(edges)) if lands[frozenset(edges[n])] != lands[frozenset(edges[n - 1])]]
    start = turns[0] if turns else 0
    for _, part in groupby([*edges[start:], *edges[:start]], lambda edge: sorted(lands[frozenset(edge)])):
        stretch = list(part)
        yield lands[frozenset(stretch[0])], (stretch[0][0], *(end for _, end in stretch))
