"""Pieces: one counter for each stack and each supply train, beside its city and tied to it by a stem."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from pbem.changed_copy import replace
from pbem.data.tongues import Tongue
from pbem.engine.board import Board
from pbem.engine.phrase import joined, phrase, phrases
from pbem.records import dataclass
from pbem.report.map import palette
from pbem.report.map.frame import Frame
from pbem.report.map.free_room import Box, Wish
from pbem.report.map.suits import symbol
from pbem.report.map.svg import Point, clean, element, group, path_data, text_element
from pbem.report.map.text_width import width
from pbem.report.view import View
from pbem.report.view_records import Piece

FONT = 10.5
"""The size of letters on counters, in pixels at a size of 1."""

DEFENDERS = ("Prussia", "Hanover")
"""Their counters have corners, those of the attackers are round."""

_SUIT = 14.0
"""The width of a suit on a counter, in pixels at a size of 1."""

TRAIN = "T"
"""Stands between a nation's letter and a supply train's number: `PT1` is no general."""


@dataclass(frozen=True)
class Counter:
    """The pieces of one nation and kind in one city."""

    nation: str
    letter: str
    kind: str
    """`general` or `train`."""

    city: str
    """The city's key; empty off the map."""

    title: str
    pieces: tuple[Piece, ...]
    troops: str = ""
    """What is written for the troops: only their own player knows them."""

    suit: str = ""
    """The letter of the sector's suit, on a player's own counters: the cards he could play there."""

    @property
    def key(self) -> str:
        """Its pieces' names."""
        return ",".join(piece.name for piece in self.pieces)

    @property
    def face_down(self) -> bool:
        """Whether its generals lie face down."""
        return any(piece.face_down for piece in self.pieces)

    @property
    def label(self) -> str:
        """What is written on its face, the nation's letter and the ranks of its generals or the numbers of
        its trains: `P1·2`, `PT1`."""
        ranks = "·".join(str(piece.number) for piece in self.pieces)
        return self.letter + (TRAIN if self.kind == "train" else "") + ranks

    def for_everybody(self) -> Counter:
        """As whoever is not its player sees it."""
        return replace(self, troops="", suit="")

    def front(self, size: float) -> float:
        """How wide its face is without the troops."""
        return width(self.label, FONT * size, bold=True) + 6 * size

    def wide(self, size: float) -> float:
        """How wide it is in all."""
        return self.front(size) + self._written(size) + (_SUIT * size if self.suit else 0.0)

    def _written(self, size: float) -> float:
        return width(self.troops, FONT * 0.9 * size, bold=True) + 4 * size if self.troops else 0.0


def counters(view: View, *, close: bool) -> tuple[Counter, ...]:
    """All counters on the map, in the order of the nations."""
    known, own = troops(view), {one.name for one in view.own}
    return tuple(
        replace(counter, suit=suit_of(counter) if row.name in own else "")
        for row in view.nations
        for counter in _of(row.name, row.letter, row.pieces, known, close)
    )


def suit_of(counter: Counter) -> str:
    """The letter of the suit of the sector that a counter stands in; nothing off the map."""
    place = counter.pieces[0].place
    return place.suit if place else ""


def troops(view: View) -> Mapping[str, int]:
    """The troops of the player's own generals, once they are set up; nothing in a public view."""
    return {one.piece.name: one.troops for own in view.own if own.ready for one in own.generals if one.troops}


def _of(
    nation: str, letter: str, pieces: Iterable[Piece], known: Mapping[str, int], close: bool
) -> Iterator[Counter]:
    stacks: dict[tuple[str, str], list[Piece]] = {}
    for piece in pieces:
        if piece.place:
            stacks.setdefault((piece.place.key, piece.kind), []).append(piece)
    for (city, kind), stack in stacks.items():
        title = stack[0].place.title if stack[0].place else ""
        yield Counter(nation, letter, kind, city, title, tuple(stack), _counted(stack, known, close))


def _counted(stack: list[Piece], known: Mapping[str, int], close: bool) -> str:
    """The troops of a stack: one by one in a close-up, their sum elsewhere."""
    own = [known[piece.name] for piece in stack if piece.name in known]
    if not own:
        return ""
    return "+".join(map(str, own)) if close else str(sum(own))


def wish(counter: Counter, board: Board, frame: Frame, clear: float) -> Wish:
    """Where a counter would like to stand: next to its city."""
    size = frame.size
    at = frame.of(board.cities[board.index[counter.city]])
    high = (15 if counter.kind == "general" else 16) * size
    return Wish(counter.key, at, counter.wide(size) + 2, high + 2, clear, 26 * size)


# ---------------------------------------------------------------------------------------- drawing


