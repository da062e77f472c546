"""Fine lines that tie a name to its sign, wherever somebody could take it for the name of another."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache

from pbem.records import dataclass
from pbem.report.map import palette
from pbem.report.map.free_room import HARD, Box, FreeRoom, Ground, Wish
from pbem.report.map.svg import Point, element, group, path_data

NEAR = 5.0
"""How far around a city the zone reaches that other names keep out of if they can; a name that lies farther
than this from its own sign is tied to it. In pixels at a size of 1."""

_WEIGHT = 30.0
"""What a line costs: a name beside its sign is read more quickly."""

_SHORTEST = 4.5
"""A shorter line would not be seen. In pixels at a size of 1."""

_BEYOND = 1.0
"""So much nearer to its own sign than to any other a name has to be, to need no line. In pixels."""

_STEP = 3.0
"""How close together the points are that keep others off a line, in pixels."""


def distance(box: Box, at: Point) -> float:
    """How far a point lies outside a box."""
    return math.hypot(max(box[0] - at[0], 0.0, at[0] - box[2]), max(box[1] - at[1], 0.0, at[1] - box[3]))


def zone(at: Point, half: float, size: float) -> Box:
    """The zone around a sign of half that size, taken with the key `zone_key` of its city."""
    reach = half + NEAR * size
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach


def zone_key(city: str) -> str:
    """The key of a city's zone."""
    return f"near {city}"


def sign_key(city: str) -> str:
    """The key that the room of a city's sign is taken with."""
    return f"sign {city}"


@dataclass(frozen=True)
class Ties:
    """Judges the boxes of names, each wished for under the key of its city. `marks` says how far the sign of
    each city reaches from its middle."""

    room: FreeRoom
    marks: dict[str, float]
    size: float

    def cost(self, wish: Wish, box: Box) -> float:
        """What a box costs besides its room: nothing beside its sign, more if a line has to tie it to that;
        HARD if there cannot be one."""
        if not self.needed(wish, box):
            return 0.0
        start, end = self.line(wish, box)
        if math.dist(start, end) < _SHORTEST * self.size:
            return HARD
        return _WEIGHT + sum(self._hidden(point, wish.key) for point in _along(start, end))

    def boxes(self, wish: Wish, box: Box) -> Iterator[Box]:
        """The room that the line of a name takes, if it has one."""
        return _along(*self.line(wish, box)) if self.needed(wish, box) else iter(())

    def needed(self, wish: Wish, box: Box) -> bool:
        """Whether somebody could take the name for that of another city."""
        if wish.key not in self.marks:
            return False
        away = distance(box, wish.at) - self.marks[wish.key]
        return away > NEAR * self.size or _may_be_anothers(
            self.room.ground, box, wish.key, away, NEAR * self.size
        )

    def line(self, wish: Wish, box: Box) -> tuple[Point, Point]:
        """From the edge of a name to that of its sign."""
        (x, y), half = wish.at, self.marks[wish.key]
        start = min(max(x, box[0] + 2), box[2] - 2), min(max(y, box[1]), box[3])
        far = math.dist(start, wish.at) or 1.0
        return start, (x + (start[0] - x) * half / far, y + (start[1] - y) * half / far)

    def _hidden(self, point: Box, own: str) -> float:
        """What a point of a line costs: it must neither cross a sign nor run through what has to be read."""
        return sum(
            HARD if weight >= _READ else weight / 5
            for _, weight, key in self.room.under(point)
            if not key.startswith("near ") and key not in (own, sign_key(own))
        )


_READ = 20.0
"""What weighs so much has to be read or seen."""


# The same names lie at the same places in many turns, and for all readers.
@lru_cache(maxsize=4096)
def _may_be_anothers(ground: Ground, box: Box, own: str, away: float, near: float) -> bool:
    """Whether a name so far from its own sign lies about as near to that of another city."""
    return any(
        distance(box, middle) - half < away + _BEYOND for middle, half in _others(ground, box, own, near)
    )


def _others(ground: Ground, box: Box, own: str, near: float) -> Iterator[tuple[Point, float]]:
    """The signs whose zones a box touches: their middles and how far they reach."""
    for (left, top, right, bottom), _, key in ground.under(box):
        if key.startswith("near ") and key != zone_key(own):
            yield ((left + right) / 2, (top + bottom) / 2), (right - left) / 2 - near


def _along(start: Point, end: Point) -> Iterator[Box]:
    """Small boxes along a line, without its last stretch: there its own sign begins."""
    (x, y), (a, b) = start, end
    steps = max(2, int(math.dist(start, end) / _STEP))
    for step in range(steps):
        u, v = x + (a - x) * step / steps, y + (b - y) * step / steps
        yield u - 0.7, v - 0.7, u + 0.7, v + 0.7


def draw_ties(lines: Mapping[str, tuple[Point, Point]], size: float) -> str:
    """The lines of names, by the keys of their cities: fine ones, on halos of the paper's colour."""
    paths = {key: path_data(line) for key, line in lines.items()}
    halos = (element("path", d=data) for data in paths.values())
    fine = (element("path", d=data, data_city=key) for key, data in paths.items())
    halo = group("halos", halos, stroke=palette.PAPER, stroke_width=2.6 * size, stroke_opacity=0.8)
    line = group("lines", fine, stroke=palette.INK, stroke_width=0.8 * size)
    return group("layer ties", (halo, line), stroke_linecap="round")
