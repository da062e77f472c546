"""The colours of a small picture of the map: the same in all of them, so that none has to be counted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import dist

from pbem.report.map import palette

Colour = tuple[int, int, int]
"""Red, green and blue, 0 to 255."""

APART = 20
"""Colours nearer to each other than this (in RGB, by straight distance) count as one; but not grounds."""

EDGES = (0.25, 0.5, 0.75)
"""How much of the ink the edges of letters have."""


@cache
def few_colours() -> tuple[Colour, ...]:
    """The colours, those of grounds first."""
    chosen = list(_grounds())
    for colour in (*_signs(), *_edges()):
        if all(dist(colour, one) > APART for one in chosen):
            chosen.append(colour)
    return tuple(chosen)


def _grounds() -> Iterator[Colour]:
    names = palette.PAPER, palette.WATER, palette.LAND, *palette.SUITS.values(), "#ffffff"
    yield from map(rgb, names)


def _signs() -> Iterator[Colour]:
    """Lines and letters, nations, cities and suits."""
    lines = palette.INK, palette.MAIN, palette.ROAD, palette.SHORE, palette.ALARM
    nations = (name for one in palette.NATIONS.values() for name in (one.fill, one.on, one.ink))
    yield from map(rgb, (*lines, *nations, *palette.COUNTRIES.values(), *palette.SYMBOLS.values()))


def _edges() -> Iterator[Colour]:
    """Between ink and paper."""
    ink, paper = rgb(palette.INK), rgb(palette.PAPER)
    for part in EDGES:
        red, green, blue = (round(a * part + b * (1 - part)) for a, b in zip(ink, paper, strict=True))
        yield red, green, blue


def rgb(name: str) -> Colour:
    """A colour by its name, `#` and six figures."""
    return int(name[1:3], 16), int(name[3:5], 16), int(name[5:], 16)
