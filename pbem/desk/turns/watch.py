"""The clock of a game on the disk: settings changed, questions noted, and the tick that each run leaves.

The tick lies in the game's folder. An outage goes into the log first, together with the tick that follows
it, so that a program killed between the two counts no time twice.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Any, TypeVar

from pbem.data.disk import write
from pbem.deadlines import outages
from pbem.deadlines.outages import Outage, Steady, Tick
from pbem.deadlines.settings import Absence, Days, Timing, announce, pause, resume
from pbem.deadlines.settings_text import Document, document_of, read, timing_of
from pbem.deadlines.wall_clock import days_words, utc
from pbem.engine.phrase import Typed, phrase
from pbem.game import clock, state
from pbem.game.change import Change, change_game
from pbem.game.clock import ASKED, OUTAGE, SETTINGS, told_why
from pbem.game.errors import FolderError
from pbem.game.players import player_named
from pbem.game.state import State

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


# ------------------------------------------------------------------------------------------- settings


def set_timing(path: Path, text: str, name: str, when: datetime) -> State:
    """Put the settings of a YAML file into the log; pauses and absences made by command hold on. Raises
    DataError with the line of a mistake."""
    now = state.load(path)
    given, _ = read(text, name, players=tuple(now.game.roles), nations=now.game.rules.order)
    why = phrase("the moderator set the deadlines")
    return _put(path, document_of(_with_commands(now, given)), when, why, file=document_of(given))


def _with_commands(now: State, given: Timing) -> Timing:
    """Settings of a file, with what was added or ended by command since a file was read last."""
    entries = [entry for entry in now.log.entries if entry["kind"] == SETTINGS]
    if not entries or now.timing is None:
        return given
    files = (entry["file"] for entry in reversed(entries) if "file" in entry)
    before, last = timing_of(next(files, entries[0]["document"])), now.timing
    return replace(
        given,
        pauses=_kept(given.pauses, before.pauses, last.pauses),
        absences=_kept(given.absences, before.absences, last.absences),
    )


Item = TypeVar("Item")


def _kept(given: Sequence[Item], before: Sequence[Item], now: Sequence[Item]) -> tuple[Item, ...]:
    """A list of a file, without what a command has changed since, and with what it made."""
    changed = [one for one in before if one not in now]
    made = [one for one in now if one not in before and one not in given]
    return (*(one for one in given if one not in changed), *made)


def stop(path: Path, when: datetime, reason: str) -> State:
    """Pause a game until further notice."""
    return _put(
        path,
        document_of(pause(_timing(path), when)),
        when,
        phrase("the game is paused: {reason}", reason=Typed(reason)),
    )


def go_on(path: Path, when: datetime) -> State | None:
    """End the pause; None if there is none."""
    before = _timing(path)
    after = resume(before, when)
    return None if after == before else _put(path, document_of(after), when, phrase("the game goes on"))


def leave(path: Path, player: str, first: date, last: date, meanwhile: str | None, when: datetime) -> State:
    """Announce that a player is away on these days. Raises FolderError if there is no such player."""
    who = player_named(state.load(path).game, player)
    if last < first:
        raise FolderError(f"the last day, {last}, is before the first, {first}.")
    after = announce(_timing(path), Absence(who, Days(first, last), meanwhile))
    return _put(
        path,
        document_of(after),
        when,
        phrase("{player} is away: {days}", player=who, days=days_words(first, last)),
    )


def _timing(path: Path) -> Timing:
    timing = state.load(path).timing
    if timing is None:
        raise FolderError(f"{path} has no deadlines yet: pbem settings {path} FILE.yaml sets them.")
    return timing


def _put(path: Path, document: Document, when: datetime, why: str, file: Document | None = None) -> State:
    """Log settings, with the deadlines that were told under those before, and the file they came from."""
    with change_game(path) as change:
        now = change.now
        if (path / "outbox").is_dir():
            _note(change, when)
        told = {one.nation: found.at.isoformat() for one, found in now.deadlines if found.at}
        facts = {"at": utc(when).isoformat(), "document": document, "promised": told} | told_why(why)
        change.log.add(SETTINGS, **facts, **({"file": file} if file is not None else {}))
    return change.after


# ------------------------------------------------------------------------------------------ questions


def noted(path: Path, when: datetime, known: State | None = None) -> State:
    """The game, after the questions that are seen for the first time are in its log; as it is without
    settings. `known` is the game as it was read."""
    now = state.load(path, known)
    if now.timing is None or clock.unnoted(now.game, now.clock) == ([], []):
        return now
    with change_game(path, now) as change:
        _note(change, when)
    return change.after


def _note(change: Change, when: datetime) -> None:
    now = change.now
    new, gone = clock.unnoted(now.game, now.clock)
    player = now.game.player_of
    questions = [vars(one) | {"player": player(one.nation)} for one in new]
    if new or gone:
        change.log.add(ASKED, at=utc(when).isoformat(), questions=questions, gone=gone)


# ----------------------------------------------------------------------------------------------- ticks


def beat(now: State, when: datetime, pulse: Pulse) -> Tick | None:
    """Leave a tick, and log the outage that it shows, if any. None without settings."""
    if now.timing is None:
        return None
    last = _last_tick(now)
    tick, outage = outages.beat(last, when, now.timing, mail=pulse.mail, steady=pulse.steady)
    if outage and last:
        _log_outage(now.folder.path, outage, last, tick)
    write(now.folder.path / TICK, json.dumps(tick.document()).encode())
    return tick


def _log_outage(path: Path, outage: Outage, last: Tick, tick: Tick) -> None:
    with change_game(path) as change:
        facts: dict[str, Any] = {"since": outage.since.isoformat(), "until": outage.until.isoformat()}
        facts |= {"why": outage.why, "after": last.document(), "tick": tick.document()}
        change.log.add(OUTAGE, **facts)


def _last_tick(now: State) -> Tick | None:
    """The tick of the last run; where it was killed before it could write one, from the log."""
    document = _kept_tick(now.folder.path)
    outage = now.clock.outage
    if outage and outage["after"] == document:
        document = outage["tick"]
    try:
        return outages.tick_of(document) if document else None
    except (KeyError, TypeError, ValueError):
        return None


def _kept_tick(path: Path) -> Document | None:
    try:
        found: Document = json.loads((path / TICK).read_bytes())
    except (OSError, ValueError):
        return None
    return found
