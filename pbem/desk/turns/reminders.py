"""Letters about deadlines: reminders of what is owed, and deadlines that have changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import datetime

from pbem.deadlines.due import Reminder
from pbem.deadlines.outages import Tick
from pbem.desk.out import mails
from pbem.desk.out.mails import Desk
from pbem.desk.out.readers import BY_DEPUTY
from pbem.desk.turns.late import due_now
from pbem.game.entries import ExtendedEntry, OutageEntry, SettingsEntry
from pbem.game.state import State

Change = SettingsEntry | OutageEntry | ExtendedEntry


def write_reminders(now: State, desk: Desk, tick: Tick) -> int:
    """Write to those whose deadline has changed and to those who owe something; how many letters."""
    return tell_changes(now, desk) + remind(now, desk, tick)


def remind(now: State, desk: Desk, tick: Tick | None) -> int:
    """Put the reminders that are due into the outbox, each once; how many letters."""
    first = due_now(now, desk, tick)
    if first is None or not first.reminders:
        return 0
    names = [one for one in mails.outbox(now).names() if "-reminder_" in one and BY_DEPUTY not in one]
    sent = [
        key for one in first.reminders for key in one.keys if any(_sign(one, key) in name for name in names)
    ]
    left = due_now(now, desk, tick, sent)
    return sum(_remind(now, desk, one) for one in left.reminders) if left else 0


def _sign(reminder: Reminder, key: str) -> str:
    """The question's number and a few letters for the reminder, in the name of its letter."""
    return f"_{key.partition('/')[0]}.{hashlib.sha256(f'{reminder.player}/{key}'.encode()).hexdigest()[:8]}"


def _remind(now: State, desk: Desk, reminder: Reminder) -> bool:
    signs = "".join(_sign(reminder, key) for key in reminder.keys)
    return mails.mail_reminder(desk, now, reminder.player, signs, reminder.lines)


def tell_changes(now: State, desk: Desk) -> int:
    """Write to those whose deadline was changed: by new settings, a pause or an outage, or by more time of
    their own; how many letters. Each change is told once."""
    if now.timing is None:
        return 0
    changes = {
        (change.n, one.player): change
        for one, deadline in now.deadlines
        for change in _changes(now, one.nation, deadline.at)
    }
    return sum(mails.mail_deadlines(desk, now, player, changes[n, player]) for n, player in sorted(changes))


def _changes(now: State, nation: str, at: datetime | None) -> Iterator[Change]:
    """What made a nation's deadline another one than was told before."""
    noted, changed = now.clock.noted[nation], now.clock.changed
    if noted.extension:
        yield noted.extension
    if changed and changed.n >= noted.entry and (isinstance(changed, OutageEntry) or at != noted.promised):
        yield changed
