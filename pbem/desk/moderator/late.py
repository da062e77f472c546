"""`pbem late --go-on`: the moderator says that the silent are late; then the settings hold for them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from pbem.deadlines.wall_clock import utc
from pbem.desk.turns import guard
from pbem.desk.turns.late import late_now
from pbem.game.change import change_game
from pbem.game.entries import AllowedEntry
from pbem.game.pace.lateness import question_key


def go_on(path: Path, when: datetime) -> tuple[str, ...]:
    """Let the next run do what the settings say for those who are late now; their nations. Nothing is done
    here, and nothing is noted if nobody is held back."""
    with change_game(path) as change:
        back = guard.held_back(change.now, late_now(change.now, when))
        if back:
            keys = tuple(question_key(one.asked) for one in back)
            change.log.add(AllowedEntry(at=utc(when).isoformat(), questions=keys))
    return tuple(one.asked.nation for one in back)
