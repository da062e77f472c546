"""Battle plans written ahead, from a player's view: when a nation fights on, when she gets away cheaply."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from pbem.bots.combat_choices import RESTRAINT
from pbem.bots.outlook import Foe, Outlook
from pbem.engine.model import Game

NEAR = 5
"""An enemy who is at most so many roads from a general of the nation may come to fight him this turn."""

MOST, STEP = 36, 4
"""Up to what a suit may be worth, and in which steps plans tell one worth from another."""

MOST_BEHIND = 16
"""Hardly a fight begins with more troops missing."""

WIN = "fight, settle 1, loss 3"
AWAY = "settle 1, loss 2, reserve no"
LITTLE = "loss 1"
"""What is done where the cards promise more than the enemy's, where they do not, and where little is lost."""


def battle_plans(outlook: Outlook, game: Game) -> Iterator[str]:
    """The lines: to win by default, and for each enemy near the suits and scores with which that is hopeless.

    A line for a weaker suit comes later, so that it counts where several fit.
    """
    yield f"battle: {WIN}"
    for enemy in _enemies_near(outlook, game):
        theirs = RESTRAINT * outlook.likely(enemy)
        for worth in range(MOST, -1, -STEP):
            hopeless = floor(theirs - worth + STEP / 2)
            if hopeless >= -1:
                yield f"battle > {enemy} if suit {worth} or less: {AWAY}"
                break
            if hopeless >= -MOST_BEHIND:
                yield f"battle > {enemy} if suit {worth} or less, score {hopeless} or worse: {AWAY}"
        yield f"battle > {enemy} if loss 1 or less: {LITTLE}"


def _enemies_near(outlook: Outlook, game: Game) -> list[str]:
    """The nations whose generals may come to fight, each once."""
    own = {game.where[name] for name in game.generals_of(outlook.nation)}

    def near(foe: Foe) -> bool:
        roads = outlook.board.distances_from(foe.city)
        return any(roads[city] <= NEAR for city in own)

    return list(dict.fromkeys(foe.nation for foe in outlook.foes(game) if near(foe)))
