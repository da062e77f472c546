"""An mbox: one file that the mail system adds messages to, and that is never written to here.

The library's `mailbox` opens it for writing, hides where in the file a message stands, and takes a
half-written last message for a whole one; so the file is read line by line here.
"""

from __future__ import annotations

import fcntl
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from pbem.data.disk import add_line
from pbem.patterns import compiled
from pbem.post.boxes import LIMIT, BoxError, Message, mark, message, trouble
from pbem.records import dataclass
from pbem.rows import NamedTuple

SETTLED = 600
"""After so many seconds without a change the last message is whole, even without an empty line behind it."""

_LINE = 1 << 16
_START = compiled(rb"From .{0,300}?\w{3} +\w{3} +\d{1,2} +\d{1,2}:\d\d")
_CHANGED = compiled(
    rb"^(?:x-)?(?:status|mozilla-(?:status2?|keys)|uid|keywords|content-length|lines):.*\r?\n", re.I | re.M
)


class MessageInFile(NamedTuple):
    """A message in the file: where it begins, its first bytes, and how many there are."""

    start: int
    data: bytes
    size: int


@dataclass(frozen=True)
class MboxSource:
    """The messages of an mbox, except for those whose ids stand in the caller's file `seen`.

    An id is the message's offset and a sign of its content. A message is recognised by the sign alone, which
    leaves out the lines that mail programs add: its offset changes when a message before it is deleted."""

    path: Path
    seen: Path
    limit: int = LIMIT
    quiet: float = 1.0
    wait: Callable[[float], None] = time.sleep

    @property
    def name(self) -> str:
        """The mbox file."""
        return str(self.path)

    def messages(self) -> Iterator[Message]:
        """The messages in the order of the file. Raises BoxError."""
        try:
            known = self._known()
            with open(self.path, "rb") as file:
                yield from self._unknown(file, known)
        except OSError as error:
            raise BoxError(f"the mbox {self.path} cannot be read: {trouble(error)}") from error

    def done(self, message: Message) -> None:
        """Remember the message. Raises BoxError."""
        try:
            if _sign(message.id) not in self._known():
                add_line(self.seen, message.id)
        except OSError as error:
            raise BoxError(f"{self.seen} cannot be written: {trouble(error)}") from error

    def close(self) -> None:
        """Nothing is open."""

    def _known(self) -> set[str]:
        """The signs of the messages that are done; a line that was cut short is none."""
        if not self.seen.exists():
            return set()
        return {_sign(line) for line in self.seen.read_text("ascii", "replace").split("\n")[:-1]}

    def _unknown(self, file: BinaryIO, known: set[str]) -> Iterator[Message]:
        """The messages that are whole and not done."""
        before = os.fstat(file.fileno())
        for piece, last in _marked(self._pieces(file, before.st_size)):
            if last and not self._whole(file, before, piece):
                return
            sign = _content(piece, self.limit)
            if sign not in known:
                known.add(sign)
                yield message(f"{piece.start}#{sign}", piece.data, self.limit)

    def _pieces(self, file: BinaryIO, end: int) -> Iterator[MessageInFile]:
        """The messages as far as `end`. Raises BoxError if the file is no mbox, or shrinks."""
        at, start, size, data, fresh = 0, -1, 0, bytearray(), True
        while at < end and (line := file.readline(min(_LINE, end - at))):
            if fresh and _START.match(line):
                if start >= 0:
                    yield self._piece(file, end, MessageInFile(start, bytes(data), size))
                start, size, data = at, 0, bytearray()
            elif start >= 0:
                size += len(line)
                data += line if len(data) <= self.limit + 2 else b""
            elif line.strip():
                raise BoxError(f"{self.path} is no mbox: it does not begin with a line `From …`")
            at, fresh = at + len(line), line.endswith(b"\n")
        if start >= 0:
            yield self._piece(file, end, MessageInFile(start, bytes(data), size))

    def _piece(self, file: BinaryIO, end: int, piece: MessageInFile) -> MessageInFile:
        """A message without the empty line behind it."""
        if os.fstat(file.fileno()).st_size < end:
            raise BoxError(f"{self.path} was rewritten by another program meanwhile; the rest waits")
        return piece._replace(data=re.sub(rb"(\A|\n)\r?\n\Z", rb"\1", piece.data)[: self.limit + 1])

    def _whole(self, file: BinaryIO, before: os.stat_result, piece: MessageInFile) -> bool:
        """Whether the last message is: it has a text, its empty line is there, and nobody is at the file."""
        quiet = time.time() - before.st_mtime
        text = re.search(rb"\n\r?\n", piece.data.rstrip())
        if not (text and _ended(file, before.st_size)) and quiet < SETTLED:
            return False
        if quiet < self.quiet:
            self.wait(self.quiet)
        return not self._in_use(file) and _version(os.fstat(file.fileno())) == _version(before)

    def _in_use(self, file: BinaryIO) -> bool:
        """Whether another program holds the file, in either of the ways in which mail programs do."""
        try:
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            fcntl.lockf(file, fcntl.LOCK_UN)
        except (BlockingIOError, PermissionError):
            return True
        except OSError:
            pass  # a file system without locks
        return self.path.with_name(self.path.name + ".lock").exists()


def _marked(pieces: Iterator[MessageInFile]) -> Iterator[tuple[MessageInFile, bool]]:
    """Each message, and whether it is the last."""
    held = next(pieces, None)
    while held:
        following = next(pieces, None)
        yield held, following is None
        held = following


def _content(piece: MessageInFile, limit: int) -> str:
    """The sign of a message, whatever mail programs note in its header."""
    head, blank, body = piece.data.partition(b"\n\r\n" if b"\n\r\n" in piece.data else b"\n\n")
    return mark(_CHANGED.sub(b"", head + b"\n") + blank + body, piece.size * (piece.size > limit))


def _ended(file: BinaryIO, size: int) -> bool:
    """Whether the file ends with an empty line."""
    tail = os.pread(file.fileno(), 3, max(0, size - 3))
    return tail.endswith((b"\n\n", b"\n\r\n"))


def _version(state: os.stat_result) -> tuple[int, int]:
    """What changes when a file is added to."""
    return state.st_size, state.st_mtime_ns


def _sign(identity: str) -> str:
    """The part of an id that tells the content."""
    return identity.rpartition("#")[2]
