"""Whether a game is held, so that no run plays on: it was taken back, or its moderator has stopped play."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from pbem.game.entries import (
    Entry,
    HeldEntry,
    LetterEntry,
    RedoEntry,
    ResumedEntry,
    StepEntry,
    UndoneEntry,
    entries_of,
)


class Hold(Enum):
    """Why a game is held."""

    UNDONE = "undone"
    """What was played was taken back; a letter with orders that counts lets it go on."""
    STOPPED = "stopped"
    """The moderator has stopped play, and he alone lets it go on."""


def hold_of(entries: Sequence[Entry]) -> Hold | None:
    """Why a game with this log is held; None if it is not."""
    if stopped_by(entries):
        return Hold.STOPPED
    return Hold.UNDONE if _is_undone(entries) else None


def stopped_by(entries: Sequence[Entry]) -> HeldEntry | None:
    """The entry by which the moderator has stopped play, unless he has let it go on since."""
    words: list[Entry] = [*entries_of(entries, HeldEntry, ResumedEntry)]
    return words[-1] if words and isinstance(words[-1], HeldEntry) else None


def _is_undone(entries: Sequence[Entry]) -> bool:
    """Whether nothing has let the game go on since it was taken back: a step is one that the moderator had
    played by hand. What is taken up again is held if it was so before."""
    at = len(entries) if any(entries_of(entries, UndoneEntry)) else 0
    while at > 0:
        at -= 1
        entry = entries[at]
        if isinstance(entry, RedoEntry):
            at = min(at, entry.of)
        elif isinstance(entry, UndoneEntry) and entry.holds:
            return True
        elif isinstance(entry, ResumedEntry | StepEntry) or _has_orders(entry):
            return False
    return False


def _has_orders(entry: Entry) -> bool:
    return isinstance(entry, LetterEntry) and entry.counts and entry.has_orders