@lru_cache(maxsize=2048)
def draw_counter(
    counter: Counter, box: Box, at: Point, size: float, tongue: Tongue, clear: float = 0.0
) -> str:
    """A counter in its box, with a stem to its city at a point, which ends `clear` of it."""
    title = counter_in_words(counter, tongue)
    return group(
        f"piece {counter.kind}{' face-down' if counter.face_down else ''}",
        (
            element("title", clean(title)),
            _stem(box, at, clear, size) if counter.city else "",
            *face(counter, box, size, down=counter.face_down),
        ),
        role="img",
        aria_label=title,
        data_piece=counter.key,
        data_nation=counter.nation,
        data_city=counter.city or None,
    )


def _stem(box: Box, at: Point, clear: float, size: float) -> str:
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    part = min(1.0, clear / (math.hypot(x - at[0], y - at[1]) or 1.0))
    start = at[0] + (x - at[0]) * part, at[1] + (y - at[1]) * part
    return element(
        "path", class_="stem", d=path_data((start, (x, y))), stroke=palette.INK, stroke_width=1.4 * size
    )


def face(counter: Counter, box: Box, size: float, *, down: bool) -> Iterator[str]:
    """A counter's body and what is written on it; `down` if its generals lie face down."""
    colours = palette.NATIONS[counter.nation]
    left, top, right, bottom = box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1
    if counter.kind == "train":
        yield from _wheels(left, left + counter.front(size), bottom, size)
        bottom -= 3 * size
    round_ = 1.2 * size if counter.nation in DEFENDERS else (bottom - top) / 2
    if counter.troops or counter.suit:
        look = {"fill": palette.PAPER, "stroke": palette.INK, "stroke_width": 1.1 * size}
        yield _rounded((left, top, right, bottom), round_, look)
    front = left + counter.front(size)
    yield _body(counter, (left, top, front, bottom), round_, size, down=down)
    base = (top + bottom) / 2 + FONT * size * 0.36
    bold = {"font_weight": "bold"}
    at, fill = ((left + front) / 2, base), colours.ink if down else colours.on
    yield text_element(at, counter.label, font_size=FONT * size, **bold, text_anchor="middle", fill=fill)
    if counter.suit:
        right -= _SUIT * size
        yield symbol(counter.suit, (right + (_SUIT / 2 - 0.5) * size, (top + bottom) / 2), 4.6 * size)
    if counter.troops:
        at, much = (right - (0 if counter.suit else 3) * size, base), FONT * 0.9 * size
        look = {"text_anchor": "end", "fill": palette.INK, "class_": "troops"}
        yield text_element(at, counter.troops, font_size=much, **bold, **look)


def _body(counter: Counter, box: Box, round_: float, size: float, *, down: bool) -> str:
    """What bears the letter and the ranks: a box or pill, or a wagon."""
    colours = palette.NATIONS[counter.nation]
    look = {"fill": colours.fill, "stroke": palette.INK, "stroke_width": 1.1 * size}
    if counter.kind == "train":
        return element("path", class_="wagon", d=_wagon(*box, size), **look)
    if down:
        look = {"fill": palette.PAPER, "stroke": colours.ink, "stroke_width": 1.6 * size}
    return _rounded(box, round_, {**look, "stroke_dasharray": "3 2" if down else None})


def _rounded(box: Box, round_: float, look: Mapping[str, object]) -> str:
    """A box with round corners."""
    left, top, right, bottom = box
    return element("rect", x=left, y=top, width=right - left, height=bottom - top, rx=round_, **look)


def _wagon(left: float, top: float, right: float, bottom: float, size: float) -> str:
    """A wagon's outline: its sides lean outwards, as no general's do."""
    lean = 2 * size
    return path_data(((left, top), (right, top), (right - lean, bottom), (left + lean, bottom))) + "z"


def _wheels(left: float, right: float, bottom: float, size: float) -> Iterator[str]:
    """Two wheels, dark all over: a rim alone is lost in a small picture."""
    for x in (left + 5 * size, right - 5 * size):
        yield element("circle", cx=x, cy=bottom - 3 * size, r=3 * size, fill=palette.INK)


# ------------------------------------------------------------------------------------------- words


@lru_cache(maxsize=2048)
def counter_in_words(counter: Counter, tongue: Tongue) -> str:
    """What a counter says, for whoever cannot see it."""
    return tongue.say(_sentence(counter))


def _sentence(counter: Counter) -> str:
    names = joined(_named(piece) for piece in counter.pieces)
    sentence: str = phrase("{nation}: {pieces}", nation=counter.nation, pieces=names)
    if counter.city:
        sentence = phrase("{pieces} in {city}", pieces=sentence, city=counter.title)
    if counter.face_down:
        sentence = phrase("{pieces}, face down", pieces=sentence)
    if any(piece.gone for piece in counter.pieces):
        sentence = phrase("{pieces}, out of the game", pieces=sentence)
    if counter.troops:
        count = sum(map(int, counter.troops.split("+")))
        sentence = phrase(
            "{pieces}; {count}", pieces=sentence, count=phrases("{n} troop", "{n} troops", count)
        )
    return sentence


def _named(piece: Piece) -> str:
    if piece.kind == "train":
        return phrase("supply train {number}", number=piece.number)
    return phrase("{name} ({label})", name=piece.name, label=piece.label)
