"""Time that does not count: black-out days, days on which a player is away and waited for, pauses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from pbem.deadlines.policies import Answerer
from pbem.deadlines.settings import Days, Timing
from pbem.deadlines.wall_clock import day_words, days_words, midnight
from pbem.records import dataclass

DAY = timedelta(days=1)


@dataclass(frozen=True)
class Closed:
    """A stretch of time that does not count, from `since` until just before `until`, and why."""

    since: datetime
    until: datetime
    why: str


def closed_days(timing: Timing, player: str, nation: str) -> tuple[Closed, ...]:
    """The closed days for a nation's player, in order of their beginnings."""
    closed = [_closed(days, _black_out_words(days), timing) for days in timing.black_out]
    for absence in timing.absences:
        policy = timing.when_absent(nation, absence)
        if absence.player == player and policy.answerer is Answerer.PLAYER:
            why = f"{player} is away until {day_words(absence.days.last)}"
            closed.append(_closed(absence.days, why, timing))
    return _in_order(closed)


def with_pauses(shut: Sequence[Closed], timing: Timing, until: datetime) -> tuple[Closed, ...]:
    """The closed stretches and the pauses; a pause without end is taken to last until `until`."""
    pauses = (Closed(one.since, max(one.until or until, one.since), "") for one in timing.pauses)
    return _in_order([*shut, *pauses])


def _in_order(stretches: Iterable[Closed]) -> tuple[Closed, ...]:
    return tuple(sorted(stretches, key=lambda one: (one.since, one.until)))


def _closed(days: Days, why: str, timing: Timing) -> Closed:
    return Closed(midnight(days.first, timing.zone), midnight(days.last + DAY, timing.zone), why)


def _black_out_words(days: Days) -> str:
    are = "is a black-out day" if days.first == days.last else "are black-out days"
    return f"{days_words(days.first, days.last)} {are}"


def closed_stretch_at(shut: Sequence[Closed], at: datetime) -> Closed | None:
    """The closed stretch in which an instant lies; of several the one that ends last."""
    inside = (one for one in shut if one.since <= at < one.until)
    return max(inside, key=lambda one: one.until, default=None)


def time_after(start: datetime, span: timedelta, shut: Sequence[Closed]) -> datetime:
    """The first instant that is not closed and before which, from `start` on, so much time counted."""
    at = start
    for one in shut:
        if one.until <= at:
            continue
        if at + span < one.since:
            break
        span -= max(one.since - at, timedelta())
        at = one.until
    return at + span


def counted_time(since: datetime, until: datetime, shut: Sequence[Closed]) -> timedelta:
    """How much of the time between two instants counts."""
    at, total = since, timedelta()
    for one in shut:
        if one.since >= until:
            break
        total += max(one.since - at, timedelta())
        at = max(at, one.until)
    return total + max(until - at, timedelta())
