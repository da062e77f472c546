"""The quiet time: so long an open stage rests after its player's last letter, and he can still change it."""

from __future__ import annotations

from datetime import datetime, timedelta

from pbem.deadlines.settings import QUIET, Timing
from pbem.deadlines.wall_clock import utc

MINUTE = timedelta(minutes=1)


def quiet_end(last: datetime, timing: Timing | None) -> datetime:
    """From when on a stage may be played whose player wrote last at a time: a full minute, as letters name
    it. Without settings the usual quiet time counts."""
    end = utc(last) + (timing.quiet if timing else QUIET)
    whole = end.replace(second=0, microsecond=0)
    return whole if whole == end else whole + MINUTE
