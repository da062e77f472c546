"""A game's folder: where its files lie, and how they are written so that nothing is ever half there."""

from __future__ import annotations

import fcntl
import hashlib
import os
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


def write(path: Path, content: bytes) -> None:
    """The file holds this content or what it held before, whatever happens meanwhile."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    with open(beside, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
    sync(path.parent)


def sync(folder: Path) -> None:
    """Make sure that what was renamed in a folder is on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def digest(content: bytes) -> str:
    """The SHA-256 that the log keeps of a letter."""
    return hashlib.sha256(content).hexdigest()
