"""Tokens: who may order. A letter to a player carries one, and his reply brings it back.

A token is made from a key that lies outside the game, the game's name and the hash of its seed, the player,
the turn and how often the game was corrected or taken back. Nothing in a game folder tells how to make one,
and one of another turn or of an older revision opens nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from pathlib import Path

from pbem.data.disk import write_private
from pbem.game.errors import FolderError
from pbem.patterns import compiled

SIZE = 12
"""Letters of a token: 60 bits, far more than anybody can try by mail."""

SHORTEST_KEY = 32
"""Letters of a key."""

_TOKEN = compiled(r"\b([A-Z2-7]{4})-([A-Z2-7]{4})-([A-Z2-7]{4})\b", re.IGNORECASE | re.ASCII)


def token(key: bytes, game: str, player: str, turn: int, revision: int = 0) -> str:
    """The token of a player in a turn of a game, that was revised so often: `K7QF-2M4X-9PLD`."""
    what = f"{game}|{player}|{turn}" + (f"|{revision}" if revision else "")
    digest = hmac.new(key, what.encode(), hashlib.sha256).digest()
    letters = base64.b32encode(digest).decode()[:SIZE]
    return "-".join(letters[at : at + 4] for at in range(0, SIZE, 4))


def letter_identity(key: bytes, game: str, letter: str) -> str:
    """A letter of the outbox in its Message-ID: always the same, and nothing of its name can be read from it,
    which counts entries of the log, and so what others have done unseen (R41)."""
    return hmac.new(key, f"letter|{game}|{letter}".encode(), hashlib.sha256).hexdigest()[:24]


def tokens_in(texts: Iterable[str]) -> set[str]:
    """Everything in texts that looks like a token."""
    return {"-".join(words).upper() for text in texts for words in _TOKEN.findall(text)}


def hidden(text: str) -> str:
    """A text with everything in it that looks like a token struck out."""
    return _TOKEN.sub("…", text)


def blinded(tokens: Iterable[str]) -> frozenset[bytes]:
    """Tokens as `matches` compares them: a mail may hold thousands, to be looked for among thousands."""
    return frozenset(map(_blind, tokens))


def matches(expected: str, blind: frozenset[bytes]) -> bool:
    """Whether a token is among those found. How long that takes tells nothing of it: what is compared cannot
    be foreseen from outside."""
    return _blind(expected) in blind


_BLIND = secrets.token_bytes(32)


def _blind(one: str) -> bytes:
    return hashlib.blake2b(one.encode(), key=_BLIND, digest_size=16).digest()


def read_key(path: Path) -> bytes:
    """The key in a file; made by chance when there is none yet. Raises FolderError if it is too
    short, for with an empty key anybody could make tokens."""
    if not path.exists():
        write_private(path, f"{secrets.token_hex(32)}\n".encode())
    key = path.read_bytes().strip()
    if len(key) < SHORTEST_KEY:
        raise FolderError(f"{path} is no key: too short. Put back a copy, or delete it: old tokens then end.")
    return key
