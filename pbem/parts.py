"""A sequence that grows at its end, and whose old items are read in parts, each when one of it is asked for.

A game of twenty turns has a thousand entries and two thousand events, of which a command needs the last few.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, TypeVar, overload

K = TypeVar("K")
T = TypeVar("T")


class Part(Sequence[T]):
    """Old items that are read together. `kinds` are those of all its items, as whoever asks tells kinds, and
    `source` is what they are read from."""

    __slots__ = ("_items", "_length", "_read", "kinds", "source")

    def __init__(
        self, length: int, kinds: frozenset[str], read: Callable[[], Sequence[T]], source: Any = None
    ) -> None:
        self._length, self.kinds, self._read, self.source = length, kinds, read, source
        self._items: Sequence[T] | None = None

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, place: Any) -> Any:
        if self._items is None:
            self._items = self._read()
        return self._items[place]


class Parts(Sequence[T]):
    """Old parts, and behind them what was added since. It equals any sequence that has the same items.

    `told` is what is asked of all old items, worked out before, so that none need be read for it."""

    __slots__ = ("_count", "_ends", "newer", "old", "told")

    def __init__(self, old: Sequence[Part[T]], newer: Iterable[T] = (), told: Any = ()) -> None:
        self.old, self.newer, self.told = old, list(newer), told
        self._ends = list(accumulate(map(len, old)))
        self._count = self._ends[-1] if old else 0

    def copy(self) -> Parts[T]:
        """The same items; what is added to either is not in the other."""
        return Parts(self.old, self.newer, self.told)

    def append(self, item: T) -> None:
        """Add an item at the end."""
        self.newer.append(item)

    def __len__(self) -> int:
        return self._count + len(self.newer)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            places = range(*place.indices(len(self)))
            if places.start >= self._count and places.step > 0:
                return self.newer[places.start - self._count : places.stop - self._count : places.step]
            return [self._at(one) for one in places]
        return self._at(range(len(self))[place])

    def _at(self, place: int) -> T:
        if place >= self._count:
            return self.newer[place - self._count]
        number = bisect_right(self._ends, place)
        found: T = self.old[number][place - self._ends[number]]
        return found

    def __iter__(self) -> Iterator[T]:
        for part in self.old:
            yield from part[:]
        yield from self.newer

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self.newer)
        for part in reversed(self.old):
            yield from reversed(part[:])

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


def of_kinds(items: Sequence[T], kinds: Iterable[str]) -> Iterator[tuple[int, T]]:
    """All items that may be of some kinds, each with its place; whoever asks still looks at each. Old parts
    that hold none are not read."""
    if not isinstance(items, Parts):
        yield from enumerate(items)
        return
    wanted, place = frozenset(kinds), 0
    for part in items.old:
        if not wanted.isdisjoint(part.kinds):
            yield from enumerate(part[:], place)
        place += len(part)
    yield from enumerate(items.newer, place)


def told_and_newer(items: Sequence[T], nothing: Any = ()) -> tuple[Any, Sequence[T]]:
    """What is told of old items, or `nothing`, and the items that it does not tell of."""
    return (items.told, items.newer) if isinstance(items, Parts) else (nothing, items)


def growing(items: Sequence[T]) -> Parts[T] | list[T]:
    """A copy that can be added to."""
    return items.copy() if isinstance(items, Parts) else list(items)


def settled(items: Parts[T] | list[T]) -> Sequence[T]:
    """The same items, to which nothing is added any more."""
    return items if isinstance(items, Parts) else tuple(items)


class Late(Mapping[K, T]):
    """A mapping whose old values are read when they are asked for; each is a part of one item."""

    __slots__ = ("newer", "old")

    def __init__(self, old: Mapping[K, Part[T]], newer: Mapping[K, T]) -> None:
        self.old, self.newer = old, dict(newer)

    def copy(self) -> Late[K, T]:
        """The same values; what is added to either is not in the other."""
        return Late(self.old, self.newer)

    def __setitem__(self, key: K, value: T) -> None:
        self.newer[key] = value

    def __getitem__(self, key: K) -> T:
        if key in self.newer:
            return self.newer[key]
        found: T = self.old[key][0]
        return found

    def __contains__(self, key: object) -> bool:
        return key in self.newer or key in self.old

    def __iter__(self) -> Iterator[K]:
        return iter({**self.old, **self.newer})

    def __len__(self) -> int:
        return len({**self.old, **self.newer})


def late(values: Mapping[K, T]) -> Late[K, T] | dict[K, T]:
    """A copy that can be added to."""
    return values.copy() if isinstance(values, Late) else dict(values)
