"""Boxes: where mail comes from. What all kinds of sources share, and mail on standard input.

A source hands out every message that is not done yet, each under an id by which it is known again, and is
told that one is done only when the caller has all that follows from it on disk. Killed in between, the
message comes again: the caller knows it by its id, its Message-ID and its content.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from pbem.data.disk import move_file
from pbem.digests import sha256
from pbem.records import dataclass

LIMIT = 1 << 20
"""Of a message of more bytes only the beginning is returned, unless a source has another limit."""
HEAD = 1 << 16
"""How many bytes of a message that is too long are returned: its header and some text."""


UNREADABLE = "unreadable"
"""The folder within a box of files, for those that cannot be read."""


class BoxError(Exception):
    """A source that cannot be read or written to; the text names it and says what is wrong."""


@dataclass(frozen=True)
class Message:
    """A message as it came. `id` stays the same as long as the message does. `cut`: it is too long, and
    `data` is only its head: nothing in it may be taken as an order."""

    id: str
    data: bytes
    cut: bool = False


class Source(Protocol):
    """A place where mail comes in."""

    @property
    def name(self) -> str:
        """What the moderator calls it; an id is unique together with this."""

    def messages(self) -> Iterator[Message]:
        """The messages not yet done, oldest first. Raises BoxError: at the end, if some can be read."""

    def done(self, message: Message) -> None:
        """Mark a message as done: it is never returned again. Doing it twice is harmless. Raises BoxError."""

    def close(self) -> None:
        """Close what is open; never raises."""


@dataclass(frozen=True)
class OnlyLookedAt:
    """A source whose messages stay as they are: nothing is done with them, and they come again."""

    source: Source

    @property
    def name(self) -> str:
        """That of the source."""
        return self.source.name

    def messages(self) -> Iterator[Message]:
        """Those of the source. Raises BoxError."""
        return self.source.messages()

    def done(self, message: Message) -> None:
        """Nothing."""

    def close(self) -> None:
        """Close the source."""
        self.source.close()


def only_looked_at(source: Source) -> Source:
    """A source of which nothing is changed, not even what cannot be read in it."""
    given: Any = source
    return OnlyLookedAt(replace(given, aside=False) if hasattr(source, "aside") else source)


def message(identity: str, data: bytes, limit: int) -> Message:
    """A message of which `data` are the first bytes: all, or more than the limit."""
    return Message(identity, data) if len(data) <= limit else Message(identity, data[:HEAD], cut=True)


def mark(data: bytes, size: int) -> str:
    """A short hash of a content: of the bytes that were read, and of how many there are."""
    return sha256(b"%d " % size + data).hexdigest()[:24]


def trouble(error: OSError) -> str:
    """What went wrong, in the words of the system."""
    return error.strerror or str(error) or type(error).__name__


def plain_file(path: Path) -> BinaryIO:
    """A plain file, opened to be read: no link, which may lead anywhere, and nothing that may never end.
    Raises OSError."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise OSError(errno.ELOOP, "it is a symbolic link, and only plain files are taken") from None
        raise
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, "it is no plain file")
    return open(handle, "rb")


def put_aside(path: Path, box: Path, *, aside: bool = True) -> str:
    """Move a file that cannot be read out of the way, into `unreadable/` of its box, unless it is to stay;
    what is said of that."""
    if not aside:
        return ""
    try:
        move_file(path, free(box / UNREADABLE / path.name))
    except OSError:
        return ""
    return f"; it lies in {UNREADABLE}/ now"


def free(path: Path) -> Path:
    """A path that nothing lies at yet: this, or one with a number."""
    tried, number = path, 1
    while os.path.lexists(tried):
        number += 1
        tried = path.with_name(f"{path.stem}.{number}{path.suffix}")
    return tried


@dataclass(frozen=True)
class StandardInput:
    """One message, read from a stream to its end; nothing can be done twice here."""

    stream: BinaryIO
    limit: int = LIMIT
    name: str = "-"

    def messages(self) -> Iterator[Message]:
        """The message, if there is any. Raises BoxError."""
        try:
            data = self.stream.read(self.limit + 1)
        except OSError as error:
            raise BoxError(f"standard input cannot be read: {trouble(error)}") from error
        if data.strip():
            yield message(mark(data, len(data)), data, self.limit)

    def done(self, message: Message) -> None:
        """Nothing: what has been read from a stream is gone from it."""

    def close(self) -> None:
        """Nothing: the stream is the caller's."""
