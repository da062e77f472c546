"""`pbem zone`: the time zone that a player's letters tell times in beside the game's."""

from __future__ import annotations

from pathlib import Path
from zoneinfo import ZoneInfo

from pbem.game.change import change_game
from pbem.game.entries import ZoneEntry
from pbem.game.errors import FolderError
from pbem.game.players import player_named
from pbem.game.state import State


def set_zone(path: Path, player: str, zone: str) -> State:
    """Tell a player's times in a zone too; in the game's alone for "". Raises FolderError if there is no such
    player or zone."""
    try:
        name = str(ZoneInfo(zone)) if zone else ""
    except (OSError, ValueError, LookupError):
        raise FolderError(f'there is no time zone "{zone}"; one is called Europe/Berlin.') from None
    with change_game(path) as change:
        change.log.add(ZoneEntry(player=player_named(change.now.game, player), zone=name))
    return change.after
