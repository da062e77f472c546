"""A game as it was folded when a turn began, so that a command need not fold its whole log: `.snapshot`.

It is never the truth. What it tells holds only for a log that begins with the very bytes that it was made
from, and for the program that made it; one that is missing, older, damaged or somebody else's costs time and
nothing else. Nobody but this user can have made it: it is signed with a key of his own that lies in no game's
folder, so neither a folder nor a mail that comes from elsewhere brings one that is believed. A sealed game
has none.
"""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from contextlib import suppress
from copyreg import __newobj__  # type: ignore[attr-defined]
from typing import TYPE_CHECKING, Any

from pbem.data.disk import write_private
from pbem.data.memory import directory
from pbem.data.program_files import program
from pbem.data.rules import board, rules_for
from pbem.digests import blake2b
from pbem.engine.board import Board
from pbem.engine.model import Rules
from pbem.game.entries import KINDS, Entry
from pbem.game.folder import SNAPSHOT, Folder
from pbem.rows import NamedTuple

if TYPE_CHECKING:
    from pickle import Unpickler, UnpicklingError
else:
    try:
        # What the library's own `pickle` takes them from: it is as long to load as a small snapshot.
        from _pickle import Unpickler, UnpicklingError
    except ImportError:
        from pickle import Unpickler, UnpicklingError

KEY = "snapshot.key"
"""The file of the key, in the user's cache folder. If it is deleted, snapshots are made anew in time."""

SIZE = 32
"""Bytes of the key, of the signature and of the digest of the log."""

OTHERS = 0o077
"""What the key's file must not allow."""


class Kept(NamedTuple):
    """What a snapshot tells of a game."""

    entries: list[Entry]
    """The log's first entries."""
    fold: Mapping[str, Any]
    """The fields of the game's state after them, besides its folder and its log."""


def keep(folder: Folder, kept: Kept) -> None:
    """Write the snapshot of a game whose log is on the disk. Where that cannot be done there is none."""
    import pickle

    digest, size = blake2b(digest_size=SIZE), 0
    for entry in kept.entries:
        digest.update(entry.line)
        size += len(entry.line)
    content = io.BytesIO()
    pickler = pickle.Pickler(content, protocol=5)
    pickler.dispatch_table = {Rules: _rules, Board: _board, **dict.fromkeys(KINDS.values(), _without_line)}
    with suppress(OSError, pickle.PicklingError):
        key = _key() or _new_key()
        pickler.dump(tuple(kept))
        body = digest.digest() + size.to_bytes(8, "big") + content.getvalue()
        write_private(folder.path / SNAPSHOT, _signature(key, body) + body)


def recall(folder: Folder, log: bytes) -> Kept | None:
    """What the snapshot of a game tells, if it is of the log with this content; None if not."""
    try:
        file = memoryview((folder.path / SNAPSHOT).read_bytes())
        key, body = _key(), file[SIZE:]
        if not key or file[:SIZE] != _signature(key, body):
            return None
        size = int.from_bytes(body[SIZE : SIZE + 8], "big")
        if size > len(log) or blake2b(memoryview(log)[:size], digest_size=SIZE).digest() != body[:SIZE]:
            return None
        entries, fold = _Reader(io.BytesIO(body[SIZE + 8 :])).load()
    except (OSError, ValueError, LookupError, AttributeError, ImportError, EOFError, UnpicklingError):
        return None
    for entry, line in zip(entries, log[:size].splitlines(keepends=True), strict=True):
        entry.__dict__["line"] = line
    return Kept(entries, fold)


# ------------------------------------------------------------------------------ what it is written as


def _rules(rules: Rules) -> tuple[Any, ...]:
    return rules_for, (rules.scenario,)


def _board(_: Board) -> tuple[Any, ...]:
    return board, ()


def _without_line(entry: Entry) -> tuple[Any, ...]:
    """An entry's line stands in the log. What is as its kind has it by default is left out: there it is found
    as well, and to read it takes a fifth of the time."""
    kind = type(entry)
    own = {name: value for name, value in vars(entry).items() if getattr(kind, name, _NONE) is not value}
    own.pop("line", None)
    return __newobj__, (kind,), own


_NONE = object()


_MAKERS, _OWN = (rules_for, board), ("pbem", "datetime")
"""The functions and the packages that a game's records are made by."""


class _Reader(Unpickler):
    """Makes records of this program and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name) if module.partition(".")[0] in _OWN else None
        if found in _MAKERS or (isinstance(found, type) and found.__module__.partition(".")[0] in _OWN):
            return found
        raise UnpicklingError(f"{module}.{name} belongs to no game")


# ---------------------------------------------------------------------------------- whose it is


def _signature(key: bytes, body: bytes | memoryview) -> bytes:
    signing = blake2b(program(), key=key, digest_size=SIZE)
    signing.update(body)
    return signing.digest()


def _key() -> bytes | None:
    """This user's key; None if there is none that he alone can have written and read."""
    try:
        with open(directory() / KEY, "rb") as file:
            lies, key = os.fstat(file.fileno()), file.read()
    except OSError:
        return None
    own = lies.st_uid == os.geteuid() and not lies.st_mode & OTHERS
    return key if own and len(key) == SIZE and directory().is_absolute() else None


def _new_key() -> bytes:
    """A key for this user. Raises OSError."""
    write_private(directory() / KEY, os.urandom(SIZE))
    key = _key()
    if key is None:
        raise OSError("no key can be kept")
    return key
