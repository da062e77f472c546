"""A game played by mail that has deadlines."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from pbem.deadlines.outages import Steady
from pbem.desk import run
from pbem.desk.moderator import deadlines
from pbem.desk.out.outcome import Outcome
from pbem.game import state
from pbem.game.entries import StepEntry
from support.play_by_mail.mail_table import Table

MONDAY = datetime(2026, 11, 2, 21, 0, tzinfo=UTC)
FRIDAY = datetime(2026, 11, 6, 19, 0, tzinfo=UTC)
"""Friday, 20:00 in Berlin: the deadline of what is asked on Monday."""
HOUR = timedelta(hours=1)
TIMING = """
zone: Europe/Berlin
deadline: {days: [Friday], at: 20:00}
grace: 2 hours
reminders: [6 hours]
outage: {silence: never}
guard: never
"""


class Timed(Table):
    """A game with deadlines, run when the test says so."""

    def at(self, when: datetime, steady: Steady | None = None) -> Outcome:
        return run.run(self.root, when, steady)

    def set(self, more: str = "", when: datetime = MONDAY - HOUR) -> None:
        deadlines.set_timing(self.game, TIMING + more, "timing.yaml", when)

    def deadline_steps(self) -> list[str]:
        entries = state.load(self.game).log.valid_entries()
        steps = (one for one in entries if isinstance(one, StepEntry) and one.source == "deadline")
        return [step.answer.nation for step in steps if step.answer]

    def subjects(self, player: str, about: str) -> Sequence[str]:
        return [str(mail["Subject"]) for mail in self.to(player) if about in str(mail["Subject"])]

    def due(self) -> set[datetime]:
        return {found.at for _, found in state.load(self.game).deadlines if found.at}


def after_turn_one(table: Timed) -> Timed:
    """The table when all have written their letters for turn 1 and it was played: turn 2, Prussia's stage."""
    table.at(MONDAY)
    table.everybody_replies()
    table.at(MONDAY)
    return table
