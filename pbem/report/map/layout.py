"""Where the counters, captions and names of a map lie.

What everybody sees takes the same room for every reader: it is laid out once, and kept as long as it may be
asked for again. A player's own counters are wider; for them what stands in their way is moved.
"""

from __future__ import annotations

from functools import lru_cache

from pbem.engine.board import Board
from pbem.records import dataclass
from pbem.report.map.city_names import fixed_obstacles, mark
from pbem.report.map.frame import Frame
from pbem.report.map.free_room import Box, FreeRoom, Ground, Wish, place_all, place_anew, place_each
from pbem.report.map.svg import Point
from pbem.report.map.ties import Ties


@dataclass(frozen=True)
class Wanted:
    """What wants room on a map, as everybody sees it. Earlier wishes choose first; no key comes twice."""

    signs: frozenset[str]
    """The keys of the cities that bear a sign."""

    taken: tuple[tuple[Box, float], ...]
    """What lies where it lies, and what it costs to cover it."""

    pieces: tuple[Wish, ...]
    captions: tuple[Wish, ...]
    names: tuple[Wish, ...]


@dataclass(frozen=True)
class Layout:
    """The boxes by their keys: all counters, those captions and names for which there is room, and the lines
    that tie names to their signs."""

    pieces: dict[str, Box]
    captions: dict[str, Box]
    names: dict[str, Box]
    ties: dict[str, tuple[Point, Point]]


def layout(board: Board, part: Frame, wanted: Wanted, own: tuple[Wish, ...] = ()) -> Layout:
    """Where everything lies; `own` are the wishes of counters as their player sees them."""
    room, boxes = _for_everybody(board, part, wanted)
    wishes = (*wanted.pieces, *wanted.captions, *wanted.names)
    if own:
        room = room.copy()
        wider = sorted(own, key=_widest_first)
        found = place_anew(room, boxes, wishes, wider, _ties(room, board, part, wanted))
        if found is None:
            by_key = {wish.key: wish for wish in own}
            pieces = tuple(by_key.get(wish.key, wish) for wish in wanted.pieces)
            room, found = _placed(board, part, wanted, pieces)
        boxes = found
    ties = _ties(room, board, part, wanted)
    names = _of(wanted.names, boxes)
    tied = {
        wish.key: wish for wish in wanted.names if wish.key in names and ties.needed(wish, names[wish.key])
    }
    lines = {key: ties.line(wish, names[key]) for key, wish in tied.items()}
    return Layout(_of(wanted.pieces, boxes), _of(wanted.captions, boxes), names, lines)


def _of(wishes: tuple[Wish, ...], boxes: dict[str, Box]) -> dict[str, Box]:
    return {wish.key: boxes[wish.key] for wish in wishes if wish.key in boxes}


def _widest_first(wish: Wish) -> float:
    return -wish.width


@lru_cache(maxsize=64)
def _for_everybody(board: Board, part: Frame, wanted: Wanted) -> tuple[FreeRoom, dict[str, Box]]:
    return _placed(board, part, wanted, wanted.pieces)


def _placed(
    board: Board, part: Frame, wanted: Wanted, pieces: tuple[Wish, ...]
) -> tuple[FreeRoom, dict[str, Box]]:
    """All boxes, and the room that they leave."""
    room = FreeRoom(_ground(board, part, wanted.signs))
    for box, weight in wanted.taken:
        room.take(box, weight)
    ties = _ties(room, board, part, wanted)
    boxes = place_all(room, sorted(pieces, key=_widest_first))
    boxes |= place_each(room, wanted.captions)
    boxes |= place_each(room, wanted.names, ties)
    return room, boxes


@lru_cache(maxsize=16)
def _ground(board: Board, part: Frame, signs: frozenset[str]) -> Ground:
    """The room that cities and roads leave."""
    bounds = part.left + 2, part.top + 2, part.left + part.width - 2, part.top + part.height - 2
    return Ground(bounds, fixed_obstacles(board, part, signs))


def _ties(room: FreeRoom, board: Board, part: Frame, wanted: Wanted) -> Ties:
    """What ties the names to their signs in a room."""
    cities = {wish.key: board.cities[board.index[wish.key]] for wish in wanted.names}
    return Ties(room, {key: mark(city, wanted.signs) * part.size for key, city in cities.items()}, part.size)


def forget() -> None:
    """Lay everything out anew the next time."""
    _for_everybody.cache_clear()
