"""Cities and pieces in the form that views show: a city with its key and title instead of its number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pbem.engine.board import Board
from pbem.engine.model import Game, Rules
from pbem.report.view_records import Piece, PieceNearby, Place


def place(rules: Rules, city: int) -> Place:
    """A city as views show it."""
    return _place(rules.board, city)


@lru_cache(maxsize=2048)  # more than all cities of a board
def _place(board: Board, city: int) -> Place:
    facts = board.cities[city]
    return Place(facts.key, facts.title, facts.suit, facts.sector, facts.country)


def places(rules: Rules, cities: Iterable[int]) -> tuple[Place, ...]:
    """Several cities, in their order."""
    return tuple(place(rules, city) for city in cities)


def piece(game: Game, name: str) -> Piece:
    """A general or supply train, wherever it is."""
    rules, nation = game.rules, game.rules.nation_of[name]
    city = game.where.get(name)
    general = rules.generals.get(name)
    number = general.rank if general else rules.trains[name].number
    label = f"{rules.nations[nation].letter}{number}" if general else f"train {number}"
    return Piece(
        name,
        nation,
        "general" if general else "train",
        number,
        label,
        None if city is None else place(rules, city),
        name in game.face_down,
        name in game.retired,
    )


def piece_nearby(game: Game, name: str, city: int) -> PieceNearby:
    """A piece on the map and how far from a city it is, by road."""
    here = game.where[name]
    roads = game.rules.board.distance(city, here)
    return PieceNearby(name, game.rules.nation_of[name], place(game.rules, here), roads)
