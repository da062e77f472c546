"""Who stands in the way to a goal: it is looked for when the piece moves, and he may have moved by then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.changed_copy import replace
from pbem.engine.model import Game
from pbem.engine.phrase import all_of, joined, phrase
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.judging.canonical import canonical
from pbem.orders.meaning.goals import Path, next_to_enemies, way_towards
from pbem.orders.names.name_book import book


def way_round(game: Game, nation: str, order: MoveOrder, pieces: Sequence[str], path: Path) -> Iterator[str]:
    """Who makes pieces go this way and no better one, or stay, and the way that they would go without him;
    nothing if their orders name the way."""
    told = canonical(game, nation, order)
    goals = [one.goal for one in told.ways if one.goal] if isinstance(told, MoveOrder) else []
    for goal in (book(game.rules).cities.find(one) for one in goals):
        if isinstance(goal, int) and way_towards(game, pieces, goal) == path:
            yield from _in_the_way(game, nation, tuple(pieces), goal, path)
            return


def _in_the_way(game: Game, nation: str, pieces: tuple[str, ...], goal: int, path: Path) -> Iterator[str]:
    alone = replace(game, where={name: game.where[name] for name in pieces if name in game.where})
    free = way_towards(alone, pieces, goal)
    others = [name for city in free for name in game.at.get(city, ()) if name not in pieces]
    if free and not others and pieces[0] not in game.rules.trains:
        others = list(next_to_enemies(game, nation, free[-1]))
    if free != path and others:
        cities = game.rules.board.cities
        yield phrase(
            "in the way: {pieces}; if the way is free by then: {way}",
            pieces=all_of(_with_city(game, name) for name in others),
            way=joined(cities[city].title for city in free),
        )


def _with_city(game: Game, name: str) -> str:
    city, train = game.rules.board.cities[game.where[name]].title, game.rules.trains.get(name)
    if train is None:
        return phrase("{general} ({city})", general=name, city=city)
    return phrase("train {number} of {nation} ({city})", number=train.number, nation=train.nation, city=city)
