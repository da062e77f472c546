"""Who was late in a game, and how often."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import Any

from pbem.game.entries import AskedEntry, Entry, LateEntry, LetterEntry, StepEntry
from pbem.game.pace.lateness import extended
from pbem.game.state import State
from pbem.records import dataclass


@dataclass
class LatePlayer:
    """How often a player was late. What was undone counts too: it was so."""

    player: str
    asked: int = 0
    """How many answers he was asked for, with a deadline."""
    late: int = 0
    """How many did not come in time."""
    decided: int = 0
    """How many of these never came: a default or a program answered."""
    minutes_given: int = 0
    """How much more time he was given."""


def late_players(now: State) -> tuple[LatePlayer, ...]:
    """Every player of a game."""
    rows = {player: LatePlayer(player) for player in now.game.roles}
    open_now: dict[str, str] = {}
    programs: set[int] = set()
    for entry in now.log.entries:
        _count(rows, open_now, programs, entry)
    for player, row in rows.items():
        row.minutes_given = int(extended(now.log.entries, player).total_seconds() // 60)
    return tuple(rows.values())


def _count(rows: dict[str, LatePlayer], open_now: dict[str, str], programs: set[int], entry: Entry) -> None:
    """Count an entry. `open_now` are the late players whose answers are still out, by nation; `programs` the
    letters that programs wrote."""
    if isinstance(entry, AskedEntry):
        for question in entry.questions:
            rows[question.player].asked += 1
            open_now.pop(question.nation, None)
    if isinstance(entry, LateEntry):
        for one in entry.missed:
            rows[one.player].late += 1
            open_now[one.nation] = one.player
    if isinstance(entry, LetterEntry) and entry.at is None:
        programs.add(entry.letter)
    if isinstance(entry, StepEntry) and entry.answer and entry.answer.nation in open_now:
        rows[open_now.pop(entry.answer.nation)].decided += _without_him(entry.source, programs)


def _without_him(source: str, programs: set[int]) -> bool:
    """Whether an answer came from a default or from a program."""
    return source == "deadline" or any(source.startswith(f"letter {number},") for number in programs)


def guard_words(now: State, when: datetime) -> str:
    """What the guard against mass silence asks the moderator; empty if it holds nothing back."""
    if now.timing is None:
        return ""
    from pbem.desk.turns import guard
    from pbem.desk.turns.late import late_now

    found = guard.silence(now, late_now(now, when))
    if found is None or not found.is_mass(now.timing.guard):
        return ""
    return f"{guard.silence_words(now, found)}."


def late_facts(now: State, when: datetime) -> dict[str, Any]:
    """The same for programs."""
    return {
        "game": now.name,
        "players": [asdict(one) for one in late_players(now)],
        "guard": guard_words(now, when) or None,
    }
