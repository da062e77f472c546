"""Games of every scenario, with and without the expert options: all formats agree, JSON fits its schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from pbem.bots.bot_game import play_game
from pbem.bots.bots import BOTS
from pbem.data.rules import rules_for, scenarios
from pbem.engine import cards
from pbem.engine.events import Event
from pbem.engine.model import Game
from pbem.report import facts
from pbem.report.record import LoggedEvent, Record
from pbem.report.view import view
from support.bot_games import Play, played
from support.format_readers import assert_agree, schema_errors
from support.letters.report_letters import documents_of


def assert_letters(record: Record, turn: int) -> None:
    for player in (None, *record.game.roles):
        shown = view(record, player, turn)
        assert schema_errors(json.loads(facts.as_json(shown))) == []
        for document in documents_of(shown).values():
            assert_agree(document)


@pytest.mark.parametrize("expert", [False, True], ids=["printed", "expert"])
@pytest.mark.parametrize("scenario", scenarios())
def test_games_at_random(scenario: str, expert: bool) -> None:
    options = rules_for(scenario).options if expert else ()
    found = list(islice(played(Play(7, rules_for(scenario), options), 2, 80), 40))
    for record in (found[0], found[len(found) // 2], found[-1]):
        assert_letters(record, max(0, record.game.turn - 1))


def bot_game(scenario: str) -> Iterator[Record]:
    """A game between sensible bots, at the end of every fourth turn."""
    history: list[LoggedEvent] = []
    ended: list[Record] = []

    def watch(before: Game, event: Event, after: Game) -> None:
        history.append(LoggedEvent(len(history) + 1, before.turn, before.nation, "rules", event))
        if type(event).__name__ in ("TurnEnded", "GameEnded") and before.turn % 4 == 0:
            seed = cards.commitment(after.chance.seed)
            ended.append(Record("bots", after, tuple(history), seed))

    bots = {player: BOTS["sensible"](player) for player in rules_for(scenario).players}
    play_game(scenario, "formats", rules_for(scenario).options, bots, turns=9, watch=watch)
    yield from ended


@pytest.mark.slow
@pytest.mark.parametrize("scenario", scenarios())
def test_games_of_bots(scenario: str) -> None:
    found = list(bot_game(scenario))
    assert found
    for record in found:
        assert_letters(record, record.game.turn)
