"""Places for names and counters around their points, so that nothing covers what has to be read.

Each box, the most important first, takes the cheapest place around its point that is still free. For a box
without a place, those that stand in its way are then tried elsewhere. There is no chance in it: the same view
always gives the same map.
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


@dataclass
class FreeRoom:
    """What is taken already, within bounds that everything has to stay in."""

    bounds: Box
    _squares: dict[tuple[int, int], list[tuple[Box, float, str]]] = field(default_factory=dict)

    def take(self, box: Box, weight: float, key: str = "") -> None:
        """Note that something stands in a box, and what it costs to cover it."""
        for square in _touched(box):
            self._squares.setdefault(square, []).append((box, weight, key))

    def leave(self, key: str) -> None:
        """Free what was taken under a key."""
        for square, taken in self._squares.items():
            self._squares[square] = [one for one in taken if one[2] != key]

    def cost(self, box: Box, own: str = "") -> float:
        """What it costs to put something into a box; what was taken under the key `own` costs nothing."""
        left, top, right, bottom = self.bounds
        outside = box[0] < left or box[1] < top or box[2] > right or box[3] > bottom
        return (2 * HARD if outside else 0.0) + sum(
            weight for _, weight, key in self.under(box) if key != own
        )

    def under(self, box: Box) -> Iterator[tuple[Box, float, str]]:
        """What a box would cover, each thing once."""
        left, top, right, bottom = box
        for square in _touched(box):
            for taken in self._squares.get(square, ()):
                other = taken[0]
                if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom:
                    # Two boxes may meet in several squares: only the first one that they share counts.
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


def boxes_around(wish: Wish) -> Iterator[tuple[Box, float]]:
    """The boxes that would grant a wish, and what each costs by itself: the farther away, the more."""
    rings = 1 + round(wish.reach / 6)
    for ring in range(rings):
        gap = wish.clear + 6.0 * ring
        for number, (right, down) in enumerate(_WAYS):
            x = wish.at[0] + right * (gap + wish.width / 2)
            y = wish.at[1] + down * (gap + wish.height / 2)
            yield (
                (x - wish.width / 2, y - wish.height / 2, x + wish.width / 2, y + wish.height / 2),
                # A worse direction is better than a step away: all twelve of one ring come before the next.
                number + 12.5 * ring * (ring + 1),
            )


def place_each(room: FreeRoom, wishes: Sequence[Wish]) -> dict[str, Box]:
    """The box of each wish that could be granted, by its key; earlier wishes choose first. Takes the room."""
    boxes: dict[str, Box] = {}
    known = {wish.key: wish for wish in wishes}
    refused = [wish for wish in wishes if not _grant(room, wish, boxes)]
    for wish in refused:
        _make_room(room, wish, boxes, known)
    return boxes


def place_all(room: FreeRoom, wishes: Sequence[Wish]) -> dict[str, Box]:
    """A box for every wish: what finds no place lies right on its point. Takes the room."""
    boxes = place_each(room, wishes)
    for wish in wishes:
        if wish.key not in boxes:
            (x, y), a, b = wish.at, wish.width / 2, wish.height / 2
            boxes[wish.key] = x - a, y - b, x + a, y + b
            room.take(boxes[wish.key], wish.weight, wish.key)
    return boxes


def _grant(room: FreeRoom, wish: Wish, boxes: dict[str, Box]) -> bool:
    best = _best(room, wish)
    if best is None:
        return False
    boxes[wish.key] = best
    room.take(best, wish.weight, wish.key)
    return True


def _best(room: FreeRoom, wish: Wish) -> Box | None:
    cheapest, best = HARD, None
    for box, own in boxes_around(wish):
        if own < cheapest and (cost := room.cost(box, f"near {wish.key}") + own) < cheapest:
            cheapest, best = cost, box
    return best


def _make_room(room: FreeRoom, wish: Wish, boxes: dict[str, Box], known: dict[str, Wish]) -> bool:
    """Grant a wish by moving what stands in its way; whether all of that found another place."""
    for box, _ in boxes_around(wish):
        keys = _in_the_way(room, box, boxes)
        if keys is None:
            continue
        before = {key: boxes[key] for key in keys}
        for key in keys:
            room.leave(key)
        room.take(box, wish.weight, wish.key)
        if all(_grant(room, known[key], boxes) for key in keys):
            boxes[wish.key] = box
            return True
        # One of them found no place: everything goes back to where it was, and the next box is tried.
        _put_back(room, [*keys, wish.key], before, boxes, known)
    return False


def _in_the_way(room: FreeRoom, box: Box, boxes: dict[str, Box]) -> list[str] | None:
    """The keys of the granted wishes that a box would cover; None if it covers none, or anything that cannot
    be moved."""
    covered = list(room.under(box))
    keys = sorted({key for _, _, key in covered if key in boxes})
    fixed = sum(weight for _, weight, key in covered if key not in boxes)
    if not keys or fixed >= HARD or room.cost(box) >= 2 * HARD + len(keys) * HARD:
        return None
    return keys


def _put_back(
    room: FreeRoom, keys: Iterable[str], before: dict[str, Box], boxes: dict[str, Box], known: dict[str, Wish]
) -> None:
    for key in keys:
        room.leave(key)
    for key, box in before.items():
        boxes[key] = box
        room.take(box, known[key].weight, key)
