"""The signs of the legend: each sign of the map once, as it is drawn there, with what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from pbem.data.board import SUIT_LETTERS
from pbem.data.tongues import Tongue
from pbem.engine.phrase import phrase
from pbem.records import dataclass
from pbem.report.map import counters, palette, shapes
from pbem.report.map.cities import question_mark, sign
from pbem.report.map.ground import road
from pbem.report.map.moves_and_battles import arrow, crossed_swords
from pbem.report.map.suits import symbol
from pbem.report.map.svg import element, group, moved, path_data
from pbem.report.view import View

Draw = Callable[[float, float], str]
"""Draws a sign whose left end is at x and whose middle is at y."""


@dataclass(frozen=True)
class LegendSign:
    """A sign of the map."""

    wide: float
    draw: Draw
    meaning: str


Nation = tuple[str, str]
"""A nation's name and her letter."""


@dataclass(frozen=True)
class Explained:
    """What of a view its legend depends on."""

    nations: tuple[Nation, ...]
    wanting: Nation
    """A nation that wants objectives."""

    with_troops: bool
    """Whether the view tells troops."""


def explained(view: View) -> Explained:
    """What the legend of a view's map explains."""
    wanting = next((row for row in view.nations if row.objectives), view.nations[-1])
    nations = tuple([(row.name, row.letter) for row in view.nations])
    return Explained(nations, (wanting.name, wanting.letter), bool(counters.troops(view)))


def legend_signs(of: Explained, tongue: Tongue) -> Iterator[tuple[str, list[LegendSign]]]:
    """The rows of the legend, each with its heading."""
    say = tongue.say
    yield (
        say(phrase("Nations")),
        [nation_sign(name, letter, tongue.name(name)) for name, letter in of.nations],
    )
    yield say(phrase("Pieces")), list(_pieces(of, tongue))
    yield say(phrase("Events")), list(_events(tongue))
    yield say(phrase("Objectives")), list(_cities(of.wanting, tongue))
    yield say(phrase("Countries")), list(_countries(tongue))
    yield say(phrase("Ground")), list(_ground(tongue))


def nation_sign(name: str, letter: str, meaning: str) -> LegendSign:
    """A nation's counter, and what is said of her."""
    return LegendSign(22.0, lambda x, y: _face(name, letter, "general", x, y), meaning)


@lru_cache(maxsize=512)
def _face(
    nation: str, letter: str, kind: str, x: float, y: float, *, down: bool = False, troops: str = ""
) -> str:
    """A counter without a piece."""
    shown = counters.Counter(nation, letter, kind, "", "", (), troops)
    box = x, y - 8, x + max(18.0, shown.wide(1.0) + 2), y + 8
    return group("sample", counters.face(shown, box, 1.0, down=down))


def _pieces(of: Explained, tongue: Tongue) -> Iterator[LegendSign]:
    (name, letter), say = of.nations[0], tongue.say
    yield LegendSign(
        40.0,
        lambda x, y: _face(name, f"{letter}1·2", "general", x, y),
        say(phrase("generals with their ranks")),
    )
    yield LegendSign(
        30.0,
        lambda x, y: _face(name, f"{letter}3", "general", x, y, down=True),
        say(phrase("face down: out of supply")),
    )
    yield LegendSign(30.0, lambda x, y: _face(name, letter, "train", x, y), say(phrase("supply train")))
    if of.with_troops:
        yield LegendSign(
            42.0,
            lambda x, y: _face(name, f"{letter}1", "general", x, y, troops="8"),
            say(phrase("with your troops")),
        )
    yield LegendSign(
        0.0,
        lambda x, y: "",
        say(phrase("square: Prussia and Hanover, round: their enemies")),
    )


def _events(tongue: Tongue) -> Iterator[LegendSign]:
    say = tongue.say
    for kind, meaning in (
        ("Moved", phrase("move")),
        ("Retreated", phrase("retreat")),
        ("Displaced", phrase("moved by a Card of Fate")),
    ):
        yield LegendSign(34.0, lambda x, y, k=kind: _sample_arrow(k, x, y), say(meaning))  # type: ignore[misc]
    yield LegendSign(
        20.0, lambda x, y: crossed_swords((x + 8, y), 1.0), say(phrase("battle; P›A 3: P beat A by 3"))
    )
    yield LegendSign(20.0, lambda x, y: question_mark(x + 7, y, 1.0), say(phrase("question mark")))


def _sample_arrow(kind: str, x: float, y: float) -> str:
    return arrow([(x - 3, y - 2), (x + 32, y - 2)], kind, "Russia", 1.0)


def _cities(wanting: Nation, tongue: Tongue) -> Iterator[LegendSign]:
    (name, letter), say = wanting, tongue.say
    yield LegendSign(
        18.0, lambda x, y: sign("first", name, letter, x + 7, y, 1.0), say(phrase("first order"))
    )
    yield LegendSign(
        18.0, lambda x, y: sign("second", name, letter, x + 7, y, 1.0), say(phrase("second order"))
    )
    yield LegendSign(
        20.0,
        lambda x, y: sign("first", name, letter, x + 7, y + 2, 1.0, held=True),
        say(phrase("conquered")),
    )
    yield LegendSign(
        26.0,
        lambda x, y: sign("first", name, letter, x + 11, y, 0.85, held=True, fresh=True),
        say(phrase("in this turn")),
    )
    yield LegendSign(18.0, lambda x, y: sign("depot", name, letter, x + 7, y, 1.0), say(phrase("depot")))


def _countries(tongue: Tongue) -> Iterator[LegendSign]:
    for name, shape in shapes.COUNTRIES.items():
        yield LegendSign(14.0, lambda x, y, n=name, s=shape: _city(n, s, x + 5, y), tongue.name(name))  # type: ignore[misc]


def _city(name: str, shape: str, x: float, y: float) -> str:
    return element(
        "path",
        d=shape,
        transform=moved((x, y), 3.6),
        fill=palette.COUNTRIES[name],
        stroke=palette.INK,
        stroke_width=0.3,
    )


def _ground(tongue: Tongue) -> Iterator[LegendSign]:
    for name, suit in SUIT_LETTERS.items():
        yield LegendSign(26.0, lambda x, y, s=suit: _tint(s, x, y), tongue.name(name))  # type: ignore[misc]
    say = tongue.say
    yield LegendSign(34.0, lambda x, y: _road(x, y, main=True), say(phrase("main road")))
    yield LegendSign(34.0, lambda x, y: _road(x, y, main=False), say(phrase("road")))


def _tint(suit: str, x: float, y: float) -> str:
    ground = element(
        "rect",
        x=x,
        y=y - 8,
        width=21,
        height=16,
        fill=palette.SUITS[suit],
        stroke=palette.FAINT,
        stroke_width=0.5,
    )
    return ground + symbol(suit, (x + 10.5, y), 5.5)


def _road(x: float, y: float, *, main: bool) -> str:
    return road(path_data([(x, y), (x + 28, y)]), 1.0, main=main)
