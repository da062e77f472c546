"""When the answer to a question is due, and why.

Time on closed days does not count: a span runs around them and no deadline falls on them. What was lost by
a pause or an outage is given back, by the rule that made the deadline. All instants that come out are UTC.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from pbem.deadlines.closed_days import (
    DAY,
    Closed,
    closed_days,
    closed_stretch_at,
    counted_time,
    time_after,
    with_pauses,
)
from pbem.deadlines.reasons import (
    ClockChange,
    GivenBack,
    MoreTime,
    OnClosedDays,
    Reason,
    TooSoon,
    reason_words,
)
from pbem.deadlines.settings import After, Pause, Rule, Timing, Weekly
from pbem.deadlines.wall_clock import instant, oddity, span_words, time_in_words, utc, zone_words
from pbem.records import dataclass

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo

    from pbem.deadlines.outages import Outage


@dataclass(frozen=True)
class OwedAnswer:
    """The answer to an open question, which a player owes."""

    number: int
    """The question's number."""
    nation: str
    player: str
    kind: str
    """The question's kind, one of `engine.questions`."""
    at: datetime
    """When the question was asked."""
    wants: str = ""
    """What it asks for, in words."""
    promised: datetime | None = None
    """The deadline that the player was told last: a change of the settings never makes it earlier."""
    outages: tuple[Outage, ...] = ()
    """The outages that were noticed while the question was open."""
    given: timedelta = timedelta()
    """How much more time the moderator gave."""
    row: datetime | None = None
    """When the first of the player's nations was asked whose stages follow each other, if this is a later."""
    zone: ZoneInfo | None = None
    """The player's own time zone, if he has told it."""
    on_file: bool = False
    """Whether orders for it are on file, and the question waits only for better ones."""


@dataclass(frozen=True)
class Deadline:
    """When an answer is due, and why."""

    at: datetime | None
    """In UTC; None while the deadline stands still because the game is paused."""
    why: str
    """The reasons, as a sentence for the moderator."""


def deadline(asked: OwedAnswer, timing: Timing) -> Deadline:
    """When the answer is due, with all extensions. Raises ValueError for a time without its zone."""
    if timing.in_a_row and asked.row:
        return _in_its_row(asked, asked.row, timing)
    start, pause = utc(asked.at), timing.paused(utc(asked.at))
    if pause and pause.until is None:
        return Deadline(None, _stands_still(pause, timing))
    start = pause.until if pause and pause.until else start
    due = _first_deadline(asked, start, timing)
    if pause:
        due = Deadline(due.at, f"the game was paused until {time_in_words(start, timing.zone)}; {due.why}")
    for stop in _stops(asked, start, timing):
        if due.at is not None and stop.since < due.at + timing.grace:
            due = extended(due, stop, asked, timing)
    return _as_promised(_with_more_time(due, asked, timing), asked, timing)


def _in_its_row(asked: OwedAnswer, row: datetime, timing: Timing) -> Deadline:
    """The deadline of the player's nation before; but never less than the least time after she was asked."""
    due = deadline(replace(asked, at=row, row=None), timing)
    if due.at is None:
        return due
    shut = closed_days(timing, asked.player, asked.nation)
    least = time_after(utc(asked.at), timing.least, shut)
    why = f"one deadline for {asked.player}'s nations in a row; {due.why}"
    if due.at >= least:
        return Deadline(due.at, why)
    return Deadline(least, _reasoned(why, [TooSoon(timing.least)], least, timing))


def _with_more_time(due: Deadline, asked: OwedAnswer, timing: Timing) -> Deadline:
    """A deadline with what the moderator gave."""
    if due.at is None or not asked.given:
        return due
    at = time_after(due.at, asked.given, closed_days(timing, asked.player, asked.nation))
    return Deadline(at, _reasoned(due.why, [MoreTime(asked.given)], at, timing))


def _first_deadline(asked: OwedAnswer, start: datetime, timing: Timing) -> Deadline:
    """The deadline before anything is given back."""
    rule, shut = timing.rule_for(asked.kind), closed_days(timing, asked.player, asked.nation)
    need = timing.least if isinstance(rule, Weekly) else max(rule.span, timing.least)
    at, reasons = _first(rule, start, need, shut, timing)
    base = f"{span_words(need)} after {zone_words(start, timing.zone)}"
    if isinstance(rule, Weekly):
        base = zone_words(next(_candidates(rule, start, timing)), timing.zone)
        return Deadline(at, _reasoned(base, reasons, at, timing))
    return Deadline(
        at, _reasoned(base, reasons, at, timing) if reasons else f"{base}: {time_in_words(at, timing.zone)}"
    )


