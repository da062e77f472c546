"""A game's folder: where its files lie, how those that not everybody may read are written and read, and the
lock that one pbem at a time holds.

In a sealed game such files are encrypted, and their names too; `Folder.write` and its like see to that.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from pbem.data import disk
from pbem.digests import sha256
from pbem.game.errors import FolderError
from pbem.game.log import NAME as LOG
from pbem.game.sealed.header import SealHeader, header_of
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.game.sealed.cipher import Seal


BESIDE = "beside"
"""What files outside the folder are sealed for."""

SNAPSHOT = ".snapshot"
"""The file of a game's snapshot (snapshot.py)."""

PUBLIC = ("log.jsonl", "game.yaml", ".lock", ".tick.json", "templates")
"""What lies open in the folder of a sealed game besides the public summaries: nothing in it is secret."""


def games_in(root: Path) -> dict[str, Path]:
    """The games of a folder by name: itself if it is one, else those right below it."""
    folders = [root] if (root / LOG).is_file() else sorted(path.parent for path in root.glob(f"*/{LOG}"))
    return {folder.resolve().name.lower(): folder for folder in folders}


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

    @property
    def has_snapshot(self) -> bool:
        """Whether a snapshot may spare folding the whole log; a sealed game has none."""
        return self.header is None and (self.path / SNAPSHOT).is_file()

    def letter(self, name: str) -> Path:
        """A kept letter by the name that the log gives it."""
        return self.letters / name

    def require(self) -> None:
        """Raises FolderError unless a game is here."""
        if not self.log.is_file():
            within = sorted(str(log.parent) for log in self.path.glob(f"*/{LOG}"))
            right = f"`pbem new {self.path}` starts one." if not within else f"Name one: {', '.join(within)}."
            raise FolderError(f"{self.path} holds no game: there is no {LOG}. {right}")

    # ------------------------------------------------------- files that not everybody may read

    @cached_property
    def header(self) -> SealHeader | None:
        """How the game is sealed; None if it is not."""
        return header_of(self.log)

    @cached_property
    def seal(self) -> Seal | None:
        """What opens the files of a sealed game; None if the game is not sealed. Raises SealError."""
        if self.header is None:
            return None
        from pbem.game.sealed.key import find_key

        return find_key(self.path, self.header)

    def lies(self, path: Path) -> Path:
        """Where such a file lies on the disk."""
        seal = self._seal_of(path)
        return path.with_name(seal.close_name(path.name, self._room(path.parent))) if seal else path

    def read(self, path: Path) -> bytes:
        """What is in such a file. Raises OSError, SealError."""
        content, seal = self.lies(path).read_bytes(), self._seal_of(path)
        return seal.open_file(content, self._place(path)) if seal else content

    def write(self, path: Path, content: bytes) -> None:
        """Write such a file, whole or not at all. Raises OSError."""
        seal = self._seal_of(path)
        disk.clear_half_files(path.parent)
        disk.write_file(self.lies(path), seal.close_file(content, self._place(path)) if seal else content)

    def has(self, path: Path) -> bool:
        """Whether such a file is there."""
        return self.lies(path).is_file()

    def remove(self, path: Path) -> None:
        """Such a file is not there any more."""
        self.lies(path).unlink(missing_ok=True)

    def move(self, path: Path, to: Path) -> None:
        """Such a file lies somewhere else. In a sealed game it opens there only within the outbox."""
        disk.move_file(self.lies(path), self.lies(to))

    def names(self, within: Path) -> list[str]:
        """The names of such files, in order; half written ones are none."""
        names_there = [path.name for path in within.iterdir()] if within.is_dir() else []
        if self.seal is None:
            return sorted(name for name in names_there if not name.startswith("."))
        from pbem.game.sealed.cipher import ENDING

        sealed = (name for name in names_there if name.endswith(ENDING) and not name.startswith("."))
        names = (self.seal.open_name(name, self._room(within)) for name in sealed)
        return sorted(name for name in names if not name.startswith("."))

    def keep_beside(self, path: Path, content: bytes) -> None:
        """Write a file that lies outside this folder and concerns the game; like its own it is sealed."""
        if self.seal is None:
            disk.write_file(path, content)
            return
        name = self.seal.close_name(path.name, BESIDE)
        disk.write_file(path.with_name(name), self.seal.close_file(content, f"{BESIDE}/{path.name}"))

    def read_beside(self, path: Path) -> bytes | None:
        """What `keep_beside` sealed; None if it did not, or not for this game. Raises SealError, OSError."""
        place = path.with_name(self.seal.close_name(path.name, BESIDE)) if self.seal else None
        if self.seal is None or place is None or not place.is_file():
            return None
        return self.seal.open_file(place.read_bytes(), f"{BESIDE}/{path.name}")

    def kept_beside(self, within: Path) -> Iterator[tuple[str, bytes]]:
        """The files of a folder outside this one that were sealed for this game: name and content."""
        from pbem.game.sealed.cipher import ENDING, SealError

        for path in sorted(within.glob(f"*{ENDING}")) if self.seal else ():
            assert self.seal
            with suppress(SealError):
                name = self.seal.open_name(path.name, BESIDE)
                yield name, self.seal.open_file(path.read_bytes(), f"{BESIDE}/{name}")

    def _seal_of(self, path: Path) -> Seal | None:
        """What a file is sealed with: nothing in an ordinary game, nor are the public summaries ever."""
        return None if path.name.startswith("summary.") and path.is_relative_to(self.reports) else self.seal

    def is_public(self, path: Path) -> bool:
        """Whether a file of a sealed game is meant to be read by everybody."""
        first = path.relative_to(self.path).parts[0]
        return first in PUBLIC or self._seal_of(path) is None

    def _place(self, path: Path) -> str:
        """What a file is sealed for."""
        return f"{self._room(path.parent)}/{path.name}"

    def _room(self, within: Path) -> str:
        """The folder a file lies in; that a letter goes its ways in the outbox changes nothing."""
        place = within.relative_to(self.path)
        return "outbox" if place.parts[:1] == ("outbox",) else place.as_posix()

    # --------------------------------------------------------------------------------- the lock

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
    return sha256(content).hexdigest()
