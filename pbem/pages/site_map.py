"""The map of a page in two parts: the ground, which never changes, and what lies on it in one turn.

A page holds the ground once. What lies on it is a tenth of that, and there is one for each turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from html import escape

from pbem.data.tongues import Tongue
from pbem.engine.board import Board
from pbem.pages.light_svg import cities_as_points, looks_as_classes, shapes_once, signs_once, without_words
from pbem.patterns import compiled
from pbem.report.layout import one_line
from pbem.report.map.drawing import MapParts, map_parts
from pbem.report.map.frame import WIDTH
from pbem.report.map.svg import ABOVE_GROUND, FONT
from pbem.report.view import View

SVG = "http://www.w3.org/2000/svg"

_NAMED_TWICE = compiled(r' aria-label="([^"]*)"(?=[^>]*><title>\1</title>)')
"""A sign that bears its words as a title needs no other label."""

# Two patterns, for each begins with what can be looked for quickly.
_POINTS = compiled(r"url\(#([\w-]+)\)"), compiled(r"href=\"#([\w-]+)\"")


class Split:
    """A map as two pictures of one width that lie upon each other, each a whole SVG; what is upon may go on
    below the ground."""

    def __init__(self, parts: MapParts) -> None:
        self._parts = parts

    @cached_property
    def ground(self) -> str:
        """What never changes."""
        part = self._parts.part
        layers = "".join(one.drawn for one in self._parts.layers if one.same).replace(ABOVE_GROUND, "")
        box = f"0 0 {WIDTH} {round(part.top + part.height, 1):g}"
        # Waves of the coast would run over the edge of the map.
        framed = f'<g clip-path="url(#map-frame)">{shapes_once(layers)}</g>'
        whole = _whole(framed, self._parts.symbols, box, 'class="map-ground"')
        return cities_as_points(without_words(whole))  # it is shown as a picture, which cannot be pointed at

    @cached_property
    def upon(self) -> str:
        """What lies on it, with the text around the map."""
        layers = "".join(one.drawn for one in self._parts.layers if not one.same)
        layers, kinds = signs_once(layers)
        inside = layers + "".join(self._parts.around)
        whole = _whole(inside, self._parts.symbols, self._parts.box, 'class="map-upon" role="group"', kinds)
        return looks_as_classes(_NAMED_TWICE.sub("", whole))

    @property
    def label(self) -> str:
        """In words what can be seen."""
        return f"{one_line(self._parts.title)}. {one_line(self._parts.words)}"


def split(view: View, board: Board, tongue: Tongue) -> Split:
    """The map of a view in two parts."""
    return Split(map_parts(view, board, tongue=tongue))


def _whole(inside: str, symbols: Mapping[str, str], box: str, about: str, kinds: str = "") -> str:
    """A whole SVG with the symbols that it points to and no others, and its `kinds` of signs."""
    wanted = {one for points in _POINTS for one in points.findall(inside)}
    needed = "".join(drawn for name, drawn in symbols.items() if name in wanted)
    defined = f"<defs>{needed}{kinds}</defs>" if needed or kinds else ""
    return f'<svg xmlns="{SVG}" viewBox="{box}" font-family="{escape(FONT)}" {about}>{defined}{inside}</svg>'
