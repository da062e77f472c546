"""What this user's commands worked out from the program alone, remembered in his cache, for later commands.

Nothing of a game is in such a file. One that is missing, damaged or not this user's alone is as good as none.
"""

from __future__ import annotations

import atexit
import marshal
import os
import sys
from binascii import crc32
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from weakref import finalize

from pbem.data.disk import write_private
from pbem.data.memory import directory

NUMBER = 8
"""Bytes of the numbers in front of a file: the checksum of its list of things, and how long that is."""

OTHERS = 0o077
"""What the file must not allow."""

MOST = 1000
"""So many things of a kind are kept; those of an older program go when there are more."""

Thing = tuple[int, int, int]
"""Where a thing begins behind the list, its length, and its checksum."""


class PrivateMemory:
    """Things of one kind by what each was made of: whatever `marshal` can write. Each lies by itself behind a
    list of all, and is read when it is asked for: a command needs a part of those that are known."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._kept: _Kept | None = None
        self._new: dict[Any, bytes] = {}

    def recall(self, key: Any) -> Any:
        """What an earlier command noted; None if none did."""
        if self._kept is None:
            self._kept = self._opened()
        with suppress(OSError, ValueError, EOFError, TypeError):
            content = self._kept.content(key)
            return marshal.loads(content) if content else None
        return None

    def note(self, key: Any, value: Any) -> None:
        """Remember something that is new; it is written when the process ends."""
        with suppress(ValueError):
            kept = marshal.dumps(value)
            if not self._new:
                atexit.register(self.keep)
            self._new[key] = kept

    def keep(self) -> None:
        """Write what is new beside what is kept. Where that cannot be done nothing is lost but time."""
        place = self.place()
        with suppress(OSError, ValueError):
            kept = self._read() | self._new
            if place.is_absolute():
                write_private(place, _written(kept if len(kept) <= MOST else self._new))

    def place(self) -> Path:
        """The file for this version of Python."""
        return directory() / f"{self._kind}-{sys.implementation.cache_tag}-{sys.hexversion:x}.bin"

    def _read(self) -> dict[Any, bytes]:
        """All that the file keeps."""
        kept = self._opened()
        contents = ((key, kept.content(key)) for key in kept.things)
        return {key: content for key, content in contents if content}

    def _opened(self) -> _Kept:
        """What the file keeps; nothing if its list is damaged or others may have written it."""
        place = self.place()
        try:
            file = os.open(place, os.O_RDONLY)
        except OSError:
            return _Kept()
        kept = _Kept(file)
        with suppress(OSError, ValueError, EOFError, TypeError, AttributeError):
            lies = os.fstat(file)
            if lies.st_uid == os.geteuid() and not lies.st_mode & OTHERS and place.is_absolute():
                kept.read_list(lies.st_size)
        return kept


class _Kept:
    """The things of a file. It stays open as long as they are asked for."""

    def __init__(self, file: int | None = None) -> None:
        self.things: Mapping[Any, Thing] = {}
        self._file, self._behind = file, 0
        if file is not None:
            finalize(self, os.close, file)

    def read_list(self, size: int) -> None:
        """Read what there is in a file of that size; nothing if that is damaged."""
        checksum, length = (int.from_bytes(self._at(place, NUMBER), "big") for place in (0, NUMBER))
        listed = self._at(2 * NUMBER, min(length, size))
        if crc32(listed) == checksum:
            self.things, self._behind = dict(marshal.loads(listed)), 2 * NUMBER + length

    def content(self, key: Any) -> bytes:
        """A thing as `marshal` wrote it; nothing if there is none, or if it is damaged."""
        begins, length, checksum = self.things.get(key, (0, 0, 0))
        content = self._at(self._behind + begins, length) if length else b""
        return content if crc32(content) == checksum else b""

    def _at(self, place: int, length: int) -> bytes:
        return b"" if self._file is None else os.pread(self._file, length, place)


def _written(kept: Mapping[Any, bytes]) -> bytes:
    """A file of some things."""
    listed: dict[Any, Thing] = {}
    begins = 0
    for key, content in kept.items():
        listed[key] = begins, len(content), crc32(content)
        begins += len(content)
    head = marshal.dumps(listed)
    numbers = (number.to_bytes(NUMBER, "big") for number in (crc32(head), len(head)))
    return b"".join((*numbers, head, *kept.values()))
