"""One step of a game, as its log keeps it, and the orders that it leaves behind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pbem.engine import questions as q
from pbem.engine.events import Event
from pbem.engine.phrase import packed, sentences
from pbem.game.wrong_line import WrongLine
from pbem.orders.grammar.faults import Fault
from pbem.records import dataclass


@dataclass(frozen=True)
class MissedOrder:
    """A line of a letter that was not carried out."""

    text: str
    why: Any = None
    """The reason, so that it can be said in each language; None if only the receipt of its letter has it."""


@dataclass(frozen=True)
class Step:
    """An answer, where it came from, and the events that followed; no answer where the rules decided."""

    source: str
    answer: q.Answer | None
    events: tuple[Event, ...]
    missed: tuple[MissedOrder, ...] = ()
    """The orders that were not carried out before this answer ended their stage."""
    clause: str = ""
    """Of an answer that a battle plan gave: the clause that decided it; else ""."""
    at_deadline: bool = False
    """Whether the deadline had what was on file carried out: else its nation would have been waited for."""


def missed_orders(left_out: Iterable[WrongLine], faults: Iterable[Fault]) -> tuple[MissedOrder, ...]:
    """The lines that were wrong already when they came, then those that have gone wrong since, each once."""
    missed = {line.text: MissedOrder(line.text, line.why) for line in left_out}
    reasons: dict[str, list[str]] = {}
    for fault in faults:
        if fault.text and fault.text not in missed:
            reasons.setdefault(fault.text, []).append(fault.alone)
    gone_wrong = (MissedOrder(text, packed(sentences(*why))) for text, why in reasons.items())
    return (*missed.values(), *gone_wrong)
