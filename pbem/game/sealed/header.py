"""How a game is sealed, as the first line of its log says for everybody to read."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from pbem.records import dataclass

METHOD = "AES-256-SIV"
"""How the secrets of a game are encrypted (cipher.py)."""

_BEGINS = b'{"line":0,'
"""The first bytes of a sealed log."""


@dataclass(frozen=True)
class SealHeader:
    """The game's name; what tells its key from others; where the key lies, seen from the game's folder
    (empty: in the folder of keys); the players whom the moderator plays."""

    game: str
    key: str
    key_file: str = ""
    plays: tuple[str, ...] = ()

    def facts(self) -> dict[str, Any]:
        """As it stands in the log."""
        return {"method": METHOD, **asdict(self)}


def header_of(log: Path) -> SealHeader | None:
    """What the first line of a log says; None if the game is not sealed, or has no log yet."""
    try:
        with open(log, "rb") as file:
            first = file.readline() if file.read(len(_BEGINS)) == _BEGINS else b""
        return _header(_sealing(_BEGINS + first)) if first else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _sealing(line: bytes) -> dict[str, Any]:
    import json  # few games are sealed

    found: dict[str, Any] = json.loads(line)["seal"]
    return found


def _header(seal: dict[str, Any]) -> SealHeader:
    return SealHeader(seal["game"], seal["key"], seal["key_file"], tuple(seal["plays"]))
