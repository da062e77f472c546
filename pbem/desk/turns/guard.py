"""Mass silence: if too many of those who were asked are silent, the moderator is asked before anything is
done for them. Who was late is noted in the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from pbem.deadlines.deadline import OwedAnswer, deadline
from pbem.deadlines.due import Measure
from pbem.deadlines.guard import Silence
from pbem.deadlines.outages import Tick
from pbem.deadlines.policies import CARRIED_OUT, GUARDED, Answerer
from pbem.deadlines.wall_clock import utc
from pbem.game.change import change_game
from pbem.game.entries import LateEntry, MissedDeadline
from pbem.game.pace import lateness
from pbem.game.pace.lateness import question_key
from pbem.game.state import State

if TYPE_CHECKING:
    from pbem.desk.out.mails import Desk


def note_late(now: State, owed: Sequence[OwedAnswer], when: datetime, tick: Tick | None) -> State:
    """The game, with those noted in its log whose deadline has passed and who have nothing on file.
    Nobody is late while mail could not be fetched since."""
    known = {(one.nation, one.asked) for one in lateness.missed_deadlines(now.log.entries)}
    missed = [
        one
        for asked in owed
        if (one := _missed(now, asked, when, tick)) and (one.nation, one.asked) not in known
    ]
    if not missed:
        return now
    with change_game(now.folder.path, now) as change:
        change.log.add(LateEntry(at=utc(when).isoformat(), missed=tuple(missed)))
    return change.after


def _missed(now: State, asked: OwedAnswer, when: datetime, tick: Tick | None) -> MissedDeadline | None:
    """The deadline of an answer, if it was missed."""
    if now.timing is None or asked.on_file or now.timing.paused(utc(when)):
        return None
    at = deadline(asked, now.timing).at
    if at is None or utc(when) < at or (tick and (tick.mail is None or tick.mail < at)):
        return None
    return MissedDeadline(asked.nation, asked.player, asked.kind, asked.at.isoformat(), at.isoformat())


def silence(now: State, measures: Sequence[Measure]) -> Silence | None:
    """Who is silent of those who were asked together with the late; None if nobody is late whom anybody would
    answer for."""
    late = held_back(now, measures)
    if not late:
        return None
    entries = now.log.entries
    silent = {one.asked.player for one in late} | lateness.late_since_a_letter(entries)
    first = min(one.asked.at for one in late).isoformat()
    return Silence(lateness.asked_since(entries, first) | silent, silent)


def held_back(now: State, measures: Sequence[Measure]) -> list[Measure]:
    """The measures that the guard would hold back."""
    free = lateness.allowed(now.log.entries)
    return [one for one in measures if _would_answer(one) and question_key(one.asked) not in free]


def _would_answer(measure: Measure) -> bool:
    """Whether something would be done for somebody who is late and sent nothing."""
    persons = (Answerer.PLAYER, Answerer.SUBSTITUTE)
    return measure.late and measure.policy is not CARRIED_OUT and measure.policy.answerer not in persons


def guarded(now: State, measures: Sequence[Measure]) -> tuple[Measure, ...]:
    """The measures, where nothing is done for the late if too many are silent."""
    found = silence(now, measures)
    if found is None or now.timing is None or not found.is_mass(now.timing.guard):
        return tuple(measures)
    back = held_back(now, measures)
    return tuple(_wait(now, one, found) if one in back else one for one in measures)


def _wait(now: State, measure: Measure, found: Silence) -> Measure:
    return replace(measure, policy=GUARDED, why=silence_words(now, found))


def silence_words(now: State, found: Silence) -> str:
    """What the moderator is asked."""
    return (
        f"{len(found.silent)} of {len(found.asked)} players are silent ({', '.join(sorted(found.silent))}), "
        f"and nothing is done for them before you say so: `pbem late {now.name} --go-on`"
    )


def tell_moderator(now: State, desk: Desk, measures: Sequence[Measure]) -> None:
    """Write to the moderator once if the guard holds anything back."""
    from pbem.desk.out.moderators_mail import mail_moderator

    back = [one for one in measures if one.policy is GUARDED]
    last = max((one.n for one in now.log.entries if isinstance(one, LateEntry)), default=0)
    if back:
        lines = [f"{one.asked.nation} ({one.asked.player}): {one.asked.wants}." for one in back]
        about = "so many are silent that nothing is done for them"
        mail_moderator(desk, now, last, "guard", about, [f"{now.name}: {back[0].why}.", "", *lines])
