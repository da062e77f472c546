"""`pbem substitute`: somebody else plays a player's part."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.out.reports import change_and_report
from pbem.game.entries import SubstituteEntry
from pbem.game.players import address_of, player_named
from pbem.game.state import State


def substitute(path: Path, player: str, address: str, reason: str) -> State:
    """Change the address on record, and tell all players. Raises FolderError if there is no such player, or
    if no mail can be sent to the address."""
    with change_and_report(path) as change:
        part = player_named(change.now.game, player)
        change.log.add(SubstituteEntry(player=part, address=address_of(part, address), reason=reason))
    return change.after
