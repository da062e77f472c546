"""Who owes the moderator what: the open questions with since when, until when, and the letters on file."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Any

from pbem.deadlines.wall_clock import utc
from pbem.desk.look.status import dry
from pbem.desk.turns.carry_out import Played
from pbem.engine.questions import Question
from pbem.game import access, state
from pbem.game.clock import WANTED
from pbem.game.folder import games_in
from pbem.game.state import State
from pbem.game.troubles import EXPLAINED
from pbem.orders.judging.stage import stage_turn

Times = tuple[datetime | None, datetime | None]
"""Since when and until when, as far as known."""


@dataclass(frozen=True)
class Owed:
    """An open question: of whom, what `wants` says, since when and until when as far as the game has
    deadlines (`late` once that has passed), the nation's letters on file as `letters` gives them, and what
    is wrong with them."""

    number: int
    nation: str
    player: str
    wants: str
    since: datetime | None
    until: datetime | None
    late: bool
    letters: dict[str, tuple[int, ...]]
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Standing:
    """A game as the moderator sees it in a list; `now` is None if it cannot be read, `trouble` says why."""

    name: str
    path: Path
    now: State | None
    owed: tuple[Owed, ...] = ()
    ready: bool = False
    trouble: str = ""


def owed(now: State, played: Played, when: datetime) -> tuple[Owed, ...]:
    """What is open once the orders on file have been played."""
    known = {(one.nation, one.kind): (one.at, found.at) for one, found in now.deadlines}
    return tuple(
        _owed(now, played, question, known.get((question.nation, question.kind), (None, None)), when)
        for question in played.waiting
    )


def _owed(now: State, played: Played, question: Question, times: Times, when: datetime) -> Owed:
    nation, nothing_more = question.nation, not played.steps
    since, until = times if nothing_more else (None, None)
    return Owed(
        number=question.number,
        nation=nation,
        player=played.game.player_of(nation),
        wants=WANTED[question.kind],
        since=since,
        until=until,
        late=until is not None and utc(until) <= utc(when),
        letters=letters(now, nation) if nothing_more else {},
        problems=tuple(str(fault) for fault in played.faults.get(nation, ())),
    )


def letters(now: State, nation: str) -> dict[str, tuple[int, ...]]:
    """The numbers of the letters that hold her orders for the next stage, her plans, and what she said holds
    until changed; of each only if there are any. Of a sealed game only for who may see them."""
    if not access.may_see(now, now.game.player_of(nation)):
        return {}
    filed, turn = now.filed[nation], stage_turn(now.game, nation)
    set_up = () if nation in now.game.hands else filed.set_up
    kept = {
        "orders": (*set_up, *filed.for_stage(turn)),
        "plans": filed.plans_from(turn),
        "standing": filed.standing,
    }
    numbers = {kind: {one.letter for one in found if one.letter} for kind, found in kept.items()}
    return {kind: tuple(sorted(found)) for kind, found in numbers.items() if found}


def facts(owing: Owed) -> dict[str, Any]:
    """An open question for programs."""
    return {
        **vars(owing),
        "since": str(owing.since or ""),
        "until": str(owing.until or ""),
        "problems": list(owing.problems),
    }


def zone(now: State | None) -> tzinfo | None:
    """The clocks by which a game's times are told; None if it has no deadlines."""
    return now.timing.zone if now and now.timing else None


# -------------------------------------------------------------------------------------- many games


def games(paths: tuple[Path, ...], when: datetime) -> tuple[Standing, ...]:
    """Every game of these folders, and of those that hold games, in their order."""
    found = (game for path in paths for game in games_in(path).values() or (path,))
    return tuple(_standing(path, when) for path in dict.fromkeys(found))


def _standing(path: Path, when: datetime) -> Standing:
    """A game that cannot be read is told as such, and keeps no other from being shown."""
    try:
        now = state.load(path)
        played = dry(now)
    except EXPLAINED as error:
        return Standing(path.resolve().name, path, None, trouble=str(error))
    return Standing(now.name, path, now, owed(now, played, when), bool(played.steps))
