"""Finding room: boxes around points, so that nothing lies on anything that has to be read.

Greedy over the places around each point, the most important first; then those that found no good place are
tried again with what stands in their way put elsewhere. No chance in it: the same map comes out each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from pbem.report.map.svg import Point

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

HARD = 1000.0
"""What it costs to cover something that has to be read; a place that costs as much is none."""

_SQUARE = 28.0


@dataclass(frozen=True)
class Wish:
    """A box of a `width` and `height` that wants to be near a point, no nearer than `clear`, no farther than
    `clear` and `reach`. `weight` is what it costs others to cover it."""

    key: str
    at: Point
    width: float
    height: float
    clear: float
    reach: float = 0.0
    weight: float = HARD


@dataclass
class FreeRoom:
    """What is taken already, in a box that all has to stay inside."""

    bounds: Box
    _squares: dict[tuple[int, int], list[tuple[Box, float, str]]] = field(default_factory=dict)

    def take(self, box: Box, weight: float, key: str = "") -> None:
        """Something stands here; covering all of it costs its weight."""
        for square in _touched(box):
            self._squares.setdefault(square, []).append((box, weight, key))

    def leave(self, key: str) -> None:
        """What was taken under a key is free again."""
        for square, taken in self._squares.items():
            self._squares[square] = [one for one in taken if one[2] != key]

    def cost(self, box: Box, own: str = "") -> float:
        """What it costs to put something here; what was taken for its `own` point costs nothing."""
        left, top, right, bottom = self.bounds
        outside = box[0] < left or box[1] < top or box[2] > right or box[3] > bottom
        return (2 * HARD if outside else 0.0) + sum(
            weight for _, weight, key in self.under(box) if key != own
        )

    def under(self, box: Box) -> Iterator[tuple[Box, float, str]]:
        """What a box would cover, each once: in the square where the ground they share begins."""
        left, top, right, bottom = box
        for square in _touched(box):
            for taken in self._squares.get(square, ()):
                other = taken[0]
                if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom:
                    begins = max(left, other[0]) // _SQUARE, max(top, other[1]) // _SQUARE
                    if begins == square:
                        yield taken


def _touched(box: Box) -> Iterator[tuple[int, int]]:
    for column in range(int(box[0] // _SQUARE), int(box[2] // _SQUARE) + 1):
        for row in range(int(box[1] // _SQUARE), int(box[3] // _SQUARE) + 1):
            yield column, row


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
)
"""The directions in which a box may lie, the best first: right, left, above, below, and between."""


def places(wish: Wish) -> Iterator[tuple[Box, float]]:
    """Where a wish may be granted, and what the place costs by itself: less good the farther away."""
    rings = 1 + round(wish.reach / 6)
    for ring in range(rings):
        gap = wish.clear + 6.0 * ring
        for number, (right, down) in enumerate(_WAYS):
            x = wish.at[0] + right * (gap + wish.width / 2)
            y = wish.at[1] + down * (gap + wish.height / 2)
            yield (
                (x - wish.width / 2, y - wish.height / 2, x + wish.width / 2, y + wish.height / 2),
                number + 12.5 * ring * (ring + 1),
            )


def place_each(room: FreeRoom, wishes: Sequence[Wish]) -> dict[str, Box]:
    """The box of each wish that could be granted, the first ones first. The room is taken."""
    found: dict[str, Box] = {}
    known = {wish.key: wish for wish in wishes}
    refused = [wish for wish in wishes if not _grant(room, wish, found)]
    for wish in refused:
        _make_room(room, wish, found, known)
    return found


def place_all(room: FreeRoom, wishes: Sequence[Wish]) -> dict[str, Box]:
    """The same for what has to be shown: what finds no place lies right on its point."""
    found = place_each(room, wishes)
    for wish in wishes:
        if wish.key not in found:
            (x, y), a, b = wish.at, wish.width / 2, wish.height / 2
            found[wish.key] = x - a, y - b, x + a, y + b
            room.take(found[wish.key], wish.weight, wish.key)
    return found


def _grant(room: FreeRoom, wish: Wish, found: dict[str, Box]) -> bool:
    best = _best(room, wish)
    if best is None:
        return False
    found[wish.key] = best
    room.take(best, wish.weight, wish.key)
    return True


def _best(room: FreeRoom, wish: Wish) -> Box | None:
    cheapest, best = HARD, None
    for box, own in places(wish):
        if own < cheapest and (cost := room.cost(box, f"near {wish.key}") + own) < cheapest:
            cheapest, best = cost, box
    return best


def _make_room(room: FreeRoom, wish: Wish, found: dict[str, Box], known: dict[str, Wish]) -> bool:
    """Put elsewhere what lies in the way of a wish, if all of that finds another place."""
    for box, _ in places(wish):
        keys = _in_the_way(room, box, found)
        if keys is None:
            continue
        before = {key: found[key] for key in keys}
        for key in keys:
            room.leave(key)
        room.take(box, wish.weight, wish.key)
        if all(_grant(room, known[key], found) for key in keys):
            found[wish.key] = box
            return True
        _put_back(room, [*keys, wish.key], before, found, known)
    return False


def _in_the_way(room: FreeRoom, box: Box, found: dict[str, Box]) -> list[str] | None:
    """The wishes granted before that a box would cover; None if it would cover more than such."""
    covered = list(room.under(box))
    keys = sorted({key for _, _, key in covered if key in found})
    fixed = sum(weight for _, weight, key in covered if key not in found)
    if not keys or fixed >= HARD or room.cost(box) >= 2 * HARD + len(keys) * HARD:
        return None
    return keys


def _put_back(
    room: FreeRoom, keys: Iterable[str], before: dict[str, Box], found: dict[str, Box], known: dict[str, Wish]
) -> None:
    for key in keys:
        room.leave(key)
    for key, box in before.items():
        found[key] = box
        room.take(box, known[key].weight, key)
