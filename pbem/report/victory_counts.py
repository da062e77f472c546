"""How near each nation was to victory at the end of a turn, before its Card of Fate (rules 2, 12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pbem.engine import victory
from pbem.engine.conquest import may_conquer
from pbem.engine.events import Event, TurnEnded
from pbem.engine.fate_events import Eased, NationQuit, ObjectivesGivenUp
from pbem.engine.model import AFTER_FATE, FATE, TURN_END, Game
from pbem.report.fate_records import VictoryCount
from pbem.report.record import Record


def victory_counts(record: Record) -> tuple[VictoryCount, ...]:
    """The count of every nation that could win; empty unless the turn is over and the next has not begun."""
    if record.game.phase not in (TURN_END, FATE, AFTER_FATE):
        return ()
    then = record.game
    for event in _since_the_stages(record):
        then = _before(then, event)
    nations = (name for name in then.rules.order if name not in then.quit and may_conquer(then, name))
    return tuple(_count(then, name) for name in nations)


def _since_the_stages(record: Record) -> Iterator[Event]:
    """The events since the turn's last action stage, the latest first."""
    for happened in reversed(record.history):
        if isinstance(happened.event, TurnEnded):
            return
        yield happened.event


def _before(game: Game, event: Event) -> Game:
    """The game as it was before an event, as far as victory depends on it."""
    if isinstance(event, NationQuit):
        return replace(game, quit=game.quit - {event.nation}, conquered=game.conquered.union(event.lost))
    if isinstance(event, ObjectivesGivenUp):
        return replace(game, conquered=game.conquered.union(event.cities))
    if isinstance(event, Eased):
        return replace(game, eased=game.eased - {event.nation})
    return game


def _count(game: Game, nation: str) -> VictoryCount:
    wanted = victory.objectives_needed(game, nation)
    held = sum(city in game.conquered for city in wanted)
    return VictoryCount(nation, held, victory.count_needed(game, nation), victory.lacks_saxony(game, nation))
