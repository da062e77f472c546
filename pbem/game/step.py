"""One step of a game, as its log keeps it."""

from __future__ import annotations

from dataclasses import dataclass

from pbem.engine import questions as q
from pbem.engine.events import Event


@dataclass(frozen=True)
class Step:
    """An answer, where it came from, and the events that followed; no answer where the rules decided."""

    source: str
    answer: q.Answer | None
    events: tuple[Event, ...]
