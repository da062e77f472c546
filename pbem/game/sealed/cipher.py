"""The seal of a game: what not everybody may read lies encrypted in its folder (AES-SIV, RFC 5297).

The same content at the same place is sealed to the same bytes, so that files can be deleted and written
again, and what was changed, or moved to another place, does not open. Sizes go up in powers of two.
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import field
from typing import TYPE_CHECKING

from pbem.game.errors import FolderError
from pbem.game.sealed.header import METHOD
from pbem.records import dataclass

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

KEY_SIZE = 64
"""Bytes of a key."""

LEAST = 16 * 1024
"""No sealed file is smaller: most letters and reports fit in, so that they all look alike."""

ENDING = ".sealed"
"""How the name of a sealed file ends."""

_HEAD = b"pbem sealed 1\n"
LONGEST = 160
"""Bytes of the longest name that fits on a disk when it is sealed."""

_LEAST_NAME, _NAME_STEP = 64, 32
_END = b"\x80"


class SealError(FolderError):
    """What is sealed does not open: there is no key, it is another one, or the bytes are not as written."""


@dataclass(frozen=True)
class Seal:
    """The key of one game. It is shown by no text that is made of it."""

    key: bytes = field(repr=False)

    @property
    def identity(self) -> str:
        """What tells keys apart; nothing of a key can be found from it."""
        return key_identity(self.key)

    def close(self, content: bytes, place: str, *, least: int = LEAST, beside: bytes = b"") -> bytes:
        """Content sealed for a place, in no less than `least` bytes; `beside` is what stands openly next to
        it and must stay so."""
        return self._cipher().encrypt(filled(content, least), self._bound(place, beside))

    def open(self, sealed: bytes, place: str, *, beside: bytes = b"") -> bytes:
        """What was sealed. Raises SealError if it was not sealed so, here, with this key."""
        from cryptography.exceptions import InvalidTag

        try:
            content = self._cipher().decrypt(sealed, self._bound(place, beside))
        except (InvalidTag, ValueError):
            raise SealError(
                f"{place} does not open: it is damaged, was changed, or comes from somewhere else. "
                "Put back a copy; `pbem doctor` says what else is wrong."
            ) from None
        return content.rstrip(b"\0").removesuffix(_END)

    def close_file(self, content: bytes, place: str) -> bytes:
        """A sealed file."""
        return _HEAD + self.close(content, place)

    def open_file(self, sealed: bytes, place: str) -> bytes:
        """The content of a sealed file."""
        return self.open(sealed.removeprefix(_HEAD), place)

    def close_name(self, name: str, place: str) -> str:
        """A name for the disk that tells nothing of the file's own. Raises SealError if that is too long."""
        bare = name.encode()
        if len(bare) > LONGEST:
            raise SealError(f"{place}/{name}: this name is too long for a sealed game; shorten it.")
        full = bare.ljust(max(_LEAST_NAME, -(-len(bare) // _NAME_STEP) * _NAME_STEP), b"\0")
        sealed = self._cipher().encrypt(full, self._bound(f"a name in {place}", b""))
        return base64.urlsafe_b64encode(sealed).decode().rstrip("=") + ENDING

    def open_name(self, name: str, place: str) -> str:
        """The file's own name. Raises SealError."""
        from cryptography.exceptions import InvalidTag

        text = name.removesuffix(ENDING)
        try:
            sealed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
            return (
                self._cipher().decrypt(sealed, self._bound(f"a name in {place}", b"")).rstrip(b"\0").decode()
            )
        except (InvalidTag, ValueError):
            raise SealError(f"{place or '.'} holds {name}, which this game has not written.") from None

    def _bound(self, place: str, beside: bytes) -> list[bytes]:
        return [b"pbem sealed 1", self.identity.encode(), place.encode(), beside or b"-"]

    def _cipher(self) -> AESSIV:
        try:
            from cryptography.exceptions import UnsupportedAlgorithm
            from cryptography.hazmat.primitives.ciphers.aead import AESSIV

            return AESSIV(self.key)
        except ImportError:
            raise SealError(
                "the game is sealed, and that takes the package cryptography: pip install 'pbem[sealed]'."
            ) from None
        except UnsupportedAlgorithm as error:
            raise SealError(f"the game is sealed by {METHOD}, which is not to be had here: {error}") from None


def key_identity(key: bytes) -> str:
    """What tells keys apart."""
    return hashlib.sha256(b"pbem seal " + key).hexdigest()[:16]


def filled(content: bytes, least: int) -> bytes:
    """Content with its end marked, filled up to the next power of two that is no less than `least`."""
    size = 1 << (max(len(content) + len(_END), least) - 1).bit_length()
    return (content + _END).ljust(size, b"\0")
