"""`pbem say`: the moderator's word, to all players or to one."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.out.reports import change_and_report
from pbem.game.entries import SaidEntry
from pbem.game.players import player_named
from pbem.game.state import State


def say(path: Path, text: str, to: str | None = None) -> State:
    """Put a text into the reports of the turn being played; `to` names the player it is for, or his nation.

    Raises FolderError if there is no such player.
    """
    with change_and_report(path) as change:
        player = None if to is None else player_named(change.now.game, to)
        change.log.add(SaidEntry(text=text, to=player))
    return change.after
