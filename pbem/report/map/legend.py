"""The text around the map: the title above it, the pieces off the map and the legend below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.data.tongues import Tongue
from pbem.engine.phrase import phrase
from pbem.records import dataclass
from pbem.report.map import palette
from pbem.report.map.counters import Counter, draw_counter
from pbem.report.map.frame import WIDTH, Frame
from pbem.report.map.legend_signs import LegendSign, legend_signs
from pbem.report.map.map_in_words import headline, moment
from pbem.report.map.svg import SERIF, element, group, text_element
from pbem.report.map.text_width import width
from pbem.report.view import View
from pbem.report.view_records import NationRow

TOP = 40.0
"""The height of the title."""

_SIZE = 10.5
"""The size of the legend's letters, in pixels."""

_ROW = 20.0
_LEFT = 14.0
_GAP = 16.0
_HEADING = 86.0
"""The least width that the headings take, in pixels."""


def above(view: View, part: Frame, tongue: Tongue) -> str:
    """The title of the map: the game, the theatre, and the time it shows."""
    return group("layer title", _title(view, part, tongue))


def _title(view: View, part: Frame, tongue: Tongue) -> Iterator[str]:
    serif = {"font_family": SERIF, "fill": palette.INK}
    yield text_element((_LEFT, 26), headline(view, part, tongue), font_size=20, font_weight="bold", **serif)
    when = tongue.say(moment(view))
    yield text_element(
        (WIDTH - _LEFT, 26), when[:1].upper() + when[1:], font_size=15, text_anchor="end", **serif
    )
    yield element(
        "rect",
        x=1,
        y=part.top,
        width=WIDTH - 2,
        height=part.height,
        fill="none",
        stroke=palette.INK,
        stroke_width=1.6,
    )


# -------------------------------------------------------------------------------------------- below


@dataclass(frozen=True)
class _Item:
    """One sign in a row of the legend: its width with its text, the sign, and the text."""

    wide: float
    sign: LegendSign | Counter
    meaning: str


def below(view: View, part: Frame, tongue: Tongue) -> tuple[str, float]:
    """What is drawn below the map, and where the picture ends."""
    off, legend = _off_map(view, tongue), list(_legend(view, part, tongue))
    start = _LEFT + max(_HEADING, *(width(name, _SIZE, bold=True) + 14 for name, _ in (*off, *legend)))
    shown, top = _rows(off, start, part.top + part.height + 8, tongue)
    rows, top = _rows(legend, start, top, tongue)
    return group("layer off-map", shown) + group("layer legend", rows), top + 6


_Row = tuple[str, list[_Item]]


def _off_map(view: View, tongue: Tongue) -> list[_Row]:
    """The pieces that are not on the map, nation by nation; no row if there are none."""
    items = [_Item(one.wide(1.0), one, "") for row in view.nations for one in _gone(row)]
    return [(tongue.say(phrase("Off the map")), items)] if items else []


def _legend(view: View, part: Frame, tongue: Tongue) -> Iterator[_Row]:
    for name, signs in legend_signs(view, part, tongue):
        yield name, [_Item(one.wide + width(one.meaning, _SIZE), one, one.meaning) for one in signs]


def _gone(row: NationRow) -> Iterator[Counter]:
    for piece in row.off_map:
        yield Counter(row.name, row.letter, piece.kind, "", "", (piece,))


def _rows(rows: Iterable[_Row], start: float, top: float, tongue: Tongue) -> tuple[list[str], float]:
    """Rows one below the other, and where they end: a heading, and its items in as many lines as it takes."""
    drawn = []
    for name, items in rows:
        drawn.append(
            text_element((_LEFT, top + 13), name, font_size=_SIZE, font_weight="bold", font_family=SERIF)
        )
        x = start
        for item in items:
            if x + item.wide > WIDTH - _LEFT:
                x, top = start, top + _ROW
            drawn.append(_drawn(item, x, top, tongue))
            x += item.wide + _GAP
        top += _ROW + 2
    return drawn, top


def _drawn(item: _Item, x: float, top: float, tongue: Tongue) -> str:
    if isinstance(item.sign, Counter):
        box = x, top + 1, x + item.wide, top + 17
        sign = draw_counter(item.sign, box, (x, top), 1.0, tongue)
        return sign + (_crossed(box) if item.sign.pieces[0].gone else "")
    words = text_element(
        (x + item.sign.wide, top + 13), item.meaning, font_size=_SIZE, fill=palette.INK, class_="said"
    )
    return item.sign.draw(x, top + 9) + words


def _crossed(box: tuple[float, float, float, float]) -> str:
    """Struck out: out of the game for good."""
    left, top, right, bottom = box
    return element(
        "path",
        d=f"M{left:.1f} {bottom:.1f}L{right:.1f} {top:.1f}",
        stroke=palette.ALARM,
        stroke_width=2,
        class_="gone",
    )
