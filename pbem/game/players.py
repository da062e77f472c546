"""Which player is meant by what somebody typed."""

from __future__ import annotations

from pbem.data.tongues import tongue
from pbem.engine.model import Game
from pbem.game.errors import FolderError
from pbem.orders.names.name_book import book


def player_named(game: Game, text: str) -> str:
    """The player of that name, in English or German, whose name alone begins so, or who plays the nation.

    Raises FolderError if there is none.
    """
    nation = book(game.rules).nations.find(text)
    begins = [player for player in game.roles if text and player.lower().startswith(text.lower())]
    german = [player for player in game.roles if tongue("de").name(player).lower() == text.lower()]
    if len(begins) == 1 or german:
        return (begins if len(begins) == 1 else german)[0]
    if isinstance(nation, str):
        return game.player_of(nation)
    raise FolderError(f"no player is called {text!r}; there are {', '.join(game.roles)}.")
