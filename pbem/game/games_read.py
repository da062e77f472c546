"""The games that a run has read, so that each log is folded once."""

from __future__ import annotations

from pathlib import Path

from pbem.game import state
from pbem.game.state import State

MOST = 8
"""So many are remembered, those read last: mails of a few games come mixed, and memory stays flat."""


class GamesRead:
    """States by folder; each is given out again only while its log is as it was."""

    def __init__(self) -> None:
        self._known: dict[Path, State] = {}

    def load(self, path: Path) -> State:
        """The game in a folder as it is now. Raises as `state.load` does."""
        return self.remember(path, state.load(path, self._known.get(path)))

    def remember(self, path: Path, now: State) -> State:
        """Keep a game as it was read or written last; returns it."""
        self._known.pop(path, None)
        self._known[path] = now
        if len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        return now
