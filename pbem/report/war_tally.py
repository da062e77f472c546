"""What a war did to each nation, counted from public events (rules 7, 8, 9, 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from pbem.report.fate_records import WarTally

EventFacts = tuple[str, Mapping[str, Any]]
"""An event: its class by name, and its fields."""


def war_tallies(events: Iterable[EventFacts], nations: Iterable[str]) -> tuple[WarTally, ...]:
    """The tally of each nation, in their order."""
    counts: Counter[tuple[str, str]] = Counter()
    for kind, facts in events:
        for nation, what, number in _tally_changes(kind, facts):
            counts[nation, what] += number
    kinds = [field.name for field in fields(WarTally) if field.name != "nation"]
    return tuple(WarTally(name, *(counts[name, kind] for kind in kinds)) for name in nations)


def _tally_changes(kind: str, facts: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    """What an event adds to the tallies: the nation, the tally's field and how much."""
    if kind == "TroopsLost":
        yield facts["nation"], "unsupplied" if facts["why"] == "unsupplied" else "combat", facts["count"]
    elif kind == "Recruited":
        yield facts["nation"], "recruited", facts["count"]
    elif kind == "TroopsChanged" and facts["change"] < 0:
        yield facts["nation"], "fate", -facts["change"]
    elif kind == "Retired":
        yield facts["nation"], "fate", facts["lost"]
    elif kind == "CombatEnded" and facts["winner"] and facts["loser"]:
        yield facts["winner"], "won", 1
        yield facts["loser"], "lost", 1
