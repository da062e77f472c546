"""Drawings made lighter for pages: what a script can say as well is left out, what stands in them many times
is written once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from re import Match
from zlib import crc32

from pbem.patterns import compiled
from pbem.report.map.shapes import SUITS
from pbem.report.map.svg import SERIF

_FOR_POINTERS = compiled(r'<title>[^<]*</title>| data-[\w-]+="[^"]*"')

_CITY = compiled(r"city-([A-Z][a-z])[a-z]+")

_SHAPE = compiled(r'<use href="#([A-Z][a-z])" x="([\d.]+)" y="([\d.]+)"/>')

_ROADS = compiled(r'(<path (?:class="roads minor"|id="main-roads")) d="[^"]*"')

_CITIES = '<g class="layer cities">'

_MAIN_ROADS = compiled(
    r'<path (class="roads main") d="([^"]*)"([^>]*)/><path (class="roads main core") d="\2"'
)

_POINTED_TO = (
    r'<defs><path id="main-roads" d="\2"/></defs><use \1 href="#main-roads"\3/><use \4 href="#main-roads"'
)
"""Main roads are drawn twice: broad, and with a light core."""

_CLASSES = (
    (f' font-weight="bold" font-family="{escape(SERIF)}"', "heading"),
    (' font-weight="bold" text-anchor="middle"', "letters"),
)
"""What stands at many texts, and the class in its place."""

_SIGN = compiled(
    r'<path d="([^"]*)" transform="translate\(([\d.]+) ([\d.]+)\) (scale\([\d.]+\))"([^>]*)/>'
    r'<text x="\2" y="([\d.]+)"([^>]*)>([^<]*)</text>'
)
"""A shield, disc or house, and the letter on it."""


def without_words(svg: str) -> str:
    """A drawing without what serves whoever points at it; the names of its shapes, which stand in it hundreds
    of times, are two letters."""
    return _CITY.sub(r"\1", _FOR_POINTERS.sub("", svg)).replace("></use>", "/>")


def left_to_script(svg: str) -> str:
    """A drawing of which a script draws cities and roads: it knows where they are, and where they lead."""
    return _ROADS.sub(r"\1", _SHAPE.sub("", svg))


def looks_as_classes(svg: str) -> str:
    """A drawing that leaves to the style of its page how headings and the letters on counters look."""
    for look, class_ in _CLASSES:
        svg = svg.replace(look, f' class="{class_}"')
    return svg


def cities_as_points(svg: str) -> str:
    """A drawing in which the shapes of cities are marks on a path for each country: a third as long."""
    points: dict[str, list[str]] = {}

    def note(found: Match[str]) -> str:
        points.setdefault(found[1], []).append(f"{found[2]} {found[3]}")
        return ""

    rest = _SHAPE.sub(note, svg)
    marks = "".join(
        f'<marker id="m{name}" markerUnits="userSpaceOnUse" overflow="visible"><use href="#{name}"/></marker>'
        f'<path d="M{"L".join(found)}" fill="none" marker-start="url(#m{name})" marker-mid="url(#m{name})"'
        f' marker-end="url(#m{name})"/>'
        for name, found in points.items()
    )
    return rest.replace(_CITIES, _CITIES + marks)


def shapes_once(svg: str) -> str:
    """A drawing in which the shapes of suits and of the main roads are defined once and pointed to."""
    kinds = []
    for letter, shape in SUITS.items():
        kinds.append(f'<path id="suit-{letter}" d="{shape}"/>')
        svg = svg.replace(f'<path d="{shape}"', f'<use href="#suit-{letter}"')
    return f"<defs>{''.join(kinds)}</defs>{_MAIN_ROADS.sub(_POINTED_TO, svg)}"


def signs_once(svg: str) -> tuple[str, str]:
    """A drawing in which each kind of sign with a letter is pointed to, and the definitions of these kinds.
    A kind's id is made of how it looks, so drawings of several turns can be mixed."""
    kinds: dict[str, str] = {}
    return _SIGN.sub(_use(kinds), svg), "".join(kinds.values())


def _use(kinds: dict[str, str]) -> Callable[[Match[str]], str]:
    def use(found: Match[str]) -> str:
        shape, x, y, size, look, low, letter_look, letter = found.groups()
        id_ = f"s{crc32(repr((shape, size, look, letter_look, letter)).encode()):x}"
        down = f"{float(low) - float(y):.1f}"
        label = f'<text y="{down}"{letter_look}>{letter}</text>'
        kinds.setdefault(id_, f'<g id="{id_}"><path d="{shape}" transform="{size}"{look}/>{label}</g>')
        return f'<use href="#{id_}" x="{x}" y="{y}"/>'

    return use


_OUTLINE = compiled(r' d="(M[Mlqz\d. -]{400,})"')

_STEP = compiled(r"([Mlq])(-?[\d.]+) ?(-?[\d.]+)(?: ?(-?[\d.]+) ?(-?[\d.]+))?|z")


def in_whole_units(svg: str) -> str:
    """A drawing whose long lines run from whole units to whole units: coasts, borders and rivers are so
    drawn to half a pixel of the whole board, by two thirds of the signs."""
    return _OUTLINE.sub(lambda found: f' d="{"".join(_whole_steps(found[1]))}"', svg)


def _whole_steps(path: str) -> Iterator[str]:
    """The steps of a path in whole numbers. Each point is rounded where it lies: lines that met meet."""
    x, y = 0.0, 0.0
    for step in _STEP.finditer(path):
        command = step[1]
        if command is None:
            yield "z"
            continue
        numbers = [float(one) for one in step.groups()[1:] if one]
        fro = (0, 0) if command == "M" else (round(x), round(y))
        begun = (0.0, 0.0) if command == "M" else (x, y)
        points = [(begun[0] + dx, begun[1] + dy) for dx, dy in zip(numbers[::2], numbers[1::2], strict=True)]
        x, y = points[-1]
        steps = [f"{round(a) - fro[0]} {round(b) - fro[1]}" for a, b in points]
        if command != "l" or steps != ["0 0"]:
            yield command + " ".join(steps).replace(" -", "-")
