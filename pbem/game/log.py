"""The log of a game: `log.jsonl`, one JSON object a line, only ever appended to.

What a line can tell is in entries.py; sealed/log_lines.py tells how a sealed game's log lies in its file.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pbem.data.disk import naming
from pbem.digests import sha256
from pbem.game.entries import STAYING, Entry, Kind, RedoEntry, UndoEntry, entries_of, numbered, read_entry
from pbem.parts import Parts, growing
from pbem.records import dataclass

if TYPE_CHECKING:
    from pbem.game.sealed.cipher import Seal
    from pbem.game.sealed.header import SealHeader
    from pbem.game.sealed.log_lines import SealedLog

Stamp = tuple[int, int, int, int]

Entries = list[Entry] | Parts[Entry]

Known = Callable[[bytes], tuple[Entries, int]]
"""The entries of the first lines of a log with some content, as they were read before, and how many bytes
those lines have."""

NAME = "log.jsonl"


class LogError(Exception):
    """A log that cannot be read: the text names file and line and says what is wrong."""


@dataclass
class Log:
    """The entries of a log file and those still to be written to it.

    `size` is how many bytes of the file hold whole entries: what a killed program left behind them is
    half an entry that never counted, and is cut off by the next `save`. `sealed` is None in an ordinary game.
    `stamp` tells the file as it was read or written last from what it may be by now.
    """

    path: Path
    entries: Entries = field(default_factory=list)
    written: int = 0
    size: int = 0
    sealed: SealedLog | None = None
    stamp: Stamp | None = None

    def add(self, entry: Kind) -> Kind:
        """Put a further entry in its place, kept in memory until `save`."""
        prev = _digest(self.entries[-1].line) if self.entries else None
        added = numbered(entry, len(self.entries), prev)
        self.entries.append(added)
        return added

    def last(self, kind: type[Kind]) -> Kind:
        """The last entry of a kind. Raises LookupError if there is none."""
        for entry in reversed(self.entries):
            if isinstance(entry, kind):
                return entry
        raise LookupError(kind.kind)

    def save(self, public: Sequence[dict[str, Any]] = ()) -> None:
        """Append what is new, in one write, and make sure it is on the disk; `public` is what everybody
        may read of it in a sealed game."""
        lines = b"".join(entry.line for entry in self.entries[self.written :])
        if lines and self.sealed:
            lines = self.sealed.line(lines, public)
        if lines:
            with naming(self.path), open(self.path, "r+b" if self.path.exists() else "xb") as file:
                file.truncate(self.size)
                file.seek(self.size)
                file.write(lines)
                file.flush()
                os.fsync(file.fileno())
                self.stamp = _stamp(os.fstat(file.fileno()))
            self.sealed = self.sealed and self.sealed.after(lines)
        self.written, self.size = len(self.entries), self.size + len(lines)

    def is_current(self) -> bool:
        """Whether the file still holds what was read or written, and nothing waits to be written."""
        try:
            return self.written == len(self.entries) and self.stamp == _stamp(os.stat(self.path))
        except OSError:
            return False

    @property
    def length(self) -> int:
        """How many lines the file has."""
        return self.sealed.lines if self.sealed else self.written

    def digest_at(self, line: int) -> str | None:
        """The SHA-256 of a line of the file, from 1; of a sealed log only of the last. None if it cannot be
        told."""
        if self.sealed:
            return self.sealed.last if line == self.sealed.lines else None
        return _digest(self.entries[line - 1].line) if 0 < line <= self.written else None

    @property
    def takes_back(self) -> bool:
        """Whether anything was ever taken back."""
        return takes_back(self.entries)

    def valid_entries(self) -> Sequence[Entry]:
        """The entries that hold: those that an `undo` took back are left out, unless they cannot be."""
        return standing(self.entries)

    def valid_before(self) -> Mapping[int, Sequence[Entry]]:
        """The entries that held before each `undo` and each `redo`, by its number."""
        return _valid(self.entries)[1]


def takes_back(entries: Sequence[Entry]) -> bool:
    """Whether anything was ever taken back."""
    return any(entries_of(entries, UndoEntry, RedoEntry))


def standing(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Those of a log's entries that hold."""
    return _valid(entries)[0] if takes_back(entries) else growing(entries)


def _valid(entries: Iterable[Entry]) -> tuple[list[Entry], dict[int, Sequence[Entry]]]:
    """The entries that hold, and those that held before each `undo` and `redo`."""
    valid: list[Entry] = []
    before: dict[int, Sequence[Entry]] = {}
    for entry in entries:
        if isinstance(entry, UndoEntry):
            before[entry.n] = valid
            valid = [one for one in valid if one.n <= entry.to or isinstance(one, STAYING)]
        elif isinstance(entry, RedoEntry):
            before.setdefault(entry.of, valid)
            before[entry.n] = valid
            since = (one for one in valid if one.n > entry.of and isinstance(one, STAYING))
            valid = [*before[entry.of], *since, entry]
        else:
            valid.append(entry)
    return valid, before


def log_bytes(log: Log) -> bytes:
    """A log as its file has it, or would have it if the game were not sealed."""
    return b"".join(entry.line for entry in log.entries)


def _stamp(state: os.stat_result) -> Stamp:
    return state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns


def _digest(line: bytes) -> str:
    return sha256(line).hexdigest()


def read_log(
    path: Path, header: SealHeader | None = None, seal: Seal | None = None, known: Known | None = None
) -> Log:
    """The log in a file, with the key that its header asks for; `known` gives its first entries, if they were
    read before. Raises LogError if a line is not what this program writes, or was changed since."""
    with open(path, "rb") as file:
        stamp = _stamp(os.fstat(file.fileno()))
        whole = file.read().rpartition(b"\n")[0]
    content = whole + b"\n" if whole else b""
    if header and seal:
        return replace(_read_sealed(path, content, header, seal), stamp=stamp)
    entries, size = known(content) if known else ([], 0)
    for entry in _entries(path, content, len(entries), size):
        entries.append(entry)
    return Log(path, entries, len(entries), len(content), stamp=stamp)


def _read_sealed(path: Path, content: bytes, header: SealHeader, seal: Seal) -> Log:
    from pbem.game.sealed import log_lines

    try:
        opened, end = log_lines.read_sealed_log(content, seal, header)
    except log_lines.BrokenLine as wrong:
        raise LogError(f"{path}:{wrong.number + 1}: {wrong}") from None
    entries = list(_entries(path, opened))
    return Log(path, entries, len(entries), len(content), end)


def _entries(path: Path, content: bytes, first: int = 0, size: int = 0) -> Iterator[Entry]:
    """The entries after the first ones, which are known: so many, in lines with so many bytes."""
    last = content[content.rfind(b"\n", 0, max(size - 1, 0)) + 1 : size]
    before = _digest(last) if first else None
    for number, line in enumerate(content[size:].splitlines(keepends=True), first):
        try:
            entry = read_entry(line)
        except ValueError as error:
            raise LogError(f"{path}:{number + 1}: this line is no entry of a log ({error})") from None
        if entry.n != number:
            raise LogError(f"{path}:{number + 1}: entry {number} is expected here")
        if entry.prev != before:
            raise LogError(f"{path}:{number}: this line is not as it was when line {number + 1} was written")
        before = _digest(line)
        yield entry
