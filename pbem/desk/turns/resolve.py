"""`pbem resolve`: carrying a game as far as the orders reach, and writing it down."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from pbem.desk.turns.carry_out import Overdue, Played, carry_out
from pbem.desk.turns.quiet import resting_nations
from pbem.engine.events import Event, PhaseBegan
from pbem.engine.phrase import joined, phrase
from pbem.engine.questions import Question
from pbem.game.entries import LetterEntry, StepEntry
from pbem.game.errors import FolderError
from pbem.game.pace.hold import stopped_by
from pbem.game.state import State
from pbem.orders.grammar.faults import Fault
from pbem.orders.problem import Kind
from pbem.records import dataclass
from pbem.report.record import Receipt


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
        receipts = tuple(_tell(after, nation, faults) for nation, faults in played.faults.items())
        return Resolved(now, after, played, (*receipts, *reports.write_reports(after)))


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
        done=sources_carried_out(now),
        past=events_so_far(now),
        began=now.began,
        awake=_awake(now),
        resting=resting,
    )


def _awake(now: State) -> str | None:
    """The active nation, if a letter has come for her since her movement phase began."""
    for entry in reversed(now.log.valid_entries()):
        if isinstance(entry, LetterEntry) and entry.counts and now.game.nation in entry.turns:
            return now.game.nation
        if isinstance(entry, StepEntry) and any(isinstance(one, PhaseBegan) for one in entry.events):
            break
    return None


def _tell(now: State, nation: str, faults: Sequence[Fault]) -> Path:
    from pbem.desk.out import reports

    return reports.keep_receipt(now, gone_wrong_receipt(now, nation, faults), again=f"-turn-{now.game.turn}")


def gone_wrong_receipt(now: State, nation: str, faults: Sequence[Fault]) -> Receipt:
    """What a player is told whose orders on file cannot be carried out as things stand now."""
    own = now.filed[nation]
    sourced = (*own.set_up, *own.stage) or (*own.plans, *own.standing)
    letter = max(one.letter for one in sourced)
    woken = all(fault.kind is Kind.WAKES for fault in faults)
    writer = next((one.player for one in now.letters_ever if one.letter == letter), "")
    return Receipt(
        letter=letter,
        game=now.name,
        turn=now.game.turn,
        player=now.game.player_of(nation),
        filed=False,
        problems=tuple(joined((nation, fault.in_full), ": ") for fault in faults),
        why_not=phrase("Her stage has come, and waits for you as you wished.")
        if woken
        else phrase("Her stage has come, but as the pieces stand now not all of it can be carried out."),
        meanwhile=(_unless_mended(nation, woken=woken),),
        number=sum(one.player == writer and one.letter <= letter for one in now.letters_ever),
    )


def _unless_mended(nation: str, *, woken: bool) -> str:
    if woken:
        return phrase(
            "{nation}: unless a letter comes, her orders are carried out at the deadline as they are.",
            nation=nation,
        )
    return phrase(
        "{nation}: unless a better letter comes, what can be carried out is at the deadline.", nation=nation
    )


def resolve_if_needed(path: Path, known: State | None = None, when: datetime | None = None) -> Resolved:
    """Resolve if the orders on file carry the game on, or if reports are missing of what has happened."""
    from pbem.desk.out import reports

    tried = resolve(path, known, dry_run=True, when=when)
    if not tried.played.steps and reports.are_current(tried.before):
        return tried
    return resolve(path, tried.before, when=when)


def sources_carried_out(now: State) -> frozenset[str]:
    """The sources of all that was carried out so far."""
    return frozenset(entry.source for entry in now.log.valid_entries() if isinstance(entry, StepEntry))


def events_so_far(now: State) -> tuple[Event, ...]:
    """The events so far."""
    return tuple(happened.event for happened in now.history)
