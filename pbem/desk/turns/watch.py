"""What each run notes of a game: the questions that are open for the first time, and the tick of the run.

The tick lies in the game's folder. An outage goes into the log first, together with the tick that follows
it, so that a program killed between the two counts no time twice.
"""

from __future__ import annotations

import json
import time
from datetime import datetime
from pathlib import Path

from pbem.data.disk import write_file
from pbem.deadlines import outages
from pbem.deadlines.outages import Outage, Steady, Tick
from pbem.deadlines.settings_text import Document
from pbem.deadlines.wall_clock import utc
from pbem.game import clock, state
from pbem.game.change import Change, change_game
from pbem.game.entries import AskedEntry, OutageEntry, QuestionSeen
from pbem.game.state import State
from pbem.records import dataclass

TICK = ".tick.json"


@dataclass(frozen=True)
class Pulse:
    """What a run knows of the world: whether mail could be fetched, and a clock that nobody sets."""

    mail: bool = True
    steady: Steady | None = None


def steady_now() -> Steady | None:
    """The seconds since the computer was started, where they can be told."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
        return Steady(boot, time.clock_gettime(time.CLOCK_BOOTTIME))
    except (OSError, AttributeError):
        return None


# ------------------------------------------------------------------------------------------ questions


def note_questions(path: Path, when: datetime, known: State | None = None) -> State:
    """The game, after the questions that are seen for the first time are in its log; as it is without
    settings. `known` is the game as it was read."""
    now = state.load(path, known)
    if now.timing is None or clock.unnoted_questions(now.game, now.clock) == ([], []):
        return now
    with change_game(path, now) as change:
        note_open_questions(change, when)
    return change.after


def note_open_questions(change: Change, when: datetime) -> None:
    """Log the questions that are open for the first time, and those that are open no more."""
    now = change.now
    new, gone = clock.unnoted_questions(now.game, now.clock)
    player = now.game.player_of
    seen = tuple(QuestionSeen(one.number, one.nation, one.kind, player(one.nation)) for one in new)
    if new or gone:
        change.log.add(AskedEntry(at=utc(when).isoformat(), questions=seen, gone=tuple(gone)))


# ----------------------------------------------------------------------------------------------- ticks


def leave_tick(now: State, when: datetime, pulse: Pulse) -> Tick | None:
    """Leave a tick, and log the outage that it shows, if any. None without settings."""
    if now.timing is None:
        return None
    last = _last_tick(now)
    tick, outage = outages.next_tick(last, when, now.timing, mail=pulse.mail, steady=pulse.steady)
    if outage and last:
        _log_outage(now.folder.path, outage, last, tick)
    write_file(now.folder.path / TICK, json.dumps(tick.document()).encode())
    return tick


def _log_outage(path: Path, outage: Outage, last: Tick, tick: Tick) -> None:
    with change_game(path) as change:
        entry = OutageEntry(
            since=outage.since.isoformat(),
            until=outage.until.isoformat(),
            why=outage.why,
            after=last.document(),
            tick=tick.document(),
        )
        change.log.add(entry)


def _last_tick(now: State) -> Tick | None:
    """The tick of the last run; where it was killed before it could write one, from the log."""
    document = _tick_on_disk(now.folder.path)
    outage = now.clock.outage
    if outage and outage.after == document:
        document = dict(outage.tick)
    try:
        return outages.tick_of(document) if document else None
    except (KeyError, TypeError, ValueError):
        return None


def _tick_on_disk(path: Path) -> Document | None:
    try:
        tick: Document = json.loads((path / TICK).read_bytes())
    except (OSError, ValueError):
        return None
    return tick
