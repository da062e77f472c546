"""Where a piece or stack can go, and which way there gains the most (rule 4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from pbem.engine import movement
from pbem.engine.model import Game
from pbem.records import dataclass


@dataclass(frozen=True)
class Way:
    """A move that ends in `end`; an empty `path` means to stay. `prize` is the worth of what it takes on the
    way."""

    end: int
    path: tuple[int, ...]
    prize: float = 0


def ways(game: Game, pieces: tuple[str, ...], prizes: Mapping[int, float]) -> tuple[Way, ...]:
    """The richest way to each city where the pieces can end a move, where they stand included; none if they
    may not move."""
    start = game.where[pieces[0]]
    if movement.pieces_verdict(game, game.rules.nation_of[pieces[0]], pieces):
        return ()
    best = {start: Way(start, ())}
    for path in _paths(game, pieces):
        passed = prizes.keys() & {start, *path[:-1]}
        prize = sum(prizes[city] for city in passed)
        way = best.get(path[-1])
        if way is None or (prize, -len(path)) > (way.prize, -len(way.path)):
            best[path[-1]] = Way(path[-1], path, prize)
    return tuple(best.values())


def _paths(game: Game, pieces: tuple[str, ...]) -> Iterator[tuple[int, ...]]:
    """Every path that the pieces may take."""
    board, start = game.rules.board, game.where[pieces[0]]
    most = {main: movement.most_steps(game, pieces, main=main) for main in (True, False)}
    open_paths: list[tuple[tuple[int, ...], bool]] = [((), True)]
    free = cache(lambda city: all(piece in pieces for piece in game.at.get(city, ())))
    may_end = cache(lambda city: _may_end(game, pieces, city))
    while open_paths:
        path, main = open_paths.pop()
        here = path[-1] if path else start
        for city in board.neighbours[here]:
            still = main and city in board.main[here]
            if len(path) < most[still]:
                further = (*path, city)
                if free(city):
                    open_paths.append((further, still))
                if may_end(city):
                    yield further


def _may_end(game: Game, pieces: tuple[str, ...], city: int) -> bool:
    return movement.may_stop(game, pieces, city) and not movement.end_verdict(game, pieces, city)
