"""Letters for small pictures: each word by the pixels that its font has for so few of them.

At eight pixels smoothed letters run into each other. A font says which pixels of a letter are dark at such a
size. Words on signs become shapes made of whole pixels, where they stood as text; those that have a halo lie
above all signs, and are painted upon the picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import unescape
from typing import TYPE_CHECKING

from pbem.patterns import compiled
from pbem.records import dataclass
from pbem.report.map import palette
from pbem.report.map.png import font_files
from pbem.report.map.svg import SERIF_FAMILY, element

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

SMALLEST = 8
"""Below so many pixels letters of a word cannot be told apart."""

DARK = 136
"""A bold letter is drawn where it covers so much of a pixel, of 255. What fonts say themselves of bold
letters so small closes them up."""

_TAG = compiled(r"<(/?)(svg|g|text)\b([^>]*?)(/?)>")
_ATTRIBUTE = compiled(r'([\w-]+)="([^"]*)"')
_MOVED = compiled(r"translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)")
_WIDE = compiled(r'viewBox="0 0 (\d+) (\d+)')
_CLIP = compiled(r'<clipPath[^>]*><rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"')

_FRAMED = 'clip-path="url(#map-frame)"'

_HANDED_ON = frozenset(
    ("font-family", "font-size", "font-weight", "text-anchor", "fill", "stroke", "paint-order", "x", "y")
)
"""What a group tells the words in it, and where a word stands."""

Place = tuple[float, float, float]
"""Where a group lies: right and down by so much, so many times as large."""


@dataclass(frozen=True)
class Word:
    """A word in a picture: the left end of its base line, its pixels and what colours it has."""

    x: int
    y: int
    mask: Image
    left: int
    top: int
    fill: str
    halo: str


@dataclass(frozen=True)
class Letters:
    """A drawing without text, and the words that lie above it."""

    drawing: str
    above: tuple[Word, ...]


def with_pixel_letters(drawing: str, width: int) -> Letters:
    """The drawing for a picture so many pixels wide. What a part of it would show outside its frame is
    covered: to clip it takes as long as all the rest."""
    size = _WIDE.search(drawing)
    assert size
    above: list[Word] = []
    parts = _parts(drawing, width / int(size[1]), above)
    return Letters("".join(parts), tuple(above))


def paint(picture: Image, words: tuple[Word, ...], colour: Mapping[str, int]) -> None:
    """The words upon a picture, each on its halo; `colour` tells the number of each colour."""
    from PIL import ImageDraw

    pen = ImageDraw.Draw(picture)
    for word in words:
        x, y = word.x + word.left, word.y + word.top
        for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            pen.bitmap((x + right, y + down), word.mask, colour[word.halo])
        pen.bitmap((x, y), word.mask, colour[word.fill])


def _parts(drawing: str, pixels: float, above: list[Word]) -> Iterator[str]:
    """The drawing part by part; a unit of it is so many pixels."""
    opened: list[tuple[Mapping[str, str], Place, bool]] = [({}, (0.0, 0.0, 1.0), False)]
    done = 0
    for tag in _TAG.finditer(drawing):
        closes, name, attributes, is_empty = tag.groups()
        if not closes:
            given, place = _within(*opened[-1][:2], attributes)
            is_clipped = _FRAMED in attributes
            if name == "text":
                yield drawing[done : tag.start()]
                done = drawing.index("</text>", tag.end())
                yield _word(unescape(drawing[tag.end() : done]), given, place, pixels, above)
            elif not is_empty:
                opened.append((given, place, is_clipped))
            if is_clipped:
                yield drawing[done : tag.start()] + "<g>"
                done = tag.end()
        elif name == "text":
            done = tag.end()
        elif opened.pop()[2]:
            yield drawing[done : tag.end()] + _cover(drawing)
            done = tag.end()
    yield drawing[done:]


def _within(given: Mapping[str, str], place: Place, attributes: str) -> tuple[Mapping[str, str], Place]:
    """What holds in an element with these attributes, and where it lies."""
    own = dict(_ATTRIBUTE.findall(attributes))
    moved = _MOVED.match(own.get("transform", ""))
    if moved:
        right, down, larger = map(float, moved.groups())
        place = place[0] + right * place[2], place[1] + down * place[2], place[2] * larger
    return {**given, **{key: one for key, one in own.items() if key in _HANDED_ON}}, place


def _cover(drawing: str) -> str:
    """Paper above and below the frame."""
    size, clip = _WIDE.search(drawing), _CLIP.search(drawing)
    assert size and clip
    _, top, _, high = map(float, clip.groups())
    wide, bottom = map(int, size.groups())
    paper = {"x": 0, "width": wide, "fill": palette.PAPER}
    below = element("rect", **paper, y=top + high, height=bottom - top - high)
    return element("rect", **paper, y=0, height=top) + below


def _word(word: str, given: Mapping[str, str], place: Place, pixels: float, above: list[Word]) -> str:
    """A word as a shape that lies on pixels of the picture; nothing if it is to be painted above all."""
    right, down, larger = place
    nominal = float(given["font-size"]) * larger * pixels
    is_bold = given.get("font-weight") == "bold"
    high = max(SMALLEST if len(word) > 1 else SMALLEST - 1, round(nominal) + is_bold)
    known = _pixels_of(word, SERIF_FAMILY in given["font-family"], is_bold, high)
    ends = {"middle": known.wide / 2, "end": known.wide}.get(given.get("text-anchor", ""), 0)
    x = round((right + float(given["x"]) * larger) * pixels - ends)
    y = round((down + float(given["y"]) * larger) * pixels + (high - nominal) / 3)
    fill = given.get("fill", "#000000")
    if "paint-order" in given:
        above.append(Word(x, y, known.mask, known.left, known.top, fill, given["stroke"]))
        return ""
    local = (x / pixels - right) / larger, (y / pixels - down) / larger
    moved = f"translate({local[0]:.3f} {local[1]:.3f}) scale({1 / (pixels * larger):.4f})"
    return f'<path transform="{moved}" fill="{fill}" d="{known.path}"/>'


@dataclass(frozen=True)
class Pixels:
    """The pixels of a word: where they begin beside the left end of its base line, and how wide it is."""

    mask: Image
    left: int
    top: int
    wide: float
    path: str


@lru_cache(maxsize=2048)
def _pixels_of(word: str, serif: bool, bold: bool, high: int) -> Pixels:
    from PIL import Image, ImageDraw

    font, mode = _font(serif, bold, high), "L" if bold else "1"
    left, top, right, bottom = map(round, font.getbbox(word, mode=mode, anchor="ls"))
    mask = Image.new(mode, (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), word, fill=255 if bold else 1, font=font, anchor="ls")
    if bold:
        mask = mask.point([0] * DARK + [255] * (256 - DARK), "1")
    path = "".join(f"M{left + x} {top + y}h{long}v1h-{long}z" for x, y, long in _runs(mask))
    return Pixels(mask, left, top, font.getlength(word, mode=mode), path)


def _runs(mask: Image) -> Iterator[tuple[int, int, int]]:
    """The dark pixels that follow each other in a row: where they begin, and how many."""
    pixels, wide = mask.convert("L").tobytes(), mask.width
    for y in range(mask.height):
        row = pixels[y * wide : (y + 1) * wide] + b"\0"
        start = row.find(255)
        while start >= 0:
            end = row.find(0, start)
            yield start, y, end - start
            start = row.find(255, end)


@lru_cache(maxsize=16)
def _font(serif: bool, bold: bool, high: int) -> FreeTypeFont:
    from PIL import ImageFont

    name = f"Liberation{'Serif' if serif else 'Sans'}-{'Bold' if bold else 'Regular'}"
    (file,) = (path for path in font_files() if path.stem == name)
    return ImageFont.truetype(str(file), high, layout_engine=ImageFont.Layout.BASIC)
