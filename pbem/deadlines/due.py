"""What the clock asks of the desk now: who is late, who is away and stood in for, whom to remind, when next.

Pure: the caller says what time it is, remembers which reminders were sent, and does what is due.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime

from pbem.deadlines.closed_days import DAY
from pbem.deadlines.deadline import Deadline, OwedAnswer, deadline
from pbem.deadlines.outages import Tick
from pbem.deadlines.policies import CARRIED_OUT, WAIT, Answerer, Policy
from pbem.deadlines.settings import Absence, Timing
from pbem.deadlines.wall_clock import day_words, in_both_zones, midnight, span_words, utc
from pbem.engine.phrase import phrase
from pbem.records import dataclass
from pbem.rows import NamedTuple


@dataclass(frozen=True)
class Measure:
    """What is done about an open question now."""

    asked: OwedAnswer
    policy: Policy
    late: bool
    """Whether deadline and grace have passed."""
    why: str
    """The reasons, as a sentence for the moderator."""


@dataclass(frozen=True)
class Reminder:
    """A letter that reminds one player of what he owes."""

    player: str
    to_substitute: bool
    """Whether it is for those who stand in for the player."""
    numbers: tuple[int, ...]
    """The questions that are still open."""
    lines: tuple[str, ...]
    """A line for each of them."""
    keys: tuple[str, ...]
    """What has to be remembered once the letter is written, so that nobody is reminded twice."""


class Moment(NamedTuple):
    """An instant at which something will be due, and what."""

    at: datetime
    why: str


@dataclass(frozen=True)
class DueNow:
    """All that is due at a moment."""

    overdue: tuple[Measure, ...]
    """What is done about the questions whose deadline has passed."""
    away: tuple[Measure, ...]
    """What is done about those whose player is away and not waited for."""
    reminders: tuple[Reminder, ...]
    next: Moment | None
    """When this can next be different although nobody does anything; None if never."""


class _Open(NamedTuple):
    """A question with its deadline, and what is done about it now."""

    asked: OwedAnswer
    deadline: Deadline
    measure: Measure


def due(
    now: datetime,
    asked: Iterable[OwedAnswer],
    timing: Timing,
    *,
    sent: Collection[str] = (),
    tick: Tick | None = None,
) -> DueNow:
    """What is due at `now` for these open questions. `sent` are the keys of the reminders written before.

    Where a `tick` is given, nobody is late before mail was fetched after his deadline. While the game is
    paused nothing is due.
    """
    now = utc(now)
    questions = [_opened(one, now, timing, tick) for one in asked]
    measures = [one.measure for one in questions]
    return DueNow(
        tuple(one for one in measures if one.late),
        tuple(one for one in measures if not one.late and one.policy.answerer is not Answerer.PLAYER),
        _reminders(now, questions, timing, sent),
        min(_moments(now, questions, timing, sent), default=None),
    )


def _opened(asked: OwedAnswer, now: datetime, timing: Timing, tick: Tick | None) -> _Open:
    due_at = deadline(asked, timing)
    return _Open(asked, due_at, _measure(asked, due_at, now, timing, tick))


# -------------------------------------------------------------------------------------------- policies


def measure_for(asked: OwedAnswer, now: datetime, timing: Timing, tick: Tick | None = None) -> Measure:
    """What is done about a question now: `wait` before its deadline, unless the player is away, will be so
    when it is due, and is not waited for; afterwards what the settings say of his nation."""
    return _measure(asked, deadline(asked, timing), utc(now), timing, tick)


def _measure(
    asked: OwedAnswer, deadline: Deadline, now: datetime, timing: Timing, tick: Tick | None
) -> Measure:
    if deadline.at is None or timing.paused(now):
        return Measure(asked, WAIT, False, "the game is paused")
    absence = _away(asked, deadline, now, timing)
    stand_in = timing.when_absent(asked.nation, absence) if absence else WAIT
    late = _late(asked, deadline.at, now, timing, tick)
    if late and stand_in.waits:
        does = _when_late(asked, timing)
        return Measure(asked, does, True, f"{deadline.why}; that has passed, and {does.says}")
    if absence and stand_in.answerer is not Answerer.PLAYER:
        until = day_words(absence.days.last)
        return Measure(asked, stand_in, late, f"{asked.player} is away until {until}, and {stand_in.says}")
    return Measure(asked, WAIT, False, deadline.why)


def _when_late(asked: OwedAnswer, timing: Timing) -> Policy:
    return CARRIED_OUT if asked.on_file else timing.when_late(asked.nation)


def _late(asked: OwedAnswer, at: datetime, now: datetime, timing: Timing, tick: Tick | None) -> bool:
    over = _over(asked, at, timing)
    return now >= over and (tick is None or (tick.mail is not None and tick.mail >= over))


def _over(asked: OwedAnswer, at: datetime, timing: Timing) -> datetime:
    """Until when a letter counts: the grace is for those who sent nothing. What is on file at the deadline is
    carried out then, so that nobody changes it while others are late."""
    return at if asked.on_file else at + timing.grace


def _away(asked: OwedAnswer, deadline: Deadline, now: datetime, timing: Timing) -> Absence | None:
    """The absence in which a player is now who will be away at the deadline too and is not waited for."""
    if deadline.at is None or _absence(asked, deadline.at, timing) is None:
        return None
    return _absence(asked, now, timing)


def _absence(asked: OwedAnswer, at: datetime, timing: Timing) -> Absence | None:
    day = at.astimezone(timing.zone).date()
    return next((one for one in _stood_in(asked, timing) if day in one.days), None)


def _stood_in(asked: OwedAnswer, timing: Timing) -> Iterator[Absence]:
    """The absences of the player during which his nation is not waited for."""
    for absence in timing.absences:
        policy = timing.when_absent(asked.nation, absence)
        if absence.player == asked.player and policy.answerer is not Answerer.PLAYER:
            yield absence


# ------------------------------------------------------------------------------------------- reminders


def _reminders(
    now: datetime, questions: Sequence[_Open], timing: Timing, sent: Collection[str]
) -> tuple[Reminder, ...]:
    letters: dict[tuple[str, bool], list[tuple[_Open, list[str]]]] = {}
    for one in questions if not timing.paused(now) else ():
        keys = [key for at, key in _calls(one, timing) if at <= now and key not in sent]
        if keys and _owes(one, now, timing):
            to = (one.asked.player, one.measure.policy.answerer is Answerer.SUBSTITUTE)
            letters.setdefault(to, []).append((one, keys))
    return tuple(_reminder(now, *to, owed, timing) for to, owed in letters.items())


def _calls(one: _Open, timing: Timing) -> Iterator[tuple[datetime, str]]:
    """When to remind of a question, and the key of that reminder: another one if the deadline has moved."""
    at = one.deadline.at
    for span in timing.reminders if at else ():
        assert at is not None
        if at - span > utc(one.asked.at):
            yield at - span, f"{one.asked.number}/{span_words(span)}/{at:%Y-%m-%dT%H:%MZ}"


def _owes(one: _Open, now: datetime, timing: Timing) -> bool:
    """Whether somebody can still answer in time."""
    at = one.deadline.at
    return at is not None and now < _over(one.asked, at, timing) and one.measure.policy.waits


def _reminder(
    now: datetime,
    player: str,
    to_substitute: bool,
    owed: Sequence[tuple[_Open, list[str]]],
    timing: Timing,
) -> Reminder:
    return Reminder(
        player,
        to_substitute,
        tuple(one.asked.number for one, _ in owed),
        tuple(_owed_words(one, now, timing) for one, _ in owed),
        tuple(key for _, keys in owed for key in keys),
    )


def _owed_words(one: _Open, now: datetime, timing: Timing) -> str:
    asked, at = one.asked, one.deadline.at
    assert at is not None
    nation, wants = asked.nation, asked.wants or asked.kind
    does, due_at = _when_late(asked, timing).says, in_both_zones(at, timing.zone, asked.zone)
    if now < at:
        return phrase(
            "{nation}: {wants}, by {at}; after that {does}.", nation=nation, wants=wants, at=due_at, does=does
        )
    over = in_both_zones(at + timing.grace, timing.zone, asked.zone)
    return phrase(
        "{nation}: {wants}, was due {at} and still counts until {over}; after that {does}.",
        nation=nation,
        wants=wants,
        at=due_at,
        over=over,
        does=does,
    )


# -------------------------------------------------------------------------------------- the next moment


def _moments(
    now: datetime, questions: Sequence[_Open], timing: Timing, sent: Collection[str]
) -> Iterator[Moment]:
    """All that lies ahead."""
    yield from (moment for one in questions for moment in _of_one(one, timing, sent) if moment.at > now)
    yield from (moment for moment in _of_pauses(timing) if questions and moment.at > now)


def _of_one(one: _Open, timing: Timing, sent: Collection[str]) -> Iterator[Moment]:
    asked, at = one.asked, one.deadline.at
    if at is None:
        return
    yield Moment(_over(asked, at, timing), f"{asked.nation}'s answer to question {asked.number} is overdue")
    if timing.grace and not asked.on_file:
        yield Moment(at, f"{asked.nation}'s answer to question {asked.number} is due")
    for call, key in _calls(one, timing):
        if key not in sent:
            yield Moment(call, f"{asked.player} is reminded of question {asked.number}")
    for absence in _stood_in(asked, timing):
        yield Moment(midnight(absence.days.first, timing.zone), f"{asked.player} goes away")
        yield Moment(midnight(absence.days.last + DAY, timing.zone), f"{asked.player} is back")


def _of_pauses(timing: Timing) -> Iterator[Moment]:
    for pause in timing.pauses:
        yield Moment(pause.since, "the game pauses")
        if pause.until:
            yield Moment(pause.until, "the game goes on")
