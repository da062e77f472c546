"""The edition of the rules that this program plays: a change of either half may decide a game otherwise."""

from __future__ import annotations

from functools import cache

from pbem.data.share import rules_dir
from pbem.digests import sha256
from pbem.engine.edition import DECISIONS


@cache
def rules_edition() -> str:
    """The engine's number of its decisions, and the first digits of the SHA-256 of the rules' data."""
    digest = sha256()
    for path in sorted((rules_dir() / "friedrich").glob("*.yaml")):
        digest.update(f"{path.name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return f"{DECISIONS}-{digest.hexdigest()[:12]}"
