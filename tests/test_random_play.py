"""Whole games of all scenarios and options by random bots, through order text: nothing is lost or made up, no
position is a dead end, every log can be played again, and nobody sees another's secrets.

`make slow` plays many more of them.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations

import pytest

from pbem.bots.bot_game import NAME, BotGame
from pbem.bots.bots import BOTS
from pbem.data import position
from pbem.data.rules import rules_for, scenarios
from pbem.engine import cards as rule_3
from pbem.engine import events as e
from pbem.engine import fate_events as f
from pbem.engine import questions as q
from pbem.engine.apply import apply
from pbem.engine.model import MOST_STACKED, MOST_TROOPS, OVER, Card, Game
from pbem.engine.sequence import decide, default, legal, questions
from pbem.engine.start import new_game
from pbem.game import codec
from pbem.report.record import LoggedEvent, Record
from pbem.report.view import view
from support.other_secrets import with_other_secrets

LONGEST = 60
"""A game has 18 Cards of Fate from turn 6 on, so it is over long before this turn."""


# ------------------------------------------------------------------------------ what holds after any event


def check_pieces(game: Game) -> None:
    """Each stands in one place, with at most two of its nation beside it, or off the map. Which of them stand
    in a city, carried along from event to event, is what can be worked out anew."""
    assert game.at == replace(game).at
    generals = {name for name in game.where if name in game.rules.generals}
    assert generals == set(game.troops) and game.face_down <= generals
    assert not game.retired & game.where.keys()
    for city, pieces in game.at.items():
        assert len({game.rules.nation_of[piece] for piece in pieces}) == 1, game.rules.board.cities[city]
        stack = game.generals_at(city)
        assert len(pieces) == 1 or (len(stack) == len(pieces) <= MOST_STACKED), pieces
    assert not any(game.rules.nation_of[piece] in game.quit for piece in game.where)


def check_troops(before: Game, event: e.Event, game: Game) -> None:
    """1 to 8 each, never more than a nation began with, and their sum changes only as the event says."""
    assert all(1 <= troops <= MOST_TROOPS for troops in game.troops.values())
    for nation in game.rules.order:
        assert game.total(nation) <= game.rules.nations[nation].troops
        change = game.total(nation) - before.total(nation)
        assert change == (troops_gained(event, before) if owner(event) == nation else 0), event


def owner(event: e.Event) -> str | None:
    nation: str | None = getattr(event, "nation", None)
    return nation


def troops_gained(event: e.Event, before: Game) -> int:
    match event:
        case e.SetUp():
            return before.rules.nations[event.nation].troops
        case e.Recruited():
            return event.count
        case e.TroopsLost():
            return -event.count
        case f.TroopsChanged():
            return event.change
        case f.Retired():
            return -event.lost
        case f.NationQuit():
            return -before.total(event.nation) if event.nation in before.rules.nations else 0
    return 0


def check_cards(game: Game) -> None:
    """Every card of every opened deck is in a hand, in the draw deck, on a pile or set aside face up."""
    chance, aside = game.chance, game.offensive.card if game.offensive else None
    found = Counter(chance.draw)
    for held in (*chance.piles, *game.hands.values(), (aside,) if aside else ()):
        found.update(held)
    assert found == box(chance.opened)


@cache
def box(decks: int) -> Counter[Card]:
    return Counter(card for number in range(1, decks + 1) for card in rule_3.deck(number))


# ------------------------------------------------------------------------------------------ a game watched


@dataclass
class Watched(BotGame):
    """A game of which every event and every question is looked at, some positions closely."""

    history: list[LoggedEvent] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    closely: int = 40
    asks: int = 0

    def seen(self, before: Game, event: e.Event, game: Game) -> None:
        check_troops(before, event, game)
        if game.chance is not before.chance or game.hands is not before.hands:
            check_cards(game)
        number = len(self.history) + 1
        self.history.append(LoggedEvent(number, game.turn, game.nation, "rules", event))

    def _happen(self, answer: q.Answer | None, events: tuple[e.Event, ...]) -> None:
        """A captured train leaves an event later than its captor comes, so pieces are looked at here."""
        super()._happen(answer, events)
        check_pieces(self.game)

    def ask(self) -> None:
        assert self.game.turn < LONGEST
        for question in questions(self.game):
            self.kinds[question.kind] += 1
            check_default(self.game, question)
        self.asks += 1
        if self.asks % self.closely == 0:
            check_position(self.game)
            self.check_secrets()
        super().ask()

    def check_secrets(self) -> None:
        """Another hand, other troops and another deck of one player change nothing that others see."""
        record = Record(NAME, self.game, tuple(self.history), "")
        players = [player for player, nations in self.game.roles.items() if nations]
        hider = players[self.asks // self.closely % len(players)]
        other = with_other_secrets(record, hider, random.Random(self.asks))
        for player in (None, *players):
            if player != hider:
                turn = self.game.turn
                assert view(record, player, turn) == view(other, player, turn), (hider, player)


def check_default(game: Game, question: q.Question) -> None:
    answer = default(game, question)
    assert not isinstance(decide(game, answer), q.Verdict), (question, answer)
    assert question.kind == q.MOVE or answer in legal(game, question)


def check_position(game: Game) -> None:
    document = position.write_position(game)
    assert position.read_position(json.loads(json.dumps(document))) == game


def watched(scenario: str, options: tuple[str, ...], seed: str, kind: str = "random") -> Watched:
    rules = rules_for(scenario)
    bots = {player: BOTS[kind](f"{seed}|{player}") for player in rules.players}
    table = Watched(new_game(rules, seed, options), bots)
    table.watch = table.seen
    table.settle()
    while table.game.phase != OVER:
        table.ask()
    check_position(table.game)
    check_log(table, seed, options)
    return table


def check_log(table: Watched, seed: str, options: tuple[str, ...]) -> None:
    """What is written of a game gives the same game and the same bytes; the answers give the same events."""
    board = table.game.rules.board
    game = new_game(table.game.rules, seed, options)
    for step in table.steps:
        written = json.dumps([codec.write_event(event, board) for event in step.events])
        events = tuple(codec.read_event(one, board) for one in json.loads(written))
        assert json.dumps([codec.write_event(event, board) for event in events]) == written
        if step.answer:
            answer = codec.read_answer(codec.write_answer(step.answer, board), board)
            assert answer == step.answer and decide(game, answer) == events
        for event in events:
            game = apply(game, event)
    assert game == table.game


# ------------------------------------------------------------------------------------------------ the tests


def all_options() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every scenario with every set of its options."""
    for scenario in scenarios():
        options = rules_for(scenario).options
        for size in range(len(options) + 1):
            yield from ((scenario, chosen) for chosen in combinations(options, size))


