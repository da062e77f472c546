"""`pbem undo`: a game taken back to an earlier entry. Nothing is erased: the log says that it was undone."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pbem.desk.out.reports import change_and_report
from pbem.game.entries import (
    NOTES,
    STAYING,
    Entry,
    FixEntry,
    LetterEntry,
    LettersUndoneEntry,
    SaidEntry,
    StepEntry,
    UndoEntry,
    UndoneEntry,
)
from pbem.game.errors import FolderError
from pbem.game.state import State


def undo(path: Path, to: int | None = None, reason: str = "") -> tuple[State, int]:
    """Keep the log up to entry `to`, by default all but what was done last; also how many entries fall.

    Raises FolderError if there is no such entry. Shuffles come from the seed, so luck stays as it was. All
    players are told if anything that had happened is taken back, with the `reason`; in a sealed game always,
    since who plays has seen what comes of his orders. The game is held then. Whose letters counted and do
    so no more is told it himself.
    """
    with change_and_report(path) as change:
        now = change.now
        numbers = [entry.n for entry in now.log.valid_entries()]
        target = _before_last(now) if to is None else to
        if target not in numbers[:-1]:
            at = "" if now.is_closed else f"; the log is at {numbers[-1]}"
            raise FolderError(f"there is no way back to entry {target}: it never was, or is undone{at}.")
        lost = [entry for entry in now.log.valid_entries() if entry.n > target]
        now.log.add(UndoEntry(to=target))
        if now.log.sealed or any(isinstance(entry, StepEntry | FixEntry) for entry in lost):
            played = any(isinstance(entry, StepEntry) for entry in lost)
            now.log.add(UndoneEntry(reason=reason, holds=played))
        for player, letters in _letters_of(now, lost).items():
            now.log.add(LettersUndoneEntry(player=player, letters=letters, reason=reason))
    return change.after, sum(number > target for number in numbers)


def _letters_of(now: State, lost: Iterable[Entry]) -> dict[str, tuple[int, ...]]:
    """The letters among what is lost that counted, by the players who wrote them and were told so."""
    found: dict[str, tuple[int, ...]] = {}
    for one in lost:
        if isinstance(one, LetterEntry) and one.counts and one.at is not None:
            found[one.player] = (*found.get(one.player, ()), now.letter_numbers[one.letter])
    return found


def _before_last(now: State) -> int:
    """The entry before the last letter, word or correction, or before all that was played since it came.

    A word of the moderator's changes nothing, so what was asked before it is not asked anew.
    """
    entries = [entry for entry in now.log.valid_entries() if not isinstance(entry, (*NOTES, *STAYING))]
    last = entries.pop()
    if entries and isinstance(last, SaidEntry):
        return max(entry.n for entry in now.log.valid_entries() if entry.n < last.n)
    while isinstance(last, StepEntry) and isinstance(entries[-1], StepEntry):
        last = entries.pop()
    if not entries:
        raise FolderError(f"nothing was done in {now.name} that could be undone.")
    return entries[-1].n
