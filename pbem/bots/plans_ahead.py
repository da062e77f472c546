"""Battle plans written ahead, from a player's view: when a nation fights on, when she gets away cheaply."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from pbem.bots.combat_choices import RESTRAINT
from pbem.bots.outlook import Foe, Outlook
from pbem.engine.board import SUITS
from pbem.engine.model import RESERVE, Game

NEAR = 5
"""An enemy who is at most so many roads from a general of the nation may come to fight him this turn."""

FULL_RESERVE = 10
"""What a Reserve counts where a plan asks what the suit is worth."""

WIN = "fight, settle 1, loss 3"
AWAY = "settle 1, loss 2, reserve no"
"""What is done where the cards promise more than the enemy's, and where they do not."""


def battle_plans(outlook: Outlook, game: Game) -> Iterator[str]:
    """The lines: to win by default, and for each enemy near the suits and scores with which that is hopeless.

    A line for a weaker suit comes later, so that it counts where several fit.
    """
    yield f"battle: {WIN}"
    for enemy in _enemies_near(outlook, game):
        theirs = RESTRAINT * outlook.likely(enemy)
        for worth in sorted({_worth(game, outlook.nation, suit) for suit in SUITS}, reverse=True):
            hopeless = floor(theirs - worth)
            if hopeless >= -1:
                yield f"battle > {enemy} if suit {worth} or less: {AWAY}"
            else:
                yield f"battle > {enemy} if suit {worth} or less, score {hopeless} or worse: {AWAY}"


def _enemies_near(outlook: Outlook, game: Game) -> list[str]:
    """The nations whose generals may come to fight, each once."""
    own = {game.where[name] for name in game.generals_of(outlook.nation)}

    def near(foe: Foe) -> bool:
        roads = outlook.board.distances_from(foe.city)
        return any(roads[city] <= NEAR for city in own)

    return list(dict.fromkeys(foe.nation for foe in outlook.foes(game) if near(foe)))


def _worth(game: Game, nation: str, suit: str) -> int:
    """What a hand is worth in a suit, as conditions count it."""
    hand = game.hands[nation]
    reserves = sum(card.suit == RESERVE for card in hand)
    return sum(card.value for card in hand if card.suit == suit) + FULL_RESERVE * reserves
