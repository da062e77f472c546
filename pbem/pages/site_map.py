"""The map of a page in two parts: the ground, which never changes, and what lies on it in one turn.

A page holds the ground once. What lies on it is a tenth of that, and there is one for each turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from html import escape
from xml.etree import ElementTree as xml

from pbem.data.tongues import Tongue
from pbem.engine.board import Board
from pbem.report.map.drawing import draw_map
from pbem.report.map.svg import GROUND
from pbem.report.view import View

SVG = "http://www.w3.org/2000/svg"

SAME = (GROUND, "cities")
"""The classes of layers that look the same in every turn."""

_POINTS = re.compile(r"url\(#([\w-]+)\)|href=\"#([\w-]+)\"")


class Split:
    """A map as two pictures of one width that lie upon each other, each a whole SVG; what is upon may go on
    below the ground."""

    def __init__(self, root: xml.Element) -> None:
        self._root = root
        self._known = {name: one for one in root.iter() if (name := one.get("id"))}

    @cached_property
    def ground(self) -> str:
        """What never changes."""
        frame = self._known["map-frame"][0]
        bottom = float(frame.get("y") or 0) + float(frame.get("height") or 0)
        return _apart(self._root, self._known, f"0 0 {self._root.get('width')} {bottom:g}", ground=True)

    @cached_property
    def upon(self) -> str:
        """What lies on it."""
        return _apart(self._root, self._known, self._root.get("viewBox") or "", ground=False)

    @property
    def label(self) -> str:
        """In words what can be seen."""
        return f"{self._known['map-title'].text}. {self._known['map-desc'].text}"


def split(view: View, board: Board, tongue: Tongue) -> Split:
    """The map of a view in two parts."""
    xml.register_namespace("", SVG)
    return Split(xml.fromstring(draw_map(view, board, tongue=tongue)))


def _apart(root: xml.Element, known: dict[str, xml.Element], box: str, *, ground: bool) -> str:
    """One part as a whole SVG with the definitions that it needs and no others."""
    inside = "".join(_written(one) for one in _parts(root, ground=ground))
    elsewhere = {name: one for name, one in known.items() if f' id="{name}"' not in inside}
    needed = _needed(inside, {name: _written(one) for name, one in elsewhere.items()})
    defined = f"<defs>{''.join(needed)}</defs>" if needed else ""
    about = 'class="map-ground"' if ground else 'class="map-upon" role="group"'
    opened = (
        f'<svg xmlns="{SVG}" viewBox="{box}" font-family="{escape(root.get("font-family") or "")}" {about}>'
    )
    return f"{opened}{defined}{inside}</svg>"


def _parts(root: xml.Element, *, ground: bool) -> Iterator[xml.Element]:
    """The elements of a part in order: the layers in their frame, the legend upon them."""
    for one in root:
        name = one.tag.removeprefix(f"{{{SVG}}}")
        if name in ("title", "desc", "defs"):
            continue
        if name == "g" and one.get("clip-path"):
            yield from (layer for layer in one if _is_ground(layer) == ground and not _defines(layer))
        elif name != "rect" and not ground:
            yield one


def _defines(element: xml.Element) -> bool:
    return element.tag == f"{{{SVG}}}defs"


def _is_ground(layer: xml.Element) -> bool:
    kind = (layer.get("class") or "").removeprefix("layer ")
    return kind in SAME or layer.tag == f"{{{SVG}}}rect"


def _needed(text: str, known: dict[str, str]) -> list[str]:
    """The definitions that a text points to, and those that these point to; in the order of the map."""
    wanted: set[str] = set()
    looked = [text]
    while looked:
        names = {one or other for one, other in _POINTS.findall(looked.pop())} - wanted
        names &= known.keys()
        wanted |= names
        looked += [known[name] for name in names]
    return [text for name, text in known.items() if name in wanted]


def _written(element: xml.Element) -> str:
    return xml.tostring(element, encoding="unicode").replace(f' xmlns="{SVG}"', "").strip()
