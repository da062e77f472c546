"""A new game (rule 1): nobody set up yet, no cards dealt."""

from __future__ import annotations

from pbem.engine.model import Chance, Game, Rules


def new_game(rules: Rules, seed: str) -> Game:
    """The moment before set-up. All chance of the game follows from `seed`."""
    return Game(rules=rules, roles=dict(rules.players), chance=Chance(seed))
