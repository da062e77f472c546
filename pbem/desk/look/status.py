"""Where several games stand: one row a game, also of one that cannot be read."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, tzinfo
from pathlib import Path

from pbem.desk.look.open_questions import QuestionStatus, question_statuses
from pbem.desk.look.waiting import dry_run
from pbem.game import state
from pbem.game.folder import games_in
from pbem.game.state import State
from pbem.records import dataclass


@dataclass(frozen=True)
class GameStatus:
    """A game as the moderator sees it in a list."""

    name: str
    path: Path
    now: State | None
    """The game; None if it cannot be read."""
    questions: tuple[QuestionStatus, ...] = ()
    ready: bool = False
    """Whether the orders on file would carry it on."""
    trouble: str = ""
    """Why it cannot be read."""


def game_statuses(paths: Iterable[Path], when: datetime) -> tuple[GameStatus, ...]:
    """Every game of these folders, and of those that hold games, in their order."""
    games = (game for path in paths for game in games_in(path).values() or (path,))
    return tuple(_status(path, when) for path in dict.fromkeys(games))


def _status(path: Path, when: datetime) -> GameStatus:
    """A game that cannot be read says why, and keeps no other from being shown."""
    from pbem.game.troubles import EXPLAINED

    try:
        now = state.load(path)
        played = dry_run(now)
    except EXPLAINED as error:
        return GameStatus(path.resolve().name, path, None, trouble=str(error))
    return GameStatus(now.name, path, now, question_statuses(now, played, when), bool(played.steps))


def time_zone(now: State | None) -> tzinfo | None:
    """The zone in which a game's times are shown; None if it has no deadlines."""
    return now.timing.zone if now and now.timing else None
