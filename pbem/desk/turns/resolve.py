"""`pbem resolve`: carrying a game as far as the orders reach, and writing it down."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from pbem.desk.letters.asked_back import unclear_nations
from pbem.desk.out.stage_on_file import awake
from pbem.desk.turns.carry_out import Overdue, Played, carry_out
from pbem.engine.events import CombatBegan, Event
from pbem.engine.questions import Question
from pbem.game.errors import FolderError
from pbem.game.pace.hold import stopped_by
from pbem.game.state import State
from pbem.records import dataclass


@dataclass(frozen=True)
class Resolved:
    """What a resolving came to: the game before and after, what was played, the report files written."""

    before: State
    after: State
    played: Played
    written: tuple[Path, ...]

    @property
    def waiting(self) -> tuple[Question, ...]:
        """What the game waits for."""
        return self.played.waiting


def resolve(
    path: Path, known: State | None = None, *, deadline: bool = False, overdue: Overdue = frozenset(),
    dry_run: bool = False, when: datetime | None = None,
) -> Resolved:  # fmt: skip
    """Play, log, write the reports. The time is up for all that is asked (`deadline`) or for some of it. With
    the time (`when`) stages rest that their players may still change; by hand all that is filed is played.
    With `dry_run` the files stay as they are and `after` is `before`. `known` is the game as it was read.
    Raises FolderError if the moderator has stopped play."""
    from pbem.desk.out import reports
    from pbem.desk.turns.quiet import resting_nations
    from pbem.game.change import change_game
    from pbem.game.save import add_steps

    with change_game(path, known) as change:
        now = change.now
        require_play(now)
        resting = resting_nations(now, when) if when else frozenset()
        played = play_orders(now, deadline=deadline, overdue=overdue, resting=resting)
        if dry_run:
            return Resolved(now, now, played, ())
        add_steps(change.log, played.steps)
        after = change.save()
        return Resolved(now, after, played, reports.write_reports(after))


def require_play(now: State) -> None:
    """Raises FolderError if the moderator has stopped play."""
    stopped = stopped_by(now.log.entries)
    if stopped:
        path = now.folder.path
        raise FolderError(f"play is stopped ({stopped.reason}): `pbem resume {path}` lets the game go on.")


def play_orders(
    now: State,
    *,
    deadline: bool = False,
    overdue: Overdue = frozenset(),
    resting: frozenset[str] = frozenset(),
) -> Played:
    """How far the orders on file carry a game; nothing is written. The time is up for all that is asked
    (`deadline`) or for some of it; `resting` nations are waited for as long as they may change something."""
    return carry_out(
        now.game,
        now.filed,
        deadline=deadline,
        overdue=overdue,
        done=now.done,
        past=fight_so_far(now),
        began=now.began,
        awake=awake(now),
        resting=resting,
        unclear=unclear_nations(now) if resting else frozenset(),
    )


def resolve_if_needed(path: Path, known: State | None = None, when: datetime | None = None) -> Resolved:
    """Resolve if the orders on file carry the game on, or if reports are missing of what has happened."""
    from pbem.desk.out import reports

    tried = resolve(path, known, dry_run=True, when=when)
    if not tried.played.steps and reports.are_current(tried.before):
        return tried
    return resolve(path, tried.before, when=when)


def fight_so_far(now: State) -> Sequence[Event]:
    """The events of the combat that is being fought; none if there is no such."""
    found: list[Event] = []
    for happened in reversed(now.history if now.game.stage.combat else ()):
        found.append(happened.event)
        if isinstance(happened.event, CombatBegan):
            break
    return found[::-1]
