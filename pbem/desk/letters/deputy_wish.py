"""The line `deputy` of a letter: somebody is to play for its writer for a time, within what is allowed."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING

from pbem.deadlines.settings import APPROVED, NEVER_DEPUTIES, DeputyLimits
from pbem.deadlines.wall_clock import days_words, utc
from pbem.desk.letters.wish import Wishes
from pbem.engine.phrase import Typed, phrase, phrases
from pbem.game.entries import DeputyEntry
from pbem.game.errors import FolderError
from pbem.game.pace.deputies import asked_for, days_given, deputies_of
from pbem.game.players import address_of
from pbem.game.state import State
from pbem.orders.grammar.person.deputy import DeputyLine
from pbem.orders.grammar.person.presence import in_year

if TYPE_CHECKING:
    from zoneinfo import ZoneInfo

NO_ZONE = "UTC"
"""Where the days of a game without deadlines begin."""


def deputy_wish(now: State, line: DeputyLine, player: str, when: datetime) -> Wishes:
    """A deputy named or asked for, or what is to come of one taken back."""
    limits = limits_of(now)
    if not line.name:
        return _off(now, player, limits, when)
    if limits.allow == NEVER_DEPUTIES:
        return _refused(phrase("in this game letters name no deputies; ask the moderator"))
    today = utc(when).astimezone(zone_of(now)).date()
    first = in_year(line.first, today)
    last = in_year(line.last, first)
    try:
        address = address_of(player, line.address)
    except FolderError:
        return _refused(
            phrase("{address} is no address that mail can be sent to", address=Typed(line.address))
        )
    entry = DeputyEntry(
        at=utc(when).isoformat(),
        player=player,
        name=line.name,
        address=address,
        first=first.isoformat(),
        last=last.isoformat(),
        zone=str(zone_of(now)),
        asks=limits.allow == APPROVED,
        told=tells_all(now),
        letter=1 + len(now.rows_ever),
    )
    problem = _problem(now, entry, today, limits)
    return _refused(problem) if problem else Wishes((entry,), _confirmed(now, entry, limits))


def limits_of(now: State) -> DeputyLimits:
    """What players may do about deputies by letter."""
    return now.timing.deputies if now.timing else DeputyLimits()


def tells_all(now: State) -> bool:
    """Whether all are told of deputies: of a sealed game always, since its moderator may play himself."""
    return now.log.sealed is not None or limits_of(now).tell == "all"


def zone_of(now: State) -> ZoneInfo:
    """The time zone in which days begin."""
    from zoneinfo import ZoneInfo

    return now.timing.zone if now.timing else ZoneInfo(NO_ZONE)


def _problem(now: State, entry: DeputyEntry, today: date, limits: DeputyLimits) -> str:
    """Why a letter cannot name this deputy; nothing if it can."""
    if entry.last < entry.first or entry.first < today.isoformat():
        return phrase("the last day is before the first, or the first is over")
    if entry.address.lower() == (now.addresses.get(entry.player) or "").lower():
        return phrase("that address is your own")
    taken = _days_with(now, entry)
    if taken > limits.days:
        return phrase(
            "that would be {taken} days in this game, and the settings allow {most}; ask the moderator",
            taken=taken,
            most=limits.days,
        )
    return ""


def _days_with(now: State, entry: DeputyEntry) -> int:
    """On how many days somebody plays for the player if this entry is the last of the log."""
    after = deputies_of([*now.log.entries, replace(entry, asks=False)], now.substitutes)
    return days_given(after, entry.player)


def _confirmed(now: State, entry: DeputyEntry, limits: DeputyLimits) -> tuple[str, ...]:
    days = days_words(date.fromisoformat(entry.first), date.fromisoformat(entry.last))
    who = {"name": Typed(entry.name), "address": Typed(entry.address), "days": days}
    if entry.asks:
        return (
            phrase(
                "The moderator is asked whether {name} ({address}) may play for you: {days}. Until he agrees "
                "nothing changes.",
                **who,
            ),
        )
    left = limits.days - _days_with(now, entry)
    return (
        phrase("{name} ({address}) plays for you too: {days}. To end that write: deputy off", **who),
        phrase(
            "Your deputy gets what you get, and reads all that you may know. You may go on ordering: of both "
            "your letters the one that was sent later counts."
        ),
        phrases(
            "You may have a deputy on {n} more day in this game.",
            "You may have a deputy on {n} more days in this game.",
            left,
        ),
    )


def _off(now: State, player: str, limits: DeputyLimits, when: datetime) -> Wishes:
    """What is to come of a player's deputies is taken back, and what he asked for."""
    to_come = [one for one in now.deputies if one.player == player and one.until > utc(when)]
    if not to_come and player not in asked_for(now.log.entries):
        return Wishes(refused=(phrase("You have no deputy, and none is to come."),))
    entry = DeputyEntry(
        at=utc(when).isoformat(),
        player=player,
        told=bool(to_come) and tells_all(now),
        letter=1 + len(now.rows_ever),
    )
    return Wishes((entry,), (phrase("{player} has no deputy any more.", player=player),))


def _refused(why: str) -> Wishes:
    return Wishes(refused=(phrase("Your deputy is not noted: {why}.", why=why),))
