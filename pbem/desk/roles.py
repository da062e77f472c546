"""Which player is meant by what somebody typed."""

from __future__ import annotations

from pbem.desk.folder import FolderError
from pbem.engine.model import Game
from pbem.orders.names import book


def player_named(game: Game, text: str) -> str:
    """The player of that name, whose name alone begins so, or who plays the nation of that name.

    Raises FolderError if there is none.
    """
    nation = book(game.rules).nations.find(text)
    begins = [player for player in game.roles if text and player.lower().startswith(text.lower())]
    if len(begins) == 1:
        return begins[0]
    if isinstance(nation, str):
        return game.player_of(nation)
    raise FolderError(f"no player is called {text!r}; there are {', '.join(game.roles)}.")
