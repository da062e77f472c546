"""`pbem deputy`: somebody plays for a player for some days, and then no more."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

from pbem.deadlines.wall_clock import utc
from pbem.desk.letters.deputy_wish import tells_all, zone_of
from pbem.desk.out.reports import change_and_report
from pbem.game.change import Change
from pbem.game.entries import DeputyEntry
from pbem.game.errors import FolderError
from pbem.game.pace.deputies import asked_for
from pbem.game.players import address_of, player_named
from pbem.game.state import State


def appoint(
    path: Path, player: str, name: str, address: str, first: date, last: date, when: datetime
) -> State:
    """Let somebody play for a player from one day to another, both included. The limits for letters do not
    hold here. Raises FolderError if there is no such player, no mail can be sent to the address, or the days
    are in the wrong order."""
    with change_and_report(path) as change:
        part, zone = player_named(change.now.game, player), zone_of(change.now)
        if last < first:
            raise FolderError(f"the last day, {last}, is before the first, {first}.")
        entry = DeputyEntry(
            at=utc(when).isoformat(),
            player=part,
            name=" ".join(name.split()),
            address=address_of(part, address),
            first=first.isoformat(),
            last=last.isoformat(),
            zone=str(zone),
            told=tells_all(change.now),
        )
        change.log.add(entry)
    return change.after


def approve(path: Path, player: str, when: datetime) -> State:
    """Agree to the deputy that a player asked for. Raises FolderError if he asked for none."""
    with change_and_report(path) as change:
        asked = _asked(change, player)
        entry = DeputyEntry(
            at=utc(when).isoformat(),
            player=asked.player,
            name=asked.name,
            address=asked.address,
            first=asked.first,
            last=asked.last,
            zone=asked.zone,
            told=tells_all(change.now),
        )
        change.log.add(entry)
    return change.after


def _asked(change: Change, player: str) -> DeputyEntry:
    part = player_named(change.now.game, player)
    asked = asked_for(change.log.entries).get(part)
    if asked is None:
        raise FolderError(f"{part} asks for no deputy.")
    return asked


def end(path: Path, player: str, when: datetime) -> State:
    """Do not agree to the deputy that a player asked for; if he asked for none take back what is to come of
    his deputies. Raises FolderError if that is nothing."""
    with change_and_report(path) as change:
        part = player_named(change.now.game, player)
        to_come = any(one.player == part and one.until > utc(when) for one in change.now.deputies)
        asks = part in asked_for(change.log.entries)
        if not to_come and not asks:
            raise FolderError(f"{part} has no deputy, and none is to come.")
        told = not asks and tells_all(change.now)
        change.log.add(DeputyEntry(at=utc(when).isoformat(), player=part, asks=asks, told=told))
    return change.after