def _stops(asked: OwedAnswer, start: datetime, timing: Timing) -> list[Pause | Outage]:
    """What may have stopped the question's clock, in the order in which it happened."""
    pauses = (pause for pause in timing.pauses if pause.since >= start)
    return sorted([*pauses, *asked.outages], key=lambda stop: stop.since)


def _as_promised(due: Deadline, asked: OwedAnswer, timing: Timing) -> Deadline:
    promised = utc(asked.promised) if asked.promised else None
    if promised is None or due.at is None or promised <= due.at:
        return due
    return Deadline(
        promised, f"{due.why}; but {time_in_words(promised, timing.zone)} was announced, and stays"
    )


# ---------------------------------------------------------------------------------------- extensions


def extended(due: Deadline, stop: Pause | Outage, asked: OwedAnswer, timing: Timing) -> Deadline:
    """A deadline after the time of a pause or an outage was given back; never an earlier one.

    Nothing is lost on closed days, and during a pause nothing by an outage.
    """
    if due.at is None:
        return due
    if stop.until is None:
        return Deadline(None, f"{due.why}; {_stands_still(stop, timing)}")
    shut = closed_days(timing, asked.player, asked.nation)
    paused = shut if isinstance(stop, Pause) else with_pauses(shut, timing, stop.until)
    lost = counted_time(stop.since, stop.until, paused)
    if not lost:
        return due
    at, reasons = _first(timing.rule_for(asked.kind), due.at, lost, shut, timing)
    # That what is given back would otherwise not be enough is plain, and not said again.
    others = [reason for reason in reasons if not isinstance(reason, TooSoon)]
    back = GivenBack(lost, _cause(stop, timing))
    return Deadline(at, _reasoned(due.why, [back, *others], at, timing))


def _cause(stop: Pause | Outage, timing: Timing) -> str:
    from pbem.deadlines.outages import Outage

    if isinstance(stop, Outage):
        return stop.why
    since, until = (
        time_in_words(stop.since, timing.zone),
        time_in_words(stop.until or stop.since, timing.zone),
    )
    return f"the game was paused from {since} to {until}"


def _stands_still(pause: Pause | Outage, timing: Timing) -> str:
    return f"the game is paused since {zone_words(pause.since, timing.zone)}, and the deadline stands still"


# -------------------------------------------------------------------------------------- the first one


def _first(
    rule: Rule, start: datetime, need: timedelta, shut: Sequence[Closed], timing: Timing
) -> tuple[datetime, list[Reason]]:
    """The first instant that the rule allows after so much time that counts; why no earlier one was."""
    enough = time_after(start, need, shut)
    if isinstance(rule, After):
        return enough, [OnClosedDays(one.why) for one in shut if one.since <= enough and one.until > start]
    reasons: list[Reason] = []
    for at in _candidates(rule, start, timing):
        reason = _reason_against(at, enough, need, shut)
        if reason is None:
            return at, reasons + _clock_change(rule, at, timing)
        reasons += [reason] if reason not in reasons else []
    raise AssertionError("there is always a next week")


def _reason_against(at: datetime, enough: datetime, need: timedelta, shut: Sequence[Closed]) -> Reason | None:
    """Why this candidate is none; None if it is one."""
    closed = closed_stretch_at(shut, at)
    if closed:
        return OnClosedDays(closed.why)
    return TooSoon(need) if at < enough else None


def _candidates(rule: Weekly, start: datetime, timing: Timing) -> Iterator[datetime]:
    """The rule's weekdays and hour, from `start` on, for ever."""
    day = start.astimezone(timing.zone).date() - DAY
    while True:
        at = instant(day, rule.at, timing.zone)
        if day.weekday() in rule.days and at >= start:
            yield at
        day += DAY


def _clock_change(rule: Weekly, at: datetime, timing: Timing) -> list[Reason]:
    what = oddity(at.astimezone(timing.zone).date(), rule.at, timing.zone)
    return [ClockChange(what)] if what else []


def _reasoned(base: str, reasons: Sequence[Reason], at: datetime, timing: Timing) -> str:
    clauses = [base, *map(reason_words, reasons)]
    return f"{'; '.join(clauses)}, so {time_in_words(at, timing.zone)}" if reasons else base
