"""Positions carried on, and what letters say of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pbem.data.position import read_position
from pbem.engine.apply import apply
from pbem.engine.events import Event
from pbem.engine.model import Game
from pbem.engine.questions import Answer, Verdict
from pbem.engine.sequence import decide, settle
from pbem.report.record import LoggedEvent, Record
from pbem.report.view import view
from support.letters.report_letters import letters_of


def carried_on(document: Mapping[str, Any], *answers: Answer) -> Record:
    """What became of a position with these answers, as far as nobody else has to decide."""
    game, history = _settled(read_position(document, "told"), ())
    for answer in answers:
        ruling = decide(game, answer)
        assert not isinstance(ruling, Verdict), (answer, ruling)
        game, history = _settled(*_happened(game, history, ruling))
    return Record("told", game, history, "0" * 64)


def _settled(game: Game, history: tuple[LoggedEvent, ...]) -> tuple[Game, tuple[LoggedEvent, ...]]:
    events, _ = settle(game)
    return _happened(game, history, events)


def _happened(
    game: Game, history: tuple[LoggedEvent, ...], events: tuple[Event, ...]
) -> tuple[Game, tuple[LoggedEvent, ...]]:
    for event in events:
        history = (*history, LoggedEvent(len(history) + 1, game.turn, game.nation, "rules", event))
        game = apply(game, event)
    return game, history


def summary(record: Record, turn: int) -> str:
    """The public summary of a turn, in one line."""
    return _one_line(letters_of(view(record, None, turn))["summary"])


def report(record: Record, player: str) -> str:
    """What a player is told of the turn being played, in one line."""
    return _one_line(letters_of(view(record, player, record.game.turn))["report"])


def _one_line(text: str) -> str:
    return " ".join(text.split())
