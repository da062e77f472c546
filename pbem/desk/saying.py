"""`pbem say`: the moderator's word, to all players or to one."""

from __future__ import annotations

from pathlib import Path

from pbem.desk import keeping, state, writing
from pbem.desk.folder import Folder
from pbem.desk.roles import player_named
from pbem.desk.state import State


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
        after = keeping.saved(folder, now.log)
        writing.reports(after)
        return after
