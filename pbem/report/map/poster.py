"""A poster: the board with the name of every city, on one sheet of A3 or on four of A4 to be glued together.

A sheet is an SVG in millimetres. Neighbouring pages show the same strip of the map, with the same crosses on
it: where these lie upon each other the pages fit.
"""

from __future__ import annotations

from collections.abc import Iterator

from pbem.data.tongues import Tongue
from pbem.data.tongues import tongue as tongue_of
from pbem.engine.board import Board
from pbem.engine.phrase import phrase
from pbem.records import dataclass
from pbem.report.map import palette
from pbem.report.map.drawing import MapParts, content, poster_parts
from pbem.report.map.legend import WHOLE
from pbem.report.map.svg import ABOVE_GROUND, FONT, Point, clean, element, path_data, text_element
from pbem.report.view import View

SHEETS = {1: (420.0, 297.0), 4: (297.0, 210.0)}
"""By the number of pages the width and height of one: A3, or A4 across."""

MARGIN = 8.0
"""What a printer leaves white, in millimetres."""

OVERLAP = 12.0
"""How much of the map neighbouring pages share, in millimetres."""

_CROSS = 3.0
"""How far the arms of a cross reach, in millimetres."""


@dataclass(frozen=True)
class _Paper:
    """The paper of a poster: how many pages lie beside and below each other, and the size of one."""

    side: int
    width: float
    height: float

    @property
    def inside(self) -> tuple[float, float]:
        """The width and height of what is printed on a page."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN

    def start(self, column: int, row: int) -> Point:
        """The left upper corner of a page's print, on the whole poster."""
        wide, high = self.inside
        return column * (wide - OVERLAP), row * (high - OVERLAP)

    @property
    def whole(self) -> Point:
        """The width and height of the whole poster's print."""
        (wide, high), (left, top) = self.inside, self.start(self.side - 1, self.side - 1)
        return left + wide, top + high

    def crosses(self) -> Iterator[Point]:
        """Where crosses lie on the whole poster: along the middle of the strips that pages share."""
        wide, high = self.whole
        for number in range(1, self.side):
            x, y = (start + OVERLAP / 2 for start in self.start(number, number))
            yield from ((x, high * part) for part in (0.04, 0.27, 0.73, 0.96))
            yield from ((wide * part, y) for part in (0.04, 0.27, 0.73, 0.96))


def draw_poster(
    view: View, board: Board, *, pages: int = 1, tongue: Tongue | None = None, legend: str = WHOLE
) -> list[str]:
    """The sheets of a poster as SVG, row by row; `pages` is one of `SHEETS`, `legend` of `legend.LEGENDS`."""
    spoken = tongue or tongue_of("en")
    parts = poster_parts(view, board, spoken, legend)
    side = round(pages**0.5)
    paper = _Paper(side, *SHEETS[pages])
    places = [(column, row) for row in range(side) for column in range(side)]
    return [_sheet(parts, paper, place, number + 1, spoken) for number, place in enumerate(places)]


def _sheet(parts: MapParts, paper: _Paper, place: tuple[int, int], number: int, tongue: Tongue) -> str:
    (left, top), (wide, high) = paper.start(*place), paper.inside
    # The map in the middle of the whole poster, as large as fits: so many of its pixels are a millimetre.
    pixels = max(parts.part.width / paper.whole[0], parts.bottom / paper.whole[1])
    x = parts.part.width / 2 + (left - paper.whole[0] / 2) * pixels
    y = parts.bottom / 2 + (top - paper.whole[1] / 2) * pixels
    box = f"{x:.2f} {y:.2f} {wide * pixels:.2f} {high * pixels:.2f}"
    print_ = element("svg", content(parts), x=MARGIN, y=MARGIN, width=wide, height=high, viewBox=box)
    drawn = (
        element("title", clean(parts.title), id="map-title"),
        element("desc", clean(parts.words), id="map-desc"),
        element("rect", width=paper.width, height=paper.height, fill=palette.PAPER),
        print_.replace(ABOVE_GROUND, ""),
        *(_cross((at[0] - left + MARGIN, at[1] - top + MARGIN), paper) for at in paper.crosses()),
        _note(number, paper, tongue),
    )
    return element(
        "svg",
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {paper.width:.0f} {paper.height:.0f}",
        width=f"{paper.width:.0f}mm",
        height=f"{paper.height:.0f}mm",
        role="img",
        aria_labelledby="map-title map-desc",
        font_family=FONT,
        class_="pbem-map poster",
    )


def _cross(at: Point, paper: _Paper) -> str:
    """A cross, if it lies on the page."""
    (x, y), (wide, high) = at, paper.inside
    if not (MARGIN <= x <= MARGIN + wide and MARGIN <= y <= MARGIN + high):
        return ""
    arms = path_data([(x - _CROSS, y), (x + _CROSS, y)]) + path_data([(x, y - _CROSS), (x, y + _CROSS)])
    return element("path", d=arms, fill="none", stroke=palette.ALARM, stroke_width=0.2, class_="cross")


def _note(number: int, paper: _Paper, tongue: Tongue) -> str:
    """On a page of several, in its margin: which it is, and what to do with it."""
    if paper.side == 1:
        return ""
    pages = paper.side**2
    told = tongue.say(
        phrase(
            "Page {number} of {pages}. Cut one of two neighbouring pages at the edge of its map and glue it "
            "onto the other, cross upon cross.",
            number=number,
            pages=pages,
        )
    )
    return text_element((MARGIN, MARGIN - 2.5), told, font_size=3, fill=palette.INK, class_="page")
