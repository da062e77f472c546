"""What this user's commands worked out from the program alone, remembered in his cache, for later commands.

Nothing of a game is in such a file. One that is missing, damaged or not this user's alone is as good as none.
"""

from __future__ import annotations

import atexit
import marshal
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from pbem.data.disk import write_private
from pbem.data.memory import directory
from pbem.digests import blake2b

SIZE = 32
"""Bytes of the hash in front of a file."""

OTHERS = 0o077
"""What the file must not allow."""

MOST = 1000
"""So many things of a kind are kept; those of an older program go when there are more."""


class PrivateMemory:
    """Things of one kind by what each was made of: whatever `marshal` can write. Each is kept as bytes: a
    command asks for a part of those that are known."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._known: dict[Any, bytes] | None = None
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
        kept = self._read() | self._new
        with suppress(OSError, ValueError):
            body = marshal.dumps(kept if len(kept) <= MOST else self._new)
            if place.is_absolute():
                write_private(place, _seal(body) + body)

    def place(self) -> Path:
        """The file for this version of Python."""
        return directory() / f"{self._kind}-{sys.implementation.cache_tag}-{sys.hexversion:x}.bin"

    def _read(self) -> dict[Any, bytes]:
        """What the file keeps; nothing if it is damaged or others may have written it."""
        place = self.place()
        try:
            with open(place, "rb") as file:
                lies, content = os.fstat(file.fileno()), file.read()
            if lies.st_uid != os.geteuid() or lies.st_mode & OTHERS or not place.is_absolute():
                return {}
            body = content[SIZE:]
            if _seal(body) != content[:SIZE]:
                return {}
            known = marshal.loads(body)
            return known if isinstance(known, dict) else {}
        except (OSError, ValueError, EOFError, TypeError):
            return {}


def _seal(body: bytes) -> bytes:
    return blake2b(body, digest_size=SIZE).digest()
