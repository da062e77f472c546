"""A map read back: what is drawn on it, where, and how much room its words take."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import NamedTuple

from pbem.data.rules import rules_for
from pbem.report.map import draw_map
from pbem.report.map.frame import FIGHTING, THEATRES, TOP, Frame, frame
from pbem.report.map.text_width import width
from pbem.report.view import View

SVG = "{http://www.w3.org/2000/svg}"
BOARD = rules_for().board
PARTS: tuple[str | None, ...] = (None, *THEATRES, FIGHTING)


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: Box, slack: float = 0.6) -> bool:
        """Whether two boxes share more than a hair's breadth."""
        return (
            self.left + slack < other.right
            and other.left + slack < self.right
            and self.top + slack < other.bottom
            and other.top + slack < self.bottom
        )


class Drawn:
    """A map as elements."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root = ET.fromstring(svg)

    def layer(self, name: str) -> list[ET.Element]:
        """The layers of a class, in order; a layer's class may say more."""
        found = (one for one in self.root.iter(f"{SVG}g") if one.get("class", "").startswith("layer "))
        return [one for one in found if name in one.get("class", "").split()]

    def in_layer(self, name: str) -> list[ET.Element]:
        return [child for layer in self.layer(name) for child in layer]

    def texts(self) -> str:
        """All that can be read or heard."""
        return " ".join(t for one in self.root.iter() for t in (one.text, one.get("aria-label")) if t)


def framed(view: View, theatre: str | None) -> Frame:
    return frame(view, BOARD, theatre, TOP)


def where(shown: Frame, key: str) -> tuple[float, float]:
    """A city's point on the map."""
    return shown.of(BOARD.cities[BOARD.index[key]])


def title(element: ET.Element) -> str:
    found = element.find(f"{SVG}title")
    assert found is not None and found.text
    return found.text


def numbers(text: str) -> list[float]:
    return [float(one) for one in re.findall(r"-?\d*\.?\d+", text)]


def path(data: str) -> list[tuple[float, float]]:
    """The points of a path of straight steps."""
    x = y = 0.0
    found = []
    for kind, rest in re.findall(r"([Ml])([^Mlz]*)", data):
        a, b = numbers(rest)
        x, y = (a, b) if kind == "M" else (x + a, y + b)
        found.append((x, y))
    return found


def word_boxes(layers: list[ET.Element]) -> Iterator[tuple[str, Box]]:
    """The words of layers, each with the room it takes; the capitals' height is 0.72 of the letters' size."""
    for layer in layers:
        size, bold = float(layer.get("font-size", "0")), layer.get("font-weight") == "bold"
        for one in layer.iter(f"{SVG}text"):
            half = width(one.text or "", size, bold=bold) / 2
            x, y = float(one.get("x", "0")), float(one.get("y", "0"))
            yield one.text or "", Box(x - half, y - 0.74 * size, x + half, y + 0.18 * size)


def counter_boxes(drawn: Drawn) -> Iterator[tuple[str, Box]]:
    """The pieces' names and the room their counters take: a stack's rectangles, or a wagon and its wheels."""
    for one in drawn.in_layer("pieces"):
        points = [point for part in one.iter() for point in _corners(part)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        yield one.get("data-piece", ""), Box(min(xs), min(ys), max(xs), max(ys))


def _corners(part: ET.Element) -> list[tuple[float, float]]:
    """The corners of a counter's part, or of the box around it."""
    told = {name: float(part.get(name, "0")) for name in ("x", "y", "width", "height", "cx", "cy", "r")}
    if part.tag == f"{SVG}rect":
        return [(told["x"], told["y"]), (told["x"] + told["width"], told["y"] + told["height"])]
    if part.tag == f"{SVG}circle":
        return [(told["cx"] + sign * told["r"], told["cy"] + sign * told["r"]) for sign in (-1, 1)]
    return path(part.get("d", "")) if part.get("class") == "wagon" else []


_DRAWN: dict[tuple[int, str | None], tuple[View, Drawn]] = {}


def drawn(shown: View, theatre: str | None = None) -> Drawn:
    """The map of a view, drawn once."""
    key = id(shown), theatre
    if key not in _DRAWN:
        _DRAWN[key] = shown, Drawn(draw_map(shown, BOARD, theatre=theatre))
    return _DRAWN[key][1]
