"""Cities: a small shape that tells the country; objectives, depots, flags of conquest and question marks."""

from __future__ import annotations

from collections.abc import Iterator

from pbem.data.tongues import Tongue
from pbem.engine.board import Board, City
from pbem.engine.phrase import phrase
from pbem.report.map import palette, shapes
from pbem.report.map.frame import Frame
from pbem.report.map.ground import moved
from pbem.report.map.svg import clean, element, group, text
from pbem.report.parts import Objective
from pbem.report.view import View

CITY = 2.7
"""Half the size of a city's shape, in pixels at a size of 1."""

OBJECTIVE = 5.6
"""Half the size of a shield or disc."""

DEPOT = 5.4


def symbols(frame: Frame) -> str:
    """The shapes that cities are drawn with."""
    return "".join(
        element(
            "path",
            id=f"city-{name}",
            d=shape,
            transform=f"scale({CITY * frame.size:.2f})",
            fill=palette.COUNTRIES[name],
            stroke=palette.INK,
            stroke_width=0.34,
        )
        for name, shape in shapes.COUNTRIES.items()
    )


def cities(board: Board, frame: Frame) -> str:
    """Every city of the frame, named for who points at it."""
    shown = (_city(city, frame) for city in board.cities if frame.holds(city))
    return group("layer cities", shown)


def _city(city: City, frame: Frame) -> str:
    x, y = frame.of(city)
    name = element("title", clean(city.title))
    return element("use", name, href=f"#city-{city.country}", x=x, y=y, data_city=city.key)


# --------------------------------------------------------------------------------------- objectives


def objectives(view: View, board: Board, frame: Frame, tongue: Tongue) -> str:
    """A shield (first order) or disc (second) with the letter of the nation that wants the city; filled and
    with a flag once she holds it."""
    return group("layer objectives", _objectives(view, board, frame, tongue))


def _objectives(view: View, board: Board, frame: Frame, tongue: Tongue) -> Iterator[str]:
    fresh = {one.fields["city"].key for one in view.sights if one.kind in ("Conquered", "Reconquered")}
    for row in view.nations:
        for objective in row.objectives:
            city = board.cities[board.index[objective.place.key]]
            if frame.holds(city):
                yield _objective(row.name, row.letter, objective, city, frame, tongue, city.key in fresh)


def _objective(
    nation: str, letter: str, objective: Objective, city: City, frame: Frame, tongue: Tongue, fresh: bool
) -> str:
    x, y = frame.of(city)
    colours, half, held = palette.NATIONS[nation], OBJECTIVE * frame.size, objective.held
    ring = element("circle", cx=x, cy=y, r=half * 1.75, fill="none", stroke=palette.ALARM, stroke_width=1.4)
    shape = element(
        "path",
        d=shapes.FIRST if objective.order == 1 else shapes.SECOND,
        transform=moved((x, y), half),
        fill=colours.fill if held else palette.PAPER,
        stroke=palette.INK if held else colours.ink,
        stroke_width=0.26,
    )
    said = text(
        (x, y + half * 0.62),
        letter,
        font_size=half * 1.62,
        font_weight="bold",
        text_anchor="middle",
        fill=colours.on if held else colours.ink,
    )
    flag = _flag(x, y - half, frame, colours.fill) if held else ""
    told = element("title", clean(_told(nation, objective, tongue)))
    return group(
        "objective held" if held else "objective",
        (told, ring if fresh else "", shape, said, flag),
        data_city=city.key,
        data_nation=nation,
        data_order=objective.order,
    )


def _told(nation: str, objective: Objective, tongue: Tongue) -> str:
    if objective.held:
        said = phrase("{city}: conquered by {nation}", city=objective.place.title, nation=nation)
    elif objective.order == 1:
        said = phrase("{city}: objective of {nation}, first order", city=objective.place.title, nation=nation)
    else:
        said = phrase(
            "{city}: objective of {nation}, second order", city=objective.place.title, nation=nation
        )
    return tongue.say(said)


def _flag(x: float, y: float, frame: Frame, colour: str) -> str:
    return element(
        "path",
        class_="flag",
        d=shapes.FLAG,
        transform=moved((x, y), 3.6 * frame.size),
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
    half = 5.0 * frame.size
    x, y = x + 1.5 * half, y - 1.5 * half
    told = element("title", clean(tongue.say(phrase("{city}: question mark", city=city.title))))
    disc = element("circle", cx=x, cy=y, r=half, fill=palette.PAPER, stroke=palette.ALARM, stroke_width=1.6)
    said = text(
        (x, y + half * 0.72),
        "?",
        font_size=half * 2,
        font_weight="bold",
        text_anchor="middle",
        fill=palette.ALARM,
    )
    return group("mark", (told, disc, said), data_city=city.key)


# ------------------------------------------------------------------------------------------- depots


def depots(view: View, board: Board, frame: Frame, tongue: Tongue) -> str:
    """A house with the nation's letter on each depot city of a nation that plays."""
    letters = {row.name: row.letter for row in view.nations if not row.quit}
    shown = (city for city in board.cities if city.depot_of in letters and frame.holds(city))
    return group(
        "layer depots", (_depot(city, letters[city.depot_of or ""], frame, tongue) for city in shown)
    )


def _depot(city: City, letter: str, frame: Frame, tongue: Tongue) -> str:
    x, y = frame.of(city)
    nation, half = city.depot_of or "", DEPOT * frame.size
    colours = palette.NATIONS[nation]
    told = tongue.say(phrase("{city}: depot of {nation}", city=city.title, nation=nation))
    house = element(
        "path",
        d=shapes.DEPOT,
        transform=moved((x, y), half),
        fill=palette.PAPER,
        stroke=colours.ink,
        stroke_width=0.26,
    )
    said = text(
        (x, y + half * 0.72),
        letter,
        font_size=half * 1.55,
        font_weight="bold",
        text_anchor="middle",
        fill=colours.ink,
    )
    return group(
        "depot", (element("title", clean(told)), house, said), data_city=city.key, data_nation=nation
    )
