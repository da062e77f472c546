"""`pbem status` in words: one game in full, or a table of several."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from pbem.cli.tables import Cell, columns, table
from pbem.desk.look import owed as look_owed
from pbem.desk.look import status
from pbem.desk.look.owed import Owed, Standing
from pbem.desk.turns.carry_out import Played
from pbem.game.state import State

Zone = Any

NATIONS = ("nation", "player", "troops", "cards", "objectives", "on file")
OWED = ("owes", "player", "what", "since", "until", "on file")
GAMES = ("game", "turn", "stage", "waits for", "what", "since", "until", "on file")


def one_game(now: State, played: Played, when: datetime) -> Iterator[str]:
    """The lines that tell of one game."""
    active = f", {now.game.nation}" if now.game.nation else ""
    yield f"{now.name}: turn {now.game.turn}{active}, {now.game.phase}."
    yield ""
    yield from table(NATIONS, (_nation(now, row) for row in status.table(now)), columns(), right=(2, 3, 4))
    yield ""
    if played.steps:
        yield status.ahead(now, played).rstrip("\n")
    yield from _owed(now, played, when)
    reasons = status.deadline_words(now)
    if reasons:
        yield ""
        yield reasons.rstrip("\n")
    if blocked := status.blocked_words(now.game):
        yield ""
        yield blocked.rstrip("\n")


def _nation(now: State, row: dict[str, Any]) -> list[Cell]:
    filed = Cell(_letters(look_owed.letters(now, row["nation"])), "green" if row["orders"] else "")
    plain = [str(row[key]) for key in ("nation", "player", "troops", "cards", "objectives")]
    return [*map(Cell, plain), filed]


def _owed(now: State, played: Played, when: datetime) -> Iterator[str]:
    """Whom the game waits for, and what is wrong with what they have sent."""
    rows = look_owed.owed(now, played, when)
    if not rows:
        yield status.words(played).rstrip("\n")
        return
    zone = look_owed.zone(now)
    yield f"The game waits for{_by(zone)}:"
    yield from table(OWED, (_row(one, zone) for one in rows), columns())
    for one in rows:
        yield from (f"  {one.nation}: {problem}" for problem in one.problems)


def _by(zone: Zone) -> str:
    return f" (times by the clocks of {zone})" if zone else ""


def _row(one: Owed, zone: Zone) -> list[Cell]:
    since, until = _time(one.since, zone), _time(one.until, zone)
    ending = Cell(f"{until} OVERDUE", "red") if one.late else Cell(until)
    who = (Cell(one.nation, "yellow"), Cell(one.player), Cell(one.wants))
    return [*who, Cell(since), ending, Cell(_letters(one.letters))]


def _time(at: datetime | None, zone: Zone) -> str:
    return f"{at.astimezone(zone):%a %Y-%m-%d %H:%M}" if at else ""


def _letters(found: Mapping[str, Sequence[int]]) -> str:
    """`orders: letter 5; standing: letter 2`"""
    return "; ".join(
        f"{kind}: {'letter' if len(numbers) == 1 else 'letters'} {', '.join(map(str, numbers))}"
        for kind, numbers in found.items()
    )


# -------------------------------------------------------------------------------------- many games


def many_games(found: Sequence[Standing]) -> Iterator[str]:
    """A table of games, a line for each question that is open in one."""
    yield from table(GAMES, (row for one in found for row in _rows(one)), columns(), right=(1,))
    for one in found:
        if one.ready:
            yield f"{one.name}: the orders on file carry it on; pbem resolve {one.path} does it."
        if one.trouble:
            yield f"{one.name}: {one.trouble}"


def _rows(one: Standing) -> Iterator[list[Cell]]:
    if one.now is None:
        yield [*map(Cell, (one.name, "", "", "")), Cell("cannot be read", "red"), *map(Cell, ("", "", ""))]
        return
    game, zone = one.now.game, look_owed.zone(one.now)
    head = [Cell(one.name), Cell(str(game.turn)), Cell(game.nation or game.phase)]
    if not one.owed:
        yield [*head, Cell("nobody"), Cell("the game is over"), Cell(""), Cell(""), Cell("")]
    for number, owed in enumerate(one.owed):
        nation, player, *rest = _row(owed, zone)
        yield [*(head if number == 0 else [Cell(one.name), Cell(""), Cell("")]), _who(nation, player), *rest]


def _who(nation: Cell, player: Cell) -> Cell:
    return Cell(f"{nation.text} ({player.text})", nation.colour)


def facts(now: State, played: Played, when: datetime) -> dict[str, Any]:
    """One game for programs."""
    game = now.game
    return {
        "game": now.name,
        "turn": game.turn,
        "phase": game.phase,
        "nation": game.nation,
        "waiting": status.facts(played),
        "owed": [look_owed.facts(one) for one in look_owed.owed(now, played, when)],
        "nations": status.table(now),
        "deadlines": status.deadline_facts(now),
        "blocked": status.blocked_facts(game),
    }


def listed(one: Standing, when: datetime) -> dict[str, Any]:
    """One of several games for programs; of one that cannot be read, why."""
    if one.now is None:
        return {"game": one.name, "path": str(one.path), "trouble": one.trouble}
    return {"path": str(one.path), **facts(one.now, status.dry(one.now), when)}
