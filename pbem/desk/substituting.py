"""`pbem substitute`: somebody else plays a player's part."""

from __future__ import annotations

from pathlib import Path

from pbem.desk import keeping, state, writing
from pbem.desk.folder import Folder
from pbem.desk.on_record import address_of
from pbem.desk.roles import player_named
from pbem.desk.state import State


def substitute(path: Path, player: str, address: str, reason: str) -> State:
    """Change the address on record, and tell all players. Raises FolderError if there is no such player, or
    if no mail can be sent to the address."""
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        part = player_named(now.game, player)
        now.log.add("substitute", player=part, address=address_of(part, address), reason=reason)
        after = keeping.saved(folder, now.log)
        writing.reports(after)
        return after
