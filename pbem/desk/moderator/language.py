"""`pbem language`: the language that a player is written to in, or the whole game."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.out.reports import change_and_report
from pbem.game.entries import LanguageEntry
from pbem.game.languages import language_named
from pbem.game.players import player_named
from pbem.game.state import State


def set_language(path: Path, language: str, player: str | None = None) -> State:
    """Set the language of a player, or of the game: of its public summary, and of players who chose none.

    Raises FolderError if there is no such player or language. The reports are written again.
    """
    code = language_named(language)
    with change_and_report(path) as change:
        who = None if player is None else player_named(change.now.game, player)
        change.log.add(LanguageEntry(player=who, language=code))
    return change.after
