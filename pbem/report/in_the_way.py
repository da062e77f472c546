"""Which of a player's own pieces holds another up, and could move first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.engine import movement
from pbem.engine.model import Game
from pbem.report.own_records import InTheWay
from pbem.report.places import piece


def in_the_way(game: Game, pieces: tuple[str, ...], reach: int) -> InTheWay | None:
    """Of the own pieces next to some that stand together and have so much reach: the one without which most
    more cities are in reach, if those are more than half of all then."""
    found = [(_reach_without(game, pieces, other), other) for other in _beside(game, pieces)]
    most, other = max(found, default=(0, ""), key=lambda one: one[0])
    return InTheWay(piece(game, other), most) if most > 2 * reach else None


def _beside(game: Game, pieces: tuple[str, ...]) -> Iterator[str]:
    """The own pieces alone in a neighbouring city that may still move."""
    nation = game.rules.nation_of[pieces[0]]
    for city in game.rules.board.neighbours[game.where[pieces[0]]]:
        there = game.at.get(city, ())
        if len(there) == 1 and game.rules.nation_of[there[0]] == nation and movement.reach(game, there):
            yield there[0]


def _reach_without(game: Game, pieces: tuple[str, ...], other: str) -> int:
    where = {name: city for name, city in game.where.items() if name != other}
    return len(movement.reach(replace(game, where=where), pieces))
