"""`pbem suits`: whether a player's letters show suits as signs in plain text."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.out.reports import change_and_report
from pbem.game.entries import SuitsEntry
from pbem.game.players import player_named
from pbem.game.state import State


def set_suits(path: Path, player: str, signs: bool) -> State:
    """Show suits in a player's letters as signs, or as letters again. Raises FolderError if there is no such
    player. The reports are written again."""
    with change_and_report(path) as change:
        change.log.add(SuitsEntry(player=player_named(change.now.game, player), signs=signs))
    return change.after
