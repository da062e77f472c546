"""A game whose moderator plays: begun sealed, and what he may be shown without opening it.

He sees what everybody sees, and what is his as a player. For the rest there is `pbem open`, which tells all
players. When the game is over it is open.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.engine.model import Game
from pbem.game.state import State
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.game.sealed.log_lines import SealedLog

OPEN = '`pbem open {} --reason "..." {}` shows it, and tells all players that you looked'
"""What a command that refuses advises where it can."""


@dataclass(frozen=True)
class Sealing:
    """How a game is to be sealed: the key's file (None: in the folder of keys), the players whom the
    moderator plays."""

    key_file: Path | None = None
    plays: tuple[str, ...] = ()

    def begin(self, path: Path, name: str, game: Game) -> SealedLog:
        """Draw the key and write its file; the log of the game, which is empty yet. Raises FolderError if
        there is no such player, SealError if the key cannot lie there."""
        from pbem.game.players import player_named
        from pbem.game.sealed.header import SealHeader
        from pbem.game.sealed.key import draw_key
        from pbem.game.sealed.log_lines import SealedLog

        plays = tuple(player_named(game, player) for player in self.plays)
        seal, file = draw_key(path, name, self.key_file)
        pointer = os.path.relpath(file.resolve(), path.resolve()) if self.key_file else ""
        return SealedLog(seal, SealHeader(name, seal.identity, pointer, plays))


def moderators_players(now: State) -> tuple[str, ...]:
    """The players whom the moderator plays, unless somebody else does by now."""
    if now.log.sealed is None:
        return ()
    return tuple(player for player in now.log.sealed.header.plays if now.seat(player) == player)


def may_see(now: State, player: str | None) -> bool:
    """Whether what this player knows may be shown (None: what no player knows)."""
    return not now.is_closed or (player is not None and player in moderators_players(now))


def require(now: State, player: str | None, what: str, *, options: str = "", instead: str = "") -> None:
    """Raises SealError unless what a player knows (None: what no player knows) may be shown. `what` is it;
    `options` are how `pbem open` is asked for it, or `instead` says what else to do."""
    if not may_see(now, player):
        from pbem.game.sealed.cipher import SealError

        advice = instead or OPEN.format(now.folder.path, options)
        raise SealError(f"{now.name} is sealed: {what} is not for its moderator's eyes. {advice}.")
