"""Games in which a Card of Fate has just been read, or holds: for the tests of orders."""

from __future__ import annotations

from dataclasses import replace

from pbem.engine.model import (
    FATE,
    OFFENSIVE_OPTION,
    SECTOR_FATE,
    Fate,
    Game,
    Stage,
)  # fmt: skip
from pbem.orders.judging.judge import judge
from support.positions.order_positions import holding, letter, opening

HANDS = {"Prussia": "S4 H9", "Austria": "S4 C7", "Russia": "D3 R", "France": "H4 S10"}


def with_cards(game: Game) -> Game:
    for nation, faces in HANDS.items():
        game = holding(game, nation, faces)
    return game


def read_out(card: str, suit: str = "S", game: Game | None = None) -> Game:
    """A game of turn 7 in which this card has just been read, and all it does by itself is done."""
    now = with_cards(opening()) if game is None else game
    fate = Fate(clock=(card,), card=card, suit=suit, beaten=now.fate.beaten)
    options = frozenset({SECTOR_FATE, OFFENSIVE_OPTION})
    return replace(now, turn=7, nation=None, phase=FATE, stage=Stage(), fate=fate, options=options)


def judged(game: Game, nation: str, text: str):
    return judge(game, letter(f"nation {nation}\n{text}"), game.player_of(nation))
