"""Tokens: who may order. A letter to a player carries one, and his reply brings it back.

A token is made from a key that lies outside the game, the game's name, the player and the turn. Nothing in a
game folder tells how to make one, and the token of another turn opens nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from collections.abc import Iterable
from pathlib import Path

SIZE = 12
"""Letters of a token: 60 bits, far more than anybody can try by mail."""

_TOKEN = re.compile(r"\b([A-Z2-7]{4})-([A-Z2-7]{4})-([A-Z2-7]{4})\b", re.IGNORECASE)


def token(key: bytes, game: str, player: str, turn: int) -> str:
    """The token of a player in a turn of a game: `K7QF-2M4X-9PLD`."""
    digest = hmac.new(key, f"{game}|{player}|{turn}".encode(), hashlib.sha256).digest()
    letters = base64.b32encode(digest).decode()[:SIZE]
    return "-".join(letters[at : at + 4] for at in range(0, SIZE, 4))


def tokens_in(texts: Iterable[str]) -> set[str]:
    """Everything in texts that looks like a token."""
    return {"-".join(found).upper() for text in texts for found in _TOKEN.findall(text)}


def matches(expected: str, found: Iterable[str]) -> bool:
    """Whether a token is among those found, compared in constant time."""
    return any([hmac.compare_digest(expected, one) for one in found])


def read_key(path: Path) -> bytes:
    """The key in a file; made by chance, readable by its owner alone, when there is none yet."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32) + "\n")
    return path.read_bytes().strip()
