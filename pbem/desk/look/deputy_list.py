"""Who stands in for whom, as the moderator is shown it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from pbem.deadlines.wall_clock import days_words, utc
from pbem.game.entries import DeputyEntry
from pbem.game.pace.deputies import Deputy, asked_for
from pbem.game.state import State


def deputy_rows(now: State, when: datetime) -> list[dict[str, Any]]:
    """The deputies that hold or are to come, then those asked for: the player, the deputy's `name` and
    `address`, the `first` and the `last` day as dates, whether he `plays` now, and whether he is only `asked`
    for."""
    held = (one for one in now.deputies if one.until > utc(when))
    rows = [_row(one.player, one, *one.days, plays=one.holds(utc(when))) for one in held]
    for player, one in asked_for(now.log.entries).items():
        first, last = date.fromisoformat(one.first), date.fromisoformat(one.last)
        rows.append(_row(player, one, first, last, asked=True))
    return rows


def _row(
    player: str,
    one: Deputy | DeputyEntry,
    first: date,
    last: date,
    *,
    plays: bool = False,
    asked: bool = False,
) -> dict[str, Any]:
    days = {"first": first.isoformat(), "last": last.isoformat()}
    return {
        "player": player,
        "name": one.name,
        "address": one.address,
        **days,
        "plays": plays,
        "asked": asked,
    }


def deputy_lines(now: State, when: datetime) -> list[str]:
    """The same, each in a line."""
    return [_line(row) for row in deputy_rows(now, when)]


def _line(row: Mapping[str, Any]) -> str:
    days = days_words(date.fromisoformat(row["first"]), date.fromisoformat(row["last"]))
    who = f"{row['name']}, {row['address']}, {days}"
    if row["asked"]:
        return f"{row['player']} asks for {who}: --approve or --off"
    return f"{row['player']}: {who}{' (plays now)' if row['plays'] else ''}"
