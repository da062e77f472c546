"""Which part of the board a map shows, and how big: the whole, what a scenario is about, or one theatre."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from pbem.engine.board import Board, City
from pbem.engine.phrase import Phrase, phrase
from pbem.records import dataclass
from pbem.report.map import shown_turn
from pbem.report.map.svg import Point
from pbem.report.view import View

Box = tuple[float, float, float, float]
"""West, north, east, south."""

WIDTH = 1000
"""The pixels of a map from west to east."""

TOP = 40.0
"""The height of the title over a map whose `letters` are 1."""

SMALLEST = 1.13
"""The size of signs on a map of the whole board: they can still be read at 800 pixels."""

BOARD: Box = (10.0, 8.0, 990.0, 656.0)

FIGHTING = "fighting"
"""The name of the theatre that lies wherever there was fighting last."""

NATIONS = 7
"""How many play the whole game."""


@dataclass(frozen=True)
class Theatre:
    """A part of the board with a name of its own."""

    title: Phrase
    box: Box


THEATRES: Mapping[str, Theatre] = {
    "west": Theatre(phrase("The West: Rhine, Hesse and Hanover"), (14, 208, 334, 478)),
    "north": Theatre(phrase("The North: Mecklenburg and Pomerania"), (236, 84, 572, 300)),
    "centre": Theatre(phrase("Prussia, Saxony and Silesia"), (332, 262, 722, 520)),
    "south": Theatre(phrase("Bohemia, Moravia and Silesia"), (446, 412, 826, 654)),
    "empire": Theatre(phrase("The Empire, Thuringia and Saxony"), (96, 400, 476, 654)),
    "east": Theatre(phrase("The East: Poland, Pomerania and East Prussia"), (566, 12, 988, 330)),
    "elbe": Theatre(phrase("The lower Elbe and Weser"), (14, 84, 300, 280)),
    "rhine": Theatre(phrase("The Rhine, Main and Franconia"), (10, 440, 300, 656)),
    "poland": Theatre(phrase("Southern Poland"), (680, 310, 990, 640)),
}
"""The theatres there are, by the name that is typed. Every city lies on one of them."""


@dataclass(frozen=True)
class Frame:
    """A part of the board and where it lies in the picture. `size` is how big signs are; a close-up shows
    every name. `cut` says that the map is less than the board though nobody asked for a theatre; `letters` is
    how big the words around the map are. A `plain` one is for a small picture: the ground without what orders
    do not depend on."""

    box: Box
    scale: float
    size: float
    left: float
    top: float
    title: str
    close: bool
    cut: bool = False
    letters: float = 1.0
    plain: bool = False

    def at(self, x: float, y: float) -> Point:
        """A point of the board in the picture."""
        return self.left + (x - self.box[0]) * self.scale, self.top + (y - self.box[1]) * self.scale

    def of(self, city: City) -> Point:
        """A city in the picture."""
        return self.at(city.x, city.y)

    def holds(self, city: City, margin: float = 0.0) -> bool:
        """Whether a city is shown; it may lie so far outside."""
        west, north, east, south = self.box
        return west - margin <= city.x <= east + margin and north - margin <= city.y <= south + margin

    @property
    def width(self) -> float:
        """The pixels from west to east."""
        return round((self.box[2] - self.box[0]) * self.scale, 3)

    @property
    def height(self) -> float:
        """The pixels from north to south."""
        return (self.box[3] - self.box[1]) * self.scale


def frame(view: View, board: Board, theatre: str | None, top: float) -> Frame:
    """The part to be drawn. KeyError if there is no theatre of that name."""
    if theatre is not None:
        theatre_part = _fighting(view, board) if theatre == FIGHTING else THEATRES[theatre]
        return _framed(theatre_part.box, theatre_part.title, top, close=True)
    box = _used(view, board)
    return _framed(box, "", top, close=False, cut=box != BOARD)


def _framed(box: Box, title: str, top: float, *, close: bool, cut: bool = False) -> Frame:
    scale = WIDTH / (box[2] - box[0])
    size = min(1.6, max(SMALLEST, scale**0.45))
    return Frame(box, scale, size, 0.0, top, title, close, cut)


def inset(view: View, board: Board, around: Box) -> Frame:
    """The part that most of the fighting was on, to lie in a place of the picture beside another part."""
    box = _fighting(view, board).box
    left, top, right, _ = around
    return Frame(box, (right - left) / (box[2] - box[0]), SMALLEST, left, top, "", close=True)


POSTER = 2400
"""The pixels of a poster from west to east: at this width there is room for the names of all cities."""


def poster(view: View, board: Board) -> Frame:
    """The board, or what a scenario is about, so large that every city has its name."""
    box = _used(view, board)
    scale = POSTER / (box[2] - box[0])
    return Frame(box, scale, 1.6, 0.0, 1.6 * TOP, "", close=True, cut=box != BOARD, letters=1.6)


# -------------------------------------------------------------------------------------- what is used


def _used(view: View, board: Board) -> Box:
    """The whole board, or in a scenario of fewer nations the part where these can have something to do."""
    if len(view.nations) == NATIONS:
        return BOARD
    playing = {row.name for row in view.nations}
    about = [city for city in board.cities if {city.objective_of, city.depot_of} & playing]
    needed = [city.key for city in about if city.depot_of or city.country in _defended(view)]
    return _around(_points(board, [*needed, *_pieces(view)]), 45.0)


def _defended(view: View) -> set[str]:
    """The countries that somebody wants cities of."""
    return {objective.place.country for row in view.nations for objective in row.objectives}


def _around(points: Sequence[Point], margin: float, least: float = 0.0) -> Box:
    """A box around points, inside the board, at least so wide, of a shape like the board's."""
    points = points or [(500.0, 330.0)]
    west, east = min(x for x, _ in points) - margin, max(x for x, _ in points) + margin
    north, south = min(y for _, y in points) - margin, max(y for _, y in points) + margin
    west, east = _widened(west, east, max(least, (south - north) * 1.2), BOARD[0], BOARD[2])
    north, south = _widened(north, south, (east - west) * 0.62, BOARD[1], BOARD[3])
    return west, north, east, south


