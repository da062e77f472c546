"""Checks on the events of a case, and on who may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from pbem.conformance.check import Checks, Complaints, as_written, equal
from pbem.conformance.play import PlayedCase
from pbem.engine.events import Drawn, Event
from pbem.game.codec import EVENTS


def _events(played: PlayedCase, wanted: list[Mapping[str, Any]]) -> Complaints:
    """Whether the events wanted happened in this order; others may have come between."""
    left = iter(played.events)
    for each in wanted:
        ((name, fields),) = each.items()
        assert name in EVENTS, name
        if not any(_is_event(event, name, fields) for event in left):
            return [f"no {name} {dict(fields)} at its place in {_summary(played.events, name)}"]
    return []


def _summary(events: Iterable[Event], name: str) -> str:
    """The names of all events; those of this name with their fields."""
    return ", ".join(
        _in_full(each) if type(each).__name__ == name else type(each).__name__ for each in events
    )


def _is_event(event: Event, name: str, fields: Mapping[str, Any]) -> bool:
    if type(event).__name__ != name:
        return False
    return all(as_written(getattr(event, field)) == value for field, value in fields.items())


def _in_full(event: Event) -> str:
    return f"{type(event).__name__} { {key: as_written(value) for key, value in vars(event).items()} }"


def _no_events(played: PlayedCase, wanted: list[str]) -> Complaints:
    return _count_events(played, dict.fromkeys(wanted, 0))


def _count_events(played: PlayedCase, wanted: Mapping[str, int]) -> Complaints:
    assert set(wanted) <= set(EVENTS), wanted
    happened = Counter(type(event).__name__ for event in played.events)
    return equal("events", {name: happened[name] for name in wanted}, dict(wanted))


def _secret(played: PlayedCase, wanted: list[Mapping[str, str]]) -> Complaints:
    return [complaint for each in wanted for complaint in _secrecy(played, each, True)]


def _public(played: PlayedCase, wanted: list[Mapping[str, str]]) -> Complaints:
    return [complaint for each in wanted for complaint in _secrecy(played, each, False)]


def _secrecy(played: PlayedCase, field: Mapping[str, str], secret: bool) -> Complaints:
    """Whether events of that name happened, and whether all of them hide that field from other players, or
    none does."""
    ((name, key),) = field.items()
    events = [event for event in played.events if type(event).__name__ == name]
    if not events:
        return [f"no {name} happened"]
    hidden = {event.HIDDEN or key in event.SECRET for event in events if hasattr(event, key)}
    return [] if hidden == {secret} else [f"{name}.{key} is {'open to all' if secret else 'secret'}"]


def _draws(played: PlayedCase, wanted: Mapping[str, int]) -> Complaints:
    drawn: Counter[str] = Counter()
    for event in played.events:
        if isinstance(event, Drawn):
            drawn[event.nation] += event.count
    return equal("draws", drawn, Counter(wanted))


EVENT_CHECKS: Checks = {
    "events": _events,
    "no_events": _no_events,
    "count_events": _count_events,
    "secret": _secret,
    "public": _public,
    "draws": _draws,
}
