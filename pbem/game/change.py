"""A change to a game on the disk: the game is locked and read, its log is added to, and all is written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pbem.game import save, state
from pbem.game.folder import Folder
from pbem.game.log import Log
from pbem.game.proof.other_rules import require_same_rules
from pbem.game.state import State
from pbem.records import dataclass


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
        self.after = save.write_game(state.grown(self.after))
        return self.after


@contextmanager
def change_game(path: Path, known: State | None = None, *, other_rules: bool = False) -> Iterator[Change]:
    """Lock a game and read it; at the end of the block whatever was added to its log is saved.

    Nothing is saved if the block raises or adds nothing. `known` is the game as it was read before, which
    saves reading it again if its log has not grown. Raises FolderError if there is no game, another pbem has
    it, or it is played under other rules, unless that is no matter (`other_rules`), and as `state.load` does.
    """
    folder = Folder(path)
    folder.require()
    with folder.locked():
        now = state.load(path, known)
        if not other_rules:
            require_same_rules(now.log)
        change = Change(now, now)
        yield change
        if len(now.log.entries) > now.log.written:
            change.save()
