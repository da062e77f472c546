"""The text around the map: the title above it, the pieces off the map and the legend below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from pbem.data.tongues import Tongue
from pbem.engine.phrase import phrase
from pbem.records import dataclass
from pbem.report.map import palette
from pbem.report.map.counters import Counter, draw_counter
from pbem.report.map.frame import BOARD, Box, Frame
from pbem.report.map.legend_signs import Explained, LegendSign, explained, legend_signs, nation_sign
from pbem.report.map.map_in_words import headline, moment
from pbem.report.map.svg import SERIF, element, group, moved, text_element
from pbem.report.map.text_width import width
from pbem.report.view import View
from pbem.report.view_records import NationRow

LEGENDS = ("no", "standing", "whole")
"""What may stand around a map: nothing but the title and the pieces off the map; the standing too; or the
standing and what every sign means."""

WHOLE = "whole"

SEA: Box = (20.0, 16.0, 500.0, 80.0)
"""The sea in the north-west of the board, where no city lies: there is room for words."""

_SIZE = 10.5
"""The size of the legend's letters, in pixels where the letters of the frame are 1."""

_ROW = 20.0
_LEFT = 14.0
_GAP = 16.0
_HEADING = 86.0
"""The least width that the headings take, in pixels."""


def above(view: View, part: Frame, tongue: Tongue) -> str:
    """The title of the map: the game, the theatre, and the time it shows."""
    return _scaled("layer title", _title(view, part, tongue), part) + framed(part)


def framed(part: Frame) -> str:
    """The frame around a part of the board."""
    return element(
        "rect",
        x=part.left + 1,
        y=part.top,
        width=part.width - 2,
        height=part.height,
        fill="none",
        stroke=palette.INK,
        stroke_width=1.6,
    )


def _scaled(class_: str, content: Iterable[str], part: Frame) -> str:
    """A group of words around the map, in the size of its frame."""
    scale = None if part.letters == 1 else f"scale({part.letters})"
    return group(class_, content, transform=scale, font_size=_SIZE, fill=palette.INK)


def _title(view: View, part: Frame, tongue: Tongue) -> Iterator[str]:
    serif = {"font_family": SERIF, "fill": palette.INK}
    yield text_element((_LEFT, 26), headline(view, part, tongue), font_size=20, font_weight="bold", **serif)
    when, end = tongue.say(moment(view)), part.width / part.letters - _LEFT
    yield text_element((end, 26), when[:1].upper() + when[1:], font_size=15, text_anchor="end", **serif)


# ------------------------------------------------------------------------------------------ on the sea


def sea(part: Frame) -> Box | None:
    """The room for words on the sea in the picture; None if the map is not of the whole board."""
    if part.box != BOARD:
        return None
    return *part.at(*SEA[:2]), *part.at(*SEA[2:])


def at_sea(view: View, part: Frame, tongue: Tongue, legend: str) -> str:
    """The standing, and on a poster what the signs mean too, where nothing but water is."""
    room = sea(part)
    if room is None or legend == "no":
        return ""
    standing = _standing(view, tongue)
    if _is_poster(part, legend):
        rows = [standing, *_legend(explained(view), tongue)]
        shown, end = _rows(rows, _start(rows), 8, _PANEL, tongue)
        return _panel(room, _PANEL, end + 4, shown)
    heading, signs = standing
    wide = max(sum(one.wide + _GAP for one in signs), width(heading, _SIZE, bold=True) + _LEFT) + _LEFT
    title, _ = _rows([(heading, [])], _LEFT, 6, wide, tongue)
    shown, end = _rows([("", signs)], _LEFT, 26, wide, tongue)
    return _panel(room, wide, end + 2, (*title, *shown))


_PANEL = 900.0
"""How wide the words are on the sea of a poster, before they are fitted to it."""


def _panel(room: Box, wide: float, high: float, content: Iterable[str]) -> str:
    """Words on paper, as large as the room allows."""
    left, top, right, bottom = room
    scale = min((right - left) / wide, (bottom - top) / high)
    paper = element(
        "rect", width=wide, height=high, rx=3, fill=palette.PAPER, fill_opacity=0.85, stroke=palette.FAINT
    )
    return group(
        "layer standing",
        (paper, *content),
        transform=moved((left, top), scale),
        font_size=_SIZE,
        fill=palette.INK,
    )


