"""Places for names and counters around their points, so that nothing covers what has to be read.

Each box, the most important first, takes the cheapest place around its point that is still free. For a box
without a place, those that stand in its way are then tried elsewhere. There is no chance in it: the same view
always gives the same map.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from typing import Protocol

from pbem.records import dataclass
from pbem.report.map.svg import Point

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

HARD = 1000.0
"""What it costs to cover something that has to be read; a place that costs as much is none."""

_SQUARE = 28.0
"""The side of the squares that boxes are sorted into, in pixels, to find those nearby."""


@dataclass(frozen=True)
class Wish:
    """A box that wants to lie near a point."""

    key: str
    at: Point
    width: float
    height: float
    clear: float
    """It may come no nearer to the point than this."""

    reach: float = 0.0
    """It may lie no farther away than `clear` and this together."""

    weight: float = HARD
    """What it costs others to cover it."""


class Bonds(Protocol):
    """What ties a box to its point, and takes room as well."""

    def cost(self, wish: Wish, box: Box) -> float:
        """What a box costs besides its own room; HARD if it must not lie there."""

    def boxes(self, wish: Wish, box: Box) -> Iterable[Box]:
        """The room that it takes besides its own."""


class _Loose:
    """Nothing ties a box to its point."""

    def cost(self, wish: Wish, box: Box) -> float:
        return 0.0

    def boxes(self, wish: Wish, box: Box) -> Iterable[Box]:
        return ()


Square = tuple[int, int]
"""The column and the row of a square."""

Taken = tuple[Box, float, str]
"""Something that stands in a box, what it costs to cover it, and the key it was taken under."""

_Kept = tuple[float, float, float, float, int, int, Taken]
"""The same as it is kept in each of its squares, behind its box and the first of them."""


class _Squares:
    """What stands in boxes, sorted into squares to be found quickly."""

    def __init__(self, known: Mapping[Square, tuple[_Kept, ...]] | None = None) -> None:
        self._squares = dict(known or {})

    def copy(self) -> _Squares:
        """The same, to be added to in another way."""
        return _Squares(self._squares)

    def take(self, box: Box, weight: float, key: str) -> list[Square]:
        """Note that something stands in a box; the squares it meets."""
        squares = _touched(box)
        kept = (*box, *squares[0], (box, weight, key))
        for square in squares:
            self._squares[square] = (*self._squares.get(square, ()), kept)
        return squares

    def leave(self, key: str, squares: Iterable[Square]) -> None:
        """Take back what was taken under a key."""
        for square in squares:
            self._squares[square] = tuple([one for one in self._squares[square] if one[-1][2] != key])

    def weight(self, box: Box, most: float = math.inf) -> float:
        """What it costs to cover what stands in a box, or `most` if it costs as much or more."""
        left, top, right, bottom = box
        squares, total = self._squares, 0.0
        # As `under` looks for them, written out: this is most of the time that a map takes.
        first_column, first_row = int(left // _SQUARE), int(top // _SQUARE)
        rows = range(first_row, int(bottom // _SQUARE) + 1)
        for column in range(first_column, int(right // _SQUARE) + 1):
            for row in rows:
                for west, north, east, south, own_column, own_row, taken in squares.get((column, row), ()):
                    if (
                        left < east
                        and west < right
                        and top < south
                        and north < bottom
                        and not own_column < column > first_column
                        and not own_row < row > first_row
                    ):
                        total += taken[1]
                        if total >= most:
                            return most
        return total

    def under(self, box: Box) -> Iterator[Taken]:
        """What a box would cover, each thing once."""
        left, top, right, bottom = box
        squares, (columns, rows) = self._squares, _span(box)
        first_column, first_row = columns[0], rows[0]
        for column in columns:
            for row in rows:
                for west, north, east, south, own_column, own_row, taken in squares.get((column, row), ()):
                    # Two boxes may meet in several squares: only the first one that they share counts.
                    if (
                        left < east
                        and west < right
                        and top < south
                        and north < bottom
                        and not own_column < column > first_column
                        and not own_row < row > first_row
                    ):
                        yield taken


class Ground:
    """What stands where it stands in every turn, within bounds that everything has to stay in."""

    def __init__(self, bounds: Box, fixed: Iterable[Taken] = ()) -> None:
        self.bounds, self._fixed = bounds, _Squares()
        for box, weight, key in fixed:
            self._fixed.take(box, weight, key)

    def holds(self, box: Box) -> bool:
        """Whether a box lies within the bounds."""
        left, top, right, bottom = self.bounds
        return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom

    def under(self, box: Box) -> Iterator[Taken]:
        """What a box would cover, each thing once."""
        return self._fixed.under(box)


class FreeRoom:
    """What is taken already upon a ground."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._upon = _Squares()
        self._places: dict[str, tuple[Square, ...]] = {}

    def copy(self) -> FreeRoom:
        """The same room, to be filled in another way."""
        room = FreeRoom(self.ground)
        room._upon, room._places = self._upon.copy(), dict(self._places)
        return room

    def take(self, box: Box, weight: float, key: str = "") -> None:
        """Note that something stands in a box, and what it costs to cover it."""
        squares = self._upon.take(box, weight, key)
        if key:
            self._places[key] = (*self._places.get(key, ()), *squares)

    def leave(self, key: str) -> None:
        """Free what was taken under a key."""
        self._upon.leave(key, self._places.pop(key, ()))

    def weight(self, box: Box, most: float = math.inf) -> float:
        """What it costs to cover what stands in a box besides the ground, or `most` if it costs more."""
        return self._upon.weight(box, most)

    def upon(self, box: Box) -> Iterator[Taken]:
        """What a box would cover besides the ground, each thing once."""
        return self._upon.under(box)

    def under(self, box: Box) -> Iterator[Taken]:
        """What a box would cover, each thing once."""
        yield from self.ground.under(box)
        yield from self._upon.under(box)


