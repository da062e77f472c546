"""Deputies: who may play a player's part beside him, and from when to when. Nothing has to be done for one to
begin or to end: it is told by the log and the time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

from pbem.deadlines.wall_clock import midnight, utc
from pbem.game.entries import DeputyEntry, Entry, SubstituteEntry, entries_of
from pbem.records import dataclass

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo


@dataclass(frozen=True)
class Deputy:
    """Somebody who plays for a player, from `since` until just before `until`."""

    player: str
    number: int
    """Which of his player's it is, from 1: numbers are given once."""
    name: str
    address: str
    since: datetime
    until: datetime
    zone: str
    told: bool = False
    """Whether all players know that there is one."""

    @property
    def seat(self) -> str:
        """The deputy, told from his player and from all other deputies: a token is one person's."""
        return f"{self.player} deputy {self.number}"

    def holds(self, at: datetime) -> bool:
        """Whether he may order at that instant."""
        return self.since <= at < self.until

    @property
    def days(self) -> tuple[date, date]:
        """The first day and the last."""
        zone = _zone(self.zone)
        last = max(self.until - timedelta(seconds=1), self.since)
        return self.since.astimezone(zone).date(), last.astimezone(zone).date()


def deputies_of(entries: Sequence[Entry], substitutes: Iterable[SubstituteEntry]) -> tuple[Deputy, ...]:
    """All deputies that a log tells of, those too whose time is over. Whoever takes a player's part for good
    has none of his."""
    found: dict[str, list[Deputy]] = {}
    given = {one.n: one.player for one in substitutes}
    for entry in entries_of(entries, DeputyEntry, SubstituteEntry):
        if entry.n in given:
            own = found.get(given[entry.n], [])
            own[:] = [replace(one, until=one.since) for one in own]
        elif isinstance(entry, DeputyEntry) and not entry.asks:
            own = found.setdefault(entry.player, [])
            own[:] = _appointed(own, entry) if entry.name else _ended(own, utc_of(entry))
    return tuple(one for own in found.values() for one in own)


def utc_of(entry: DeputyEntry) -> datetime:
    """When an entry was made."""
    return utc(datetime.fromisoformat(entry.at))


def period(entry: DeputyEntry) -> tuple[datetime, datetime]:
    """When the days of an entry begin and end."""
    zone = _zone(entry.zone)
    first, last = date.fromisoformat(entry.first), date.fromisoformat(entry.last)
    return utc(midnight(first, zone)), utc(midnight(last + timedelta(days=1), zone))


def _zone(name: str) -> ZoneInfo:
    from zoneinfo import ZoneInfo

    return ZoneInfo(name)


def _ended(own: Sequence[Deputy], at: datetime) -> list[Deputy]:
    """Deputies of whom none holds any more from some time on."""
    return [replace(one, until=max(min(one.until, at), one.since)) for one in own]


def _appointed(own: Sequence[Deputy], entry: DeputyEntry) -> list[Deputy]:
    """Deputies with another one. He replaces those whose days overlap with his; who was it already stays the
    same."""
    (since, until), at = period(entry), utc_of(entry)
    number = 1 + max((one.number for one in own), default=0)
    rest: list[Deputy] = []
    for one in own:
        overlaps = one.since < until and since < one.until and one.until > at
        if overlaps and one.address.lower() == entry.address.lower():
            number, since = one.number, one.since if one.since <= at else since
            continue
        rest.append(replace(one, until=max(min(one.until, since), at, one.since)) if overlaps else one)
    new = Deputy(entry.player, number, entry.name, entry.address, since, until, entry.zone, entry.told)
    return sorted([*rest, new], key=lambda one: one.number)


def asked_for(entries: Sequence[Entry]) -> Mapping[str, DeputyEntry]:
    """The deputies that players asked for and the moderator has not decided about, by player."""
    found: dict[str, DeputyEntry] = {}
    for entry in entries_of(entries, DeputyEntry):
        found.pop(entry.player, None)
        if entry.asks and entry.name:
            found[entry.player] = entry
    return found


def holding(deputies: Iterable[Deputy], at: datetime, player: str | None = None) -> tuple[Deputy, ...]:
    """The deputies who may order at an instant, of one player or of all."""
    return tuple(one for one in deputies if one.holds(utc(at)) and player in (None, one.player))


def days_given(deputies: Iterable[Deputy], player: str) -> int:
    """On how many days in all a player has, had or will have a deputy."""
    spans = (one.days for one in deputies if one.player == player and one.until > one.since)
    return sum((last - first).days + 1 for first, last in spans)
