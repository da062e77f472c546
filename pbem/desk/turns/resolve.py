"""`pbem resolve`: carrying a game as far as the orders reach, and writing it down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pbem.desk.out import reports
from pbem.desk.turns.carry_out import Overdue, Played, carry_out
from pbem.engine.events import Event
from pbem.engine.phrase import joined, phrase
from pbem.engine.questions import Question
from pbem.game.change import change_game
from pbem.game.entries import StepEntry
from pbem.game.save import add_steps
from pbem.game.state import State
from pbem.orders.grammar.faults import Fault
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
    dry_run: bool = False,
) -> Resolved:  # fmt: skip
    """Play, log, write the reports. The time is up for all that is asked (`deadline`) or for some of it.
    With `dry_run` the files stay as they are and `after` is `before`. `known` is the game as it was read."""
    with change_game(path, known) as change:
        now = change.now
        done, before = sources_carried_out(now), events_so_far(now)
        played = carry_out(now.game, now.filed, deadline=deadline, overdue=overdue, done=done, past=before)
        if dry_run:
            return Resolved(now, now, played, ())
        add_steps(change.log, played.steps)
        after = change.save()
        receipts = tuple(_tell(after, nation, faults) for nation, faults in played.faults.items())
        return Resolved(now, after, played, (*receipts, *reports.write_reports(after)))


def _tell(now: State, nation: str, faults: Sequence[Fault]) -> Path:
    return reports.keep_receipt(now, gone_wrong_receipt(now, nation, faults), again=f"-turn-{now.game.turn}")


def gone_wrong_receipt(now: State, nation: str, faults: Sequence[Fault]) -> Receipt:
    """What a player is told whose orders on file cannot be carried out as things stand now."""
    own = now.filed[nation]
    letter = max(sourced.letter for sourced in (*own.set_up, *own.stage))
    writer = next((one.player for one in now.letters_ever if one.letter == letter), "")
    return Receipt(
        letter=letter,
        game=now.name,
        turn=now.game.turn,
        player=now.game.player_of(nation),
        filed=False,
        problems=tuple(joined((nation, fault.in_full), ": ") for fault in faults),
        why_not=phrase("Her stage has come, but as the pieces stand now not all of it can be carried out."),
        meanwhile=(
            phrase(
                "{nation}: unless a better letter comes, she moves nothing at the deadline (R35).",
                nation=nation,
            ),
        ),
        number=sum(one.player == writer and one.letter <= letter for one in now.letters_ever),
    )


def resolve_if_needed(path: Path, known: State | None = None) -> Resolved:
    """Resolve if the orders on file carry the game on, or if reports are missing of what has happened."""
    tried = resolve(path, known, dry_run=True)
    if not tried.played.steps and reports.are_current(tried.before):
        return tried
    return resolve(path, tried.before)


def sources_carried_out(now: State) -> frozenset[str]:
    """The sources of all that was carried out so far."""
    return frozenset(entry.source for entry in now.log.valid_entries() if isinstance(entry, StepEntry))


def events_so_far(now: State) -> tuple[Event, ...]:
    """The events so far."""
    return tuple(happened.event for happened in now.history)
