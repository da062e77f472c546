"""The names of cities: which are written, where there is room for them, and what they must not cover."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache

from pbem.engine.board import Board, City
from pbem.report.map import palette
from pbem.report.map.cities import CITY, OBJECTIVE
from pbem.report.map.frame import Frame
from pbem.report.map.free_room import HARD, Box, Wish
from pbem.report.map.moves_and_battles import fought_over
from pbem.report.map.suits import corner_boxes
from pbem.report.map.svg import Point, group, text_element
from pbem.report.map.text_width import width
from pbem.report.map.ties import draw_ties, sign_key, zone, zone_key
from pbem.report.view import View

IMPORTANT = 9.4
PLAIN = 8.4
"""Sizes of letters, in pixels at a size of 1."""


_STEP = 8.0
"""How close together the points are that keep names off the roads, in pixels."""

_SUIT = 0.9 * HARD
"""What it costs to cover the suit of a sector: a name that finds any other room keeps off it."""


def _box(x: float, y: float, half: float) -> Box:
    return x - half, y - half, x + half, y + half


def wide(name: str, size: float, *, bold: bool = False) -> float:
    """The width of a name with its halo."""
    return width(name, size, bold=bold) + 1.5


def cities_with_signs(view: View, board: Board) -> frozenset[str]:
    """The keys of the cities that bear a shield, a disc or a house."""
    playing = {row.name for row in view.nations if not row.quit}
    wanted = {objective.place.key for row in view.nations for objective in row.objectives}
    return frozenset(wanted | {city.key for city in board.cities if city.depot_of in playing})


def mark(city: City, signs: Collection[str]) -> float:
    """How far the sign of a city reaches from its middle, in pixels at a size of 1."""
    return OBJECTIVE if city.key in signs else CITY


def fixed_obstacles(board: Board, frame: Frame, signs: Collection[str]) -> Iterator[tuple[Box, float, str]]:
    """What names and pieces should not cover in any turn, what it costs, and whose name may cover it all the
    same."""
    for city in board.cities:
        if frame.holds(city, 10):
            half = (OBJECTIVE + 0.6 if city.key in signs else CITY) * frame.size
            x, y = frame.of(city)
            yield _box(x, y, half), HARD if city.key in signs else 60.0, sign_key(city.key)
            yield zone((x, y), mark(city, signs) * frame.size, frame.size), 18.0, zone_key(city.key)
    yield from ((box, 5.0, "") for box in _points(board, frame))
    yield from ((box, _SUIT, "") for box in corner_boxes(board, frame))


def passing_obstacles(view: View, board: Board, frame: Frame) -> Iterator[tuple[Box, float]]:
    """What they should not cover while it is there: flags of conquest and question marks."""
    size = frame.size
    held = {one.place.key for row in view.nations for one in row.objectives if one.held}
    for key in sorted(held):
        x, y = frame.of(board.cities[board.index[key]])
        yield (x - size, y - 14 * size, x + 6 * size, y - 5 * size), 300.0
    for place in view.marks:
        x, y = frame.of(board.cities[board.index[place.key]])
        yield (x + size, y - 13 * size, x + 13 * size, y - 2 * size), HARD


def _points(board: Board, frame: Frame) -> Iterator[Box]:
    """Points along the roads: names should keep off them if they can."""
    half = 1.5 * frame.size
    for one, others in enumerate(board.neighbours):
        start = board.cities[one]
        for end in (board.cities[other] for other in others if one < other):
            if frame.holds(start, 10) and frame.holds(end, 10):
                (x, y), (a, b) = frame.of(start), frame.of(end)
                steps = int(math.hypot(a - x, b - y) / _STEP)
                for step in range(1, steps):
                    u, v = x + (a - x) * step / steps, y + (b - y) * step / steps
                    yield _box(u, v, half)


def important(view: View, board: Board) -> list[str]:
    """The keys of the cities whose names matter most: what was fought over, objectives, where pieces stand,
    depots; each once, the most important first."""
    occupied = [piece.place.key for row in view.nations for piece in row.pieces if piece.place]
    wanted = [objective.place.key for row in view.nations for objective in row.objectives]
    marked = [place.key for place in view.marks]
    playing = {row.name for row in view.nations}
    depots = [city.key for city in board.cities if city.depot_of in playing]
    return list(dict.fromkeys((*fought_over(view), *marked, *wanted, *occupied, *depots)))


def name_wishes(view: View, board: Board, frame: Frame) -> tuple[Wish, ...]:
    """The names that are to be written, under the keys of their cities: those that matter, in a close-up all
    others too."""
    first = dict.fromkeys(_crowded_first(tuple(important(view, board)), board))
    keys = [*first, *(city.key for city in board.cities)] if frame.close else [*first]
    shown = {key: city for key in keys if frame.holds(city := board.cities[board.index[key]])}
    return tuple(_wish(city, frame, large=key in first) for key, city in shown.items())


def draw_names(
    view: View, board: Board, frame: Frame, boxes: Mapping[str, Box], ties: Mapping[str, tuple[Point, Point]]
) -> str:
    """The names that found room, each in its box, and the lines that tie some of them to their signs."""
    first = set(important(view, board))
    return draw_ties(ties, frame.size) + "".join(
        write_name(
            f"layer names {kind}",
            [
                (board.cities[board.index[key]].name, box, key)
                for key, box in boxes.items()
                if (key in first) == matters
            ],
            size * frame.size,
            colour,
        )
        for kind, matters, size, colour in (
            ("plain", False, PLAIN, palette.FAINT),
            ("important", True, IMPORTANT, palette.INK),
        )
    )


_CROWD = 50.0
"""Names so near to each other dispute their room, in the board's units."""


@lru_cache(maxsize=64)
def _crowded_first(keys: tuple[str, ...], board: Board) -> tuple[str, ...]:
    """The same keys in the order in which their names are placed: where there is little room the names choose
    first, or else those at the edge of a crowd would take the room that those in its midst need."""
    points = [(city.x, city.y) for city in (board.cities[board.index[key]] for key in keys)]
    near = [sum((x - a) ** 2 + (y - b) ** 2 < _CROWD**2 for a, b in points) for x, y in points]
    return tuple(key for _, key in sorted(zip(near, keys, strict=True), key=lambda one: -one[0]))


def _wish(city: City, frame: Frame, *, large: bool) -> Wish:
    size = (IMPORTANT if large else PLAIN) * frame.size
    clear = (OBJECTIVE + 1.5 if large else CITY + 1.5) * frame.size
    return Wish(
        city.key,
        frame.of(city),
        wide(city.name, size),
        size * 0.98,
        clear,
        18.0 if large else 6.0,
    )


def write_name(
    class_: str, lines: Iterable[tuple[str, Box, str]], size: float, colour: str, *, bold: bool = False
) -> str:
    """Lines of text, each in its box, on a halo of the paper's colour, each with the city it belongs to."""
    texts = (
        text_element(((box[0] + box[2]) / 2, box[3] - size * 0.22), name, data_city=key)
        for name, box, key in lines
    )
    return group(
        class_,
        texts,
        font_size=size,
        font_weight="bold" if bold else None,
        fill=colour,
        text_anchor="middle",
        stroke=palette.PAPER,
        stroke_width=2.2,
        stroke_opacity=0.85,
        stroke_linejoin="round",
        paint_order="stroke",
    )
