"""One digest of all that the program is made of: it tells this version from any other."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from pbem.digests import sha256

OURS = (".py", ".po", ".yaml", ".json", ".j2", ".css", ".js")
"""Endings of the files that make the program what it is."""


@lru_cache(maxsize=4)
def digest_of(folders: tuple[Path, ...]) -> str:
    """The SHA-256 of all code, words, rules and templates in some folders, with the files' names."""
    digest = sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in OURS and path.is_file()):
            digest.update(f"{path.relative_to(folder)} {path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest()
