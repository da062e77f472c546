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
    for kind, told in events:
        for nation, what, number in _counted(kind, told):
            counts[nation, what] += number
    kinds = [field.name for field in fields(WarTally) if field.name != "nation"]
    return tuple(WarTally(name, *(counts[name, kind] for kind in kinds)) for name in nations)


def _counted(kind: str, told: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    """What an event adds to the tallies: the nation, the tally's field and how much."""
    if kind == "TroopsLost":
        yield told["nation"], "unsupplied" if told["why"] == "unsupplied" else "combat", told["count"]
    elif kind == "Recruited":
        yield told["nation"], "recruited", told["count"]
    elif kind == "TroopsChanged" and told["change"] < 0:
        yield told["nation"], "fate", -told["change"]
    elif kind == "Retired":
        yield told["nation"], "fate", told["lost"]
    elif kind == "CombatEnded" and told["winner"] and told["loser"]:
        yield told["winner"], "won", 1
        yield told["loser"], "lost", 1
