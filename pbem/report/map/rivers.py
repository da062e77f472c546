"""The great rivers, a quiet relief below everything that matters to the game: it knows none.

They are drawn by the cities that lie on them, which the board has; where they come from and where they end,
points of the board say it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from pbem.engine.board import Board
from pbem.report.map import palette
from pbem.report.map.frame import Frame
from pbem.report.map.svg import Point, curve_data, element, group

Course = tuple[str | Point, ...]

RIVERS: Mapping[str, Course] = {
    "Elbe": (
        (596.0, 526.0), "koniggratz", "pardubitz", "kolin", "nimburg", "melnik", "leitmeritz", "aussig",
        "tetschen", "pirna", "dresden", "meissen", "riesa", "torgau", "wittenberg", "dessau",
        (303.0, 378.0), "magdeburg", "tangermunde", "havelberg", "wittenberge", "schnackenburg", "domitz",
        "lauenburg-elbe", "hamburg", "stade", "otterndorf", (88.0, 163.0),
    ),
    "Moldau": (
        "orlik", "slapy", "prag", "melnik",
    ),
    "Saale": (
        "hof", "jena", "naumburg", "merseburg", "halle", "bernburg", (303.0, 378.0),
    ),
    "Weser": (
        "munden", "holzminden", "hameln", "rinteln", "minden", "nienburg", "verden", "achim", "bremen",
        (84.0, 222.0), (78.0, 196.0), (70.0, 170.0),
    ),
    "Rhine": (
        (70.0, 668.0), "mannheim", "worms", "oppenheim", "mainz", "bingen", "boppard", "koblenz",
        (4.0, 520.0),
    ),
    "Main": (
        (250.0, 596.0), "bamberg", "schweinfurt", "kitzingen", "wurzburg", "wertheim", "aschaffenburg",
        "hanau", "frankfurt-main", "mainz",
    ),
    "Oder": (
        (738.0, 622.0), "ostrau", "ratibor", "cosel", "krappitz", "oppeln", "brieg", "ohlau", "breslau",
        "steinau", "glogau", "neusalz", "crossen", "furstenberg-oder", "frankfurt-oder", "kustrin",
        "freienwalde", "schwedt", "gartz", "stettin", (462.0, 172.0), (472.0, 140.0),
    ),
    "Vistula": (
        (838.0, 590.0), "krakow", "bochnia", "mielec", (990.0, 505.0), (992.0, 430.0), "kozienice",
        "garwolin", "otwock", "warszawa", "nowy-dwor", "plock", "wloclawek", "ciechocinek", "torun",
        "solec", "fordon", "swiecie", "grudziadz", "nowe", "gniew", "tczew", "gdansk", (722.0, 60.0),
    ),
}  # fmt: skip
"""The rivers from their source, by what lies on them. Where two meet, both name the place."""

BESIDE = 3.6
"""How far beside its cities a river runs, in the board's units: roads run right into them."""

BEND = 2.6
"""How far it swings out between two of them."""

_FAR = 28.0
"""So far they are from each other, or it does not swing out: pages have to be small."""


@lru_cache(maxsize=16)
def rivers(board: Board, frame: Frame) -> str:
    """All rivers, to be cut off where the land ends."""
    data = "".join(curve_data([frame.at(*point) for point in course]) for course in courses(board))
    path = element(
        "path",
        d=data,
        fill="none",
        stroke=palette.RIVER,
        stroke_width=2.4 * frame.size,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group("layer rivers", (path,), clip_path="url(#map-land)")


def courses(board: Board) -> Iterator[list[Point]]:
    """The way of each river over the board, from its source."""
    for course in RIVERS.values():
        known = [_point(board, one) for one in course if not isinstance(one, str) or one in board.index]
        if len(known) > 1:
            yield list(_winding(known))


def _point(board: Board, place: str | Point) -> Point:
    if not isinstance(place, str):
        return place
    city = board.cities[board.index[place]]
    return city.x, city.y


def _winding(points: Sequence[Point]) -> Iterator[Point]:
    """A way beside these points, which swings out between them, now to one side and now to the other."""
    side = 1
    for start, end in pairwise(points):
        (x, y), (a, b) = start, end
        far = math.dist(start, end) or 1.0
        right, down = (y - b) / far, (a - x) / far
        yield x + right * BESIDE, y + down * BESIDE
        if far > _FAR:
            swing = BESIDE + side * BEND
            yield (x + a) / 2 + right * swing, (y + b) / 2 + down * swing
            side = -side
    yield points[-1]
