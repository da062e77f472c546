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
    return _piece(game.rules, name, game.where.get(name), name in game.face_down, name in game.retired)


# A letter shows some hundred pieces, and few of them have moved since the last one.
@lru_cache(maxsize=1024)
def _piece(rules: Rules, name: str, city: int | None, face_down: bool, retired: bool) -> Piece:
    nation, general = rules.nation_of[name], rules.generals.get(name)
    number = general.rank if general else rules.trains[name].number
    label = f"{rules.nations[nation].letter}{number}" if general else f"train {number}"
    here = None if city is None else place(rules, city)
    return Piece(name, nation, "general" if general else "train", number, label, here, face_down, retired)


def piece_nearby(game: Game, name: str, city: int) -> PieceNearby:
    """A piece on the map and how far from a city it is, by road."""
    return standing_nearby(game.rules, name, game.where[name], city)


@lru_cache(maxsize=4096)
def standing_nearby(rules: Rules, name: str, here: int, city: int) -> PieceNearby:
    """The same of a piece that stands `here`."""
    roads = rules.board.distance(city, here)
    return PieceNearby(name, rules.nation_of[name], place(rules, here), roads)