def _widened(low: float, high: float, least: float, first: float, last: float) -> tuple[float, float]:
    """A stretch of at least that length between two ends."""
    missing = max(0.0, least - (high - low)) / 2
    low, high = low - missing, high + missing
    if low < first:
        low, high = first, high + first - low
    if high > last:
        low, high = max(first, low - (high - last)), last
    return round(low, 1), round(high, 1)


def fighting(view: View, before: View | None, board: Board) -> Box:
    """Where the fighting is in the turn of a view; while there is none, where it was in the turn before."""
    if before and any(_fought(before)) and not any(_fought(view)):
        view = before
    return _fighting(view, board).box


def _fighting(view: View, board: Board) -> Theatre:
    """Around most and the hardest battles of the turn; if there were none, around most of what moved or
    stands."""
    points = _points(board, _fought(view)) or _points(board, _moved(view)) or _points(board, _pieces(view))
    groups = [[other for other in points if _together(one, other)] for one in points]
    most = max(groups, key=len, default=[])
    return Theatre(phrase("Where the fighting is"), _around(most, 55.0, 300.0))


def _together(one: Point, other: Point) -> bool:
    """Whether two points may lie on one close-up."""
    return abs(one[0] - other[0]) <= 130 and abs(one[1] - other[1]) <= 80


def _points(board: Board, keys: Iterable[str]) -> list[Point]:
    cities = (board.cities[board.index[key]] for key in keys)
    return [(city.x, city.y) for city in cities]


def _pieces(view: View) -> Iterator[str]:
    """Where pieces stand."""
    return (piece.place.key for row in view.nations for piece in row.pieces if piece.place)


def _moved(view: View) -> Iterator[str]:
    return (one.fields["path"][-1].key for one in shown_turn.events_of_turn(view) if one.kind == "Moved")


_WEIGHT = 4
"""What a battle without loss counts for; each troop lost in it counts one more."""


def _fought(view: View) -> Iterator[str]:
    """The cities of each battle, as often as it counts."""
    if fight := shown_turn.unfinished_combat(view):
        yield from (fight.attacker_place.key, fight.defender_place.key) * _WEIGHT
    for battle in shown_turn.battles(view):
        began, end = battle.began.fields, battle.end
        loss: int = end.fields["loss"] if end else 0
        yield from (began["city"].key, began["enemy_city"].key) * (_WEIGHT + loss)
