"""`pbem redo`: a branch that was undone is taken up again, as it was played and with the same cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from pbem.desk.out.reports import change_and_report
from pbem.game.entries import NOTES, STAYING, Entry, LetterEntry, RedoEntry, UndoEntry
from pbem.game.errors import FolderError
from pbem.game.log import Log
from pbem.game.state import State


def redo(path: Path, of: int | None = None, reason: str = "") -> tuple[State, int, int]:
    """Take up again what the entry `of` took back, by default the last `undo` that still does; also how many
    entries stand again, and how many that came since fall. All players are told, with the `reason`; where
    nothing but letters came and went, their writers alone.

    Raises FolderError if nothing is to be taken up again.
    """
    with change_and_report(path) as change:
        log = change.now.log
        taken = _last_undone(log, path) if of is None else of
        if taken not in log.valid_before():
            raise FolderError(f"entry {taken} took nothing back: `pbem log {path}` shows each `undone`.")
        before, now = log.valid_before()[taken], log.valid_entries()
        if not _lost(before, now):
            raise FolderError(f"what entry {taken} took back stands already.")
        again, fall = _lost(before, now), _lost(now, before)
        log.add(RedoEntry(of=taken, reason=reason, to=_writers((*again, *fall), sealed=bool(log.sealed))))
    return change.after, len(again), len(fall)


def _writers(changed: Sequence[Entry], *, sealed: bool) -> tuple[str, ...]:
    """Whose letters stand again or fall, if nothing else does: others have heard of none of it."""
    letters = [one for one in changed if isinstance(one, LetterEntry)]
    return (
        tuple(sorted({one.player for one in letters})) if len(letters) == len(changed) and not sealed else ()
    )


def _lost(before: Iterable[Entry], now: Iterable[Entry]) -> list[Entry]:
    """What stood before and does not now, of what can be taken back."""
    standing = {entry.n for entry in now}
    return [one for one in before if one.n not in standing and not isinstance(one, (*NOTES, *STAYING))]


def _last_undone(log: Log, path: Path) -> int:
    """The last `undo` whose branch does not stand again."""
    now, before = log.valid_entries(), log.valid_before()
    undos = (entry.n for entry in reversed(log.entries) if isinstance(entry, UndoEntry))
    for number in undos:
        if _lost(before[number], now):
            return number
    raise FolderError(f"nothing in {path} was undone that could be taken up again.")
