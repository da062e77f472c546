"""A folder into which files are dropped, each a message: a saved mail or a text with orders."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from pbem.data.disk import move_file
from pbem.post.boxes import LIMIT, BoxError, Message, free, mark, message, plain_file, put_aside, trouble
from pbem.records import dataclass

DONE = "done"
"""The folder within, where files lie that are done."""
HALF = (".part", ".tmp", ".partial", ".crdownload", "~")
"""Endings of files that are still being copied, or are an editor's."""


@dataclass(frozen=True)
class FolderSource:
    """The files of a folder; what is done moves to `done/` within, and what cannot be read to `unreadable/`,
    so that it is told once: links and pipes too. Left for the next time: files that are being copied, by
    their name or because they change while we look; empty ones; folders.

    A file changed within the last `quiet` seconds is looked at twice, `quiet` seconds apart. The id holds the
    name and a sign of the content, for next week's letter may well be called orders.txt again."""

    path: Path
    limit: int = LIMIT
    quiet: float = 1.0
    wait: Callable[[float], None] = time.sleep
    aside: bool = True
    """Whether what cannot be read is moved."""

    @property
    def name(self) -> str:
        """The folder."""
        return str(self.path)

    def messages(self) -> Iterator[Message]:
        """The files in the order in which they were written. Raises BoxError."""
        files = self._files()
        if any(state.st_mtime > time.time() - self.quiet for state in files.values()):
            self.wait(self.quiet)
        faults = []
        for path, state in files.items():
            try:
                read = self._read(path, state)
            except OSError as error:
                faults.append(
                    f"{path} cannot be read: {trouble(error)}{put_aside(path, self.path, aside=self.aside)}"
                )
            else:
                if read:
                    yield read
        if faults:
            raise BoxError("; ".join(faults))

    def done(self, message: Message) -> None:
        """Move the file to `done/`, unless it has gone, or another has taken its place. Raises BoxError."""
        path = self.path / message.id.rpartition("#")[0]
        try:
            if self._read(path, path.lstat()) == message:
                move_file(path, free(self.path / DONE / path.name))
        except FileNotFoundError:
            return
        except OSError as error:
            raise BoxError(f"{path} cannot be moved to {DONE}/: {trouble(error)}") from error

    def close(self) -> None:
        """Nothing is open."""

    def _files(self) -> dict[Path, os.stat_result]:
        """The files that may be messages and how they are now."""
        try:
            paths = [self.path / name for name in os.listdir(self.path)]
        except OSError as error:
            raise BoxError(f"the folder {self.path} cannot be read: {trouble(error)}") from error
        states: dict[Path, os.stat_result] = {}
        for path in paths:
            with suppress(FileNotFoundError):
                states[path] = path.lstat()
        whole = [(path, state) for path, state in states.items() if _may_be_whole(path, state)]
        return dict(sorted(whole, key=lambda pair: (pair[1].st_mtime_ns, pair[0].name)))

    def _read(self, path: Path, state: os.stat_result) -> Message | None:
        """A file, if it is still as it was."""
        try:
            opened = plain_file(path)
        except FileNotFoundError:
            return None
        with opened as file:
            data = file.read(self.limit + 1)
            if _version(os.fstat(file.fileno())) != _version(state):
                return None
        return message(f"{path.name}#{mark(data, state.st_size)}", data, self.limit)


def _may_be_whole(path: Path, state: os.stat_result) -> bool:
    """Whether what lies there may be a message, or is nothing that has any business here."""
    if path.name.startswith(".") or path.name.lower().endswith(HALF):
        return False
    return state.st_size > 0 if stat.S_ISREG(state.st_mode) else not path.is_dir()


def _version(state: os.stat_result) -> tuple[int, int, int]:
    """What changes when a file does."""
    return state.st_ino, state.st_size, state.st_mtime_ns
