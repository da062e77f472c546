"""The lowest layers of the map: water, land, sectors with their suits, countries, roads."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from pbem.data.outlines import outlines
from pbem.data.tongues import Tongue
from pbem.engine.board import Board
from pbem.report.map import palette
from pbem.report.map.borders import borders, water_lines
from pbem.report.map.frame import Box, Frame
from pbem.report.map.rivers import rivers
from pbem.report.map.suits import large_symbols, suit_of_sectors
from pbem.report.map.svg import SERIF, Point, element, group, path_data, text_element
from pbem.report.map.text_width import width

WASH, LINE = 1.9, 0.6
"""How far a country's colour reaches inwards from its border, palely and strongly, in pixels at a size of 1.
Two countries meet there: both sides together are still thinner than a main road, and than a minor one."""


@lru_cache(maxsize=16)
def ground(board: Board, frame: Frame) -> str:
    """Water, land, tints and symbols of sectors, rivers, and the borders of countries, cut to the frame; of a
    plain one no more than water, land and tints."""
    rings = {name: _inside(outline, frame) for name, outline in outlines().items()}
    shown = {name: outline for name, outline in rings.items() if outline}
    return "".join(
        (
            _definitions(shown, frame),
            element("rect", fill=palette.WATER, **_area(frame)),
            water_lines(frame),
            group("layer land", (_use(name, fill=palette.LAND) for name in shown)),
            group("layer sectors", _sectors(board, frame), clip_path="url(#map-land)"),
            *(() if frame.plain else _on_the_land(board, shown, frame)),
        )
    )


def _on_the_land(board: Board, rings: Mapping[str, list[list[Point]]], frame: Frame) -> Iterator[str]:
    yield rivers(board, frame)
    yield group("layer countries", _countries(rings, frame))
    yield borders(frame)


def _area(frame: Frame) -> dict[str, object]:
    return {
        "x": frame.left,
        "y": frame.top,
        "width": frame.width,
        "height": frame.height,
    }


def _inside(rings: Sequence[Sequence[Point]], frame: Frame) -> list[list[Point]]:
    """The rings in the picture, cut off a little outside the frame."""
    west, north, east, south = frame.box
    # The cut edges are drawn as borders too: 20 units outside the frame nobody sees them.
    box = west - 20, north - 20, east + 20, south + 20
    cut = (_cut(list(map(tuple, ring)), box) for ring in rings)  # type: ignore[arg-type]
    return [[frame.at(*point) for point in ring] for ring in cut if len(ring) > 2]


def _cut(ring: list[Point], box: Box) -> list[Point]:
    """A ring cut to a box (Sutherland and Hodgman)."""
    # One side of the box after the other; `sign` turns the comparison round for the right and bottom sides.
    for axis, limit, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        inside: list[Point] = []
        for start, end in pairwise([*ring, ring[0]] if ring else []):
            one, two = sign * (start[axis] - limit), sign * (end[axis] - limit)
            if one >= 0:
                inside.append(start)
            # The edge crosses the side: the crossing becomes a corner of the ring.
            if one * two < 0:
                part = one / (one - two)
                inside.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        ring = inside
    return ring


def _definitions(rings: Mapping[str, list[list[Point]]], frame: Frame) -> str:
    paths = (
        element(
            "path", id=f"land-{name}", fill_rule="evenodd", d="".join(path_data(r) + "z" for r in outline)
        )
        for name, outline in rings.items()
    )
    clips = (
        element("clipPath", element("use", href=f"#land-{name}", clip_rule="evenodd"), id=f"in-{name}")
        for name in rings
    )
    land = element("clipPath", *(element("use", href=f"#land-{name}") for name in rings), id="map-land")
    return element("defs", *paths, *clips, land)


def _use(country: str, **attributes: object) -> str:
    return element("use", href=f"#land-{country}", **attributes)


# ------------------------------------------------------------------------------------------ sectors


def _sectors(board: Board, frame: Frame) -> Iterator[str]:
    suits = suit_of_sectors(board)
    for name, box in board.sectors.items():
        (x, y), (right, bottom) = frame.at(*box[:2]), frame.at(*box[2:])
        yield element(
            "rect",
            x=x,
            y=y,
            width=right - x,
            height=bottom - y,
            fill=palette.SUITS[suits[name]],
            stroke=palette.CASING,
            stroke_width=1.6 * frame.size,
            data_sector=name,
        )
    # In small pictures the tints and the signs in the corners tell the suits.
    if not frame.plain:
        yield from large_symbols(board, frame)


# ---------------------------------------------------------------------------------------- countries


def _countries(rings: Mapping[str, list[list[Point]]], frame: Frame) -> Iterator[str]:
    """Each country's border, with a wash of its colour along the inside."""
    for name in rings:
        colour = palette.COUNTRIES[name]
        # Half of each stroke lies outside the border; the clip path takes that half away.
        wash = _use(name, fill="none", stroke=colour, stroke_width=2 * WASH * frame.size, stroke_opacity=0.34)
        thin = _use(name, fill="none", stroke=colour, stroke_width=2 * LINE * frame.size, stroke_opacity=0.5)
        yield element("g", wash, thin, clip_path=f"url(#in-{name})", data_country=name)


