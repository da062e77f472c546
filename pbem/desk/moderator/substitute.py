"""`pbem substitute`: somebody else plays a player's part."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.out import reports
from pbem.game import save, state
from pbem.game.addresses import address_of
from pbem.game.folder import Folder
from pbem.game.players import player_named
from pbem.game.state import State


def substitute(path: Path, player: str, address: str, reason: str) -> State:
    """Change the address on record, and tell all players. Raises FolderError if there is no such player, or
    if no mail can be sent to the address."""
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path)
        part = player_named(now.game, player)
        now.log.add("substitute", player=part, address=address_of(part, address), reason=reason)
        after = save.saved(folder, now.log)
        reports.reports(after)
        return after
