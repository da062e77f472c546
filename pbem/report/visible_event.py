"""What the player of some nations may see of an event (rules 3, 6, 11; R23, R40, R41).

Four things are kept from him. Fields an event names as secret and events hidden as a whole, unless they
are of a nation of his. The order of a shuffled deck, from everybody: that a deck was shuffled, which decks
went in and how many cards that made is public, since the piles may be counted (R41). Where an event came
from, unless he decided it himself: "rules" instead of a letter would tell that another had no choice. And
the numbers events have in the game: a gap in them would tell that another moved troops within a stack, so
what he sees is numbered anew in every turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from pbem.changed_copy import replace
from pbem.engine import events as e
from pbem.engine import fate_events as f
from pbem.engine.model import COMBAT, Card
from pbem.parts import of_kinds
from pbem.records import dataclass
from pbem.report.record import LoggedEvent, PlanDeed, Record

DEADLINE = "deadline"
"""The source of what a default brought about."""


@dataclass(frozen=True)
class VisibleEvent:
    """An event as somebody may see it. Cards are given by their faces."""

    kind: str
    """The name of the event's class."""

    turn: int
    nation: str | None
    """The nation that was active."""

    number: int
    """Its number among the events of the turn that he sees."""

    source: str | None
    """What it came from; None unless it is a decision of his own."""

    fields: Mapping[str, Any]
    """The event's fields, as far as he may know them."""

    touches: tuple[str, ...] = ()
    """The nations that it is about."""

    plan: PlanDeed | None = None
    """The battle plan of his own that decided it; None if none did."""


def visible_event(happened: LoggedEvent, nations: frozenset[str]) -> VisibleEvent | None:
    """What the player of `nations` (none: the public) may see of an event; None if nothing at all."""
    event = happened.event
    own = owner(event) in nations
    shown = None if _told_otherwise(event, nations) else _shown(event, own=own)
    if shown is None:
        return None
    is_own_decision = decided_by(event) in nations
    source = happened.source if is_own_decision else None
    plan = happened.plan if is_own_decision else None
    return VisibleEvent(type(event).__name__, happened.turn, happened.nation, 0, source, shown, plan=plan)


def nations_held(
    history: Sequence[LoggedEvent],
    player: str | None,
    now: Mapping[str, Sequence[str]],
    first: Mapping[str, Sequence[str]],
) -> tuple[frozenset[str], ...]:
    """The nations the player had at each event. `now` are the players' nations at some time, `first` those at
    the start; who takes a nation over does not learn her past, and who loses her keeps it."""
    found = of_kinds(history, [f.TakenOver.__name__])
    events = [(place, one.event) for place, one in found if isinstance(one.event, f.TakenOver)]
    taken = {event.nation for _, event in events}
    own = frozenset(now.get(player or "", ())) - taken | taken.intersection(first.get(player or "", ()))
    held: list[frozenset[str]] = []
    for place, event in events:
        held += [own] * (place + 1 - len(held))
        own = own - {event.nation} | ({event.nation} if event.player == player else set())
    return (*held, *[own] * (len(history) - len(held)))


def placed_events(
    record: Record,
    held: Sequence[frozenset[str]],
    first: int | None = None,
    last: int | None = None,
) -> Iterator[tuple[int, VisibleEvent]]:
    """All that may be seen of some turns, each with its place in the history, numbered within each turn;
    `held` are the nations the player had at each event."""
    counts: dict[int, int] = {}
    for place in record.places(first, last):
        number = record.turns[place]
        if seen := visible_event(record.history[place], held[place]):
            counts[number] = counts.get(number, 0) + 1
            yield place, replace(seen, turn=number, number=counts[number])


def owner(event: e.Event) -> str | None:
    """The nation whose player may see all of an event."""
    nation: str | None = getattr(event, "nation", None)
    return nation


def _told_otherwise(event: e.Event, nations: frozenset[str]) -> bool:
    """Whether these nations see a card change hands by another event: its taker sees that he gets it, all
    others that it was given."""
    if isinstance(event, f.CardGiven):
        return event.taker in nations and event.nation not in nations
    return isinstance(event, f.CardReceived) and (event.nation not in nations or event.giver in nations)


def _shown(event: e.Event, *, own: bool) -> dict[str, Any] | None:
    if isinstance(event, e.Shuffled):
        return {"decks": event.decks, "count": len(event.cards)}
    if event.HIDDEN and not own:
        return None
    secret = () if own else event.SECRET
    return {name: _plain(getattr(event, name)) for name in _names(type(event).__name__) if name not in secret}


@cache
def _names(kind: str) -> tuple[str, ...]:
    return tuple(field.name for field in fields(EVENTS[kind]))


EVENTS: Mapping[str, type[e.Event]] = {kind.__name__: kind for kind in e.Event.__subclasses__()}
"""Every kind of event by its name."""


def _plain(value: Any) -> Any:
    """Cards by their faces: from which deck a card came is not told."""
    if isinstance(value, Card):
        return value.face
    if isinstance(value, tuple):
        return tuple(_plain(one) for one in value)
    return dict(value) if isinstance(value, Mapping) else value


# -------------------------------------------------------------------------------- whose decision it was


def decided_by(event: e.Event) -> str | None:
    """The nation whose own answer an event is the first consequence of; None for all that follows by
    itself or may follow from another's answer."""
    who = _DECIDED.get(type(event))
    return who(event) if who else None


def _nation(event: Any) -> str | None:
    nation: str | None = event.nation
    return nation


_DECIDED: dict[type[e.Event], Callable[[Any], str | None]] = {
    e.SetUp: _nation,
    e.Discarded: _nation,
    e.Moved: _nation,
    e.Allotted: _nation,
    e.Recruited: _nation,
    e.CombatBegan: _nation,
    e.CardPlayed: _nation,
    e.PhaseBegan: lambda event: event.nation if event.phase == COMBAT else None,
    e.CombatEnded: lambda event: event.loser,
    e.Retreated: lambda event: event.chosen_by,
    f.FateDeclined: _nation,
    f.TroopsChanged: _nation,
    f.Retired: _nation,
    f.Sealed: _nation,
    f.CardGiven: _nation,
    f.Displaced: lambda event: event.nation if event.evaded else None,
    f.OffensiveDecided: _nation,
}
"""Who decides: `PhaseBegan` is a decision where it ends movement, a defeat is accepted by the loser, a
retreat is the winner's choice. Of a tie nobody is told how it came about."""
