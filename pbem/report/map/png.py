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
from pbem.report.map.svg import ABOVE_GROUND, GROUND, SANS_FAMILY, SERIF_FAMILY

# The renderer knows no millimetres: in print there are 96 pixels to an inch, which is 25.4 of them.
_MILLIMETRES = compiled(r'="(\d+)mm"')


class PictureError(Exception):
    """No picture can be made here; the text says what is missing."""


def png(svg: str, width: int | None = None, *, hard: bool = False) -> bytes:
    """The drawing as PNG, `width` pixels wide (None: as wide as the SVG says); `hard` edges are not smoothed,
    but for those of letters. Raises PictureError."""
    library = renderer()
    svg = _MILLIMETRES.sub(lambda found: f'="{dots_across(found[0], 96)}"', svg, count=2)
    return rendered(library, _on_painted_ground(library, svg, width, hard), width, hard)


def pdf(sheets: Sequence[str], dots: int) -> bytes:
    """Drawings in millimetres as the pages of one PDF, each a picture of so many dots an inch. Raises
    PictureError."""
    from io import BytesIO

    pictures = [png(sheet, dots_across(sheet, dots)) for sheet in sheets]
    try:
        from PIL import Image
    except ImportError:
        raise PictureError(missing("pillow")) from None
    pages, made = [Image.open(BytesIO(one)).convert("RGB") for one in pictures], BytesIO()
    # No moment stands in it: the same map is the same file.
    moments = {"creationDate": None, "modDate": None}
    pages[0].save(made, "PDF", save_all=True, append_images=pages[1:], resolution=dots, quality=90, **moments)
    return made.getvalue()


def dots_across(sheet: str, dots: int) -> int:
    """How wide a drawing in millimetres is, at so many dots an inch."""
    across = _MILLIMETRES.search(sheet)
    return round(int(across[1]) / 25.4 * dots) if across else dots


def is_possible() -> bool:
    """Whether small pictures can be made here."""
    return all(find_spec(library) for library in ("resvg_py", "PIL"))


@cache
def font_files() -> tuple[Path, ...]:
    """The fonts of a picture: Liberation Sans and Serif, regular and bold."""
    return tuple(sorted((Path(__file__).parent / "fonts").glob("*.ttf")))


@cache
def fonts_digest() -> str:
    """The SHA-256 of the fonts: another font makes another picture."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in font_files())).hexdigest()


def renderer() -> ModuleType:
    """The library that draws."""
    try:
        import resvg_py
    except ImportError:
        raise PictureError(missing("resvg-py")) from None
    return resvg_py


def missing(library: str) -> str:
    """That a library is."""
    return f'pictures need {library}, which is not installed: pip install "pbem[png]", or take the map as SVG'


def rendered(resvg: ModuleType, svg: str, width: int | None, hard: bool) -> bytes:
    """The drawing as it is, as PNG."""
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
PARTS = compiled(
    rf'(<svg[^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>).*?(<g class="{GROUND}">.*?</g>){re.escape(ABOVE_GROUND)}',
    re.S,
)
"""A drawing up to the end of its ground: its outermost tag, how wide and high it is, the ground."""


def _on_painted_ground(resvg: ModuleType, svg: str, width: int | None, hard: bool) -> str:
    """The drawing with a picture in the place of its ground; as it is if it has no ground."""
    parts = PARTS.match(svg)
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
    painted: str = recall_or_make(
        "ground",
        seal_of(resvg, ground, width, hard),
        lambda: b64encode(rendered(resvg, ground, width, hard)).decode("ascii"),
    )
    return painted


def seal_of(resvg: ModuleType, ground: str, width: int | None, *more: object) -> str:
    """What a picture of a ground is kept under: another ground, size, renderer or font makes another."""
    kind = "\0".join(map(str, (ground, width, *more, resvg.__version__, fonts_digest())))
    return hashlib.sha256(kind.encode()).hexdigest()
