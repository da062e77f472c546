"""Mails that come in another order than they were sent: an older one never replaces a newer one."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta

from pbem.deadlines.wall_clock import utc
from pbem.engine.phrase import phrase
from pbem.game.entries import LetterEntry
from pbem.game.state import State
from pbem.post.read.letter import Letter

WRONG_CLOCK = timedelta(minutes=10)
"""A mail that was sent so much later than it came has a date that says nothing."""


def sent_at(letter: Letter, came: datetime | None) -> str | None:
    """When a mail was sent, as it says itself; None if that cannot be told, or cannot be."""
    if not letter.date:
        return None
    from email.utils import parsedate_to_datetime

    try:
        at = parsedate_to_datetime(letter.date)
    except ValueError:
        return None
    if at.tzinfo is None or came is None or utc(at) > utc(came) + WRONG_CLOCK:
        return None
    return utc(at).isoformat()


def overtaken_by(
    now: State, player: str | None, sent: str | None, nations: Collection[str]
) -> LetterEntry | None:
    """The letter of a player's that counts, was sent after one that comes only now, and is about some of the
    same nations; None if there is none."""
    if sent is None:
        return None
    for entry in reversed(now.letters):
        same = entry.player == player and entry.counts and not entry.turns.keys().isdisjoint(nations)
        if same and entry.sent and entry.sent > sent:
            return entry
    return None


def overtaken_words(number: int) -> str:
    """Why an overtaken letter does not count, and which one does; `number` is that of the other."""
    return phrase(
        "It was sent before your letter {number}, which came first and counts. If it is to count after all, "
        "send it again.",
        number=number,
    )
