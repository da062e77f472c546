"""How wide a text will be: estimated, since what draws it is not ours. Widths of Arial and its equals."""

from __future__ import annotations

import unicodedata

_WIDTHS = {
    278: " !,./:;I[]|ft",
    333: "()-r`›‹",
    355: '"',
    389: "*",
    584: "+<=>~",
    556: "0123456789?#$abdeghnopquL_–",
    889: "%",
    667: "&ABEKPSVXY",
    191: "'’",
    1015: "@",
    722: "CDHNRUw",
    611: "FTZß",
    778: "GOQ",
    500: "Jcksvxyz",
    833: "Mm",
    944: "W",
    222: "ijl",
    1000: "—…→",
    540: "†",
}
_OF = {letter: width for width, letters in _WIDTHS.items() for letter in letters} | {
    "Ł": 560,
    "ł": 300,
    "·": 334,
}
_UNKNOWN = 1000
_BOLD = 1.1
_SAFE = 1.04
"""Fonts that are not quite of those widths still fit."""


def width(text: str, size: float, *, bold: bool = False) -> float:
    """The width of a line of text at a font size, rather too much than too little."""
    units = sum(map(_letter, text))
    return units / 1000 * size * _SAFE * (_BOLD if bold else 1)


def _letter(letter: str) -> int:
    if letter in _OF:
        return _OF[letter]
    return _OF.get(unicodedata.normalize("NFD", letter)[0], _UNKNOWN)
