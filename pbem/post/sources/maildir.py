"""A Maildir: every message a file, in new/ until somebody has looked, in cur/ with flags after that.

The library's `mailbox` could list it, but marks a message as read only by writing it anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from pbem.data.disk import move_file
from pbem.post.boxes import LIMIT, BoxError, Message, message, plain_file, put_aside, trouble
from pbem.records import dataclass


@dataclass(frozen=True)
class MaildirSource:
    """The messages in new/, and those in cur/ without the flag S (seen). Done means moved to cur/ with S.
    What cannot be read moves to `unreadable/`, so that it is told once. The id is the key, the part of the
    file's name that never changes."""

    path: Path
    limit: int = LIMIT
    aside: bool = True
    """Whether what cannot be read is moved."""

    @property
    def name(self) -> str:
        """The Maildir's folder."""
        return str(self.path)

    def messages(self) -> Iterator[Message]:
        """The messages in the order of their delivery. Raises BoxError."""
        faults = []
        for key, path in self._unseen():
            try:
                with plain_file(path) as file:
                    data = file.read(self.limit + 1)
            except FileNotFoundError:
                continue
            except OSError as error:
                faults.append(
                    f"{path} cannot be read: {trouble(error)}{put_aside(path, self.path, aside=self.aside)}"
                )
            else:
                yield message(key, data, self.limit)
        if faults:
            raise BoxError("; ".join(faults))

    def done(self, message: Message) -> None:
        """Flag the message as seen, wherever a mail program has put it meanwhile. Raises BoxError."""
        path = dict(self._unseen()).get(message.id)
        if path is None:
            return
        flags = "".join(sorted({*_flags(path.name), "S"}))
        try:
            move_file(path, self.path / "cur" / f"{message.id}:2,{flags}")
        except FileNotFoundError:
            return
        except OSError as error:
            raise BoxError(f"{path} cannot be moved to cur/: {trouble(error)}") from error

    def close(self) -> None:
        """Nothing is open."""

    def _unseen(self) -> list[tuple[str, Path]]:
        """Keys and files of what nobody has seen."""
        files = [(folder, name) for folder in ("new", "cur") for name in self._names(folder)]
        unseen = [(name.partition(":")[0], self.path / folder / name) for folder, name in files
                  if folder == "new" or "S" not in _flags(name)]  # fmt: skip
        return sorted(unseen, key=lambda pair: (_delivered(pair[0]), pair[0]))

    def _names(self, folder: str) -> list[str]:
        """The files of new/ or cur/."""
        try:
            return [name for name in os.listdir(self.path / folder) if not name.startswith(".")]
        except OSError as error:
            raise BoxError(f"the Maildir {self.path} cannot be read: {folder}/: {trouble(error)}") from error


def _flags(name: str) -> str:
    """The flags in a file's name."""
    return name.partition(":2,")[2]


def _delivered(key: str) -> int:
    """When a message was delivered: a key begins with the seconds."""
    seconds = key.partition(".")[0]
    return int(seconds) if seconds.isdecimal() and len(seconds) < 20 else 0
