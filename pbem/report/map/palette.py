"""The colours of the map; none stands alone: nations have letters, countries shapes, suits symbols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Colours:
    """A nation's: `fill` of her counters, `on` for what is written on it, `ink` for lines and letters."""

    fill: str
    on: str
    ink: str


NATIONS: Mapping[str, Colours] = {
    "Prussia": Colours("#1d3b7c", "#ffffff", "#1d3b7c"),
    "Hanover": Colours("#8cc4ee", "#10202c", "#1f6398"),
    "Russia": Colours("#0b4a2c", "#ffffff", "#0b4a2c"),
    "Sweden": Colours("#b5de7c", "#17240a", "#47701a"),
    "Austria": Colours("#ffffff", "#1c1c1c", "#55504a"),
    "Imperial Army": Colours("#f6cb2e", "#221a00", "#7f5c00"),
    "France": Colours("#cf3b32", "#ffffff", "#a8221c"),
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

SUITS: Mapping[str, str] = {"S": "#dde0e2", "C": "#dfe8d3", "H": "#f4ddd3", "D": "#f7edc6"}
"""The tint of a sector's ground."""

SYMBOLS: Mapping[str, str] = {"S": "#8e97a3", "C": "#7f9a74", "H": "#cf8a7c", "D": "#c4a544"}
"""A sector's symbol."""

PAPER = "#fbf6e9"
LAND = "#f3ead3"
WATER = "#cfdfe4"
INK = "#2b241a"
FAINT = "#5f5443"
ROAD = "#a08a66"
MAIN = "#7a5a30"
CASING = "#fdf9ee"
ALARM = "#b3121d"
"""A question mark's."""
