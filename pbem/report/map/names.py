"""The names of cities: which are written, where there is room for them, and what they must not cover."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.engine.board import Board, City
from pbem.report.map import palette
from pbem.report.map.cities import CITY, OBJECTIVE
from pbem.report.map.frame import Frame
from pbem.report.map.happenings import fought_over
from pbem.report.map.placing import Box, Room, Wish, placed
from pbem.report.map.svg import group, text
from pbem.report.map.text import width
from pbem.report.view import View

IMPORTANT = 9.4
PLAIN = 8.4
"""Sizes of letters, in pixels at a size of 1."""


def wide(said: str, size: float, *, bold: bool = False) -> float:
    """The width of a name with its halo."""
    return width(said, size, bold=bold) + 1.5


def obstacles(view: View, board: Board, frame: Frame) -> Iterator[tuple[Box, float]]:
    """What names and pieces should not cover, and what it costs to cover it."""
    large = {objective.place.key for row in view.nations for objective in row.objectives}
    large |= {city.key for city in board.cities if city.depot_of}
    for city in board.cities:
        if frame.holds(city, 10):
            half = (OBJECTIVE + 0.6 if city.key in large else CITY) * frame.size
            x, y = frame.of(city)
            yield (x - half, y - half, x + half, y + half), 700.0 if city.key in large else 60.0
    for row in view.nations:
        for objective in row.objectives:
            if objective.held:
                x, y = frame.of(board.cities[board.index[objective.place.key]])
                size = frame.size
                yield (x - size, y - 14 * size, x + 6 * size, y - 5 * size), 300.0
    for place in view.marks:
        x, y = frame.of(board.cities[board.index[place.key]])
        size = frame.size
        yield (x + size, y - 13 * size, x + 13 * size, y - 2 * size), 700.0


def important(view: View, board: Board) -> list[str]:
    """The keys of the cities whose names matter most: where pieces stand, what was fought over, objectives,
    depots; each once, the most important first."""
    standing = [piece.place.key for row in view.nations for piece in row.pieces if piece.place]
    wanted = [objective.place.key for row in view.nations for objective in row.objectives]
    marked = [place.key for place in view.marks]
    playing = {row.name for row in view.nations}
    depots = [city.key for city in board.cities if city.depot_of in playing]
    return list(dict.fromkeys((*fought_over(view), *marked, *standing, *wanted, *depots)))


def drawn(view: View, board: Board, frame: Frame, room: Room) -> str:
    """The names that are written, each where there is room."""
    first = important(view, board)
    keys = [*first, *(city.key for city in board.cities)] if frame.close else first
    shown = {key: city for key in keys if frame.holds(city := board.cities[board.index[key]])}
    sizes = {key: (IMPORTANT if key in set(first) else PLAIN) * frame.size for key in shown}
    wishes = [_wish(city, frame, sizes[key], large=key in first) for key, city in shown.items()]
    boxes = placed(room, wishes)
    said = (
        written(
            shown[key].name,
            box,
            sizes[key],
            palette.INK if key in first else palette.FAINT,
            class_="name",
            data_city=key,
        )
        for key, box in boxes.items()
    )
    return group("layer names", said)


def _wish(city: City, frame: Frame, size: float, *, large: bool) -> Wish:
    clear = (OBJECTIVE + 1.5 if large else CITY + 1.5) * frame.size
    return Wish(city.key, frame.of(city), wide(city.name, size), size * 0.98, clear, 18.0 if large else 6.0)


def written(
    said: str, box: Box, size: float, colour: str, *, bold: bool = False, class_: str, **attributes: object
) -> str:
    """A line of text in its box, on a halo of the paper's colour."""
    return text(
        ((box[0] + box[2]) / 2, box[3] - size * 0.22),
        said,
        font_size=size,
        fill=colour,
        text_anchor="middle",
        font_weight="bold" if bold else None,
        stroke=palette.PAPER,
        stroke_width=2.2,
        paint_order="stroke",
        stroke_linejoin="round",
        stroke_opacity=0.85,
        class_=class_,
        **attributes,
    )
