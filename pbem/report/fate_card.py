"""The Cards of Fate as views show them: the one read last, the one that holds through a turn (rule 11)."""

from __future__ import annotations

from pbem.engine.events import Event
from pbem.engine.fate_events import FateRead, FateUsed, NationQuit, Retired
from pbem.engine.model import AFTER_FATE, FATE, OVER, Game
from pbem.report.fate_records import FateShown
from pbem.report.places import fate_shown
from pbem.report.record import Record
from pbem.report.visible_event import by_turn

READ = (FATE, AFTER_FATE, OVER)
"""The phases in which this turn's card has been read, or none will be."""


def last_read(game: Game) -> FateShown | None:
    """The card that was read last."""
    if game.fate.card is None:
        return None
    gone = (*game.quit, *game.retired)
    return fate_shown(game.rules, game.fate.card, game.fate.suit, gone, used=game.fate.used)


def next_turn(game: Game) -> FateShown | None:
    """The card that holds through the turn to come; None while that one is not yet read."""
    return _lasting(last_read(game)) if game.phase in READ[:2] else None


def this_turn(record: Record, told: int | None) -> FateShown | None:
    """The card that holds through a turn, or held: the position tells, or the story if the turn is over."""
    game = record.game
    turn = game.turn if told is None else told
    if turn == game.turn and game.phase not in READ:
        return _lasting(last_read(game))
    events = [(number, happened.event) for number, happened in by_turn(record.history)]
    read = [event for number, event in events if number == turn - 1 and isinstance(event, FateRead)]
    if not read:
        return None
    used = any(number == turn and isinstance(event, FateUsed) for number, event in events)
    later = {_leaver(event) for number, event in events if number >= turn}
    gone = {*game.quit, *game.retired} - later
    return _lasting(fate_shown(game.rules, read[-1].card, read[-1].suit, gone, used=used))


def _leaver(event: Event) -> str:
    """The nation or general that leaves the war by an event."""
    if isinstance(event, Retired):
        return event.general
    return event.nation if isinstance(event, NationQuit) else ""


def _lasting(shown: FateShown | None) -> FateShown | None:
    return shown if shown and shown.when == "next" else None
