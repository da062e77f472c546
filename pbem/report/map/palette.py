"""The colours of the map; none stands alone: nations have letters, countries shapes, suits symbols."""

from __future__ import annotations

from collections.abc import Mapping

from pbem.records import dataclass


@dataclass(frozen=True)
class Colours:
    """A nation's: `fill` of her counters, `on` for what is written on it, `ink` for lines and letters."""

    fill: str
    on: str
    ink: str


NATIONS: Mapping[str, Colours] = {
    "Prussia": Colours("#2350b0", "#ffffff", "#1d3f8f"),
    "Hanover": Colours("#86c6f2", "#10202c", "#1f6398"),
    "Russia": Colours("#04351f", "#ffffff", "#04351f"),
    "Sweden": Colours("#b5e57c", "#17240a", "#47701a"),
    "Austria": Colours("#ffffff", "#1c1c1c", "#55504a"),
    "Imperial Army": Colours("#f6cb2e", "#221a00", "#7f5c00"),
    "France": Colours("#d03a3a", "#ffffff", "#a8221c"),
}
"""By nation; the colours that players know from the table."""

COUNTRIES: Mapping[str, str] = {
    "Prussia": "#3f62ad",
    "Hanover": "#5aa9dc",
    "Sweden": "#7fb23c",
    "Austria": "#8a837a",
    "Saxony": "#d9822b",
    "Empire": "#c9a227",
    "Poland": "#a06aa8",
}
"""The wash along a country's borders, and the colour of its cities."""

SUITS: Mapping[str, str] = {"S": "#d5d5e4", "C": "#d9edcd", "H": "#f5dcd8", "D": "#fbf4c6"}
"""The tint of a sector's ground."""

SYMBOLS: Mapping[str, str] = {"S": "#39445c", "C": "#2f6a2c", "H": "#b03a2e", "D": "#96690a"}
"""A sector's symbol."""

PAPER = "#fbf6e9"
LAND = "#f3ead3"
WATER = "#cfdfe4"
SHORE = "#a9c3cd"
"""The lines on the water along the coast."""
COAST = "#6f8a94"
INK = "#2b241a"
FAINT = "#5f5443"
ROAD = "#a08a66"
MAIN = "#7a5a30"
CASING = "#fdf9ee"
RIVER = "#b5cfd7"
"""Pale enough to lie below names and roads on every ground."""
ALARM = "#b3121d"
"""A question mark's."""
