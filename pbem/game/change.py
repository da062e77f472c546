"""A change to a game on the disk: the game is locked and read, its log is added to, and all is written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pbem.game import save, state
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.game.state import State


@dataclass
class Change:
    """A game while nobody else can change it."""

    now: State
    """The game as its log told it before the change."""
    after: State
    """The game as it was written last: until then the same as `now`."""

    @property
    def log(self) -> Log:
        """The log, to which entries are added; they are kept in memory until the change is saved."""
        return self.now.log

    def save(self) -> State:
        """Write the log, then game.yaml; the game after all that was added. Raises OSError."""
        self.after = save.write_game(self.now.folder, self.log)
        return self.after


@contextmanager
def change_game(path: Path, known: State | None = None) -> Iterator[Change]:
    """Lock a game and read it; at the end of the block whatever was added to its log is saved.

    Nothing is saved if the block raises or adds nothing. `known` is the game as it was read before, which
    saves reading it again if its log has not grown. Raises FolderError if there is no game or another pbem
    has it, and as `state.load` does.
    """
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path, known)
        change = Change(now, now)
        yield change
        if len(now.log.entries) > now.log.written:
            change.save()
