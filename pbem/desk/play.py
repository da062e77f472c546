"""One game in a run: played as far as it goes, and its players written to."""

from __future__ import annotations

from pathlib import Path

from pbem.deadlines.outages import Tick
from pbem.desk.look.waiting import dry_run, first_question_words
from pbem.desk.out import mails, reports
from pbem.desk.out.mails import Desk
from pbem.desk.out.outcome import Outcome
from pbem.desk.out.talk_mail import mail_talk
from pbem.desk.turns import late, reminders, resolve, watch
from pbem.desk.turns.carry_out import Played
from pbem.desk.turns.resolve import Resolved
from pbem.desk.turns.watch import Pulse
from pbem.engine.sequence import questions
from pbem.game import save, state
from pbem.game.entries import StepEntry
from pbem.game.pace.hold import Hold
from pbem.game.state import State


def play(path: Path, desk: Desk, pulse: Pulse | None = None) -> Outcome:
    """Play a game as far as its orders and deadlines reach, and write each player one letter if something
    happened."""
    now = desk.games.load(path)
    save.mend_state_file(now)
    tick = watch.leave_tick(now, desk.now, pulse or Pulse())
    now = watch.note_questions(path, desk.now, now) if tick else now
    held = now.hold
    resolved = _as_it_is(now) if held else resolve.resolve_if_needed(path, now, desk.now)
    answered = late.answer_for_the_late(path, desk, tick, resolved.after) if tick and not held else []
    after = state.load(path, resolved.after) if tick else resolved.after
    desk.games.remember(path, after)
    reports.bring_up_to_date(after)  # that tell the deadlines of what is asked since this run
    letters = _write_letters(after, desk, tick)
    played = dry_run(after) if answered else resolved.played
    waits = HELD[held] if held else first_question_words(played)
    return Outcome([_summary(now, after, letters, waits), *answered])


HELD = {
    Hold.UNDONE: "Rolled back and held: pbem resume, or a new letter, lets it go on.",
    Hold.STOPPED: "Play is stopped: pbem resume lets it go on.",
}


def _as_it_is(now: State) -> Resolved:
    """A game of which nothing is played; reports that a killed command left unwritten are."""
    reports.bring_up_to_date(now)
    return Resolved(now, now, Played(now.game, (), questions(now.game), {}), ())


def _write_letters(after: State, desk: Desk, tick: Tick | None) -> int:
    """Put what players have to know into the outbox; how many letters."""
    letters = mails.mail_turn(desk, after) + mails.mail_played(desk, after)
    letters += mails.mail_press(desk, after) + mail_talk(desk, after)
    return letters + (reminders.write_reminders(after, desk, tick) if tick else 0)


def _summary(before: State, after: State, letters: int, waits: str) -> str:
    """`seven-years: 12 steps, 4 letters. Waiting for ...`; of a sealed game not how many steps."""
    steps = sum(isinstance(entry, StepEntry) for entry in after.log.entries[before.folded :])
    count = "" if after.is_closed else f"{steps} steps, "
    return f"{after.name}: {count}{letters} {'letter' if letters == 1 else 'letters'}. {waits}"
