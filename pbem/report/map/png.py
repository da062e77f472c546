"""The map as a picture: SVG drawn by resvg, which comes with the optional extra `png`."""

from __future__ import annotations

from functools import cache
from types import ModuleType


class PictureError(Exception):
    """No picture can be made here; the text says what is missing."""


def png(svg: str, width: int | None = None) -> bytes:
    """The drawing as PNG, so many pixels wide (None: as wide as it says). Raises PictureError."""
    resvg = _resvg()
    if not _has_fonts():
        raise PictureError(
            "no font was found on this system, so a picture would have no words on it: install one, "
            "for instance Debian's fonts-liberation, or take the map as SVG"
        )
    return _rendered(resvg, svg, width)


def _resvg() -> ModuleType:
    try:
        import resvg_py
    except ImportError:
        raise PictureError(
            'pictures need resvg-py, which is not installed: pip install "pbem[png]", or take the map as SVG'
        ) from None
    return resvg_py


def _rendered(resvg: ModuleType, svg: str, width: int | None) -> bytes:
    try:
        return bytes(resvg.svg_to_bytes(svg_string=svg, width=width))
    except ValueError as error:
        raise PictureError(f"the drawing could not be made into a picture: {error}") from None


@cache
def _has_fonts() -> bool:
    """Whether a letter leaves anything on a picture."""
    sheet = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{}</svg>'
    letter = '<text y="8" font-family="sans-serif">M</text>'
    resvg = _resvg()
    return _rendered(resvg, sheet.format(letter), None) != _rendered(resvg, sheet.format(""), None)
