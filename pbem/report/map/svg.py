"""Writing SVG: elements, numbers, and text that is nothing but text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from html import escape
from itertools import pairwise

from pbem.report.layout import one_line

Point = tuple[float, float]

SANS_FAMILY = "Liberation Sans"
SERIF_FAMILY = "Liberation Serif"
"""The families that pictures are drawn in; their files lie in `fonts/`."""

FONT = f"'{SANS_FAMILY}', Arial, Helvetica, 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif"
"""The font of a picture, and after it those that are as wide or nearly so; nothing is fetched."""

SERIF = f"'{SERIF_FAMILY}', 'Times New Roman', Georgia, 'DejaVu Serif', serif"
"""The same for the names of the lands and for headings."""


GROUND = "ground"
"""The class of what lies under everything and is the same in every turn; `ABOVE_GROUND` comes right after."""

ABOVE_GROUND = "<!-- above the ground -->"


def element(name: str, *content: str, **attributes: object) -> str:
    """An element; `class_` is written `class`, `stroke_width` `stroke-width`; None is left out."""
    opened = f"<{name}{attributed(attributes)}"
    return f"{opened}>{''.join(content)}</{name}>" if any(content) else f"{opened}/>"


def attributed(attributes: dict[str, object]) -> str:
    """Attributes as they stand in a tag."""
    return "".join([f' {_written(key)}="{value(one)}"' for key, one in attributes.items() if one is not None])


@cache
def _written(key: str) -> str:
    """The name of an attribute."""
    return key.rstrip("_").replace("_", "-")


def value(one: object) -> str:
    """A number in as few digits as can be seen, or text made safe."""
    return number(one) if isinstance(one, int | float) else clean(str(one))


def number(one: float) -> str:
    """With one digit after the point at most."""
    tenths = round(one * 10)
    return f"{tenths / 10:.1f}" if tenths % 10 else str(tenths // 10)


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Text made safe to stand between tags and in attributes."""
    return escape(one_line(text), quote=True)


def group(class_: str, content: Iterable[str], **attributes: object) -> str:
    """A group; nothing if it would be empty."""
    inside = "".join(content)
    return element("g", inside, class_=class_, **attributes) if inside else ""


def text_element(at: Point, content: str, **attributes: object) -> str:
    """A line of text."""
    return element("text", clean(content), x=at[0], y=at[1], **attributes)


def moved(at: Point, scale: float) -> str:
    """The transform that puts a shape somewhere at a size."""
    return f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"


def path_data(points: Iterable[Point]) -> str:
    """The data of a path along points, in steps from one to the next."""
    rounded = [(round(x, 1), round(y, 1)) for x, y in points]
    first, *others = rounded
    steps = [f"M{number(first[0])} {number(first[1])}"]
    before = first
    for point in others:
        right, down = number(point[0] - before[0]), number(point[1] - before[1])
        steps.append(f"l{right}{down}" if down.startswith("-") else f"l{right} {down}")
        before = point
    return "".join(steps)


def curve_data(points: Sequence[Point]) -> str:
    """The data of a curve from the first of these points to the last, which the others draw towards them."""
    start, *between, end = points
    middles = [((x + a) / 2, (y + b) / 2) for (x, y), (a, b) in pairwise(between)]
    steps, before = [f"M{_pair(*start)}"], start
    for bend, to in zip(between, [*middles, end], strict=True):
        from_here = [_pair(x - before[0], y - before[1]) for x, y in (bend, to)]
        steps.append("q" + " ".join(from_here).replace(" -", "-"))
        before = before[0] + round(to[0] - before[0], 1), before[1] + round(to[1] - before[1], 1)
    return "".join(steps)


def _pair(right: float, down: float) -> str:
    return f"{number(right)} {number(down)}"
