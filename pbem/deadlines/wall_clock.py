"""Wall-clock times in a time zone, and times in words.

Every instant that is computed with is in UTC: Python compares and adds datetimes of one zone by their wall
clocks, which goes wrong on the two days a year when the clocks change.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, tzinfo

from pbem.engine.phrase import joined, phrase, phrases

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
SPANS = {"week": 10080, "day": 1440, "hour": 60, "minute": 1}
"""The words for spans, in minutes."""


def utc(at: datetime) -> datetime:
    """The same instant in UTC. Raises ValueError if `at` does not tell its zone."""
    if at.utcoffset() is None:
        raise ValueError(f"{at} does not tell its time zone")
    return at.astimezone(UTC)


def instant(day: date, at: time, zone: tzinfo) -> datetime:
    """When the clocks of a zone show that hour on that day, in UTC.

    An hour that the clocks jump over is as much later as they jump; of an hour that comes twice the second
    is meant: both are the later reading, so that nobody loses time.
    """
    readings = (datetime.combine(day, at, tzinfo=zone).replace(fold=fold) for fold in (0, 1))
    return max(reading.astimezone(UTC) for reading in readings)


def midnight(day: date, zone: tzinfo) -> datetime:
    """When a day begins, in UTC."""
    return datetime.combine(day, time(), tzinfo=zone).astimezone(UTC)


def oddity(day: date, at: time, zone: tzinfo) -> str:
    """What is special about that hour on that day, if the clocks change just then: a sentence, or nothing."""
    first, second = (
        datetime.combine(day, at, tzinfo=zone).replace(fold=fold).astimezone(UTC) for fold in (0, 1)
    )
    if first == second:
        return ""
    if first < second:
        return f"{at:%H:%M} comes twice on {day_words(day)} and the second counts"
    return f"the clocks jump over {at:%H:%M} on {day_words(day)}"


def day_words(day: date) -> str:
    """`24 December 2026`"""
    return phrase("{day} {month} {year}", day=day.day, month=MONTHS[day.month - 1], year=day.year)


def days_words(first: date, last: date) -> str:
    """`24 to 26 December 2026`"""
    if first == last:
        return day_words(last)
    if (first.year, first.month) == (last.year, last.month):
        return phrase("{day} to {last}", day=first.day, last=day_words(last))
    return phrase("{first} to {last}", first=day_words(first), last=day_words(last))


def time_in_words(at: datetime, zone: tzinfo) -> str:
    """`Friday 7 August 2026, 20:00`, by the clocks of the zone."""
    here = utc(at).astimezone(zone)
    day = day_words(here.date())
    return phrase("{weekday} {day}, {time}", weekday=DAYS[here.weekday()], day=day, time=f"{here:%H:%M}")


def zone_words(at: datetime, zone: tzinfo) -> str:
    """`Friday 7 August 2026, 20:00 Europe/Berlin`"""
    return joined((time_in_words(at, zone), str(zone)), " ")


def in_both_zones(at: datetime, zone: tzinfo, own: tzinfo | None) -> str:
    """A time by the game's clocks, and behind it by the reader's own where they are in another zone."""
    if own is None or str(own) == str(zone):
        return zone_words(at, zone)
    return phrase("{at} ({own})", at=zone_words(at, zone), own=zone_words(at, own))


def span_words(span: timedelta) -> str:
    """`36 hours`, `7 days`, `1 day 30 minutes`; parts of a minute are left out."""
    minutes = int(span.total_seconds() // 60)
    parts = []
    for word, length in SPANS.items():
        if word == "week" or (word == "day" and minutes < 2 * length and minutes % length):
            continue
        count, minutes = divmod(minutes, length)
        if count:
            parts.append(_counted(word, count))
    return joined(parts or [_counted("minute", 0)], " ")


def _counted(word: str, n: int) -> str:
    if word == "day":
        return phrases("{n} day", "{n} days", n)
    return phrases("{n} hour", "{n} hours", n) if word == "hour" else phrases("{n} minute", "{n} minutes", n)


def span_of(text: str) -> timedelta:
    """The span that words like `2 days 12 hours` mean. Raises ValueError or KeyError for anything else."""
    parts = text.split()
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return timedelta(minutes=sum(int(count) * SPANS[word.removesuffix("s")] for count, word in pairs))
