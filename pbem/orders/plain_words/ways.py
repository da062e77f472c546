"""The way of a piece out of the cities that a sentence names, as the roads and the other pieces allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pbem.orders.plain_words.cutting.clause import TO, VIA, Clause
from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.situation import Situation

MOST_STEPS = 4
"""No piece goes further in a phase, but for Cards of Fate, whose players can name every city."""

Stops = Sequence[Entity]
"""The cities of a way as they were written."""


def way(at: Situation, pieces: tuple[str, ...], stops: Stops) -> list[int] | None:
    """Every city on the way that these stops mean; None if they mean none.

    Stops that are neighbours are taken as they stand. Between others the way is a shortest one that is free.
    """
    return _onward(at, pieces, at.where[pieces[0]], stops, MOST_STEPS)


def is_round(path: Sequence[int], start: int, stops: Stops) -> bool:
    """Whether a way comes through one city twice, or back to where it starts, without its writer saying so:
    `Chemnitz, Zwickau` of one who stands in Zwickau does say it."""
    named = Counter(city for one in stops for city in one.cities)
    return any(path.count(city) > max(named[city], city != start) for city in path)


def _onward(at: Situation, pieces: tuple[str, ...], here: int, stops: Stops, left: int) -> list[int] | None:
    if not stops:
        return []
    for city in stops[0].cities:
        if city in at.near(here) and (rest := _onward(at, pieces, city, stops[1:], left - 1)) is not None:
            return [city, *rest]
    best: list[int] | None = None
    # A short or mistyped name that fits several cities is told only by the road that leads there.
    is_sure = stops[0].is_full or len(stops[0].cities) == 1
    for city in stops[0].cities if is_sure else ():
        part = shortest(at, pieces, here, city, left)
        rest = _onward(at, pieces, city, stops[1:], left - len(part)) if part else None
        if part and rest is not None and (best is None or len(part) + len(rest) < len(best)):
            best = [*part, *rest]
    return best


def shortest(at: Situation, pieces: tuple[str, ...], here: int, goal: int, most: int) -> list[int] | None:
    """A shortest way of at most so many steps on which no other piece stands, by main roads where it can be;
    None if there is none."""
    taken = at.occupied(pieces)
    ring: dict[int, list[int]] = {here: []}
    seen = {here}
    for _ in range(most):
        after: dict[int, list[int]] = {}
        for city, path in ring.items():
            for near in sorted(at.near(city), key=lambda one: one not in at.rules.board.main[city]):
                if near == goal != here:
                    return [*path, near]
                if near not in seen and near not in taken:
                    after.setdefault(near, [*path, near])
        seen.update(after)
        ring = after
    return None


def led_through(stops: Sequence[Entity], clause: Clause) -> list[Entity]:
    """The cities of a way with each `by` before the goal that it leads to, where a further goal follows: `to
    Colberg by Belgard and back to Belgard`; empty if there is none."""
    roles = [next((role for role, one in clause.stops if one is stop), "") for stop in stops]
    found, place = list(stops), 0
    while place + 2 < len(found):
        if roles[place] in (TO, "") and roles[place + 1 : place + 3] == [VIA, TO]:
            found[place : place + 2] = found[place + 1], found[place]
        place += 1
    return [] if found == list(stops) else found
