"""`pbem settings`, `pause`, `resume` and `away`: what the moderator decides about deadlines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TypeVar

from pbem.deadlines.policies import Policy
from pbem.deadlines.settings import Absence, Days, Timing, announce, pause, resume, take_back
from pbem.deadlines.settings_text import Document, document_of, read_timing, timing_of
from pbem.deadlines.wall_clock import days_words, span_words, utc
from pbem.desk.letters.wishes import settings_entry
from pbem.desk.turns.watch import note_open_questions
from pbem.engine.phrase import Typed, packed, phrase
from pbem.game import state
from pbem.game.change import change_game
from pbem.game.clock import clock_of, owed_answers
from pbem.game.entries import ExtendedEntry, SettingsEntry
from pbem.game.errors import FolderError
from pbem.game.pace.lateness import extended
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


def come_back(path: Path, player: str, when: datetime) -> State | None:
    """Take back what is still to come of a player's absences; None if that is nothing. Raises FolderError if
    there is no such player."""
    who, before = player_named(state.load(path).game, player), _timing(path)
    after = take_back(before, who, when.astimezone(before.zone).date())
    if after == before:
        return None
    return _put(path, document_of(after), when, phrase("{player} is not away any more", player=who))


def extend(path: Path, player: str, span: timedelta, when: datetime, *, beyond: bool = False) -> State:
    """Give a player more time for all he owes now. Raises FolderError if there is no such player, he owes
    nothing, or what he may be given in a game does not reach (unless `beyond`)."""
    with change_game(path) as change:
        now = change.now
        if now.timing is None:
            raise FolderError(f"{path} has no deadlines yet: pbem settings {path} FILE.yaml sets them.")
        note_open_questions(change, when)
        who = player_named(now.game, player)
        owed = tuple(
            one.nation for one in owed_answers(now.game, clock_of(now.log.entries)) if one.player == who
        )
        if not owed:
            raise FolderError(f"{who} owes nothing now that could have more time.")
        if not beyond:
            _require_budget(now, now.timing, who, span)
        why = phrase("{player} has {span} more", player=who, span=span_words(span))
        change.log.add(
            ExtendedEntry(
                at=utc(when).isoformat(),
                player=who,
                nations=owed,
                minutes=int(span.total_seconds() // 60),
                why=str(why),
                said=packed(why),
            )
        )
    return change.after


def _require_budget(now: State, timing: Timing, player: str, span: timedelta) -> None:
    """Raises FolderError if the settings do not allow a player so much more time."""
    if timing.extensions is None:
        return
    left = max(timing.extensions - extended(now.log.entries, player), timedelta())
    if span > left:
        raise FolderError(
            f"{player} has {span_words(left)} left of the {span_words(timing.extensions)} that the settings "
            "allow a player; --beyond gives more."
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
        change.log.add(
            replace(settings_entry(now, timing_of(document), when, why), document=document, file=file)
        )
    return change.after
