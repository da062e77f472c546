"""Checks on the events of a case, and on who may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from pbem.conformance.complaints import Checks, Complaints, equal, plain
from pbem.conformance.play import Outcome
from pbem.engine.events import Drawn, Event
from pbem.game.codec import EVENTS


def _events(outcome: Outcome, wanted: list[Mapping[str, Any]]) -> Complaints:
    """The events wanted happened one after the other, whatever came between."""
    left = iter(outcome.events)
    for each in wanted:
        ((name, fields),) = each.items()
        assert name in EVENTS, name
        if not any(_is_event(event, name, fields) for event in left):
            return [f"no {name} {dict(fields)} at its place in {_told(outcome.events, name)}"]
    return []


def _told(events: Iterable[Event], name: str) -> str:
    """What happened, with the fields of the events of that name."""
    return ", ".join(_said(each) if type(each).__name__ == name else type(each).__name__ for each in events)


def _is_event(event: Event, name: str, fields: Mapping[str, Any]) -> bool:
    if type(event).__name__ != name:
        return False
    return all(plain(getattr(event, field)) == value for field, value in fields.items())


def _said(event: Event) -> str:
    return f"{type(event).__name__} { {key: plain(value) for key, value in vars(event).items()} }"


def _no_events(outcome: Outcome, wanted: list[str]) -> Complaints:
    return _count_events(outcome, dict.fromkeys(wanted, 0))


def _count_events(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    assert set(wanted) <= set(EVENTS), wanted
    happened = Counter(type(event).__name__ for event in outcome.events)
    return equal("events", {name: happened[name] for name in wanted}, dict(wanted))


def _secret(outcome: Outcome, wanted: list[Mapping[str, str]]) -> Complaints:
    return [said for each in wanted for said in _kept(outcome, each, True)]


def _public(outcome: Outcome, wanted: list[Mapping[str, str]]) -> Complaints:
    return [said for each in wanted for said in _kept(outcome, each, False)]


def _kept(outcome: Outcome, field: Mapping[str, str], secret: bool) -> Complaints:
    """Whether all events of that name that happened, and some did, keep that field from others."""
    ((name, key),) = field.items()
    found = [event for event in outcome.events if type(event).__name__ == name]
    if not found:
        return [f"no {name} happened"]
    hidden = {event.HIDDEN or key in event.SECRET for event in found if hasattr(event, key)}
    return [] if hidden == {secret} else [f"{name}.{key} is {'open to all' if secret else 'secret'}"]


def _draws(outcome: Outcome, wanted: Mapping[str, int]) -> Complaints:
    drawn: Counter[str] = Counter()
    for event in outcome.events:
        if isinstance(event, Drawn):
            drawn[event.nation] += event.count
    return equal("draws", drawn, Counter(wanted))


HAPPENINGS: Checks = {
    "events": _events,
    "no_events": _no_events,
    "count_events": _count_events,
    "secret": _secret,
    "public": _public,
    "draws": _draws,
}
