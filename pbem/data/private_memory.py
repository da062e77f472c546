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
from errno import EACCES
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any

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
        return {key: bytes(content) for key, content in contents if content}

    def _opened(self) -> _Kept:
        """What the file keeps; nothing if its list is damaged or others may have written it."""
        place, kept = self.place(), _Kept()
        with suppress(OSError, ValueError, EOFError, TypeError, AttributeError):
            content = own_file(place)
            if place.is_absolute():
                kept.read_list(content)
        return kept


def own_file(place: Path) -> memoryview:
    """A file that this user alone can have written and read, where it lies on the disk: it is replaced as a
    whole, never written anew. Raises OSError, and ValueError if it is empty."""
    file = os.open(place, os.O_RDONLY)
    try:
        lies = os.fstat(file)
        if lies.st_uid != os.geteuid() or lies.st_mode & OTHERS:
            raise PermissionError(EACCES, "others may have written it", str(place))
        return memoryview(mmap(file, 0, access=ACCESS_READ))
    finally:
        os.close(file)


class _Kept:
    """The things of a file."""

    def __init__(self) -> None:
        self.things: Mapping[Any, Thing] = {}
        self._behind = memoryview(b"")

    def read_list(self, content: memoryview) -> None:
        """Read what there is in a file; nothing if that is damaged."""
        checksum, length = (int.from_bytes(content[place : place + NUMBER], "big") for place in (0, NUMBER))
        begins = 2 * NUMBER
        listed = content[begins : begins + length]
        if crc32(listed) == checksum:
            self.things, self._behind = dict(marshal.loads(listed)), content[begins + length :]

    def content(self, key: Any) -> memoryview | None:
        """A thing as `marshal` wrote it; None if there is none, or if it is damaged."""
        if key not in self.things:
            return None
        begins, length, checksum = self.things[key]
        content = self._behind[begins : begins + length]
        return content if crc32(content) == checksum else None


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