_NAMES = (
    ("Prussia", 436, 246, 19), ("Prussia", 690, 462, 16), ("Prussia", 905, 92, 14), ("Prussia", 580, 120, 14),
    ("Hanover", 160, 258, 15), ("Sweden", 368, 142, 8), ("Austria", 530, 602, 19), ("Saxony", 400, 462, 15),
    ("Empire", 112, 562, 17), ("Empire", 300, 200, 11), ("Poland", 790, 330, 24),
)  # fmt: skip
"""Where on a country its name is written, and how large, in the board's units."""

_LETTERS: dict[str, object] = {
    "font_family": SERIF, "text_anchor": "middle", "fill": palette.FAINT, "fill_opacity": 0.42,
}  # fmt: skip


def country_names(frame: Frame, tongue: Tongue) -> str:
    """The names of the countries, spaced out over the ground."""
    return group("layer country-names", _names(frame, tongue), **_LETTERS)


def _names(frame: Frame, tongue: Tongue) -> Iterator[str]:
    for name, x, y, size in _NAMES:
        letters, height = tongue.name(name).upper(), size * frame.scale**0.6
        half = (width(letters, height) + 0.35 * height * len(letters)) / 2
        at = frame.at(x, y)
        if (
            frame.left + 4 < at[0] - half
            and at[0] + half < frame.left + frame.width - 4
            and _is_within(at[1], frame)
        ):
            yield text_element(at, letters, font_size=height, letter_spacing=height * 0.35)


def _is_within(y: float, frame: Frame) -> bool:
    return frame.top + 20 < y < frame.top + frame.height - 4


# -------------------------------------------------------------------------------------------- roads


@lru_cache(maxsize=16)
def roads(board: Board, frame: Frame) -> str:
    """All roads; main roads thick with a light core."""
    minor, main = (_paths(board, frame, kind) for kind in (0, 1))
    thick = _path(main, palette.MAIN, 4.0 * frame.size, "roads main")
    drawn = thick if frame.plain else road(main, frame.size, main=True)
    return group("layer roads", (road(minor, frame.size, main=False), drawn))


def _paths(board: Board, frame: Frame, main: int) -> str:
    seen = (pair for pair in _pairs(board, main) if _seen(board, frame, pair))
    return "".join(path_data(frame.of(board.cities[city]) for city in way) for way in _ways(seen))


def road(data: str, size: float, *, main: bool) -> str:
    """A path drawn as a road."""
    if not main:
        return _path(data, palette.ROAD, 1.3 * size, "roads minor")
    casing = _path(data, palette.MAIN, 4.0 * size, "roads main")
    return casing + _path(data, palette.PAPER, 1.7 * size, "roads main core")


def _path(data: str, colour: str, wide: float, class_: str) -> str:
    if not data:
        return ""
    return element(
        "path",
        class_=class_,
        d=data,
        fill="none",
        stroke=colour,
        stroke_width=wide,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@lru_cache(maxsize=4)
def _pairs(board: Board, main: int) -> tuple[tuple[int, int], ...]:
    """The main roads, or the others, each once."""
    return tuple(
        (one, other)
        for one, others in enumerate(board.neighbours)
        for other in others
        if one < other and (other in board.main[one]) == bool(main)
    )


def _seen(board: Board, frame: Frame, pair: tuple[int, int]) -> bool:
    return any(frame.holds(board.cities[city]) for city in pair)


def _ways(pairs: Iterable[tuple[int, int]]) -> Iterator[list[int]]:
    """The roads between these cities as ways over many of them, each road once: that takes less to write."""
    left: dict[int, list[int]] = defaultdict(list)
    for one, other in pairs:
        left[one].append(other)
        left[other].append(one)
    # From cities with an odd number of roads first: each way that begins elsewhere would be one more.
    for city in sorted(left, key=lambda one: -(len(left[one]) % 2)):
        while left[city]:
            way = [city]
            while left[way[-1]]:
                way.append(left[way[-1]].pop())
                left[way[-1]].remove(way[-2])
            yield way
