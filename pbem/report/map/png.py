"""The map as a picture: SVG drawn by resvg, which comes with the optional extra `png`.

Words are drawn in the fonts that lie beside this file, and never in one of the system: the same map is the
same picture, to the byte, on every machine.

Most of the work is the ground, which is the same in every turn: its picture is kept in the user's cache and
put under the rest. A picture made just now goes the same way, so that a map is always the same bytes.
"""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from pbem.data.memory import recall_or_make
from pbem.patterns import compiled
from pbem.report.map.few_colours import few_colours
from pbem.report.map.svg import ABOVE_GROUND, GROUND, SANS_FAMILY, SERIF_FAMILY

_LEVEL = 8
"""How hard zlib tries for a small picture: the last level takes twice as long for a hundredth less."""

# The renderer knows no millimetres: in print there are 96 pixels to an inch, which is 25.4 of them.
_MILLIMETRES = compiled(r'="(\d+)mm"')


class PictureError(Exception):
    """No picture can be made here; the text says what is missing."""


def png(svg: str, width: int | None = None, *, hard: bool = False) -> bytes:
    """The drawing as PNG, `width` pixels wide (None: as wide as the SVG says); `hard` edges are not smoothed,
    but for those of letters. Raises PictureError."""
    resvg = _resvg()
    svg = _MILLIMETRES.sub(lambda found: f'="{dots_across(found[0], 96)}"', svg, count=2)
    return _rendered(resvg, _on_painted_ground(resvg, svg, width, hard), width, hard)


def pdf(sheets: Sequence[str], dots: int) -> bytes:
    """Drawings in millimetres as the pages of one PDF, each a picture of so many dots an inch. Raises
    PictureError."""
    from io import BytesIO

    pictures = [png(sheet, dots_across(sheet, dots)) for sheet in sheets]
    try:
        from PIL import Image
    except ImportError:
        raise PictureError(_missing("pillow")) from None
    pages, made = [Image.open(BytesIO(one)).convert("RGB") for one in pictures], BytesIO()
    # No moment stands in it: the same map is the same file.
    moments = {"creationDate": None, "modDate": None}
    pages[0].save(made, "PDF", save_all=True, append_images=pages[1:], resolution=dots, quality=90, **moments)
    return made.getvalue()


def dots_across(sheet: str, dots: int) -> int:
    """How wide a drawing in millimetres is, at so many dots an inch."""
    across = _MILLIMETRES.search(sheet)
    return round(int(across[1]) / 25.4 * dots) if across else dots


def small_png(svg: str, width: int) -> bytes:
    """The drawing as PNG in few colours and with hard edges, a seventh as heavy, for mails. Raises
    PictureError."""
    from io import BytesIO

    whole = png(svg, width, hard=True)
    try:
        from PIL import Image
    except ImportError:
        raise PictureError(_missing("pillow")) from None
    picture, small = Image.open(BytesIO(whole)).convert("RGB"), BytesIO()
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in few_colours() for part in colour])
    few = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    few.save(small, "PNG", compress_level=_LEVEL)
    return small.getvalue()


def is_possible() -> bool:
    """Whether small pictures can be made here."""
    return all(find_spec(library) for library in ("resvg_py", "PIL"))


@cache
def font_files() -> tuple[Path, ...]:
    """The fonts of a picture: Liberation Sans and Serif, regular and bold."""
    return tuple(sorted((Path(__file__).parent / "fonts").glob("*.ttf")))


@cache
def _fonts_digest() -> str:
    """The SHA-256 of the fonts: another font makes another picture."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in font_files())).hexdigest()


def _resvg() -> ModuleType:
    try:
        import resvg_py
    except ImportError:
        raise PictureError(_missing("resvg-py")) from None
    return resvg_py


def _missing(library: str) -> str:
    return f'pictures need {library}, which is not installed: pip install "pbem[png]", or take the map as SVG'


def _rendered(resvg: ModuleType, svg: str, width: int | None, hard: bool) -> bytes:
    try:
        return bytes(
            resvg.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(path) for path in font_files()],
                font_family=SANS_FAMILY,
                sans_serif_family=SANS_FAMILY,
                serif_family=SERIF_FAMILY,
                shape_rendering="crisp_edges" if hard else "geometric_precision",
            )
        )
    except ValueError as error:
        raise PictureError(f"the drawing could not be made into a picture: {error}") from None


# ------------------------------------------------------------------------------------------ the ground

# The ground ends at the marker, not at the first `</g>`: it holds groups of its own.
_PARTS = compiled(
    rf'(<svg[^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>).*?(<g class="{GROUND}">.*?</g>){re.escape(ABOVE_GROUND)}',
    re.S,
)


def _on_painted_ground(resvg: ModuleType, svg: str, width: int | None, hard: bool) -> str:
    """The drawing with a picture in the place of its ground; as it is if it has no ground."""
    parts = _PARTS.match(svg)
    if parts is None:
        return svg
    root, wide, high, ground = parts.groups()
    painted = _painted(resvg, f"{root}{ground}</svg>", width, hard)
    # The picture has the size in which it is shown: each pixel lies on a pixel, and no filter may blur it.
    image = (
        f'<image width="{wide}" height="{high}" preserveAspectRatio="none" image-rendering="optimizeSpeed" '
        f'href="data:image/png;base64,{painted}"/>'
    )
    return svg[: parts.start(4)] + image + svg[parts.end() :]


def _painted(resvg: ModuleType, ground: str, width: int | None, hard: bool) -> str:
    """The ground as PNG in base64, painted once for all maps of its kind."""
    # Another ground, size, renderer or font makes another picture: its name in the cache depends on them all.
    kind = f"{ground}\0{width}\0{hard}\0{resvg.__version__}\0{_fonts_digest()}"
    seal = hashlib.sha256(kind.encode()).hexdigest()
    painted: str = recall_or_make(
        "ground", seal, lambda: b64encode(_rendered(resvg, ground, width, hard)).decode("ascii")
    )
    return painted
