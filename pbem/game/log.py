"""The log of a game: `log.jsonl`, one JSON object a line, only ever appended to.

`created` opens it; `letter` says that a letter came and whether it counts; `step` is an answer and all that
followed; `undo` takes the game back to an earlier entry; `said` is what the moderator told the players;
`substitute` gives a player's part to somebody else; `fix` corrects facts; `settings`, `asked` and `outage`
tell of time (clock.py). `language` sets that of letters; `opened` and `undone` tell what the
moderator of a sealed game did; sealed_log.py tells how such a game's log lies in its file. `n` is an entry's
number, its place in the log; `prev` the SHA-256 of the line before it, so that no line can be changed unseen.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pbem.game.sealed.cipher import Seal
    from pbem.game.sealed.header import Header
    from pbem.game.sealed.log_lines import Sealed

Entry = dict[str, Any]
Stamp = tuple[int, int, int, int]

NAME = "log.jsonl"

OPENED, UNDONE, LANGUAGE = STAYING = ("opened", "undone", "language")
"""Entries that no `undo` takes back: what the moderator of a sealed game has looked at he has seen, that he
took the game back everybody is told, and the language of a player's letters is no part of the game."""


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
    entries: list[Entry] = field(default_factory=list)
    written: int = 0
    size: int = 0
    sealed: Sealed | None = None
    stamp: Stamp | None = None

    def add(self, kind: str, **facts: Any) -> Entry:
        """A further entry, kept in memory until `save`."""
        before = {"prev": _digest(_line(self.entries[-1]).encode())} if self.entries else {}
        entry: Entry = {"n": len(self.entries), "kind": kind, **facts, **before}
        self.entries.append(entry)
        return entry

    def save(self, told: Sequence[dict[str, Any]] = ()) -> None:
        """Append what is new, in one write, and make sure it is on the disk; `told` is what of it everybody
        may read in a sealed game."""
        lines = "".join(_line(entry) for entry in self.entries[self.written :]).encode()
        if lines and self.sealed:
            lines = self.sealed.line(lines, told)
        if lines:
            with open(self.path, "r+b" if self.path.exists() else "xb") as file:
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

    def standing(self) -> Sequence[Entry]:
        """The entries that hold: those that an `undo` took back are left out, unless they cannot be."""
        kept: list[Entry] = []
        for entry in self.entries:
            if entry["kind"] == "undo":
                kept = [one for one in kept if one["n"] <= entry["to"] or one["kind"] in STAYING]
            else:
                kept.append(entry)
        return kept


def lines(log: Log) -> bytes:
    """A log as its file has it, or would have it if the game were not sealed."""
    return "".join(map(_line, log.entries)).encode()


def _stamp(state: os.stat_result) -> Stamp:
    return state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns


def _line(entry: Entry) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"


def _digest(line: bytes) -> str:
    return hashlib.sha256(line).hexdigest()


def read(path: Path, header: Header | None = None, seal: Seal | None = None) -> Log:
    """The log in a file, with the key that its header asks for. Raises LogError if a line is not what this
    program writes, or was changed since."""
    with open(path, "rb") as file:
        stamp = _stamp(os.fstat(file.fileno()))
        whole = file.read().rpartition(b"\n")[0]
    content = whole + b"\n" if whole else b""
    if header and seal:
        return replace(_read_sealed(path, content, header, seal), stamp=stamp)
    entries = list(_entries(path, content))
    return Log(path, entries, len(entries), len(content), stamp=stamp)


def _read_sealed(path: Path, content: bytes, header: Header, seal: Seal) -> Log:
    from pbem.game.sealed import log_lines

    try:
        opened, end = log_lines.read(content, seal, header)
    except log_lines.BrokenLine as wrong:
        raise LogError(f"{path}:{wrong.number + 1}: {wrong}") from None
    entries = list(_entries(path, opened))
    return Log(path, entries, len(entries), len(content), end)


def _entries(path: Path, content: bytes) -> Iterator[Entry]:
    before = None
    for number, line in enumerate(content.splitlines(keepends=True)):
        try:
            entry: Entry = json.loads(line)
        except ValueError as error:
            raise LogError(f"{path}:{number + 1}: this line is no entry of a log ({error})") from None
        if not isinstance(entry, dict) or entry.get("n") != number:
            raise LogError(f"{path}:{number + 1}: entry {number} is expected here")
        if entry.get("prev") != before:
            raise LogError(f"{path}:{number}: this line is not as it was when line {number + 1} was written")
        before = _digest(line)
        yield entry
