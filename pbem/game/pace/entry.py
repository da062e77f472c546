"""The base of all entries of a log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar

from pbem.game import codec
from pbem.records import dataclass

Document = Mapping[str, Any]
"""Data of a form of its own, which is checked where it is used: a position, settings, a tick."""

_FRAME: Mapping[str, Any] = {codec.FRAME: True}


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Base of all entries."""

    kind: ClassVar[str]

    n: int = field(default=-1, metadata=_FRAME)
    """The entry's number; -1 until it is in a log."""
    prev: str | None = field(default=None, metadata=_FRAME)
    """The SHA-256 of the line before, which the first has not."""
    line: bytes = field(default=b"", metadata=_FRAME, compare=False, repr=False)
    """The entry as its file has it, to the byte: what was written by an older program is not written anew."""
