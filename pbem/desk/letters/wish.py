"""What comes of a line in which a letter says something of its writer."""

from __future__ import annotations

from pbem.game.entries import Entry
from pbem.records import dataclass


@dataclass(frozen=True)
class Wishes:
    """What comes of such lines: entries for the log, what the receipt confirms, and what it refuses."""

    entries: tuple[Entry, ...] = ()
    confirmed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()

    def __add__(self, other: Wishes) -> Wishes:
        return Wishes(
            self.entries + other.entries, self.confirmed + other.confirmed, self.refused + other.refused
        )
