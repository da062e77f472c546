"""Up to where each player has been written to: kept beside the outbox, so that nothing is told twice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from pbem.desk.out.outbox import OUTBOX
from pbem.game.state import State
from pbem.records import dataclass


@dataclass(frozen=True)
class MailMark:
    """What a player has been mailed. Entries are numbers in the log; -1 stands for nothing yet."""

    entry: int = -1
    """The last entry that a mail of any kind tells of."""

    turn: int = 0
    """The turn that was being played then."""

    asked: tuple[str, ...] = ()
    """The questions that were open then."""

    reported: int = -1
    """The last entry that a report tells of."""

    fights: int = -1
    """Whatever fights of his had ended by this entry he has been told of."""

    in_full: int = -1
    """Those that had ended by this entry in full: a report need not tell them again."""

    @property
    def told_in_full(self) -> bool:
        """Whether no mail has told a fight in brief since his last report."""
        return self.in_full >= self.fights


def read_marks(now: State) -> dict[str, MailMark]:
    """The mark of each player who has been written to."""
    path = _path(now)
    marks = json.loads(now.folder.read(path)) if now.folder.has(path) else {}
    return {player: _mark(*kept) for player, kept in marks.items()}


def _mark(
    entry: int,
    turn: int,
    asked: list[str],
    reported: int | None = None,
    fights: int | None = None,
    in_full: int | None = None,
) -> MailMark:
    """A mark as it was kept: of an older program without its last numbers."""
    of_report = entry if reported is None else reported
    told = of_report if fights is None else fights
    return MailMark(entry, turn, tuple(asked), of_report, told, told if in_full is None else in_full)


def write_marks(now: State, marks: Mapping[str, MailMark]) -> None:
    """Keep the marks."""
    kept = {
        player: [one.entry, one.turn, one.asked, one.reported, one.fights, one.in_full]
        for player, one in marks.items()
    }
    now.folder.write(_path(now), json.dumps(kept).encode())


def _path(now: State) -> Path:
    return now.folder.path / OUTBOX / ".mailed"
