"""Cities: a small shape that shows the country; objectives, depots, flags of conquest and question marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pbem.data.tongues import Tongue
from pbem.engine.board import Board, City
from pbem.engine.phrase import phrase
from pbem.report.map import palette, shapes, shown_turn
from pbem.report.map.frame import Frame
from pbem.report.map.svg import clean, element, group, moved, text_element
from pbem.report.view import View
from pbem.report.view_records import Objective

CITY = 2.7
"""Half the size of a city's shape, in pixels at a size of 1."""

OBJECTIVE = 5.6
"""Half the size of a shield or disc."""


def symbols(frame: Frame) -> dict[str, str]:
    """The shapes that cities are drawn with, by their ids."""
    return {
        f"city-{name}": element(
            "path",
            id=f"city-{name}",
            d=shape,
            transform=f"scale({CITY * frame.size:.2f})",
            fill=palette.COUNTRIES[name],
            stroke=palette.INK,
            stroke_width=0.34,
        )
        for name, shape in shapes.COUNTRIES.items()
    }


@lru_cache(maxsize=16)
def cities(board: Board, frame: Frame, tongue: Tongue) -> str:
    """Every city of the frame, with its name for whoever points at it."""
    shown = (_city(city, frame, tongue) for city in board.cities if frame.holds(city))
    return group("layer cities", shown)


def _city(city: City, frame: Frame, tongue: Tongue) -> str:
    x, y = frame.of(city)
    name = element("title", clean(tongue.name(city.title)))
    return element("use", name, href=f"#city-{city.country}", x=x, y=y, data_city=city.key)


# --------------------------------------------------------------------------------------- objectives


def draw_objectives(view: View, board: Board, frame: Frame, tongue: Tongue) -> str:
    """A shield (first order) or disc (second) with the letter of the nation that wants the city; filled and
    with a flag once she holds it."""
    return group("layer objectives", _objectives(view, board, frame, tongue))


def _objectives(view: View, board: Board, frame: Frame, tongue: Tongue) -> Iterator[str]:
    fresh = {
        one.fields["city"].key
        for one in shown_turn.events_of_turn(view)
        if one.kind in ("Conquered", "Reconquered")
    }
    for row in view.nations:
        for objective in row.objectives:
            city = board.cities[board.index[objective.place.key]]
            if frame.holds(city):
                yield _objective(row.name, row.letter, objective, city, frame, tongue, city.key in fresh)


# As many as the maps of a long game hold: its pages show all turns to each reader, one after the other.
@lru_cache(maxsize=4096)
def _objective(
    nation: str, letter: str, objective: Objective, city: City, frame: Frame, tongue: Tongue, fresh: bool
) -> str:
    x, y = frame.of(city)
    kind = "first" if objective.order == 1 else "second"
    return group(
        "objective held" if objective.held else "objective",
        (
            element("title", clean(_objective_title(nation, objective, tongue))),
            sign(kind, nation, letter, x, y, frame.size, held=objective.held, fresh=fresh),
        ),
        data_city=city.key,
        data_nation=nation,
        data_order=objective.order,
    )


_SIGNS = {"first": (shapes.FIRST, 0.62), "second": (shapes.SECOND, 0.6), "depot": (shapes.DEPOT, 0.72)}
"""The shape of each sign that bears a nation's letter, and how far down its letter stands."""


def sign(
    kind: str,
    nation: str,
    letter: str,
    x: float,
    y: float,
    size: float,
    *,
    held: bool = False,
    fresh: bool = False,
) -> str:
    """A shield, disc or house with a nation's letter; filled and with a flag if she `held` it, with a ring
    if that is `fresh`."""
    colours, half = palette.NATIONS[nation], OBJECTIVE * size
    shape, down = _SIGNS[kind]
    body = element(
        "path",
        d=shape,
        transform=moved((x, y), half),
        fill=colours.fill if held else palette.PAPER,
        stroke=palette.INK if held else colours.ink,
        stroke_width=0.26,
    )
    label = text_element(
        (x, y + half * down),
        letter,
        font_size=half * 1.6,
        font_weight="bold",
        text_anchor="middle",
        fill=colours.on if held else colours.ink,
    )
    ring = element("circle", cx=x, cy=y, r=half * 1.75, fill="none", stroke=palette.ALARM, stroke_width=1.4)
    flag = _flag(x, y - half, size, colours.fill)
    return (ring if fresh else "") + body + label + (flag if held else "")


def _objective_title(nation: str, objective: Objective, tongue: Tongue) -> str:
    if objective.held:
        label = phrase("{city}: conquered by {nation}", city=objective.place.title, nation=nation)
    elif objective.order == 1:
        label = phrase(
            "{city}: objective of {nation}, first order", city=objective.place.title, nation=nation
        )
    else:
        label = phrase(
            "{city}: objective of {nation}, second order", city=objective.place.title, nation=nation
        )
    return tongue.say(label)


def _flag(x: float, y: float, size: float, colour: str) -> str:
    return element(
        "path",
        class_="flag",
        d=shapes.FLAG,
        transform=moved((x, y), 3.6 * size),
        fill=colour,
        stroke=palette.INK,
        stroke_width=0.3,
        stroke_linejoin="round",
    )


def marks(view: View, board: Board, frame: Frame, tongue: Tongue) -> str:
    """A red question mark on each city that is conquered unless somebody protects it when the stage ends."""
    shown = (board.cities[board.index[place.key]] for place in view.marks)
    return group("layer marks", (_mark(city, frame, tongue) for city in shown if frame.holds(city)))


def _mark(city: City, frame: Frame, tongue: Tongue) -> str:
    x, y = frame.of(city)
    aside = 7.5 * frame.size
    title = element("title", clean(tongue.say(phrase("{city}: question mark", city=city.title))))
    return group("mark", (title, question_mark(x + aside, y - aside, frame.size)), data_city=city.key)


def question_mark(x: float, y: float, size: float) -> str:
    """A red question mark."""
    half = 5.4 * size
    disc = element("circle", cx=x, cy=y, r=half, fill=palette.PAPER, stroke=palette.ALARM, stroke_width=1.6)
    label = text_element(
        (x, y + half * 0.68),
        "?",
        font_size=half * 1.9,
        font_weight="bold",
        text_anchor="middle",
        fill=palette.ALARM,
    )
    return disc + label


# ------------------------------------------------------------------------------------------- depots


def depots(view: View, board: Board, frame: Frame, tongue: Tongue) -> str:
    """A house with the nation's letter on each depot city of a nation that plays."""
    letters = {row.name: row.letter for row in view.nations if not row.quit}
    shown = (city for city in board.cities if city.depot_of in letters and frame.holds(city))
    return group(
        "layer depots", (_depot(city, letters[city.depot_of or ""], frame, tongue) for city in shown)
    )


@lru_cache(maxsize=64)
def _depot(city: City, letter: str, frame: Frame, tongue: Tongue) -> str:
    x, y = frame.of(city)
    nation = city.depot_of or ""
    title = tongue.say(phrase("{city}: depot of {nation}", city=city.title, nation=nation))
    house = sign("depot", nation, letter, x, y, frame.size)
    return group("depot", (element("title", clean(title)), house), data_city=city.key, data_nation=nation)
