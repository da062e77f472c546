"""`pbem say`: the moderator's word, to all players or to one."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.out import reports
from pbem.game import save, state
from pbem.game.folder import Folder
from pbem.game.players import player_named
from pbem.game.state import State


def say(path: Path, text: str, to: str | None = None) -> State:
    """Put a text into the reports of the turn being played; `to` names the player it is for, or his nation.

    Raises FolderError if there is no such player.
    """
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        player = None if to is None else player_named(now.game, to)
        now.log.add("said", text=text, to=player)
        after = save.saved(folder, now.log)
        reports.reports(after)
        return after
