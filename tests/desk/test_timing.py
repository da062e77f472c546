"""Deadlines: which instant, and why; settings as YAML; what holds for every setting."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.data.strict import DataError
from pbem.deadlines.closed_days import closed_days, counted_time, time_after
from pbem.deadlines.deadline import OwedAnswer, deadline, extended
from pbem.deadlines.outages import Outage
from pbem.deadlines.settings import Absence, After, Days, Pause, Timing, Weekly, announce, pause, resume
from pbem.deadlines.settings_text import document_of, read_timing, timing_of
from pbem.deadlines.wall_clock import instant, span_of, span_words

BERLIN, NEW_YORK, LORD_HOWE = map(ZoneInfo, ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe"))
ZONES = (BERLIN, NEW_YORK, LORD_HOWE)
TWICE_A_WEEK = "zone: Europe/Berlin\ndeadline: {days: [Tuesday, Friday], at: 20:00}\n"
DAILY = "zone: Europe/Berlin\ndeadline: {span: 24 hours}\n"
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def of(text: str) -> Timing:
    return read_timing(text, "timing.yaml")[0]


def at(text: str, zone: ZoneInfo = BERLIN) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=zone)


def asked(when: str | datetime, **facts: Any) -> OwedAnswer:
    moment = at(when) if isinstance(when, str) else when
    base: dict[str, Any] = {
        "number": 1,
        "nation": "Russia",
        "player": "Elisabeth",
        "kind": "movement",
        "at": moment,
    }
    return OwedAnswer(**(base | facts))


def wall(found: datetime | None, zone: ZoneInfo = BERLIN) -> str:
    assert found is not None and found.tzinfo is UTC
    return f"{found.astimezone(zone):%a %Y-%m-%d %H:%M}"


# ---------------------------------------------------------------------------------------- deadlines


@pytest.mark.parametrize(
    "more, when, due, reason",
    [
        ("", "2026-08-03 10:00", "Tue 2026-08-04 20:00", "Tuesday 4 August 2026, 20:00 Europe/Berlin"),
        ("", "2026-08-04 20:00", "Tue 2026-08-04 20:00", "Tuesday 4 August"),
        ("", "2026-08-04 20:01", "Fri 2026-08-07 20:00", "Friday 7 August"),
        ("least: 36 hours", "2026-08-03 10:00", "Fri 2026-08-07 20:00", "leaves less than 36 hours, so Fri"),
        ("least: 34 hours", "2026-08-03 10:00", "Tue 2026-08-04 20:00", "Tuesday 4 August"),
        ("black_out: [{from: 2026-12-25}]", "2026-12-23 10:00", "Tue 2026-12-29 20:00",
         "Friday 25 December 2026, 20:00 Europe/Berlin; 25 December 2026 is a black-out day, so Tuesday 29"),
        ("black_out: [{from: 2026-12-24, until: 2027-01-05}]", "2026-12-24 00:00", "Fri 2027-01-08 20:00",
         "24 December 2026 to 5 January 2027 are black-out days"),
        ("least: 12 hours\nblack_out: [{from: 2026-08-01, until: 2026-08-03}, {from: 2026-08-02}]",
         "2026-07-31 21:00", "Tue 2026-08-04 20:00", "Tuesday 4 August"),
        ("least: 24 hours\nblack_out: [{from: 2026-08-01, until: 2026-08-03}]", "2026-07-31 21:00",
         "Fri 2026-08-07 20:00", "less than 1 day"),
        ("absences: {Elisabeth: [{from: 2026-08-07, until: 2026-08-11}]}", "2026-08-05 10:00",
         "Fri 2026-08-14 20:00", "Elisabeth is away until 11 August 2026"),
        ("absences: {Pompadour: [{from: 2026-08-07, until: 2026-08-11}]}", "2026-08-05 10:00",
         "Fri 2026-08-07 20:00", "Friday 7 August"),
        ("absences: {Elisabeth: [{from: 2026-08-07, until: 2026-08-11, meanwhile: bot}]}",
         "2026-08-05 10:00", "Fri 2026-08-07 20:00", "Friday 7 August"),
        ("nations: {Russia: {absent: standing}}\n"
         "absences: {Elisabeth: [{from: 2026-08-07, until: 2026-08-11}]}",
         "2026-08-05 10:00", "Fri 2026-08-07 20:00", "Friday 7 August"),
        ("deadlines: {movement: {span: 72 hours}}", "2026-08-05 10:00", "Sat 2026-08-08 10:00",
         "3 days after Wednesday 5 August 2026, 10:00 Europe/Berlin: Saturday 8 August 2026, 10:00"),
        ("deadlines: {movement: {span: 72 hours}}\nblack_out: [{from: 2026-08-06}]", "2026-08-05 10:00",
         "Sun 2026-08-09 10:00", "6 August 2026 is a black-out day, so Sunday 9"),
        ("deadlines: {movement: {span: 6 hours}}\nleast: 9 hours", "2026-08-05 10:00",
         "Wed 2026-08-05 19:00", "9 hours after"),
        ("deadlines: {movement: {span: 14 hours}}\nblack_out: [{from: 2026-08-06}]", "2026-08-05 10:00",
         "Fri 2026-08-07 00:00", "black-out"),
        ("", "2028-02-28 10:00", "Tue 2028-02-29 20:00", "Tuesday 29 February 2028"),
        ("black_out: [{from: 2028-02-29}]", "2028-02-28 10:00", "Fri 2028-03-03 20:00", "29 February 2028"),
        ("deadlines: {movement: {span: 24 hours}}", "2028-02-28 20:00", "Tue 2028-02-29 20:00", "29 Feb"),
        ("deadlines: {movement: {span: 24 hours}}", "2026-03-28 12:00", "Sun 2026-03-29 13:00", "1 day"),
        ("deadlines: {movement: {days: [Sunday], at: 12:00}}", "2026-03-28 12:00",
         "Sun 2026-03-29 12:00", "Sunday 29 March"),
        ("deadlines: {movement: {days: [Sunday], at: 02:30}}", "2026-03-28 12:00", "Sun 2026-03-29 03:30",
         "the clocks jump over 02:30 on 29 March 2026, so Sunday 29 March 2026, 03:30"),
        ("deadlines: {movement: {days: [Sunday], at: 02:30}}", "2026-10-24 12:00", "Sun 2026-10-25 02:30",
         "02:30 comes twice on 25 October 2026 and the second counts"),
        ("pauses: [{from: 2026-08-06 12:00, until: 2026-08-20 12:00}]", "2026-08-05 10:00",
         "Fri 2026-08-21 20:00", "14 days given back because the game was paused from Thursday 6 August"),
        ("pauses: [{from: 2026-08-06 12:00, until: 2026-08-20 12:00}]", "2026-08-08 10:00",
         "Fri 2026-08-21 20:00", "the game was paused until Thursday 20 August 2026, 12:00; Friday 21"),
        ("pauses: [{from: 2026-08-08 12:00, until: 2026-08-20 12:00}]", "2026-08-05 10:00",
         "Fri 2026-08-07 20:00", "Friday 7 August"),
        ("black_out: [{from: 2026-08-06}]\npauses: [{from: 2026-08-06 02:00, until: 2026-08-06 23:00}]",
         "2026-08-05 10:00", "Fri 2026-08-07 20:00", "Friday 7 August"),
    ],
)  # fmt: skip
def test_deadlines_and_their_reasons(more: str, when: str, due: str, reason: str) -> None:
    found = deadline(asked(when), of(TWICE_A_WEEK + more))
    assert wall(found.at) == due
    assert reason in found.why and found.why.count(", so ") <= 1 and "; ;" not in found.why


@pytest.mark.parametrize(
    "zone, day, hour, first, offset",
    [
        (BERLIN, "2026-10-25", "02:30", "2026-10-25 01:30", 1),
        (BERLIN, "2026-03-29", "02:30", "2026-03-29 01:30", 2),
        (NEW_YORK, "2026-11-01", "01:30", "2026-11-01 06:30", -5),
        (NEW_YORK, "2026-03-08", "02:30", "2026-03-08 07:30", -4),
        (LORD_HOWE, "2026-04-05", "01:45", "2026-04-04 15:15", 10.5),
        (LORD_HOWE, "2026-10-04", "02:15", "2026-10-03 15:45", 11),
    ],
)
def test_hours_that_come_twice_or_never(
    zone: ZoneInfo, day: str, hour: str, first: str, offset: float
) -> None:
    found = instant(date.fromisoformat(day), time.fromisoformat(hour), zone)
    assert found == at(first).replace(tzinfo=UTC)
    assert found.astimezone(zone).utcoffset() == offset * HOUR


def test_a_time_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="time zone"):
        deadline(asked(datetime(2026, 8, 3)), of(TWICE_A_WEEK))


def test_a_promise_outlives_a_change_of_the_settings() -> None:
    one = asked("2026-08-05 10:00", promised=at("2026-08-11 20:00"))
    found = deadline(one, of(TWICE_A_WEEK))
    assert wall(found.at) == "Tue 2026-08-11 20:00" and "was announced, and stays" in found.why
    early = asked("2026-08-05 10:00", promised=at("2026-08-06 20:00"))
    assert wall(deadline(early, of(TWICE_A_WEEK)).at) == "Fri 2026-08-07 20:00"


def test_an_outage_is_given_back_once_and_not_for_pauses_or_closed_days() -> None:
    lost = Outage(at("2026-08-05 12:00"), at("2026-08-06 02:00"), "the mail was dead")
    found = deadline(asked("2026-08-05 10:00", outages=(lost,)), of(DAILY))
    assert wall(found.at) == "Fri 2026-08-07 00:00"
    assert found.why.endswith("14 hours given back because the mail was dead, so Friday 7 August 2026, 00:00")
    paused = of(DAILY + "pauses: [{from: 2026-08-05 13:00, until: 2026-08-06 01:00}]")
    found = deadline(asked("2026-08-05 10:00", outages=(lost,)), paused)
    assert wall(found.at) == "Fri 2026-08-07 00:00"
    shut = of(DAILY + "black_out: [{from: 2026-08-06}]")
    assert wall(deadline(asked("2026-08-05 10:00", outages=(lost,)), shut).at) == "Fri 2026-08-07 22:00"


# ------------------------------------------------------------------------------- pause, resume, absence


def test_pause_and_resume() -> None:
    running = of(TWICE_A_WEEK + "pauses: [{from: 2026-09-01 00:00, until: 2026-09-08 00:00}]")
    held = pause(running, at("2026-08-06 12:00:30"))
    still = deadline(asked("2026-08-05 10:00"), held)
    assert still.at is None
    assert still.why.endswith("the game is paused since Thursday 6 August 2026, 12:00 Europe/Berlin, and the "
                              "deadline stands still")  # fmt: skip
    assert deadline(asked("2026-08-07 10:00"), held).at is None
    assert pause(held, at("2026-08-09 12:00")) == held
    on = resume(held, at("2026-08-08 12:00:30"))
    assert on.pauses[1:] == running.pauses and on.pauses[0].until == at("2026-08-08 12:01")
    assert wall(deadline(asked("2026-08-05 10:00"), on).at) == "Tue 2026-08-11 20:00"
    assert resume(on, at("2026-08-09 12:00")) == on
    late = resume(held, at("2026-09-03 12:00"))
    assert [one.since for one in late.pauses] == [at("2026-08-06 12:00"), at("2026-09-03 12:00")]
    assert len(resume(held, at("2026-09-09 12:00")).pauses) == 1


def test_absences_are_announced() -> None:
    away = Absence("Elisabeth", Days(date(2026, 8, 7), date(2026, 8, 7)))
    found = deadline(asked("2026-08-05 10:00"), announce(of(TWICE_A_WEEK), away))
    assert wall(found.at) == "Tue 2026-08-11 20:00"


# ------------------------------------------------------------------------------------------- settings


@pytest.mark.parametrize(
    "text, line, message",
    [
        (TWICE_A_WEEK.replace("Berlin", "Bonn"), 1, 'there is no time zone "Europe/Bonn"'),
        ("zone: Europe\ndeadline: {span: 1 day}", 1, 'there is no time zone "Europe"'),
        ("zone: Europe/Berlin", 1, '"deadline" is missing'),
        ("zone: Europe/Berlin\ndeadline: {days: [Tuesday]}", 2, "either days and at, or a span"),
        ("zone: Europe/Berlin\ndeadline: {span: 0 hours}", 2, "needs some time"),
        ("zone: Europe/Berlin\ndeadline: {span: 3 fortnights}", 2, "a span like 36 hours"),
        (TWICE_A_WEEK + "deadlines: {moving: {span: 1 day}}", 3, "is none of set-up"),
        (TWICE_A_WEEK + "black_out: [{from: 2026-02-29}]", 3, "there is no such day"),
        (TWICE_A_WEEK + "black_out: [{from: 2026-03-02, until: 2026-03-01}]", 3, "is before the first"),
        (TWICE_A_WEEK + "absences: {Sophie: [{from: 2026-03-02, until: 2026-03-05}]}", 3, "no player Sophie"),
        (TWICE_A_WEEK + "nations: {Poland: {late: bot}}", 3, "there is no nation Poland; there are Russia"),
        (TWICE_A_WEEK + "nations: {Russia: {late: surrender}}", 3, "is none of wait, defaults"),
        (TWICE_A_WEEK + "pauses: [{from: 2026-02-30 12:00}]", 3, "there is no such day"),
        (TWICE_A_WEEK + "pauses: [{from: 2026-03-02 12:00, until: 2026-03-02 12:00}]", 3, "ends before it"),
        (TWICE_A_WEEK + "pauses:\n- {from: 2026-03-02 12:00, until: 2026-03-05 12:00}\n"
         "- {from: 2026-03-04 12:00}", 5, "before the one above it"),
    ],
)  # fmt: skip
def test_mistakes_name_their_line(text: str, line: int, message: str) -> None:
    with pytest.raises(DataError) as caught:
        read_timing(text, "timing.yaml", players=("Elisabeth",), nations=("Russia",))
    assert caught.value.line == line and message in caught.value.message


SPANS = st.integers(0, 9000).map(lambda minutes: timedelta(minutes=minutes))
MOMENTS = st.datetimes(datetime(2025, 1, 1), datetime(2028, 6, 1), timezones=st.just(UTC))
DATES = st.dates(date(2025, 1, 1), date(2028, 12, 31))
RANGES = st.builds(lambda first, more: Days(first, first + more * DAY), DATES, st.integers(0, 30))
RULES = st.one_of(
    st.builds(
        lambda days, hour: Weekly(tuple(sorted(days)), hour),
        st.sets(st.integers(0, 6), min_size=1),
        st.times().map(lambda hour: hour.replace(second=0, microsecond=0)),
    ),
    st.builds(lambda span: After(span + HOUR), SPANS),
)


@st.composite
def pauses(draw: st.DrawFn) -> tuple[Pause, ...]:
    ends = sorted(draw(st.sets(MOMENTS.map(lambda one: one.replace(second=0, microsecond=0)), max_size=4)))
    return tuple(Pause(*pair) for pair in zip(ends[::2], ends[1::2], strict=False))


TIMINGS = st.builds(
    Timing,
    zone=st.sampled_from(ZONES),
    rule=RULES,
    least=SPANS,
    grace=SPANS,
    reminders=st.lists(SPANS, max_size=3, unique=True).map(lambda spans: tuple(sorted(spans, reverse=True))),
    black_out=st.lists(RANGES, max_size=6).map(tuple),
    absences=st.lists(st.builds(Absence, st.just("Elisabeth"), RANGES), max_size=2).map(tuple),
)
OUTAGES = st.builds(lambda since, lost: Outage(since, since + lost, "of something"), MOMENTS, SPANS)
QUICK = settings(max_examples=70, deadline=None)


@QUICK
@given(TIMINGS, pauses())
def test_settings_are_written_and_read_back(timing: Timing, some: tuple[Pause, ...]) -> None:
    whole = pause(Timing(**(vars(timing) | {"pauses": some})), datetime(2026, 1, 1, tzinfo=UTC))
    assert timing_of(document_of(whole)) == whole


@given(SPANS)
def test_spans_are_written_and_read_back(span: timedelta) -> None:
    assert span_of(span_words(span)) == span


# ------------------------------------------------------------------------ what holds for all settings


@QUICK
@given(TIMINGS, MOMENTS)
def test_never_too_soon_nor_on_a_closed_day(timing: Timing, when: datetime) -> None:
    one = asked(when)
    found = deadline(one, timing).at
    assert found is not None and found - when >= timing.least
    assert counted_time(when, found, closed_days(timing, one.player, one.nation)) >= timing.least
    day = found.astimezone(timing.zone).date()
    assert not any(day in days for days in timing.black_out)
    assert not any(day in absence.days for absence in timing.absences)


@QUICK
@given(TIMINGS, MOMENTS, SPANS)
def test_who_is_asked_later_is_not_due_sooner(timing: Timing, when: datetime, later: timedelta) -> None:
    first, second = deadline(asked(when), timing).at, deadline(asked(when + later), timing).at
    assert first is not None and second is not None and first <= second


@QUICK
@given(TIMINGS, MOMENTS, st.lists(OUTAGES, max_size=2), pauses())
def test_weekdays_and_hours_are_those_of_the_wall(
    timing: Timing, when: datetime, outages: list[Outage], some: tuple[Pause, ...]
) -> None:
    weekly = Weekly((1, 4), time(20))
    whole = Timing(**(vars(timing) | {"rule": weekly, "pauses": some}))
    found = deadline(asked(when, outages=tuple(outages)), whole).at
    if found is not None:
        here = found.astimezone(timing.zone)
        assert here.weekday() in weekly.days and (here.hour, here.minute) == (20, 0)


@QUICK
@given(TIMINGS, MOMENTS, OUTAGES, pauses())
def test_an_extension_never_shortens_and_gives_back_all_that_was_lost(
    timing: Timing, when: datetime, lost: Outage, some: tuple[Pause, ...]
) -> None:
    whole, one = Timing(**(vars(timing) | {"pauses": some})), asked(when)
    plain, paused = deadline(one, timing), deadline(one, whole)
    assert plain.at is not None and (paused.at is None or paused.at >= plain.at)
    longer = extended(plain, lost, one, timing)
    shut = closed_days(timing, one.player, one.nation)
    assert longer.at is not None and longer.at >= plain.at
    assert counted_time(plain.at, longer.at, shut) >= counted_time(lost.since, lost.until, shut)


@QUICK
@given(TIMINGS, MOMENTS, SPANS)
def test_counting_is_the_reverse_of_going_on(timing: Timing, when: datetime, span: timedelta) -> None:
    shut = closed_days(timing, "Elisabeth", "Russia")
    assert counted_time(when, time_after(when, span, shut), shut) == span


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("hour", ["00:00", "01:30", "01:45", "02:00", "02:15", "02:30", "03:00", "20:00"])
def test_a_year_of_daily_deadlines_has_one_a_day(zone: ZoneInfo, hour: str) -> None:
    timing = Timing(zone, Weekly(tuple(range(7)), time.fromisoformat(hour)))
    when, days = datetime(2026, 1, 1, tzinfo=UTC), list[date]()
    while len(days) < 365:
        found = deadline(asked(when), timing).at
        assert found is not None
        days.append(found.astimezone(zone).date())
        when = found + timedelta(microseconds=1)
    assert days == [days[0] + number * DAY for number in range(365)]
