"""What `pbem run` does about deadlines: the late and the absent answered for, reminders, deadlines told."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from pbem.deadlines.due import Due, Reminder, Ruling, due
from pbem.deadlines.outages import Tick
from pbem.deadlines.settings import BOT, DEFAULTS, STANDING, SUBSTITUTE
from pbem.desk.out import mails
from pbem.desk.out.mails import Desk
from pbem.desk.turns import bots, resolve, watch
from pbem.engine.sequence import questions
from pbem.game import clock
from pbem.game.errors import FolderError
from pbem.game.state import State

AT_ONCE = 60
"""So many answers are given for the late and the absent in one run at most; the next goes on."""
SAID = ".waiting.json"
"""The file of a game that holds what the moderator was told already."""
KIND = "sensible"
"""The bot that stands in."""


def keep(path: Path, desk: Desk, tick: Tick | None, now: State | None = None) -> list[str]:
    """Answer for those who are late or away, as the settings say; a line for each answer and for each
    question that waits for the moderator. `now` is the game as it was read."""
    said: list[str] = []
    known = -1
    for _ in range(AT_ONCE):
        now = watch.noted(path, desk.now, now)
        rulings = _rulings(now, desk, tick)
        acted = _first(rulings) if len(now.history) > known else []
        known = len(now.history)
        if not acted:
            return said + _once(now, rulings)
        said += [_line(now, ruling) for ruling in acted] + _answer(now, acted)
    return said


def _once(now: State, rulings: Sequence[Ruling]) -> list[str]:
    """A line for each question that waits for the moderator, and only in the first run that says so."""
    path = now.folder.path / SAID
    before = json.loads(now.folder.read(path)) if now.folder.has(path) else []
    keys = {_key(now, ruling): ruling for ruling in rulings}
    if sorted(keys) != before:
        now.folder.write(path, json.dumps(sorted(keys)).encode())
    return [_line(now, ruling) for key, ruling in keys.items() if key not in before]


def _key(now: State, ruling: Ruling) -> str:
    """What tells a question that waits from the same one asked anew, or waited for on other grounds."""
    asked = ruling.asked
    return f"{asked.number} {asked.nation} {asked.at.isoformat()} {ruling.policy}"


def _first(rulings: Sequence[Ruling]) -> list[Ruling]:
    """Those that can be carried out: defaults, and bots when there are no more."""
    plain = [ruling for ruling in rulings if ruling.policy in (DEFAULTS, STANDING)]
    return plain or [ruling for ruling in rulings if ruling.policy == BOT]


def _due(now: State, desk: Desk, tick: Tick | None, sent: Iterable[str] = ()) -> Due | None:
    if now.timing is None:
        return None
    return due(desk.now, clock.asked(now.game, now.clock), now.timing, sent=frozenset(sent), tick=tick)


def _rulings(now: State, desk: Desk, tick: Tick | None) -> tuple[Ruling, ...]:
    found = _due(now, desk, tick)
    return (*found.overdue, *found.away) if found else ()


def _line(now: State, ruling: Ruling) -> str:
    asked = ruling.asked
    hint = " (`pbem substitute` names one)" if ruling.policy == SUBSTITUTE else ""
    return f"{now.name}: {asked.nation} ({asked.player}), {asked.wants}: {ruling.why}{hint}."


def _answer(now: State, rulings: Sequence[Ruling]) -> list[str]:
    """Let bots write; what no order answers after that gets its default."""
    players = sorted({ruling.asked.player for ruling in rulings if ruling.policy == BOT})
    said = [line for player in players for line in _bot(now, player, rulings)]
    overdue = frozenset((ruling.asked.number, ruling.asked.nation) for ruling in rulings)
    resolve.resolve(now.folder.path, overdue=overdue)
    return said


def _bot(now: State, player: str, rulings: Sequence[Ruling]) -> Iterator[str]:
    """A bot's letter answers for all that its player is asked: it writes none if that is too much."""
    served = {ruling.asked.nation for ruling in rulings if ruling.policy == BOT}
    asked = {one.nation for one in questions(now.game) if now.game.player_of(one.nation) == player}
    if asked - served:
        yield f"{now.name}: no bot for {player}, who also answers for {', '.join(sorted(asked - served))}"
        return
    try:
        bots.serve(now.folder.path, player, KIND)
    except FolderError as error:
        yield f"{now.name}: {error}"


# --------------------------------------------------------------------------------------------- letters


def write(now: State, desk: Desk, tick: Tick) -> int:
    """Tell whose deadline has changed, and remind who owes something; how many letters."""
    return tell_changes(now, desk) + remind(now, desk, tick)


def remind(now: State, desk: Desk, tick: Tick | None) -> int:
    """Put the reminders that are due into the outbox, each once; how many letters."""
    first = _due(now, desk, tick)
    if first is None or not first.reminders:
        return 0
    names = [name for name in mails.outbox(now).names() if "-reminder_" in name]
    sent = [
        key for one in first.reminders for key in one.keys if any(_sign(one, key) in name for name in names)
    ]
    found = _due(now, desk, tick, sent)
    return sum(_remind(now, desk, one) for one in found.reminders) if found else 0


def _sign(reminder: Reminder, key: str) -> str:
    """The question's number and a few letters for the reminder, in the name of its letter."""
    return f"_{key.partition('/')[0]}.{hashlib.sha256(f'{reminder.player}/{key}'.encode()).hexdigest()[:8]}"


def _remind(now: State, desk: Desk, reminder: Reminder) -> bool:
    signs = "".join(_sign(reminder, key) for key in reminder.keys)
    return mails.mail_reminder(desk, now, reminder.player, signs, reminder.lines)


def tell_changes(now: State, desk: Desk) -> int:
    """Write to those whose deadline was changed by new settings, a pause or an outage; how many letters."""
    changed = now.clock.changed
    if now.timing is None or changed is None:
        return 0
    told = {one.player for one, found in now.deadlines if _moved(now, one.nation, found.at)}
    return sum(mails.mail_deadlines(desk, now, player, changed) for player in sorted(told))


def _moved(now: State, nation: str, at: datetime | None) -> bool:
    """Whether the last change made a nation's deadline another one than was told before."""
    noted, changed = now.clock.noted[nation], now.clock.changed
    if changed is None or changed["n"] < noted.entry:
        return False
    return changed["kind"] == clock.OUTAGE or at != noted.promised
