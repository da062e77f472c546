"""The outage guard: what the desk remembers of its last run, and whether time was lost since.

Pure: the caller reads the clocks and keeps the tick. Time is lost while the program does not run or the
mail is dead for longer than the settings allow, and when the clock is set; what is lost is given back to
every deadline that was running (`deadlines.extended`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from pbem.deadlines.settings import Timing
from pbem.deadlines.wall_clock import span_words, utc, zone_words
from pbem.engine.phrase import joined, phrase
from pbem.records import dataclass

NONE = timedelta()


@dataclass(frozen=True)
class Steady:
    """A reading of a clock that nobody sets, such as the seconds since the computer was started; readings
    compare only if `boot` is the same. It tells a clock that was set from a program that did not run."""

    boot: str
    seconds: float


@dataclass(frozen=True)
class Tick:
    """What is remembered of the last run: when it was, when mail was last fetched without an error (None:
    never yet), and up to when lost time has been given back."""

    ran: datetime
    mail: datetime | None
    counted: datetime
    steady: Steady | None = None

    def document(self) -> dict[str, Any]:
        """The tick as JSON values; `tick_of` reads them."""
        mail = self.mail.isoformat() if self.mail else None
        facts: dict[str, Any] = {"ran": self.ran.isoformat(), "mail": mail}
        facts["counted"] = self.counted.isoformat()
        return facts | ({"steady": [self.steady.boot, self.steady.seconds]} if self.steady else {})


@dataclass(frozen=True)
class Outage:
    """Time that was lost, and why."""

    since: datetime
    until: datetime
    why: str

    @property
    def lost(self) -> timedelta:
        """How much, black-out days and pauses included."""
        return self.until - self.since


def tick_of(document: Mapping[str, Any]) -> Tick:
    """The tick that was written. Raises KeyError, TypeError or ValueError if it was not."""
    mail, steady = document["mail"], document.get("steady")
    return Tick(
        datetime.fromisoformat(document["ran"]),
        datetime.fromisoformat(mail) if mail else None,
        datetime.fromisoformat(document["counted"]),
        Steady(str(steady[0]), float(steady[1])) if steady else None,
    )


def next_tick(
    last: Tick | None, now: datetime, timing: Timing, *, mail: bool, steady: Steady | None = None
) -> tuple[Tick, Outage | None]:
    """The tick of a run at `now`, and the outage it notices, if any. `last` is None on the first run; `mail`
    says whether mail was fetched without an error in this run (or is not needed).

    A dead mail is an outage when it is back: until then `due` holds nobody late. No time is counted twice.
    """
    now = utc(now)
    if last is None:
        return Tick(now, now if mail else None, now, steady), None
    outage = _outage(last, now, timing, mail, steady)
    fetched = now if mail else min(last.mail, now) if last.mail else None
    return Tick(now, fetched, now if outage else min(last.counted, now), steady), outage


def _outage(last: Tick, now: datetime, timing: Timing, mail: bool, steady: Steady | None) -> Outage | None:
    passed = _passed(last, steady)
    jump = now - last.ran - passed if passed is not None else min(now - last.ran, NONE)
    losses = [
        *_silence(last, now, timing, passed),
        *(_dead_mail(last, now, timing) if mail else ()),
        *_jump(now, jump, timing),
    ]
    if not losses:
        return None
    since, until = min(loss.since for loss in losses), max(loss.until for loss in losses)
    return Outage(since, until, joined((loss.why for loss in losses), "; "))


def _passed(last: Tick, steady: Steady | None) -> timedelta | None:
    """How long ago the last run really was, if that can be told."""
    if steady is None or last.steady is None or steady.boot != last.steady.boot:
        return None
    return timedelta(seconds=max(0.0, steady.seconds - last.steady.seconds))


def _silence(last: Tick, now: datetime, timing: Timing, passed: timedelta | None) -> list[Outage]:
    gap = max(now - last.ran, passed or NONE)
    if timing.silence is None or gap <= timing.silence:
        return []
    since = now - gap
    return [
        Outage(since, now, phrase("the program did not run {between}", between=_between(since, now, timing)))
    ]


def _dead_mail(last: Tick, now: datetime, timing: Timing) -> list[Outage]:
    alive = last.mail or last.counted
    since = max(alive, last.counted)
    if timing.silence is None or now - alive <= timing.silence or since >= now:
        return []
    return [
        Outage(since, now, phrase("no mail could be fetched {between}", between=_between(since, now, timing)))
    ]


def _jump(now: datetime, jump: timedelta, timing: Timing) -> list[Outage]:
    if abs(jump) < timing.jump:
        return []
    if jump < NONE:
        why = phrase("the computer's clock went back by {span}", span=span_words(-jump))
        return [Outage(now, now - jump, why)]
    return [
        Outage(now - jump, now, phrase("the computer's clock went forward by {span}", span=span_words(jump)))
    ]


def _between(since: datetime, until: datetime, timing: Timing) -> str:
    return phrase(
        "from {since} to {until}", since=zone_words(since, timing.zone), until=zone_words(until, timing.zone)
    )
