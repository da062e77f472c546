"""A game that was played under other rules than this program has: nobody plays on silently."""

from __future__ import annotations

from pbem.data.edition import rules_edition
from pbem.game.entries import CreatedEntry, RulesEntry, entries_of
from pbem.game.errors import FolderError
from pbem.game.log import Log


def edition_of(log: Log) -> str:
    """The edition of the rules that a game is played under now; "" in an older log, which does not tell."""
    told = [one.edition for one in entries_of(log.entries, CreatedEntry)]
    told += [one.edition for one in entries_of(log.entries, RulesEntry)]
    return told[-1] if told else ""


def has_other_rules(log: Log) -> bool:
    """Whether this program may decide otherwise than the one that the game was played with."""
    return edition_of(log) not in ("", rules_edition())


def require_same_rules(log: Log) -> None:
    """Raises FolderError if this program has other rules than the game."""
    if has_other_rules(log):
        game = log.path.parent
        raise FolderError(
            f"{game} is played under other rules of the program ({edition_of(log)}) than this one has "
            f"({rules_edition()}). Nothing was changed. `pbem replay {game}` shows every answer that would "
            f"differ, `pbem replay {game} --go-on` goes on with the new rules and tells all players; the "
            "program with the old ones goes on as before."
        )
