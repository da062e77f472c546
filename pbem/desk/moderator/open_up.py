"""`pbem open`: what is sealed is shown to the moderator, and all players are told that he looked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pbem.desk.letters.set_aside import MAILS
from pbem.desk.out.reports import change_and_report
from pbem.game.entries import LetterEntry, OpenedEntry
from pbem.game.errors import FolderError
from pbem.game.folder import digest
from pbem.game.players import player_named
from pbem.game.state import State

REPORT, LETTERS, LOG, POSITION, CORRECTION = "report", "letters", "log", "position", "correction"
"""What can be opened: a player's report, his letters or all, the log, the position, the secrets that a
correction touches."""


def open_up(path: Path, what: str, reason: str, player: str | None = None) -> State:
    """Put it into the log, and into the reports of all players, that the moderator looks at something.

    Raises FolderError if the game is not sealed or is over, or if there is no such player.
    """
    with change_and_report(path) as change:
        now = change.now
        if not now.is_closed:
            why = "is over, and open" if now.log.sealed else "is not sealed"
            raise FolderError(f"{now.name} {why}: pbem report, form, log and state show all of it.")
        whose = player_named(now.game, player) if player else ""
        change.log.add(OpenedEntry(what=what, player=whose, reason=reason))
    return change.after


def letters_that_came(now: State, player: str | None = None) -> Iterator[tuple[LetterEntry, bytes]]:
    """Every letter that came, or every one of a player: what the log says of it, and the letter itself."""
    for entry in now.letters_ever:
        if player in (None, entry.player):
            yield entry, now.folder.read(now.folder.letter(entry.file))


def mails(now: State) -> Iterator[bytes]:
    """The mails that were kept sealed for this game and are no letters of it: what was refused, say."""
    known = {entry.sha256 for entry in now.letters_ever}
    for _, content in now.folder.kept_beside(now.folder.path.absolute().parent / MAILS):
        if digest(content) not in known:
            yield content
