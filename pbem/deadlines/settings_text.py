"""Settings of time as YAML documents: `docs/deadlines.md` explains them to moderators."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

from pbem.data.errors import PathStep
from pbem.deadlines.policies import POLICIES, Policy
from pbem.deadlines.settings import (
    Absence,
    After,
    Days,
    DeputyLimits,
    Leave,
    NationPolicies,
    Pause,
    Rule,
    Timing,
    Weekly,
)
from pbem.deadlines.wall_clock import DAYS, instant, span_of, span_words

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo

# Zones are imported where settings are read: most games have none.

Document = Mapping[str, Any]
Flaw = tuple[tuple[PathStep, ...], str]
"""The way to what is wrong, and a sentence."""

NEVER = "never"
APART, TOGETHER = "apart", "together"


def read_timing(
    text: str, name: str, *, players: Collection[str] = (), nations: Collection[str] = ()
) -> tuple[Timing, Document]:
    """The settings in a YAML text, and its document for the log. Raises DataError with file and line if
    something is wrong; names are checked where `players` and `nations` are given."""
    from pbem.data.strict import error_at, load_text

    document = load_text(text, name, "timing")
    for steps, message in _flaws(document, players, nations):
        raise error_at(text, name, steps, message)
    return timing_of(document), document


def timing_of(document: Document) -> Timing:
    """The settings of a document that `read_timing` has checked or `document_of` has written."""
    from zoneinfo import ZoneInfo

    zone = ZoneInfo(document["zone"])
    rest: dict[str, Any] = _policies(document)
    rest |= {key: span_of(document[key]) for key in ("least", "grace", "quiet") if key in document}
    rest |= _outage(document.get("outage", {}))
    rest |= {"extensions": span_of(document["extensions"])} if "extensions" in document else {}
    rest |= {"in_a_row": document["in_a_row"] == TOGETHER} if "in_a_row" in document else {}
    rest["leave"] = _leave(document.get("leave", {}))
    rest["deputies"] = replace(DeputyLimits(), **document.get("deputies", {}))
    if "guard" in document:
        rest["guard"] = None if document["guard"] == NEVER else int(document["guard"].rstrip("%"))
    rest |= {"press": document["press"]} if "press" in document else {}
    return Timing(
        zone,
        _rule(document["deadline"]),
        {kind: _rule(rule) for kind, rule in document.get("deadlines", {}).items()},
        reminders=tuple(sorted((span_of(one) for one in document.get("reminders", ())), reverse=True)),
        black_out=tuple(_days(one) for one in document.get("black_out", ())),
        absences=tuple(_absences(document)),
        pauses=tuple(_pause(one, zone) for one in document.get("pauses", ())),
        nations={
            nation: NationPolicies(**_policies(own)) for nation, own in document.get("nations", {}).items()
        },
        **rest,
    )


def _rule(document: Document) -> Rule:
    if "span" in document:
        return After(span_of(document["span"]))
    days = sorted(DAYS.index(day) for day in document["days"])
    return Weekly(tuple(days), time.fromisoformat(document["at"]))


def _days(document: Document) -> Days:
    first = date.fromisoformat(document["from"])
    return Days(first, date.fromisoformat(document.get("until", document["from"])))


def _absences(document: Document) -> Iterator[Absence]:
    for player, absences in document.get("absences", {}).items():
        yield from (Absence(player, _days(one), POLICIES.get(one.get("meanwhile"))) for one in absences)


def _policies(document: Document) -> dict[str, Policy]:
    return {key: POLICIES[document[key]] for key in ("absent", "late") if key in document}


def _pause(document: Document, zone: ZoneInfo) -> Pause:
    until = document.get("until")
    return Pause(_moment(document["from"], zone), _moment(until, zone) if until else None)


def _moment(text: str, zone: ZoneInfo) -> datetime:
    day, at, *world = text.split()
    if world:
        return datetime.fromisoformat(f"{day} {at}").replace(tzinfo=UTC)
    return instant(date.fromisoformat(day), time.fromisoformat(at), zone)


def _leave(document: Document) -> Leave:
    notice = {"notice": span_of(document["notice"])} if "notice" in document else {}
    return replace(Leave(), **{**document, **notice})


def _outage(document: Document) -> dict[str, timedelta | None]:
    return {key: None if text == NEVER else span_of(text) for key, text in document.items()}


# ------------------------------------------------------------------------- what no schema can say


def _flaws(document: Document, players: Collection[str], nations: Collection[str]) -> Iterator[Flaw]:
    """In such an order that each may rely on there being none before it."""
    yield from _zone_flaws(document)
    yield from _rule_flaws(document["deadline"], ("deadline",))
    for kind, rule in document.get("deadlines", {}).items():
        yield from _rule_flaws(rule, ("deadlines", kind))
    yield from _date_flaws(document)
    yield from _pause_flaws(document)
    yield from _unknown(document, "absences", "player", players)
    yield from _unknown(document, "nations", "nation", nations)


def _zone_flaws(document: Document) -> Iterator[Flaw]:
    from zoneinfo import ZoneInfo

    try:
        ZoneInfo(document["zone"])
    except (OSError, ValueError, LookupError):
        yield ("zone",), f'there is no time zone "{document["zone"]}"; one is called Europe/Berlin'


def _rule_flaws(rule: Document, steps: tuple[PathStep, ...]) -> Iterator[Flaw]:
    if set(rule) not in ({"days", "at"}, {"span"}):
        yield steps, "a deadline is either days and at, or a span"
    elif "span" in rule and not span_of(rule["span"]):
        yield (*steps, "span"), "a deadline needs some time"


def _date_flaws(document: Document) -> Iterator[Flaw]:
    for steps, days in _ranges(document):
        try:
            range_ = _days(days)
        except ValueError:
            yield steps, "there is no such day"
        else:
            if range_.last < range_.first:
                yield steps, f"the last day, {range_.last}, is before the first, {range_.first}"


def _ranges(document: Document) -> Iterator[tuple[tuple[PathStep, ...], Document]]:
    for place, one in enumerate(document.get("black_out", ())):
        yield ("black_out", place), one
    for player, absences in document.get("absences", {}).items():
        yield from ((("absences", player, place), one) for place, one in enumerate(absences))


def _pause_flaws(document: Document) -> Iterator[Flaw]:
    from zoneinfo import ZoneInfo

    free = datetime.min.replace(tzinfo=UTC)
    for place, one in enumerate(document.get("pauses", ())):
        try:
            pause = _pause(one, ZoneInfo(document["zone"]))
        except ValueError:
            yield ("pauses", place), "there is no such day"
            return
        if pause.since < free:
            yield ("pauses", place), "this pause begins before the one above it has ended"
        elif pause.until is not None and pause.until <= pause.since:
            yield ("pauses", place), "this pause ends before it has begun"
        free = pause.until or pause.since


def _unknown(document: Document, key: str, what: str, known: Collection[str]) -> Iterator[Flaw]:
    for name in document.get(key, {}) if known else ():
        if name not in known:
            yield (key, name), f"there is no {what} {name}; there are {', '.join(known)}"


# ------------------------------------------------------------------------------ settings to document


def document_of(timing: Timing) -> dict[str, Any]:
    """The document that describes these settings; `timing_of` reads it back, all but seconds."""
    facts: dict[str, Any] = {
        "zone": str(timing.zone),
        "deadline": _rule_facts(timing.rule),
        "deadlines": {kind: _rule_facts(rule) for kind, rule in timing.rules.items()},
        "least": _span(timing.least),
        "grace": _span(timing.grace),
        "quiet": _span(timing.quiet),
        "reminders": [_span(span) for span in timing.reminders],
        "black_out": [_day_facts(days) for days in timing.black_out],
        "absences": _absence_facts(timing),
        "pauses": [_pause_facts(pause) for pause in timing.pauses],
        **_policy_facts(timing),
        "nations": {nation: _policy_facts(own) for nation, own in timing.nations.items()},
        "in_a_row": TOGETHER if timing.in_a_row else APART,
        "extensions": None if timing.extensions is None else _span(timing.extensions),
        "leave": asdict(timing.leave) | {"notice": _span(timing.leave.notice)},
        "deputies": asdict(timing.deputies),
        "guard": NEVER if timing.guard is None else f"{timing.guard}%",
        "outage": {
            "silence": NEVER if timing.silence is None else _span(timing.silence),
            "jump": _span(timing.jump),
        },
        "press": timing.press,
    }
    return {key: value for key, value in facts.items() if value not in ([], {}, None)}


def _span(span: timedelta) -> str:
    """A span as plain text: YAML knows no phrases."""
    return str(span_words(span))


def _policy_facts(policies: Timing | NationPolicies) -> dict[str, str]:
    words = {"absent": policies.absent, "late": policies.late}
    return {key: policy.word for key, policy in words.items() if policy}


def _without_none(facts: Document) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if value is not None}


def _rule_facts(rule: Rule) -> dict[str, Any]:
    if isinstance(rule, After):
        return {"span": _span(rule.span)}
    return {"days": [DAYS[day] for day in rule.days], "at": f"{rule.at:%H:%M}"}


def _day_facts(days: Days) -> dict[str, Any]:
    return {"from": days.first.isoformat(), "until": days.last.isoformat()}


def _absence_facts(timing: Timing) -> dict[str, list[dict[str, Any]]]:
    absences: dict[str, list[dict[str, Any]]] = {}
    for absence in timing.absences:
        meanwhile = absence.meanwhile.word if absence.meanwhile else None
        facts = _without_none(_day_facts(absence.days) | {"meanwhile": meanwhile})
        absences.setdefault(absence.player, []).append(facts)
    return absences


def _pause_facts(pause: Pause) -> dict[str, Any]:
    until = f"{pause.until:%Y-%m-%d %H:%M} UTC" if pause.until else None
    return _without_none({"from": f"{pause.since:%Y-%m-%d %H:%M} UTC", "until": until})
