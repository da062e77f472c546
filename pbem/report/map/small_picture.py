"""The map as a small picture for mails: few colours, hard edges, and letters made of whole pixels.

The ground is painted once and kept in the user's cache. What lies upon it is drawn alone and laid over it.
"""

from __future__ import annotations

import math
from base64 import b64decode, b64encode
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from re import Match
from types import ModuleType
from typing import TYPE_CHECKING

from pbem.data.memory import recall_or_make
from pbem.patterns import compiled
from pbem.report.map import palette
from pbem.report.map.few_colours import Colour, few_colours, rgb
from pbem.report.map.pixel_letters import paint, with_pixel_letters
from pbem.report.map.png import PARTS, PictureError, missing, rendered, renderer, seal_of
from pbem.report.map.svg import element

if TYPE_CHECKING:
    from PIL.Image import Image

_PAPER = compiled(rf'<rect width="[\d.]+" height="[\d.]+" fill="{palette.PAPER}"/>')

_LEVEL = 8
"""How hard zlib tries: the last level takes twice as long for a hundredth less."""


def small_png(svg: str, width: int) -> bytes:
    """The drawing as PNG, a tenth as heavy as the whole. Raises PictureError."""
    resvg = renderer()
    try:
        import PIL.Image  # noqa: F401
    except ImportError:
        raise PictureError(missing("pillow")) from None
    letters = with_pixel_letters(_with_even_cities(svg, width), width)
    picture = _picture(resvg, letters.drawing, width)
    paint(picture, letters.above, _numbers(name for one in letters.above for name in (one.fill, one.halo)))
    made = BytesIO()
    picture.save(made, "PNG", compress_level=_LEVEL)
    return made.getvalue()


_CITY = compiled(r'(<use href="#city-\w+") x="([\d.]+)" y="([\d.]+)"')


def _with_even_cities(svg: str, width: int) -> str:
    """The drawing with its cities in the middle between pixels: all of a country's look alike."""
    wide = PARTS.match(svg)
    pixels = width / int(wide[2]) if wide else 1.0

    def even(found: Match[str]) -> str:
        x, y = (round(float(one) * pixels) / pixels for one in found.groups()[1:])
        return f'{found[1]} x="{x:.2f}" y="{y:.2f}"'

    return _CITY.sub(even, svg)


def _picture(resvg: ModuleType, svg: str, width: int) -> Image:
    """The drawing in few colours."""
    from PIL import Image

    parts = PARTS.match(svg)
    if parts is None:
        return _in_few_colours(_opened(rendered(resvg, svg, width, hard=True)))
    root, wide, high, ground = parts.groups()
    paper = element("rect", width=int(wide), height=int(high), fill=palette.PAPER)
    ground_picture = _ground(resvg, f"{root}{paper}{ground}</svg>", width)
    before = _PAPER.sub("", svg[: parts.start(4)], count=1)
    upon = _opened(rendered(resvg, before + svg[parts.end() :], width, hard=True))
    shown = upon.getchannel("A").point(_SHOWN, "1")
    picture = Image.open(ground_picture)
    picture.paste(_in_few_colours(upon), mask=shown)
    return picture


_SHOWN = [0] * 128 + [255] * 128
"""What of a half clear pixel is taken as clear, what not."""


def _ground(resvg: ModuleType, svg: str, width: int) -> BytesIO:
    """The picture of a ground, painted once for all maps of its kind."""

    def painted() -> str:
        made = BytesIO()
        _in_few_colours(_opened(rendered(resvg, svg, width, hard=True))).save(made, "PNG")
        return b64encode(made.getvalue()).decode("ascii")

    seal = seal_of(resvg, svg, width, few_colours())
    return BytesIO(b64decode(recall_or_make("small-ground", seal, painted)))


def _opened(data: bytes) -> Image:
    from PIL import Image

    return Image.open(BytesIO(data))


def _in_few_colours(picture: Image) -> Image:
    from PIL import Image

    return picture.convert("RGB").quantize(palette=_palette(), dither=Image.Dither.NONE)


@cache
def _palette() -> Image:
    from PIL import Image

    made = Image.new("P", (1, 1))
    made.putpalette([part for colour in few_colours() for part in colour])
    return made


def _numbers(names: Iterable[str]) -> dict[str, int]:
    """The numbers of the colours nearest to these."""
    return {name: _nearest(rgb(name)) for name in set(names)}


def _nearest(colour: Colour) -> int:
    known = few_colours()
    return min(range(len(known)), key=lambda number: math.dist(known[number], colour))
