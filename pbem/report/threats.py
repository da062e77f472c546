"""Which of a nation's pieces enemies can attack or take with their next move, as everybody can see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.engine import fate_effects, movement
from pbem.engine.model import Game, Stage
from pbem.report.own_records import Threat
from pbem.report.places import place


def threats(game: Game, nation: str) -> tuple[Threat, ...]:
    """A threat for each of the nation's cities that enemies stand next to or can come to."""
    cities = dict.fromkeys(game.where[name] for name in (*game.generals_of(nation), *game.trains_of(nation)))
    enemies = dict(_enemies(game, nation, tuple(cities)))
    found = (_threat(game, city, enemies) for city in cities)
    return tuple(one for one in found if one.next_to or one.by)


def _enemies(game: Game, nation: str, cities: tuple[int, ...]) -> Iterator[tuple[str, set[int]]]:
    """The enemy generals who are near enough, each with the cities where he can be after his next move."""
    rested = replace(game, stage=Stage())
    for other in game.rules.order:
        if not game.rules.hostile(nation, other):
            continue
        for name in game.generals_of(other):
            here = game.where[name]
            farthest = movement.most_steps(rested, (name,), main=True) + 1
            if any(game.rules.board.distance(here, city) <= farthest for city in cities):
                yield name, {here, *movement.reach(rested, (name,))}


def _threat(game: Game, city: int, enemies: dict[str, set[int]]) -> Threat:
    generals = game.generals_at(city)
    near = set(game.rules.board.neighbours[city])
    if not generals:
        by = tuple(name for name, reached in enemies.items() if city in reached)
        return Threat(game.at[city], place(game.rules, city), (), by)
    nation = game.rules.nation_of[generals[0]]
    adjacent = {
        name
        for there in fate_effects.hostile_neighbours(game, nation, city)
        for name in game.generals_at(there)
    }
    next_to = tuple(name for name in enemies if name in adjacent)
    by = tuple(name for name, reached in enemies.items() if name not in adjacent and near & reached)
    return Threat(generals, place(game.rules, city), next_to, by)
