"""Heads of a log: the first digits of a line's hash, which stand for the line and for every line before it.

A line holds the SHA-256 of the line before, so nobody can change one alone. Whoever changes the last line,
or any and signs the whole chain again, is found out by a head that somebody else has kept: game.yaml, each
public summary and each receipt tell one, as `log 1f3a-9c02 at turn 3` or `log 1f3a-9c02 at letter 2`.

Neither tells the line's number: that would tell how often others wrote, and whether troops were handed
over unseen. Nor is more told than the first eight digits: that is enough to notice a change, and too little
to find out from two heads in a row what stands between them, since lines hold secrets.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbem.digests import sha256
from pbem.game.entries import Entry
from pbem.patterns import compiled
from pbem.records import dataclass

GROUPS = 2
"""So many groups of four digits are told."""

_HASH = r"[0-9a-f]{4}(?:-[0-9a-f]{4})+"
_HEAD = compiled(
    rf"\b({_HASH})\b(?:\s+(?:at|bei)\s+(?:(turn|Runde|Zug)|letter|Brief)\s+(\d{{1,9}})\b)?", re.IGNORECASE
)


@dataclass(frozen=True)
class Head:
    """A head that somebody kept: at a turn's last line, or at the line of a letter of his, if it tells."""

    hash: str
    turn: int | None = None
    letter: int | None = None

    def __str__(self) -> str:
        turn = f" at turn {self.turn}" if self.turn is not None else ""
        return self.hash + turn + (f" at letter {self.letter}" if self.letter is not None else "")


def hash_of(entry: Entry) -> str:
    """The hash that a log tells which ends with an entry."""
    return grouped(sha256(entry.line).hexdigest(), GROUPS)


def grouped(digest: str, groups: int) -> str:
    """The first digits of a hash, four by four."""
    return "-".join(digest[at : at + 4] for at in range(0, 4 * groups, 4))


def heads_in(text: str) -> list[Head]:
    """The heads that a text tells: a letter that a player kept, or what he typed."""
    return [_head(*match.groups()) for match in _HEAD.finditer(text)]


def _head(digest: str, turn: str | None, number: str | None) -> Head:
    where = int(number) if number else None
    return Head(digest.lower(), *((where, None) if turn else (None, where)))


def line_of(entries: Sequence[Entry], head: Head) -> int:
    """The line that a head tells of, from 1; 0 if the log has no such line."""
    groups = head.hash.count("-") + 1
    hashes = (grouped(sha256(entry.line).hexdigest(), groups) for entry in entries)
    return next((line for line, found in enumerate(hashes, 1) if found == head.hash), 0)
