"""`pbem pause --play` and `pbem resume`: play stopped, and a game that is held let go on."""

from __future__ import annotations

from pathlib import Path

from pbem.desk.out.reports import change_and_report
from pbem.game.entries import HeldEntry, ResumedEntry
from pbem.game.pace.hold import Hold, stopped_by
from pbem.game.state import State


def stop_play(path: Path, reason: str) -> State:
    """Let nothing be played until `go_on`, and tell all players why; once for the same reason."""
    with change_and_report(path) as change:
        before = stopped_by(change.log.entries)
        if before is None or before.reason != reason:
            change.log.add(HeldEntry(reason=reason))
    return change.after


def go_on(path: Path) -> bool:
    """Let a game go on that is held; whether it was. All players are told if play was stopped."""
    with change_and_report(path) as change:
        hold = change.now.hold
        if hold:
            change.log.add(ResumedEntry(told=hold is Hold.STOPPED))
    return hold is not None
