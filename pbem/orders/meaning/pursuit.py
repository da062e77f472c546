"""The way of pieces that are to attack an enemy wherever he stands: looked for when they move.

It ends next to him, in the city from which they attack as few others as can be, and of such cities in the one
whose suit their player holds most of. It joins nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import movement
from pbem.engine.model import Game
from pbem.orders.meaning.goals import Path, best_way, is_free


def way_against(game: Game, pieces: Sequence[str], enemy: str) -> Path | None:
    """The cities that pieces standing together enter now to attack an enemy, none if they stay where they do;
    None if they cannot come next to him."""
    stack = tuple(pieces)
    start = game.where.get(stack[0]) if stack else None
    there = game.where.get(enemy)
    if start is None or there is None or any(game.where.get(piece) != start for piece in stack):
        return None
    reach: dict[int, Path] = {**movement.reach(game, stack), start: ()}
    ends = [
        city for city in game.rules.board.neighbours[there] if city in reach and is_free(game, stack, city)
    ]
    if not ends:
        return None
    end = min(ends, key=lambda city: (*_attack_from(game, stack, city), len(reach[city]), city))
    return best_way(game, stack, reach[end]) if reach[end] else ()


def _attack_from(game: Game, pieces: tuple[str, ...], city: int) -> tuple[int, int]:
    """How many hostile stacks are attacked from a city, and the suit's cards, the more the less."""
    nation = game.rules.nation_of[pieces[0]]
    board = game.rules.board
    enemies = (
        any(game.rules.hostile(nation, game.rules.nation_of[name]) for name in game.generals_at(near))
        for near in board.neighbours[city]
    )
    suit = board.cities[city].suit
    return sum(enemies), -sum(card.value for card in game.hands[nation] if card.suit == suit)
