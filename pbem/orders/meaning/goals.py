"""The way of a piece that is to come to a city: looked for when it moves, from what everybody sees.

It is the shortest way that no other piece blocks, as far as the piece may go. Short of the goal he stops in
no city next to an enemy, so that no fight follows that his player has not asked for, and joins nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.engine import conquest, movement
from pbem.engine.board import UNREACHABLE
from pbem.engine.model import Game
from pbem.engine.questions import Move

Path = tuple[int, ...]

LONGEST_WAY_ROUND = 4
"""How many cities longer than the roads a way round other pieces may be: a move. Else he goes up to them."""


def way_towards(game: Game, pieces: Sequence[str], goal: int) -> Path:
    """The cities that pieces standing together enter now on their way to a goal; () if they stay."""
    stack = tuple(pieces)
    start = game.where.get(stack[0]) if stack else None
    if start is None or start == goal or any(game.where.get(piece) != start for piece in stack):
        return ()
    left = _roads_left(game, stack, start, goal)
    ends = {
        city: path
        for city, path in movement.reach(game, stack).items()
        if left[city] < left[start] and (city == goal or _may_stop_short(game, stack, city))
    }
    if not ends:
        return ()
    nearest = min(ends, key=lambda city: (left[city], len(ends[city]), city))
    return best_way(game, stack, ends[nearest])


def next_to_enemies(game: Game, nation: str, city: int) -> tuple[str, ...]:
    """The hostile generals in the cities next to one: whoever of the nation stops there fights (rule 7)."""
    there = (name for near in game.rules.board.neighbours[city] for name in game.generals_at(near))
    return tuple(name for name in there if game.rules.hostile(nation, game.rules.nation_of[name]))


def _may_stop_short(game: Game, pieces: tuple[str, ...], city: int) -> bool:
    if any(piece not in pieces for piece in game.at.get(city, ())):
        return False
    is_train = pieces[0] in game.rules.trains
    return is_train or not next_to_enemies(game, game.rules.nation_of[pieces[0]], city)


def _roads_left(game: Game, pieces: tuple[str, ...], start: int, goal: int) -> Sequence[int]:
    """How many roads it is from each city to the goal, round all other pieces; if that is too far round, or
    there is no way, as if nobody stood in it."""
    free, plain = _free_distances(game, pieces, goal), game.rules.board.distances_from(goal)
    return free if free[start] <= plain[start] + LONGEST_WAY_ROUND else plain


def _free_distances(game: Game, pieces: tuple[str, ...], goal: int) -> Sequence[int]:
    """How many roads it is from each city to the goal through cities in which no other piece stands."""
    neighbours = game.rules.board.neighbours
    length = [UNREACHABLE] * len(neighbours)
    length[goal] = 0
    seen = {goal, *(city for city in game.at if not is_free(game, pieces, city))}
    ring, roads = [goal], 0
    while ring:
        roads += 1
        ring = [*{other for city in ring for other in neighbours[city]} - seen]
        seen.update(ring)
        for city in ring:
            length[city] = roads
    return length


def is_free(game: Game, pieces: tuple[str, ...], city: int) -> bool:
    """Whether no other piece stands in a city."""
    return all(piece in pieces for piece in game.at.get(city, ()))


# ------------------------------------------------------------------------------ of several such ways


def best_way(game: Game, pieces: tuple[str, ...], path: Path) -> Path:
    """Of the ways as short as this one to its end, the one that takes the most objectives; else this one."""
    if pieces[0] in game.rules.trains:
        return path
    nation, start = game.rules.nation_of[pieces[0]], game.where[pieces[0]]
    best, most = path, _conquests(game, nation, path)
    for other in _ways(game, pieces, (start,), path[-1], len(path)):
        if _conquests(game, nation, other) > most and _is_legal(game, pieces, nation, other):
            best, most = other, _conquests(game, nation, other)
    return best


def _ways(game: Game, pieces: tuple[str, ...], before: Path, end: int, left: int) -> Iterator[Path]:
    """Every way of just so many roads to an end, in the order of the cities' numbers."""
    distances = game.rules.board.distances_from(end)
    for city in game.rules.board.neighbours[before[-1]]:
        if left == 1 and city == end:
            yield (*before[1:], city)
        elif left > 1 and distances[city] <= left - 1 and is_free(game, pieces, city):
            yield from _ways(game, pieces, (*before, city), end, left - 1)


def _conquests(game: Game, nation: str, path: Path) -> int:
    """How many objectives are taken at once, or perhaps after the fights, by leaving the cities on a way."""
    return sum(conquest.leave(game, nation, city) is not None for city in dict.fromkeys(path[:-1]))


def _is_legal(game: Game, pieces: tuple[str, ...], nation: str, path: Path) -> bool:
    return movement.verdict(game, Move(nation, pieces, path)) is None
