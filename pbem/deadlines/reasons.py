"""Why a deadline is not earlier: records that can be decided by, and their words for the moderator."""

from __future__ import annotations

from datetime import timedelta

from pbem.deadlines.wall_clock import span_words
from pbem.records import dataclass


@dataclass(frozen=True)
class OnClosedDays:
    """An earlier instant, or time that would have counted, lies on days that do not count."""

    why: str
    """Why these days do not count."""


@dataclass(frozen=True)
class TooSoon:
    """An earlier instant leaves less time than the player must have."""

    need: timedelta


@dataclass(frozen=True)
class ClockChange:
    """The clocks change at the hour of the deadline."""

    what: str
    """What is special about that hour, as `wall_clock.oddity` says it."""


@dataclass(frozen=True)
class GivenBack:
    """Time that was lost by a pause or an outage is given back."""

    lost: timedelta
    cause: str


@dataclass(frozen=True)
class MoreTime:
    """The moderator gave more time."""

    span: timedelta


Reason = OnClosedDays | TooSoon | ClockChange | GivenBack | MoreTime


def reason_words(reason: Reason) -> str:
    """The reason as a clause."""
    match reason:
        case OnClosedDays(why=clause) | ClockChange(what=clause):
            return clause
        case TooSoon(need=need):
            return f"that leaves less than {span_words(need)}"
        case MoreTime(span=span):
            return f"{span_words(span)} more given by the moderator"
        case GivenBack(lost=lost, cause=cause):
            return f"{span_words(lost)} given back because {cause}"
