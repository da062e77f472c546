"""The suits of the sectors, to be known at a glance: a large sign in the middle of each sector, and in a
corner a small clear one above all borders and roads."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from pbem.engine.board import Board, City
from pbem.report.map import palette, shapes
from pbem.report.map.frame import Box, Frame
from pbem.report.map.svg import Point, element, group, moved

MIDDLE = 0.34
"""How opaque the sign in the middle is: to be seen at a glance, but below names and roads."""

CORNER = 8.0
"""Half the size of the disc in a corner, in pixels at a size of 1."""


_AT_SEA = 32.0
"""A sign so far from any city may lie in the sea, in pixels at a size of 1."""


def symbol(suit: str, at: Point, half: float, **attributes: object) -> str:
    """A suit's symbol, of half that height."""
    return element(
        "path", d=shapes.SUITS[suit], fill=palette.SYMBOLS[suit], transform=moved(at, half), **attributes
    )


def suit_of_sectors(board: Board) -> dict[str, str]:
    """The suit of each sector."""
    return {city.sector: city.suit for city in board.cities}


def large_symbols(board: Board, frame: Frame) -> Iterator[str]:
    """The sign in the middle of each sector."""
    suits = suit_of_sectors(board)
    for name, box in board.sectors.items():
        middle = frame.at((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        yield symbol(suits[name], middle, min(30 * frame.scale, 80), opacity=MIDDLE)


def corner_signs(board: Board, frame: Frame) -> str:
    """The sign in a corner of each sector that is shown."""
    found = ((suit, corner_sign(board, frame, box)) for suit, box in _sectors(board))
    return group("layer suits", (_sign(suit, at, frame.size) for suit, at in found if at))


def _sectors(board: Board) -> list[tuple[str, Box]]:
    suits = suit_of_sectors(board)
    return [(suits[name], box) for name, box in board.sectors.items()]


def corner_boxes(board: Board, frame: Frame) -> Iterator[Box]:
    """The room of these signs."""
    half = CORNER * frame.size
    for _, box in _sectors(board):
        if at := corner_sign(board, frame, box):
            yield at[0] - half, at[1] - half, at[0] + half, at[1] + half


def corner_discs(board: Board, frame: Frame) -> list[tuple[float, float, float]]:
    """Where each of these signs is and how far it reaches, for pages that write names themselves."""
    boxes = corner_boxes(board, frame)
    return [(round((a + c) / 2, 1), round((b + d) / 2, 1), round((c - a) / 2, 1)) for a, b, c, d in boxes]


@lru_cache(maxsize=256)
def corner_sign(board: Board, frame: Frame, box: Box) -> Point | None:
    """Where the sign of a sector stands: in a corner, or else at an edge, clear of cities, of so much of the
    sector as the frame shows; None if that is too little."""
    inset = (CORNER + 3) * frame.size
    left, top = frame.at(*box[:2])
    right, bottom = frame.at(*box[2:])
    left, right = max(left, frame.left) + inset, min(right, frame.left + frame.width) - inset
    top, bottom = max(top, frame.top) + inset, min(bottom, frame.top + frame.height) - inset
    if right - left < inset or bottom - top < inset:
        return None
    cities = _cities(board, box)
    points = [frame.of(city) for city in cities]
    named = [frame.of(city) for city in cities if city.objective_of or city.depot_of]
    corners = [(x, y) for y in (top, bottom) for x in (left, right)]
    wide, high = right - left, bottom - top
    edges = [(left + wide * part, y) for part in (0.25, 0.5, 0.75) for y in (top, bottom)]
    edges += [(x, top + high * part) for part in (0.25, 0.5, 0.75) for x in (left, right)]
    clear = {at: min((math.dist(at, city) for city in points), default=0.0) for at in (*corners, *edges)}
    free = [at for at in clear if clear[at] >= (CORNER + 5) * frame.size]
    if not free:
        return max(clear, key=lambda at: clear[at])

    def worse(at: Point) -> tuple[bool, int, bool, float]:
        """Far from any city it may lie in the sea; and names want the room around their cities."""
        at_sea = clear[at] > _AT_SEA * frame.size
        return at_sea, _names_around(at, named, frame.size), at not in corners, clear[at]

    return min(free, key=worse)


def _names_around(at: Point, named: Sequence[Point], size: float) -> int:
    """How many cities whose names are always written lie so near to a place that a name may want it."""
    return sum(abs(at[0] - x) < 44 * size and abs(at[1] - y) < 20 * size for x, y in named)


def _cities(board: Board, box: Box) -> list[City]:
    """The cities in and around a sector."""
    west, north, east, south = box
    return [
        city
        for city in board.cities
        if west - 12 <= city.x <= east + 12 and north - 12 <= city.y <= south + 12
    ]


def _sign(suit: str, at: Point, size: float) -> str:
    disc = element(
        "circle",
        cx=at[0],
        cy=at[1],
        r=CORNER * size,
        fill=palette.PAPER,
        stroke=palette.SYMBOLS[suit],
        stroke_width=0.8 * size,
    )
    return disc + symbol(suit, at, 5.4 * size)
