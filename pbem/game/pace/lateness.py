"""What the log tells of those who were late. An `undo` takes none of it back: it was so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta

from pbem.deadlines.deadline import OwedAnswer
from pbem.game.entries import (
    AllowedEntry,
    AskedEntry,
    Entry,
    ExtendedEntry,
    LateEntry,
    LetterEntry,
    MissedDeadline,
)


def missed_deadlines(entries: Iterable[Entry]) -> tuple[MissedDeadline, ...]:
    """Every deadline that was missed, in order."""
    return tuple(one for entry in entries if isinstance(entry, LateEntry) for one in entry.missed)


def late_since_a_letter(entries: Sequence[Entry]) -> frozenset[str]:
    """The players who were late since the last letter that a person wrote, or the moderator's last word."""
    late: set[str] = set()
    for entry in reversed(entries):
        if isinstance(entry, AllowedEntry) or (isinstance(entry, LetterEntry) and entry.at):
            break
        late |= {one.player for one in entry.missed} if isinstance(entry, LateEntry) else set()
    return frozenset(late)


def asked_since(entries: Iterable[Entry], at: str) -> frozenset[str]:
    """The players who were asked anything at a time or after it."""
    asked = (entry for entry in entries if isinstance(entry, AskedEntry) and entry.at >= at)
    return frozenset(one.player for entry in asked for one in entry.questions)


def allowed(entries: Iterable[Entry]) -> frozenset[str]:
    """The questions that may be answered for those who are silent."""
    return frozenset(key for one in entries if isinstance(one, AllowedEntry) for key in one.questions)


def question_key(asked: OwedAnswer) -> str:
    """What tells a question from the same one asked anew."""
    return f"{asked.nation} {asked.at.isoformat()}"


def extended(entries: Iterable[Entry], player: str) -> timedelta:
    """How much more time a player was given in the whole game."""
    own = (one for one in entries if isinstance(one, ExtendedEntry) and one.player == player)
    return timedelta(minutes=sum(one.minutes for one in own))
