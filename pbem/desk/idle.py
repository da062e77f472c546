"""Games in which nothing can have changed: a run passes them by without reading their logs.

A run that has found nothing to do in a game notes how its files lay and until when nothing will be due. The
note is never trusted beyond that: if a file differs, the time has come or the program is another one, the log
is read.
"""

from __future__ import annotations

import json
import os
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from pbem.data.disk import write_file
from pbem.deadlines.outages import Tick, tick_of
from pbem.deadlines.quiet import quiet_end
from pbem.deadlines.wall_clock import utc
from pbem.desk.out.mails import OUTBOX, Desk, outbox
from pbem.desk.turns.late import due_now
from pbem.desk.turns.watch import TICK, Pulse
from pbem.engine.model import OVER
from pbem.game.state import State

NOTE = ".idle.json"

USUAL_GAP = timedelta(minutes=10)
"""So long ago at most the last run may have been. After a longer pause the log is read: time may be lost."""

SAME = timedelta(minutes=1)
"""Two clocks that differ by less agree."""


def idle_line(path: Path, when: datetime, pulse: Pulse, made: str) -> str | None:
    """What the last run said of a game in which nothing can have changed since; None if its log has to be
    read. Leaves the tick of this run. `made` tells this program from another."""
    try:
        note: dict[str, Any] = json.loads((path / NOTE).read_bytes())
        if note["files"] != stamps(path) or note["program"] != made:
            return None
        until = note["until"]
        if until is not None and utc(when) >= datetime.fromisoformat(until):
            return None
        if note["ticks"] and not _leave_tick(path, utc(when), pulse):
            return None
        line: str = note["line"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return line


def stamps(path: Path) -> list[list[int]]:
    """How the files of a game lie that whatever happens in it would change."""
    places = (path / "log.jsonl", path / "game.yaml", path / OUTBOX, path / "reports")
    found = (os.stat(place) for place in places if place.exists())
    return [[one.st_ino, one.st_size, one.st_mtime_ns] for one in found]


def note_idle(now: State, desk: Desk, line: str, made: str) -> None:
    """Note that nothing is to be done in a game, and until when. A sealed one is read every time: what lies
    beside it would lie open. So is one whose letters wait to leave."""
    if now.folder.header or not _is_plain(now) or outbox(now).waiting():
        return
    over = now.game.phase == OVER
    until = None if over else _next_due(now, desk)
    note = {
        "files": stamps(now.folder.path),
        "program": made,
        "until": until.isoformat() if until else None,
        "ticks": now.timing is not None and not over,
        "line": line,
    }
    write_file(now.folder.path / NOTE, json.dumps(note).encode())


def _is_plain(now: State) -> bool:
    """Whether a gap that is usual is no outage by the settings."""
    timing = now.timing
    if timing is None:
        return True
    return (timing.silence is None or timing.silence >= USUAL_GAP) and timing.jump >= SAME


def _next_due(now: State, desk: Desk) -> datetime | None:
    """When this can next be different although nobody does anything; None if never."""
    moments = [quiet_end(one.taken, now.timing) for one in now.letters_ever if one.taken]
    moments += [moment for one in now.deputies for moment in (one.since, one.until)]
    is_due = due_now(now, desk, None)
    if is_due and is_due.next:
        moments.append(utc(is_due.next.at))
    return min((one for one in moments if one > utc(desk.now)), default=None)


def _leave_tick(path: Path, when: datetime, pulse: Pulse) -> bool:
    """Leave the tick of a run that comes as usual; whether it does."""
    last = tick_of(json.loads((path / TICK).read_bytes()))
    gap = when - last.ran
    if not pulse.mail or not timedelta() <= gap <= USUAL_GAP or not _agree(last, pulse, gap):
        return False
    tick = Tick(when, when, min(last.counted, when), pulse.steady)
    write_file(path / TICK, json.dumps(tick.document()).encode())
    return True


def _agree(last: Tick, pulse: Pulse, gap: timedelta) -> bool:
    """Whether the clock that nobody sets says the same of the gap as the computer's."""
    if last.steady is None or pulse.steady is None:
        return last.steady is pulse.steady
    passed = timedelta(seconds=pulse.steady.seconds - last.steady.seconds)
    return last.steady.boot == pulse.steady.boot and abs(passed - gap) < SAME
