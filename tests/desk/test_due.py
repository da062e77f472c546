"""What is due now: the late, the absent, reminders, the next moment; and the outage guard."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.cli.play import deadlines as timing_commands
from pbem.data.share import rules_dir
from pbem.deadlines.deadline import OwedAnswer, deadline
from pbem.deadlines.due import DueNow, due, measure_for
from pbem.deadlines.outages import Outage, Steady, Tick, next_tick, tick_of
from pbem.deadlines.policies import DEFAULTS, POLICIES, Answerer
from pbem.deadlines.settings import Timing
from pbem.deadlines.settings_text import document_of, read_timing, timing_of
from pbem.desk.turns.late import ACTS

GUIDE = (Path(__file__).parents[2] / "docs" / "deadlines.md").read_text("utf-8")
BERLIN = ZoneInfo("Europe/Berlin")
GAME = """
zone: Europe/Berlin
deadline: {days: [Tuesday, Friday], at: 20:00}
deadlines: {play: {span: 30 hours}}
grace: 2 hours
reminders: [2 days, 6 hours]
outage: {silence: 12 hours}
"""
HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


def of(more: str = "") -> Timing:
    return read_timing(GAME + more, "timing.yaml")[0]


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN)


def asked(number: int = 1, nation: str = "Russia", **facts: Any) -> OwedAnswer:
    base: dict[str, Any] = {"player": "Elisabeth", "kind": "movement", "at": at("2026-08-04 21:00")}
    return OwedAnswer(number, nation, **(base | {"wants": "the orders for her action stage"} | facts))


def test_before_during_and_after_the_grace() -> None:
    early = due(at("2026-08-05 12:00"), [asked()], of())
    assert not (early.overdue or early.away or early.reminders)
    assert early.next is not None and early.next.at == at("2026-08-05 20:00")
    assert early.next.why == "Elisabeth is reminded of question 1"
    grace = due(at("2026-08-07 21:59"), [asked()], of())
    assert (
        grace.overdue == ()
        and "still counts until Friday 7 August 2026, 22:00" in grace.reminders[0].lines[0]
    )
    over = due(at("2026-08-07 22:00"), [asked()], of())
    assert [(one.policy, one.late) for one in over.overdue] == [(DEFAULTS, True)]
    assert over.overdue[0].why.startswith("Friday 7 August 2026, 20:00 Europe/Berlin; that has passed, and")
    assert over.reminders == () and over.next is None


def test_one_reminder_a_player_says_all_that_he_owes() -> None:
    sweden = asked(2, "Sweden", kind="play", wants="a card, or to stop", at=at("2026-08-06 20:00"))
    france = asked(3, "France", player="Pompadour", at=at("2026-08-07 19:00"))
    found = due(at("2026-08-07 15:00"), [asked(), sweden, france], of("late: bot"))
    assert [reminder.player for reminder in found.reminders] == ["Elisabeth"]
    first = found.reminders[0]
    assert first.numbers == (1,) and len(first.keys) == 2 and not first.to_substitute
    assert first.lines == (
        "Russia: the orders for her action stage, by Friday 7 August 2026, 20:00 Europe/Berlin; "
        "after that a program answers for her.",
    )
    evening = due(at("2026-08-07 20:30"), [asked(), sweden], of())
    assert [reminder.numbers for reminder in evening.reminders] == [(1, 2)]
    assert (
        due(at("2026-08-07 20:30"), [asked(), sweden], of(), sent=evening.reminders[0].keys).reminders == ()
    )


def test_a_moved_deadline_is_reminded_of_anew() -> None:
    before = due(at("2026-08-07 15:00"), [asked()], of()).reminders[0].keys
    moved = asked(outages=(Outage(at("2026-08-07 15:00"), at("2026-08-07 16:00"), "of a storm"),))
    assert due(at("2026-08-07 16:00"), [moved], of(), sent=before).reminders == ()
    assert due(at("2026-08-10 16:00"), [moved], of(), sent=before).reminders[0].keys != before


def test_a_paused_game_asks_nothing() -> None:
    timing = of("pauses: [{from: 2026-08-08 00:00, until: 2026-08-10 00:00}]")
    found = due(at("2026-08-09 12:00"), [asked()], timing)
    assert not (found.overdue or found.away or found.reminders)
    assert found.next is not None and (found.next.at, found.next.why) == (
        at("2026-08-10"),
        "the game goes on",
    )
    assert due(at("2026-08-09 12:00"), [], timing).next is None
    forever = due(at("2026-08-09 12:00"), [asked()], of("pauses: [{from: 2026-08-05 00:00}]"))
    assert forever == DueNow((), (), (), None)


# -------------------------------------------------------------------------------------------- policies

AWAY = "absences: {Elisabeth: [{from: 2026-08-06, until: 2026-08-20%s}]}\n"


@pytest.mark.parametrize(
    "more, when, does, late",
    [
        ("", "2026-08-07 21:59", "wait", False),
        ("", "2026-08-07 22:00", "defaults", True),
        ("late: wait", "2026-08-07 22:00", "wait", True),
        ("nations: {Russia: {late: standing}}", "2026-08-07 22:00", "standing", True),
        ("nations: {Sweden: {late: standing}}", "2026-08-07 22:00", "defaults", True),
        (AWAY % "", "2026-08-10 12:00", "wait", False),
        (AWAY % "", "2026-08-21 22:00", "defaults", True),
        ("absent: bot\n" + AWAY % "", "2026-08-05 23:59", "wait", False),
        ("absent: bot\n" + AWAY % "", "2026-08-06 00:00", "bot", False),
        ("absent: bot\n" + AWAY % ", meanwhile: defaults", "2026-08-06 00:00", "defaults", False),
        ("absent: bot\n" + AWAY % ", meanwhile: wait", "2026-08-10 00:00", "wait", False),
        ("nations: {Russia: {absent: standing}}\n" + AWAY % "", "2026-08-06 00:00", "standing", False),
        ("absent: substitute\n" + AWAY % "", "2026-08-06 00:00", "substitute", False),
        ("absent: substitute\n" + AWAY % "", "2026-08-07 22:00", "defaults", True),
        ("absent: bot\n" + AWAY % "", "2026-08-07 22:00", "bot", True),
        ("absent: bot\nabsences: {Elisabeth: [{from: 2026-08-05, until: 2026-08-06}]}", "2026-08-05 12:00",
         "wait", False),
    ],
)  # fmt: skip
def test_policies(more: str, when: str, does: str, late: bool) -> None:
    found = measure_for(asked(), at(when), of(more))
    assert (found.policy.word, found.late) == (does, late)
    lists = due(at(when), [asked()], of(more))
    assert bool(lists.overdue) == late and bool(lists.away) == (not late and does != "wait")


def test_a_substitute_is_reminded_and_a_bot_is_not() -> None:
    def reminded(absent: str) -> list[bool]:
        found = due(at("2026-08-07 15:00"), [asked()], of(f"absent: {absent}\n{AWAY % ''}"))
        return [one.to_substitute for one in found.reminders]

    assert reminded("substitute") == [True] and reminded("bot") == reminded("standing") == []


# ------------------------------------------------------------------------------------ the outage guard


def tick(ran: str, mail: str | None = None, counted: str | None = None, **facts: Any) -> Tick:
    return Tick(at(ran), at(mail or ran), at(counted or ran), **facts)


@pytest.mark.parametrize(
    "last, now, mail, lost, why",
    [
        (tick("2026-08-05 12:00"), "2026-08-06 00:00", True, 0, ""),
        (tick("2026-08-05 12:00"), "2026-08-06 01:00", True, 13, "the program did not run from Wednesday 5"),
        (tick("2026-08-06 00:55", "2026-08-05 12:00", "2026-08-01 12:00"), "2026-08-06 01:00", True,
         13, "no mail could be fetched from Wednesday 5 August"),
        (tick("2026-08-06 00:55", "2026-08-05 12:00"), "2026-08-06 01:00", False, 0, ""),
        (tick("2026-08-06 00:55", "2026-08-05 12:00", "2026-08-05 20:00"), "2026-08-06 01:00", True,
         5, "no mail could be fetched from Wednesday 5 August 2026, 20:00"),
        (tick("2026-08-05 12:00", "2026-08-04 12:00", "2026-08-01 12:00"), "2026-08-06 12:00", True,
         48, "did not run"),
        (tick("2026-08-05 12:00"), "2026-08-05 09:00", True, 3, "clock went back by 3 hours"),
        (tick("2026-08-05 12:00"), "2026-08-05 11:55", True, 0, ""),
        (tick("2026-08-05 12:00", steady=Steady("a", 60)), "2026-08-05 17:00", True, 0, ""),
    ],
)  # fmt: skip
def test_outages(last: Tick, now: str, mail: bool, lost: int, why: str) -> None:
    after, outage = next_tick(last, at(now), of(), mail=mail)
    assert (outage.lost if outage else 0 * HOUR) == lost * HOUR
    assert why in (outage.why if outage else "")
    assert next_tick(after, at(now), of(), mail=mail) == (after, None)
    assert tick_of(after.document()) == after


@pytest.mark.parametrize(
    "seconds, now, lost",
    [
        (3600, "2026-08-05 13:00", 0),
        (3600, "2026-08-05 17:00", 4),
        (3600, "2026-08-05 10:00", 3),
        (18000, "2026-08-05 14:00", 3),
        (20 * 3600, "2026-08-06 08:00", 20),
        (20 * 3600, "2026-08-05 12:00", 40),
    ],
)
def test_a_steady_clock_shows_by_how_much_the_other_was_set(seconds: int, now: str, lost: int) -> None:
    _, outage = next_tick(
        tick("2026-08-05 12:00", steady=Steady("a", 0)), at(now), of(), mail=True, steady=Steady("a", seconds)
    )
    assert (outage.lost if outage else 0 * HOUR) == lost * HOUR


def test_the_first_run_and_a_guard_switched_off() -> None:
    first, outage = next_tick(None, at("2026-08-05 12:00"), of(), mail=False, steady=Steady("a", 1.5))
    assert outage is None and first.mail is None and tick_of(first.document()) == first
    never = replace(of(), silence=None)
    assert next_tick(first, at("2027-08-05 12:00"), never, mail=True)[1] is None


def test_nobody_is_late_before_mail_was_fetched() -> None:
    found = due(at("2026-08-08 12:00"), [asked()], of(), tick=tick("2026-08-08 12:00", "2026-08-07 21:00"))
    assert found == DueNow((), (), (), None)
    never = Tick(at("2026-08-08 12:00"), None, at("2026-08-08 12:00"))
    assert due(at("2026-08-08 12:00"), [asked()], of(), tick=never).overdue == ()
    assert due(at("2026-08-08 12:00"), [asked()], of(), tick=tick("2026-08-08 12:00")).overdue != ()


# --------------------------------------------------------------------------- whatever the times of runs

MORE = st.sampled_from(
    [
        "",
        "late: bot\nabsent: bot\n" + AWAY % "",
        AWAY % "",
        "pauses: [{from: 2026-08-06 12:00, until: 2026-08-09 00:00}]",
        "black_out: [{from: 2026-08-07}]",
    ]
)
RUNS = st.lists(st.integers(0, 20 * 24 * 60), min_size=1, max_size=30).map(sorted)
OPEN = [asked(), asked(2, "Sweden", kind="play"), asked(3, "France", player="Pompadour")]
START = at("2026-08-04 21:00").astimezone(UTC)
QUICK = settings(max_examples=60, deadline=None)


@QUICK
@given(MORE, RUNS)
def test_every_reminder_goes_out_once(more: str, runs: list[int]) -> None:
    timing, sent = of(more), list[str]()
    for minutes in runs:
        found = due(START + minutes * MINUTE, OPEN, timing, sent=sent)
        sent += [key for reminder in found.reminders for key in reminder.keys]
        again = due(START + minutes * MINUTE, OPEN, timing, sent=sent)
        assert again.reminders == () and (again.overdue, again.away) == (found.overdue, found.away)
    assert len(sent) == len(set(sent))


@pytest.mark.parametrize("more, count", [("", 5), (AWAY % "", 6), ("black_out: [{from: 2026-08-05}]", 6)])
def test_who_runs_every_hour_sends_them_all(more: str, count: int) -> None:
    """A card that is due in 30 hours has no reminder two days before, unless its deadline moves."""
    timing, sent = of(more), list[str]()
    for hours in range(20 * 24):
        found = due(START + hours * HOUR, OPEN, timing, sent=sent)
        sent += [key for reminder in found.reminders for key in reminder.keys]
    assert len(sent) == len(set(sent)) == count


@QUICK
@given(MORE, st.integers(0, 20 * 24 * 60), st.integers(0, 99))
def test_nothing_is_due_between_now_and_the_next_moment(more: str, minutes: int, percent: int) -> None:
    timing, now = of(more), START + minutes * MINUTE
    found = due(now, OPEN, timing)
    sent = [key for reminder in found.reminders for key in reminder.keys]
    upcoming = due(now, OPEN, timing, sent=sent).next
    until = upcoming.at if upcoming else now + 1000 * HOUR
    between = due(now + percent * (until - now) / 100, OPEN, timing, sent=sent)
    assert upcoming is None or upcoming.at > now
    assert between.reminders == ()
    assert (between.overdue, between.away) == (found.overdue, found.away)


@QUICK
@given(st.lists(st.tuples(st.integers(1, 3000), st.booleans()), min_size=1, max_size=20))
def test_whoever_writes_before_his_deadline_is_never_late(runs: list[tuple[int, bool]]) -> None:
    """Outages are given back as they are noticed; a question falls due only in a run that had mail, and
    after no less time than was promised without them."""
    timing, one, now = of(), asked(), START
    last, _ = next_tick(None, now, timing, mail=True)
    before = deadline(one, timing).at
    for minutes, mail in runs:
        now += minutes * MINUTE
        last, outage = next_tick(last, now, timing, mail=mail)
        one = replace(one, outages=(*one.outages, outage)) if outage else one
        here = deadline(one, timing).at
        assert before is not None and here is not None and here >= before
        assert not due(now, [one], timing, tick=last).overdue or (mail and now >= here + timing.grace)
        before = here


# ------------------------------------------------------------------------------------------- the guide

BLOCKS = re.findall(r"```yaml(?: \S+)?\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_the_examples_of_the_guide_are_read(block: str) -> None:
    timing, document = read_timing(
        block, "timing.yaml", players=("Elisabeth",), nations=("Sweden", "Prussia")
    )
    assert timing_of(document) == timing == timing_of(document_of(timing))


def test_the_guide_tells_the_reasons_as_they_are() -> None:
    rows = re.findall(r"^\| `(2026[^`]*)` \| (.*) \|$", GUIDE, re.MULTILINE)
    timing, _ = read_timing(BLOCKS[-1], "timing.yaml")
    assert len(BLOCKS) > 6 and len(rows) == 3
    for when, why in rows:
        assert deadline(asked(at=at(when)), timing).why == why


def test_the_guide_explains_every_policy() -> None:
    assert re.findall(r"^\| `([a-z]+)` \|", GUIDE, re.MULTILINE) == list(POLICIES)


def test_every_policy_is_known_wherever_one_is_named() -> None:
    schema = json.loads((rules_dir() / "schema" / "timing.schema.json").read_text("utf-8"))
    assert schema["$defs"]["policy"]["enum"] == list(POLICIES) == list(timing_commands.POLICY.choices)
    assert {one.word: one for one in POLICIES.values()} == POLICIES
    for word in POLICIES:
        assert document_of(of(f"late: {word}\nabsent: {word}"))["late"] == word


def test_something_is_done_for_every_answerer() -> None:
    assert set(ACTS) == set(Answerer)
    assert {one.answerer for one in POLICIES.values()} == set(Answerer)
    assert {answerer for answerer, act in ACTS.items() if act is None} == {
        one.answerer for one in POLICIES.values() if one.waits
    }
