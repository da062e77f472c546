"""What has happened since a moment, such as a player's own last letter, as chapters of the story."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from pbem.engine.model import Rules
from pbem.records import dataclass
from pbem.report.event_places import with_places
from pbem.report.record import LoggedEvent
from pbem.report.story import Battle, Chapter, chapters
from pbem.report.visible_event import VisibleEvent, placed_events


@dataclass(frozen=True)
class Since:
    """A moment in a game's history."""

    place: int
    """So many events had happened."""

    turn: int
    """The turn from which on notices are told."""

    entry: int = -1
    """The number of the last notice that has been told by mail."""

    fights: int = 0
    """Fights of the reader's own that had ended when so many events had happened have been told by mail."""


def chapters_since(
    rules: Rules,
    history: Sequence[tuple[int, LoggedEvent]],
    held: Sequence[frozenset[str]],
    since: Since,
    own: frozenset[str] = frozenset(),
) -> tuple[Chapter, ...]:
    """The story since a moment, with the whole of a fight that was on then or is on now, and without the
    fights of the nations `own` that have been told. `held` are the nations that the reader had at each event,
    and the events come with their turns."""
    first = _turn_at(history, since.place)
    old: set[tuple[int, int]] = set()
    told: set[tuple[int, int]] = set()
    events: list[VisibleEvent] = []
    for place, one in placed_events(history, held, first):
        events.append(with_places(rules, one))
        if place < since.place:
            old.add((one.turn, one.number))
        if place < since.fights:
            told.add((one.turn, one.number))
    left = (_without(_without_fights(chapter, told, own), old) for chapter in chapters(events))
    return tuple(one for one in left if not one.quiet)


def _turn_at(history: Sequence[tuple[int, LoggedEvent]], place: int) -> int:
    """The turn that was being played when so many events had happened."""
    return history[max(min(place, len(history)) - 1, 0)][0] if history else 0


def _without(chapter: Chapter, old: Collection[tuple[int, int]]) -> Chapter:
    return replace(
        chapter,
        cards=_new(chapter.cards, old),
        movement=_new(chapter.movement, old),
        battles=tuple(one for one in chapter.battles if one.end is None or _new(_events_of(one), old)),
        closing=_new(chapter.closing, old),
    )


def _without_fights(chapter: Chapter, told: Collection[tuple[int, int]], own: frozenset[str]) -> Chapter:
    """The chapter without the fights of these nations of which everything was told."""
    left = (
        one
        for one in chapter.battles
        if one.end is None or not own.intersection(one.nations) or _new(_events_of(one), told)
    )
    return replace(chapter, battles=tuple(left))


def _new(events: Iterable[VisibleEvent], old: Collection[tuple[int, int]]) -> tuple[VisibleEvent, ...]:
    return tuple(one for one in events if (one.turn, one.number) not in old)


def _events_of(battle: Battle) -> tuple[VisibleEvent, ...]:
    return (battle.began, *battle.blows, *((battle.end,) if battle.end else ()), *battle.after)
