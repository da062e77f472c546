"""What has happened since a moment, such as a player's own last letter, as chapters of the story."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from pbem.report.event_places import with_places
from pbem.report.record import Record, Since
from pbem.report.story import Battle, Chapter, chapters, is_desertion
from pbem.report.visible_event import VisibleEvent, placed_events

Numbers = Collection[tuple[int, int]]
"""Events, by their turns and numbers."""


def chapters_since(
    record: Record,
    held: Sequence[frozenset[str]],
    since: Since,
    own: frozenset[str] = frozenset(),
) -> tuple[Chapter, ...]:
    """The story since a moment, with the whole of a fight that was on then or is on now, and without the
    fights of the nations `own` that have been told. `held` are the nations that the reader had at each
    event."""
    first = _turn_at(record.turns, since.place)
    old: set[tuple[int, int]] = set()
    told: set[tuple[int, int]] = set()
    events: list[VisibleEvent] = []
    for place, one in placed_events(record, held, first):
        events.append(with_places(record.game.rules, one))
        if place < since.place:
            old.add((one.turn, one.number))
        if place < since.fights:
            told.add((one.turn, one.number))
    # Without mails nobody knows whether a fight that was on at his last letter has been told.
    by_mail = since.entry >= 0
    left = (_without(_without_told(chapter, told, own), old, by_mail) for chapter in chapters(events))
    return tuple(one for one in left if not one.quiet)


def _turn_at(turns: Sequence[int], place: int) -> int:
    """The turn that was being played when so many events had happened."""
    return turns[max(min(place, len(turns)) - 1, 0)] if turns else 0


def _without(chapter: Chapter, old: Numbers, by_mail: bool) -> Chapter:
    left = (one for one in chapter.battles if not _is_old(one, old))
    return replace(
        chapter,
        cards=_new(chapter.cards, old),
        movement=_new(chapter.movement, old),
        battles=tuple(_rest_of(one, old) if by_mail else one for one in left),
        closing=_new(chapter.closing, old),
    )


def _without_told(chapter: Chapter, told: Numbers, own: frozenset[str]) -> Chapter:
    """The chapter without what was told of these nations: their fights, of one whose end was told all but
    what followed since, and the generals that they lost for want of supply."""
    battles = (
        _rest_of(one, told) if own.intersection(one.nations) else one
        for one in chapter.battles
        if not own.intersection(one.nations) or not _is_old(one, told)
    )
    closing = (
        one
        for one in chapter.closing
        if not (is_desertion(one) and one.fields["nation"] in own and (one.turn, one.number) in told)
    )
    return replace(chapter, battles=tuple(battles), closing=tuple(closing))


def _is_old(battle: Battle, old: Numbers) -> bool:
    """Whether all of a fight was told."""
    return battle.end is not None and not _new(_events_of(battle), old)


def _rest_of(battle: Battle, old: Numbers) -> Battle:
    """Of a fight whose end was told only what followed since; else the whole of it."""
    if battle.end is None or _new((battle.end,), old):
        return battle
    return replace(battle, after=_new(battle.after, old), told=True)


def _new(events: Iterable[VisibleEvent], old: Numbers) -> tuple[VisibleEvent, ...]:
    return tuple(one for one in events if (one.turn, one.number) not in old)


def _events_of(battle: Battle) -> tuple[VisibleEvent, ...]:
    return (battle.began, *battle.blows, *((battle.end,) if battle.end else ()), *battle.after)
