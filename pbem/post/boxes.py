"""Boxes: where mail comes from. What all kinds of sources share, and mail on standard input.

A source hands out every message that is not done yet, each under an id by which it is known again, and is
told that one is done only when the caller has all that follows from it on disk. Killed in between, the
message comes again: the caller knows it by its id, its Message-ID and its content.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, Protocol

LIMIT = 1 << 20
"""A message of more bytes is handed out as its head only, unless a source is told another limit."""
HEAD = 1 << 16
"""So much of a message that is too long is handed out: its header and some text."""


class BoxError(Exception):
    """A source that cannot be read or written to; the text names it and says what is wrong."""


@dataclass(frozen=True, slots=True)
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
        """Never hand this message out again; harmless the second time. Raises BoxError."""

    def close(self) -> None:
        """Give back what is open; never raises."""


def message(identity: str, data: bytes, limit: int) -> Message:
    """A message of which `data` are the first bytes: all, or more than the limit."""
    return Message(identity, data) if len(data) <= limit else Message(identity, data[:HEAD], cut=True)


def mark(data: bytes, size: int) -> str:
    """A short sign of content: of what was read of it and how much there is."""
    return hashlib.sha256(b"%d " % size + data).hexdigest()[:24]


def trouble(error: OSError) -> str:
    """What went wrong, in the words of the system."""
    return error.strerror or str(error) or type(error).__name__


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
