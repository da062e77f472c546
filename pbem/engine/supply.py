"""Supply (rule 9): home, depots, supply paths, face down and off the map."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache

from pbem.engine import offensive, troops
from pbem.engine.events import Event, FacedDown, FacedUp
from pbem.engine.model import Game
from pbem.engine.scenario import Nation, Rules
from pbem.records import dataclass

LENGTH = 6
"""The longest supply path, in roads (rule 9)."""


@dataclass(frozen=True)
class Supply:
    """What a general's supply depends on (rule 9, R24)."""

    source: str | None
    """One of "home", "depot" and "train"; None if he has no supply."""
    train: str | None = None
    """The nearest supply train, where that is the source."""
    path: tuple[int, ...] = ()
    """The way to it, the general's city first."""


def supply(game: Game, general: str, blocked: Set[int] | None = None) -> Supply:
    """How a general on the map is supplied as the pieces stand now (rule 9, R24). `blocked` are the cities
    where enemies of his nation stand, if they are known."""
    nation = game.rules.nations[game.rules.nation_of[general]]
    city = game.where[general]
    if source := _without_train(game.rules, nation, city):
        return Supply(source)
    if blocked is None:
        blocked = hostile_cities(game, nation.name)
    return _by_train(game, nation.name, city, blocked)


def _without_train(rules: Rules, nation: Nation, city: int) -> str | None:
    """What supplies a nation's generals in a city even without a supply train; None if nothing does."""
    if rules.board.cities[city].country in nation.home:
        return "home"
    return "depot" if not nation.home and city in nation.depots else None


@lru_cache(maxsize=64)
def _supplied_cities(rules: Rules, nation: str) -> frozenset[int]:
    """The cities that supply a nation's generals even without a supply train."""
    own, cities = rules.nations[nation], range(len(rules.board.cities))
    return frozenset(city for city in cities if _without_train(rules, own, city))


def hostile_cities(game: Game, nation: str) -> set[int]:
    """The cities where enemies of a nation stand."""
    hostile = game.rules.hostile_pieces[nation]
    return {city for city, pieces in game.at.items() if pieces[0] in hostile}


def _by_train(game: Game, nation: str, city: int, blocked: Set[int]) -> Supply:
    # Breadth first from the general outwards, so that the first train met is a nearest one. `came` remembers
    # from which city each one was entered.
    trains = {game.where[train]: train for train in reversed(game.trains_of(nation))}
    came: dict[int, int | None] = {city: None}
    ring = [city]
    for _ in range(LENGTH + 1):  # the general's own city, then 1 to 6 roads
        met = next((here for here in ring if here in trains), None)
        if met is not None:
            return Supply("train", trains[met], _way_back(came, met))
        ring = _next_ring(game, ring, came, blocked)
    return Supply(None)


def _far_from_trains(game: Game, nation: str, cities: set[int]) -> set[int]:
    """Those cities from which no supply path leads to one of a nation's trains: looked for from the trains
    outwards, all at once, since a path leads as far back as there."""
    near, hostile = game.rules.board.neighbours, game.rules.hostile_pieces[nation]
    ring = [game.where[train] for train in game.trains_of(nation)]
    met = bytearray(len(near))
    for city in ring:
        met[city] = True
    for city, pieces in game.at.items():
        if pieces[0] in hostile:
            met[city] = True
    left = cities.difference(ring)
    for _ in range(LENGTH):
        if not left:
            break
        before, ring = ring, []
        for here in before:
            for city in near[here]:
                if not met[city]:
                    met[city] = True
                    ring.append(city)
        left.difference_update(ring)
    return left


def _next_ring(game: Game, ring: list[int], came: dict[int, int | None], blocked: Set[int]) -> list[int]:
    following, neighbours = [], game.rules.board.neighbours
    for here in ring:
        for other in neighbours[here]:
            if other not in came and other not in blocked:
                came[other] = here
                following.append(other)
    return following


def _way_back(came: dict[int, int | None], city: int) -> tuple[int, ...]:
    path = [city]
    while (before := came[path[-1]]) is not None:
        path.append(before)
    return tuple(reversed(path))


def check_supply(game: Game, nation: str) -> list[Event]:
    """What the supply phase brings: all the nation's generals are judged at the same time (rule 9, R24, R25).
    Empty if nothing changes."""
    generals, where = game.generals_of(nation), game.where
    away = {where[name] for name in generals} - _supplied_cities(game.rules, nation)
    far = _far_from_trains(game, nation, away) if away else away
    unsupplied = [name for name in generals if where[name] in far] if far else []
    if not unsupplied and game.face_down.isdisjoint(generals):
        return []
    # All are judged before anything changes (R24).
    lost = {name for name in unsupplied if name in game.face_down}
    down = tuple(name for name in unsupplied if name not in lost)
    up = tuple(name for name in generals if name in game.face_down and name not in unsupplied)
    events: list[Event] = [FacedUp(nation, up)] if up else []
    events += [FacedDown(nation, down)] if down else []
    cities = dict.fromkeys(game.where[name] for name in unsupplied if name in lost)
    events += [troops.lose(game, city, game.strength(city), "unsupplied") for city in cities]
    return [*events, *offensive.after_desertion(game, nation, cities)]
