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
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

from pbem.data.disk import write_private
from pbem.data.memory import directory

NUMBER = 8
"""Bytes of the numbers in front of a file: its checksum, and how long its list of things is."""

OTHERS = 0o077
"""What the file must not allow."""

MOST = 1000
"""So many things of a kind are kept; those of an older program go when there are more."""


class PrivateMemory:
    """Things of one kind by what each was made of: whatever `marshal` can write. Each lies by itself behind a
    list of all: a command asks for a part of those that are known."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._known: dict[Any, memoryview] | None = None
        self._new: dict[Any, bytes] = {}

    def recall(self, key: Any) -> Any:
        """What an earlier command noted; None if none did."""
        if self._known is None:
            self._known = self._read()
        kept = self._known.get(key)
        with suppress(ValueError, EOFError, TypeError):
            return marshal.loads(kept) if kept else None
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
        kept: dict[Any, bytes | memoryview] = {**self._read(), **self._new}
        with suppress(OSError, ValueError):
            body = _written(kept if len(kept) <= MOST else self._new)
            if place.is_absolute():
                write_private(place, _number(crc32(body)) + body)

    def place(self) -> Path:
        """The file for this version of Python."""
        return directory() / f"{self._kind}-{sys.implementation.cache_tag}-{sys.hexversion:x}.bin"

    def _read(self) -> dict[Any, memoryview]:
        """What the file keeps; nothing if it is damaged or others may have written it."""
        place = self.place()
        try:
            with open(place, "rb", buffering=0) as file:
                lies, content = os.fstat(file.fileno()), memoryview(file.read())
            if lies.st_uid != os.geteuid() or lies.st_mode & OTHERS or not place.is_absolute():
                return {}
            body = content[NUMBER:]
            if _number(crc32(body)) != content[:NUMBER]:
                return {}
            behind = NUMBER + int.from_bytes(body[:NUMBER], "big")
            listed = marshal.loads(body[NUMBER:behind])
            return {key: body[behind + at : behind + end] for key, (at, end) in listed.items()}
        except (OSError, ValueError, EOFError, TypeError, AttributeError):
            return {}


def _written(kept: Mapping[Any, bytes | memoryview]) -> bytes:
    """The length of the list, the list of where each thing stands behind it, and the things."""
    ends = [*accumulate(map(len, kept.values()), initial=0)]
    listed = marshal.dumps(dict(zip(kept, pairwise(ends), strict=True)))
    return b"".join((_number(len(listed)), listed, *kept.values()))


def _number(number: int) -> bytes:
    return number.to_bytes(NUMBER, "big")
