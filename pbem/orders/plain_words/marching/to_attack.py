"""The march of those who are only told whom to attack, where one city alone leads there: `Heinrich attacks
Hildburghausen.`"""

from __future__ import annotations

from collections.abc import Callable

from pbem.orders.plain_words.marching.march import is_far, piece_and_way
from pbem.orders.plain_words.marching.orders_told import marches_told
from pbem.orders.plain_words.outcome import MOVE, Outcome
from pbem.orders.plain_words.plans.fight_plan import ATTACK
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import MOST_STEPS, shortest


def go_where_they_attack(at: Situation, out: Outcome, cities_in: Callable[[int], set[int]]) -> None:
    """Add the march of each stack that is to attack an enemy who is not adjacent, and has no other order, if
    it comes next to him in one city alone (rules 4 and 7). Of the cities that its line names, `cities_in` it,
    none may be another than those where the two stand."""
    for one in [one for one in out.orders if one.text.startswith(ATTACK)]:
        own, enemy = (side.split(" + ") for side in one.text.removeprefix(ATTACK).split(" > "))
        pieces = tuple(name for name in own if name in at.where)
        starts = {at.where[name] for name in pieces}
        there = at.where.get(enemy[0])
        done = marches_told(at, out.orders).keys() | at.stayed
        if there is None or len(starts) != 1 or not done.isdisjoint(pieces) or starts & {*at.near(there)}:
            continue
        ways = _ways_beside(at, pieces, there)
        if len(ways) == 1 and cities_in(one.line) <= {there, *starts, ways[0][-1]}:
            out.take(one.line, one.nation, f"{MOVE}{piece_and_way(at, pieces, ways[0])}")
            at.move(pieces, ways[0][-1])


def _ways_beside(at: Situation, pieces: tuple[str, ...], there: int) -> list[list[int]]:
    """A way to each free city within reach that is adjacent to one."""
    taken, start = at.occupied(pieces), at.where[pieces[0]]
    ends = (city for city in at.near(there) if city not in taken)
    ways = (shortest(at, pieces, start, city, MOST_STEPS) for city in ends)
    return [path for path in ways if path and not is_far(at, pieces, path)]
