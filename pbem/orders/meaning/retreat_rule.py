"""The end of a loser's retreat by rule: what the terms of a `retreat` order choose of the ends that the rules
leave (rule 8). All of it is told from where the pieces stand, which everybody sees (R41)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal

from pbem.engine.model import Game
from pbem.orders.grammar.retreat import ASK, CITY, HOME, OFF_SUPPLY, TOWARDS
from pbem.records import dataclass


@dataclass(frozen=True)
class Aim:
    """One term of a retreat, with what its name means."""

    kind: str
    """As the grammar names it."""
    cities: tuple[int, ...] = ()
    """The city to end in, or those that ends are compared by."""


Chosen = int | Literal["ask"] | None
"""A city; that the player wants to be asked; None if the terms do not tell."""


def retreat_end(game: Game, loser: str, aims: Sequence[Aim], ends: Sequence[int]) -> Chosen:
    """Which of the possible ends the terms choose, the first of those that they leave alike. A city that is
    not among them, and a term that nothing on the map answers to, is passed over."""
    left, ranked = list(ends), False
    for aim in aims:
        if aim.kind == ASK:
            return "ask"
        cities = _cities(game, loser, aim)
        if aim.kind == CITY:
            left = [city for city in left if city in cities] or left
            ranked = ranked or (len(left) == 1 and left[0] in cities)
        elif cities:
            left, ranked = _best(game, left, cities, nearest=aim.kind in NEAREST), True
        if ranked and len(left) == 1:
            return left[0]
    return left[0] if ranked else None


NEAREST = (TOWARDS, HOME)
"""The terms that want the nearest end; the others want the farthest."""


def _best(game: Game, ends: Sequence[int], cities: Sequence[int], *, nearest: bool) -> list[int]:
    """The ends nearest to, or farthest from, the nearest of some cities."""
    board = game.rules.board
    roads = {end: min(board.distances_from(city)[end] for city in cities) for end in ends}
    best = min(roads.values()) if nearest else max(roads.values())
    return [end for end in ends if roads[end] == best]


def _cities(game: Game, loser: str, aim: Aim) -> tuple[int, ...]:
    find = _OF_LOSER.get(aim.kind)
    return find(game, loser) if find else aim.cities


def _supply(game: Game, loser: str) -> tuple[int, ...]:
    """A nation's supply trains on the map and her depots."""
    trains = (game.where[train] for train in game.trains_of(loser))
    return (*trains, *game.rules.nations[loser].depots)


def _home(game: Game, loser: str) -> tuple[int, ...]:
    """The cities of a nation's home country; for one that has none on the board her depots."""
    nation = game.rules.nations[loser]
    at_home = (at for at, city in enumerate(game.rules.board.cities) if city.country in nation.home)
    return tuple(at_home) or nation.depots


_OF_LOSER: Mapping[str, Callable[[Game, str], tuple[int, ...]]] = {OFF_SUPPLY: _supply, HOME: _home}


def cities_of(game: Game, pieces: Iterable[str]) -> tuple[int, ...]:
    """Where pieces stand; those off the map are left out."""
    return tuple(dict.fromkeys(game.where[piece] for piece in pieces if piece in game.where))