def _span(box: Box) -> tuple[range, range]:
    """The columns and the rows that a box meets."""
    left, top, right, bottom = box
    columns = range(int(left // _SQUARE), int(right // _SQUARE) + 1)
    return columns, range(int(top // _SQUARE), int(bottom // _SQUARE) + 1)


def _touched(box: Box) -> list[Square]:
    """The squares that a box meets."""
    columns, rows = _span(box)
    return [(column, row) for column in columns for row in rows]


_WAYS = (
    (1, 0),
    (-1, 0),
    (0, -1),
    (0, 1),
    (0.72, -0.8),
    (0.72, 0.8),
    (-0.72, -0.8),
    (-0.72, 0.8),
    (0.4, -1),
    (0.4, 1),
    (-0.4, -1),
    (-0.4, 1),
    (1, -0.4),
    (1, 0.4),
    (-1, -0.4),
    (-1, 0.4),
    (1, -0.8),
    (1, 0.8),
    (-1, -0.8),
    (-1, 0.8),
    (0.2, -1),
    (0.2, 1),
    (-0.2, -1),
    (-0.2, 1),
)
"""The directions in which a box may lie, the best first: right, left, above, below, and between."""


def _rings(wish: Wish) -> range:
    """The numbers of the rings around its point that a wish may be granted in."""
    return range(1 + round(wish.reach / 6))


def _farther(ring: int) -> float:
    """What a ring costs: a worse direction is better than a step away, so all ways of one ring come before
    the next."""
    return 24.5 * ring * (ring + 1)


def _boxes(wish: Wish, ring: int) -> Iterator[tuple[int, Box]]:
    """The boxes of a ring that would grant a wish, numbered: the better the direction, the lower."""
    gap, across, down = wish.clear + 6.0 * ring, wish.width / 2, wish.height / 2
    for number, (right, below) in enumerate(_WAYS):
        x = wish.at[0] + right * (gap + across)
        y = wish.at[1] + below * (gap + down)
        yield number, (x - across, y - down, x + across, y + down)


Choice = tuple[float, int, Box, float]
"""A box that would grant a wish: what it costs by itself and for the ground, which of its ring it is, the
box itself, and what it costs for the ground alone."""


# The ground is the same in every turn, and most pieces and names are where they were in the turn before.
@lru_cache(maxsize=2048)
def _choices(ground: Ground, wish: Wish, ring: int) -> tuple[Choice, ...]:
    """What the ground leaves of a ring to a wish, the cheapest first."""
    boxes = [(number, box) for number, box in _boxes(wish, ring) if ground.holds(box)]
    # What is near is looked for once and not for each box: boxes of a ring cover much of each other.
    zone, farther, found = f"near {wish.key}", _farther(ring), []
    near = [(*box, weight) for box, weight, key in ground.under(_around(boxes)) if key != zone]
    rows: dict[float, list[tuple[float, float, float]]] = {}
    for number, box in boxes:
        left, top, right, bottom = box
        row = rows.get(top)
        if row is None:  # several boxes lie in one row
            row = rows[top] = [(a, c, w) for a, b, c, d, w in near if top < d and b < bottom]
        cost = sum([w for a, c, w in row if left < c and a < right])
        if cost < HARD:
            found.append((number + farther + cost, number, box, cost))
    return tuple(sorted(found))


def _by_way(one: Choice) -> int:
    return one[1]


def _around(boxes: Sequence[tuple[int, Box]]) -> Box:
    """The smallest box around others."""
    corners = [box for _, box in boxes] or [(0.0, 0.0, 0.0, 0.0)]
    west, north, east, south = zip(*corners, strict=True)
    return min(west), min(north), max(east), max(south)


@lru_cache(maxsize=2048)
def _cheapest(ground: Ground, wish: Wish, ring: int) -> tuple[Choice, ...]:
    """The same, the cheapest first."""
    return tuple(sorted(_choices(ground, wish, ring), key=lambda choice: choice[1]))


def place_each(room: FreeRoom, wishes: Sequence[Wish], bonds: Bonds | None = None) -> dict[str, Box]:
    """The box of each wish that could be granted, by its key; earlier wishes choose first. Takes the room."""
    return _Places(room, bonds or _Loose(), {wish.key: wish for wish in wishes}).found()


def place_anew(
    room: FreeRoom, boxes: Mapping[str, Box], wishes: Sequence[Wish], wider: Sequence[Wish], bonds: Bonds
) -> dict[str, Box] | None:
    """The boxes once some of the granted wishes have become others, the rest moved as little as may be; None
    if one would then be refused. `room` is taken by `boxes`, and afterwards by what is returned."""
    known = {wish.key: wish for wish in (*wishes, *wider)}
    places = _Places(room, bonds, known, dict(boxes))
    for wish in wider:
        places.leave(wish.key)
    granted = all(places.grant(wish) for wish in wider)
    return places.boxes if granted else None


def place_all(room: FreeRoom, wishes: Sequence[Wish]) -> dict[str, Box]:
    """A box for every wish: what finds no place lies right on its point. Takes the room."""
    boxes = place_each(room, wishes)
    for wish in wishes:
        if wish.key not in boxes:
            (x, y), a, b = wish.at, wish.width / 2, wish.height / 2
            boxes[wish.key] = x - a, y - b, x + a, y + b
            room.take(boxes[wish.key], wish.weight, wish.key)
    return boxes


@dataclass(frozen=True)
class _Places:
    """The places of some wishes, as they are found."""

    room: FreeRoom
    bonds: Bonds
    wishes: Mapping[str, Wish]
    boxes: dict[str, Box] = field(default_factory=dict)

    def found(self) -> dict[str, Box]:
        """Each wish in turn; then those that were refused, by moving others."""
        for wish in [wish for wish in self.wishes.values() if not self._grant(wish)]:
            self._make_room(wish)
        return self.boxes

    def leave(self, key: str) -> None:
        """Take back what was granted."""
        self.boxes.pop(key, None)
        self.room.leave(key)

    def grant(self, wish: Wish) -> bool:
        """Grant a wish, by moving others if need be; whether that could be done."""
        return self._grant(wish) or self._make_room(wish)

    def _take(self, wish: Wish, box: Box) -> None:
        self.boxes[wish.key] = box
        self.room.take(box, wish.weight, wish.key)
        for other in self.bonds.boxes(wish, box):
            self.room.take(other, wish.weight, wish.key)

    def _grant(self, wish: Wish) -> bool:
        best = self._best(wish)
        if best is not None:
            self._take(wish, best)
        return best is not None

    def _best(self, wish: Wish) -> Box | None:
        cheapest, best = HARD, None
        for ring in _rings(wish):
            if _farther(ring) >= cheapest:
                break
            for cost, _, box, _ in _choices(self.room.ground, wish, ring):
                if cost >= cheapest:
                    break  # those that follow cost no less
                cost += self.room.weight(box, cheapest - cost)
                if cost < cheapest and (cost := cost + self.bonds.cost(wish, box)) < cheapest:
                    cheapest, best = cost, box
        return best

    def _make_room(self, wish: Wish) -> bool:
        """Grant a wish by moving what stands in its way; whether all of that found another place."""
        return any(
            keys and self._put(wish, box, keys)
            for ring in _rings(wish)
            for _, _, box, ground in sorted(_choices(self.room.ground, wish, ring), key=_by_way)
            for keys in [self._in_the_way(wish, box, ground)]
        )

    def _put(self, wish: Wish, box: Box, keys: Sequence[str]) -> bool:
        """Put a wish into a box and move those who stood there; if one of them finds no place, everything
        stays as it was."""
        before = {key: self.boxes.pop(key) for key in keys}
        for key in keys:
            self.room.leave(key)
        if self.bonds.cost(wish, box) < HARD:
            self._take(wish, box)
            if all(self._grant(self.wishes[key]) for key in keys):
                return True
        for key in (*keys, wish.key):
            self.leave(key)
        for key, old in before.items():
            self._take(self.wishes[key], old)
        return False

    def _in_the_way(self, wish: Wish, box: Box, ground: float) -> list[str]:
        """The keys of the granted wishes that a box and what ties it would cover; none if it would cover
        anything as well that has to be read and cannot be moved. `ground` is what the ground there weighs."""
        covered = list(self.room.upon(box))
        fixed = ground + sum(weight for _, weight, key in covered if key not in self.boxes)
        if fixed >= HARD:
            return []
        bonds = (one for part in self.bonds.boxes(wish, box) for one in self.room.upon(part))
        return sorted({key for _, _, key in (*covered, *bonds) if key in self.boxes})
