"""When a nation's next action stage comes."""

from __future__ import annotations

from pbem.engine.model import CARDS, MOVEMENT, OFFENSIVE, SETUP, TURN_END, Game

LAST = 30
"""No game lasts so many turns."""


def is_open(game: Game, nation: str) -> bool:
    """Whether the nation's movement phase is open, or comes as soon as she has decided about the Offensive
    Option: she has drawn her cards, and nobody moves before her."""
    return game.phase in (OFFENSIVE, MOVEMENT) and game.nation == nation


def is_next(game: Game, nation: str) -> bool:
    """Whether no other nation's stage comes before the nation's movement: pieces stand as they will then."""
    if game.phase == SETUP:
        return game.rules.order[0] == nation
    return game.nation == nation and game.phase in (CARDS, OFFENSIVE, MOVEMENT)


def stage_turn(game: Game, nation: str) -> int:
    """The turn of the nation's next action stage whose movement is still to come."""
    if game.phase in (SETUP, TURN_END) or game.nation is None:
        return game.turn + 1
    here, there = game.rules.order.index(nation), game.rules.order.index(game.nation)
    return game.turn if here > there or is_next(game, nation) else game.turn + 1
