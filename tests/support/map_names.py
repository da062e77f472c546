"""Names on a map, measured: which of them somebody could take for the name of another city."""

from __future__ import annotations

import math
from collections.abc import Iterator

from pbem.report.map.cities import CITY, OBJECTIVE
from pbem.report.map.city_names import cities_with_signs
from pbem.report.map.frame import Frame
from pbem.report.view import View
from support.drawn_map import BOARD, Box, Drawn, path, word_boxes

Point = tuple[float, float]


def distance(box: Box, at: Point) -> float:
    # Written out, for it is asked for every name and every sign of some fifty maps.
    (left, top, right, bottom), (x, y) = box, at
    across = left - x if x < left else x - right if x > right else 0.0
    down = top - y if y < top else y - bottom if y > bottom else 0.0
    return math.hypot(across, down)


def named(drawn: Drawn) -> Iterator[tuple[str, Box]]:
    """The city of each name, and the room it takes."""
    for layer in drawn.layer("names"):
        keys = [one.get("data-city", "") for one in layer]
        yield from zip(keys, (box for _, box in word_boxes([layer])), strict=True)


def lines(drawn: Drawn) -> dict[str, tuple[Point, Point]]:
    """The ends of the line that ties a name to its sign: at the name, and at the sign."""
    found = {}
    for one in (one for part in drawn.in_layer("ties") for one in part if one.get("data-city")):
        start, end = path(one.get("d", ""))
        found[one.get("data-city", "")] = start, end
    return found


def marks(view: View, part: Frame) -> dict[str, tuple[Point, float]]:
    """The signs of all cities on the map, large and small: their middles and how far they reach."""
    large = cities_with_signs(view, BOARD)
    return {
        city.key: (part.of(city), (OBJECTIVE if city.key in large else CITY) * part.size)
        for city in BOARD.cities
        if part.holds(city, 10)
    }


def misleading(view: View, part: Frame, drawn: Drawn) -> list[str]:
    """The names that lie as near to another sign as to their own, or farther from it than a sign is wide,
    and that no line ties to it."""
    signs, tied = marks(view, part), lines(drawn)
    found = []
    for key, box in named(drawn):
        away = {name: distance(box, at) - half for name, (at, half) in signs.items()}
        others = min(far for name, far in away.items() if name != key)
        if key not in tied and (away[key] >= others or away[key] > 2 * OBJECTIVE * part.size):
            found.append(key)
    return found


def bad_lines(view: View, part: Frame, drawn: Drawn) -> list[str]:
    """The lines that do not join their name and their sign, are too short to be seen, or cross the sign of
    another city."""
    signs, boxes = marks(view, part), dict(named(drawn))
    found = []
    for key, (start, end) in lines(drawn).items():
        at, half = signs[key]
        joins = distance(boxes[key], start) <= 2.5 and math.dist(end, at) <= half + 1
        crosses = any(_away(start, end, other) < far for name, (other, far) in signs.items() if name != key)
        if not joins or crosses or math.dist(start, end) < 4 * part.size:
            found.append(key)
    return found


def _away(start: Point, end: Point, at: Point) -> float:
    """How far a point lies from a stretch."""
    (x, y), (a, b) = start, end
    square = (a - x) ** 2 + (b - y) ** 2
    part = max(0.0, min(1.0, ((at[0] - x) * (a - x) + (at[1] - y) * (b - y)) / square)) if square else 0.0
    return math.dist(at, (x + part * (a - x), y + part * (b - y)))