@pytest.mark.parametrize("scenario", scenarios())
def test_a_whole_game_with_all_options(scenario: str) -> None:
    table = watched(scenario, rules_for(scenario).options, f"all of {scenario}")
    assert table.game.winners
    assert {q.ALLOT, q.MOVE, q.PLAY} <= set(table.kinds)


def test_a_whole_game_by_sensible_bots() -> None:
    assert watched("theatre", (), "sense", "sensible").game.winners


@pytest.mark.slow
@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize(("scenario", "options"), list(all_options()))
def test_many_whole_games(scenario: str, options: tuple[str, ...], number: int) -> None:
    table = watched(scenario, options, f"{scenario} {number}", "sensible" if number == 9 else "random")
    assert table.game.winners


@pytest.mark.slow
def test_random_games_ask_nearly_everything_that_can_be_asked() -> None:
    """To step aside before Daun is asked so rarely that `test_bots` sees to it."""
    kinds: Counter[str] = Counter()
    for number in range(10):
        kinds += watched("standard", rules_for().options, f"kinds {number}").kinds
    usual = {q.ALLOT, q.DISCARD, q.OFFENSIVE, q.MOVE, q.ATTACK, q.PLAY, q.RETREAT, q.FATE}
    assert usual <= set(kinds) <= usual | {q.EVADE}
