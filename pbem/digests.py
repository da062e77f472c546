"""The hashes of the standard library, without OpenSSL: to load that takes 2 ms, a fiftieth of a cold command.

They are slower by the byte, so what hashes megabytes has them from the library. Of the two `blake2b` is the
faster here, by five times; `sha256` is for what people may check themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import blake2b, sha256
else:
    try:
        from _blake2 import blake2b

        try:
            from _sha256 import sha256
        except ImportError:  # its name since Python 3.12
            from _sha2 import sha256
    except ImportError:
        from hashlib import blake2b, sha256

__all__ = ["blake2b", "sha256"]
