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
from contextlib import suppress
from copyreg import __newobj__  # type: ignore[attr-defined]
from itertools import accumulate, pairwise
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
from pbem.game.kept.pieces import Head, Kept, put_together, taken_apart

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

NUMBER = 8
"""Bytes of the numbers in front: how much of the log it is of, and how long its head is."""

OTHERS = 0o077
"""What the key's file must not allow."""


def keep(folder: Folder, kept: Kept) -> None:
    """Write the snapshot of a game whose log is on the disk. Where that cannot be done there is none."""
    import pickle

    with suppress(OSError, pickle.PickleError):
        key = _key() or _new_key()
        head, sources, ends = taken_apart(kept, _written)
        digest = blake2b(digest_size=SIZE)
        for one in sources:
            digest.update(one.lines)
        written = [*(one.written for one in sources), *ends]
        first = _written((tuple(head), [len(one) for one in written]))
        size = sum(one.piece.size for one in sources)
        numbers = (number.to_bytes(NUMBER, "big") for number in (size, len(first)))
        body = b"".join([digest.digest(), *numbers, first, *written])
        write_private(folder.path / SNAPSHOT, _signature(key, body) + body)


def recall(folder: Folder, log: bytes) -> Kept | None:
    """What the snapshot of a game tells, if it is of the log with this content; None if not."""
    try:
        file = memoryview((folder.path / SNAPSHOT).read_bytes())
        key, body = _key(), file[SIZE:]
        if not key or file[:SIZE] != _signature(key, body):
            return None
        size, length = (int.from_bytes(body[at : at + NUMBER], "big") for at in (SIZE, SIZE + NUMBER))
        lines, first = memoryview(log)[:size], SIZE + 2 * NUMBER
        if size > len(log) or blake2b(lines, digest_size=SIZE).digest() != body[:SIZE]:
            return None
        head, lengths = _read(body[first : first + length])
        ends = [*accumulate(lengths, initial=first + length)]
        return put_together(Head(*head), [body[at:end] for at, end in pairwise(ends)], lines, _read)
    except (OSError, ValueError, LookupError, AttributeError, ImportError, EOFError, UnpicklingError):
        return None


# ------------------------------------------------------------------------------ what it is written as


def _written(what: Any) -> bytes:
    """What `_read` makes the same of."""
    import pickle

    content = io.BytesIO()
    pickler = pickle.Pickler(content, protocol=5)
    pickler.dispatch_table = {Rules: _rules, Board: _board, **dict.fromkeys(KINDS.values(), _without_line)}
    pickler.dump(what)
    _read(content.getvalue())  # for what is in the pieces is read when nothing is caught any more
    return content.getvalue()


def _read(content: bytes | memoryview) -> Any:
    return _Reader(io.BytesIO(content)).load()


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
