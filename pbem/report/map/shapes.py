"""The shapes of the map, drawn around (0, 0), one unit to each side or a little more."""

from __future__ import annotations

from collections.abc import Mapping

SUITS: Mapping[str, str] = {
    "S": "M0-1C.2-.5 .95-.1 .95.4C.95.85.4.95.14.6C.18.85.3.95.45 1H-.45C-.3.95-.18.85-.14.6"
    "C-.4.95-.95.85-.95.4C-.95-.1-.2-.5 0-1Z",
    "C": "M0-1A.45.45 0 0 1 .32-.23A.45.45 0 1 1 .12.42C.16.75.28.9.45 1H-.45C-.28.9-.16.75-.12.42"
    "A.45.45 0 1 1-.32-.23A.45.45 0 0 1 0-1Z",
    "H": "M0 1C-.25.55-.95.2-.95-.4C-.95-1-.2-1.05 0-.5C.2-1.05.95-1 .95-.4C.95.2.25.55 0 1Z",
    "D": "M0-1Q.3-.4.75 0Q.3.4 0 1Q-.3.4-.75 0Q-.3-.4 0-1Z",
}

COUNTRIES: Mapping[str, str] = {
    "Prussia": "M-.9-.9H.9V.9H-.9Z",
    "Hanover": "M0-1.25L1.25 0L0 1.25L-1.25 0Z",
    "Sweden": "M-.4-1.2H.4V-.4H1.2V.4H.4V1.2H-.4V.4H-1.2V-.4H-.4Z",
    "Austria": "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z",
    "Saxony": "M0-1.25L1.2.9H-1.2Z",
    "Empire": "M0 1.25L1.2-.9H-1.2Z",
    "Poland": "M-.6-1.1H.6L1.2 0L.6 1.1H-.6L-1.2 0Z",
}
"""A city's shape tells its country."""

FIRST = "M-1-1H1V.2C1 .7.4 1 0 1.2C-.4 1-1 .7-1 .2Z"
"""A shield: an objective of the first order."""

SECOND = "M-1.08 0A1.08 1.08 0 1 1 1.08 0A1.08 1.08 0 1 1-1.08 0Z"
"""A disc: one of the second."""

DEPOT = "M0-1.25L1.15-.35V1H-1.15V-.35Z"
"""A house."""

SWORDS = "M-1-1L.75.75M1-1L-.75.75M.35.95L.95.35M-.35.95L-.95.35"
"""Two crossed swords, to be stroked."""

FLAG = "M0 0V-2.2L1.5-1.75L0-1.3"
"""A flag on its pole, whose foot is at (0, 0)."""
