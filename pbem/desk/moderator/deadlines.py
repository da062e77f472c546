"""`pbem settings`, `pause`, `resume` and `away`: what the moderator decides about deadlines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TypeVar

from pbem.deadlines.policies import Policy
from pbem.deadlines.settings import Absence, Days, Timing, announce, pause, resume
from pbem.deadlines.settings_text import Document, document_of, read_timing, timing_of
from pbem.deadlines.wall_clock import days_words, utc
from pbem.desk.turns.watch import note_open_questions
from pbem.engine.phrase import Typed, packed, phrase
from pbem.game import state
from pbem.game.change import change_game
from pbem.game.entries import SettingsEntry
from pbem.game.errors import FolderError
from pbem.game.players import player_named
from pbem.game.state import State


def set_timing(path: Path, text: str, name: str, when: datetime) -> State:
    """Put the settings of a YAML file into the log; pauses and absences made by command hold on. Raises
    DataError with the line of a mistake."""
    now = state.load(path)
    given, _ = read_timing(text, name, players=tuple(now.game.roles), nations=now.game.rules.order)
    why = phrase("the moderator set the deadlines")
    return _put(path, document_of(_with_commands(now, given)), when, why, file=document_of(given))


def _with_commands(now: State, given: Timing) -> Timing:
    """Settings of a file, with what was added or ended by command since a file was read last."""
    entries = [entry for entry in now.log.entries if isinstance(entry, SettingsEntry)]
    if not entries or now.timing is None:
        return given
    files = (entry.file for entry in reversed(entries) if entry.file is not None)
    before, last = timing_of(next(files, entries[0].document)), now.timing
    return replace(
        given,
        pauses=_merged(given.pauses, before.pauses, last.pauses),
        absences=_merged(given.absences, before.absences, last.absences),
    )


ClosedTime = TypeVar("ClosedTime")


def _merged(
    from_file: Sequence[ClosedTime], before: Sequence[ClosedTime], now: Sequence[ClosedTime]
) -> tuple[ClosedTime, ...]:
    """A list of a file, without what a command has changed since, and with what it made."""
    changed = [one for one in before if one not in now]
    made = [one for one in now if one not in before and one not in from_file]
    return (*(one for one in from_file if one not in changed), *made)


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


def leave(
    path: Path, player: str, first: date, last: date, meanwhile: Policy | None, when: datetime
) -> State:
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
            note_open_questions(change, when)
        promised = {one.nation: deadline.at.isoformat() for one, deadline in now.deadlines if deadline.at}
        entry = SettingsEntry(
            at=utc(when).isoformat(),
            document=document,
            promised=promised,
            why=str(why),
            said=packed(why),
            file=file,
        )
        change.log.add(entry)
    return change.after