def _is_poster(part: Frame, legend: str) -> bool:
    return legend == WHOLE and part.letters > 1


def _standing(view: View, tongue: Tongue) -> _Row:
    """The objectives of each nation that wants some: those she holds, and how many she needs."""
    rows = [row for row in view.nations if row.objectives and not row.quit]
    signs = (nation_sign(row.name, row.letter, f"{row.held}/{row.needed}") for row in rows)
    return tongue.say(phrase("Objectives: held / needed")), [_item(one) for one in signs]


# -------------------------------------------------------------------------------------------- below


@dataclass(frozen=True)
class _Item:
    """One sign in a row of the legend: its width with its text, the sign, and the text."""

    wide: float
    sign: LegendSign | Counter
    meaning: str


_Row = tuple[str, list[_Item]]


def below(view: View, part: Frame, tongue: Tongue, legend: str, right: float) -> tuple[str, float]:
    """What is drawn below the map as far as `right`, and where that ends."""
    off, standing = _off_map(view, tongue), []
    if legend != "no" and sea(part) is None:
        standing.append(_standing(view, tongue))
    has_signs = legend == WHOLE and not (sea(part) and _is_poster(part, legend))
    signs = _legend(explained(view), tongue) if has_signs else ()
    start, right = _start((*off, *standing, *signs)), right / part.letters
    shown, top = _rows(off, start, (part.top + part.height) / part.letters + 8, right, tongue)
    first, top = _rows(standing, start, top, right, tongue)
    rows, top = _drawn_legend(explained(view), start, top, right, tongue) if has_signs else ("", top)
    drawn = _scaled("layer off-map", shown, part) + _scaled("layer legend", (*first, rows), part)
    return drawn, (top + 6 if off or standing or signs else top - 7) * part.letters


def _start(rows: Iterable[_Row]) -> float:
    """Where items begin, right of all headings. A reader's own font may be wider than ours."""
    return _LEFT + max((_HEADING, *(1.15 * width(name, _SIZE, bold=True) + 14 for name, _ in rows)))


def _off_map(view: View, tongue: Tongue) -> list[_Row]:
    """The pieces that are not on the map, nation by nation; no row if there are none."""
    items = [_Item(one.wide(1.0), one, "") for row in view.nations for one in _gone(row)]
    return [(tongue.say(phrase("Off the map")), items)] if items else []


@lru_cache(maxsize=16)
def _legend(of: Explained, tongue: Tongue) -> tuple[_Row, ...]:
    return tuple((name, [_item(one) for one in signs]) for name, signs in legend_signs(of, tongue))


# It is the same on most maps of a game.
@lru_cache(maxsize=32)
def _drawn_legend(of: Explained, start: float, top: float, right: float, tongue: Tongue) -> tuple[str, float]:
    """What every sign means, and where that ends."""
    rows, end = _rows(_legend(of, tongue), start, top, right, tongue)
    return "".join(rows), end


def _item(one: LegendSign) -> _Item:
    return _Item(one.wide + width(one.meaning, _SIZE), one, one.meaning)


def _gone(row: NationRow) -> Iterator[Counter]:
    for piece in row.off_map:
        yield Counter(row.name, row.letter, piece.kind, "", "", (piece,))


def _rows(
    rows: Iterable[_Row], start: float, top: float, right: float, tongue: Tongue
) -> tuple[list[str], float]:
    """Rows one below the other, and where they end: a heading, and its items in as many lines as it takes."""
    drawn = []
    for name, items in rows:
        heading = {"font_weight": "bold", "font_family": SERIF}
        drawn.append(text_element((_LEFT, top + 13), name, **heading) if name else "")
        x = start
        for item in items:
            if x + item.wide > right - _LEFT:
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
    words = text_element((x + item.sign.wide, top + 13), item.meaning)
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
