"""A game's folder: where its files lie, and the lock that one pbem at a time holds."""

from __future__ import annotations

import fcntl
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from pbem.desk.log import NAME as LOG


class FolderError(Exception):
    """A folder that is no game, is one already, or is in use; the text says what to do."""


@dataclass(frozen=True)
class Folder:
    """The paths of one game."""

    path: Path

    @property
    def log(self) -> Path:
        """The truth."""
        return self.path / LOG

    @property
    def state(self) -> Path:
        """The game as a position, written from the log."""
        return self.path / "game.yaml"

    @property
    def letters(self) -> Path:
        """Every letter that came in, as it came."""
        return self.path / "letters"

    @property
    def reports(self) -> Path:
        """What was written to the players: a folder a turn, and the receipts."""
        return self.path / "reports"

    def letter(self, name: str) -> Path:
        """A kept letter by the name that the log gives it."""
        return self.letters / name

    def require(self) -> None:
        """Raises FolderError unless a game is here."""
        if not self.log.is_file():
            raise FolderError(
                f"{self.path} holds no game: there is no {LOG}. `pbem new {self.path}` starts one."
            )

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else changes the game meanwhile. Raises FolderError if somebody does already."""
        with open(self.path / ".lock", "w", encoding="ascii") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise FolderError(
                    f"{self.path} is in use by another pbem; try again when it is done."
                ) from None
            yield


def digest(content: bytes) -> str:
    """The SHA-256 that the log keeps of a letter."""
    return hashlib.sha256(content).hexdigest()
