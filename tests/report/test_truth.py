"""Every sentence of a story that states a number, a name or a consequence, held against the game.

A sentence is made of facts. Each fact that its template makes use of has to be checked by the claim of its
kind (`tests/support/truth`) against the position before the event and the one after it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from pbem.bots.bot_game import play_game
from pbem.bots.bots import BOTS
from pbem.data.rules import rules_for, scenarios
from pbem.engine import cards
from pbem.engine import questions as q
from pbem.engine.apply import apply
from pbem.engine.events import Event, TurnEnded
from pbem.engine.fate_events import FateSettled
from pbem.engine.model import FATE, OPTIONS, OVER, SECTOR_FATE, TURN_END, Card, Game, Rules, Stage
from pbem.engine.sequence import carry_on, decide, legal, questions
from pbem.report.record import Record
from pbem.report.view import view
from pbem.report.visible_event import EVENTS
from support.bot_games import PEOPLE, Play, QuietPlay, hasty
from support.positions.fate_positions import amid_the_war
from support.truth.standing_claims import check_end, check_questions, check_summary
from support.truth.witness import CLAIMS, Witness

LOOKS = 0.15
"""At how many of the questions the letters of all players are looked at."""


class WatchedPlay(Play):
    """A game at random, watched."""

    def __init__(self, seed: int, rules: Rules, options: tuple[str, ...]) -> None:
        self.witness = Witness()
        super().__init__(seed, rules, options)

    def _happen(self, events: tuple[Event, ...], source: str) -> None:
        for event in events:
            before, self.game = self.game, apply(self.game, event)
            self.witness.see(before, event, self.game, source)
            if isinstance(event, TurnEnded | FateSettled):
                look(self.game, self.witness)


class WatchedQuietPlay(WatchedPlay, QuietPlay):
    """The same without moves: from card to card."""


def look(game: Game, seen: Witness) -> None:
    """The letters of the public and of everybody who is asked."""
    record = Record("told", game, tuple(seen.history), cards.commitment(game.chance.seed), PEOPLE)
    summary = view(record, None, game.turn)
    check_summary(summary, game, seen)
    check_end(summary, game, seen)
    for player in {game.player_of(one.nation) for one in questions(game)}:
        check_questions(view(record, player, game.turn), game, seen)


def watched(play: WatchedPlay, turns: int) -> Counter[str]:
    """What was checked in a game until a turn."""
    often = random.Random(play.game.chance.seed)
    while play.game.phase != OVER and play.game.turn <= turns:
        play.step()
        if play.game.phase in (FATE, OVER) or often.random() < LOOKS:
            look(play.game, play.witness)
    return play.witness.checked


def test_every_kind_of_event_has_a_claim() -> None:
    assert set(EVENTS) - set(CLAIMS) == {"ClockSet"}, "which nobody is told"


@pytest.mark.parametrize("scenario", scenarios())
def test_wars_are_told_as_they_went(scenario: str) -> None:
    checked = watched(WatchedPlay(1, rules_for(scenario), rules_for(scenario).options), 3)
    assert checked["Moved"] and checked["Drawn"] and checked["how things stand"]


@pytest.mark.parametrize("scenario", scenarios())
def test_fate_is_told_as_it_was(scenario: str) -> None:
    checked = watched(WatchedQuietPlay(2, rules_for(scenario), rules_for(scenario).options), 99)
    assert (
        checked["FateRead"] > 5 and checked["NationQuit"] and checked["the end"] and checked["victory line"]
    )


def test_cards_amid_a_war_are_told_as_they_work() -> None:
    checked = watched(WatchedPlay(3, hasty(), OPTIONS), 4)
    assert checked["FateRead"] and checked["CombatEnded"] and checked["question: play"]


def about_to_read(card: str, suit: str) -> Game:
    """A war at the end of a turn, the card on top, the latest victor where its suit is read."""
    game = amid_the_war().game
    board = game.rules.board
    victor = next(name for name in game.troops if board.cities[game.where[name]].suit == suit)
    clock = (card, *(name for name in game.rules.clock.cards if name != card))
    fate = replace(game.fate, clock=clock, victor=victor, beaten=frozenset(["Hildburghausen"]))
    options = game.options | {SECTOR_FATE}
    return replace(game, turn=9, nation=None, phase=TURN_END, stage=Stage(), fate=fate, options=options)


def answered(game: Game, seen: Witness, last: bool) -> None:
    """Carry the game on until nobody is asked about the card; the first or the last answer is given."""
    while game.phase in (TURN_END, FATE):
        asked = questions(game)
        ruling = decide(game, legal(game, asked[0])[-1 if last else 0]) if asked else carry_on(game)
        assert not isinstance(ruling, q.Verdict)
        for event in ruling:
            before, game = game, apply(game, event)
            seen.see(before, event, game)


def test_every_card_of_fate_is_told_as_it_works() -> None:
    checked: Counter[str] = Counter()
    for card in rules_for().clock.cards.values():
        for suit in card.versions if not card.stroke else "S":
            for last in (False, True):
                seen = Witness()
                answered(about_to_read(card.name, suit), seen, last)
                checked += seen.checked
    assert all(checked[kind] for kind in ("TroopsChanged", "Sealed", "CardGiven", "CardReceived"))
    assert all(checked[kind] for kind in ("FateDeclined", "Displaced", "FacedDown", "nothing comes of it"))


# --------------------------------------------------------------------------- that it would be noticed


class LyingPlay(Play):
    """A game of whose events some are told with one fact changed: each has to be noticed."""

    def __init__(self, seed: int, rules: Rules, options: tuple[str, ...]) -> None:
        self.believed: Counter[str] = Counter()
        self.tried: Counter[str] = Counter()
        super().__init__(seed, rules, options)

    def _happen(self, events: tuple[Event, ...], source: str) -> None:
        for event in events:
            for name, lie in lies(event, self.game.rules):
                key = f"{type(event).__name__}.{name}"
                if self.tried[key] < 3 and key not in UNTOLD:
                    self.tried[key] += 1
                    self.believed[key] += believed(self.game, event, lie)
            self.game = apply(self.game, event)


def lies(event: Event, rules: Rules) -> Iterator[tuple[str, Event]]:
    """The same event with one field changed."""
    for field in fields(event):
        changed = _another(getattr(event, field.name), rules)
        if changed is not None:
            yield field.name, replace(event, **{field.name: changed})


def _another(value: Any, rules: Rules) -> Any:
    """A value of the same sort that is not this one; None if none is at hand."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value + 1 < len(rules.board.cities) else value - 1
    if isinstance(value, Card):
        return value._replace(suit="C" if value.suit != "C" else "H", value=value.value or 2)
    if isinstance(value, str):
        return next((name for name in (*rules.nations, *rules.generals) if name != value), None)
    if isinstance(value, tuple):
        return value[:-1] if len(value) > 1 else None
    if isinstance(value, Mapping):
        return {name: number + 1 for name, number in value.items()} or None
    return None


UNTOLD = ("ClockSet.cards",)
"""What nobody is told."""


def believed(before: Game, event: Event, lie: Event) -> bool:
    """Whether a witness believes what is told of an event."""
    try:
        Witness().see(before, lie, apply(before, event))
    except (AssertionError, KeyError, StopIteration, IndexError, ValueError):
        return False
    return True


def test_a_changed_fact_is_noticed() -> None:
    play = LyingPlay(3, hasty(), OPTIONS)
    while play.game.phase != OVER and play.game.turn <= 4:
        play.step()
    assert play.tried["Moved.path"] and play.tried["CardPlayed.score"]
    assert {key: n for key, n in play.believed.items() if n} == {}


# ------------------------------------------------------------------------------------ the long run


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 14))
@pytest.mark.parametrize("scenario", scenarios())
def test_many_wars_are_told_as_they_went(scenario: str, seed: int) -> None:
    rules = rules_for(scenario)
    assert watched(WatchedPlay(seed, rules, rules.options if seed % 2 else ()), 14)["Moved"]
    assert watched(WatchedQuietPlay(seed, rules, rules.options if seed % 2 else ()), 99)["the end"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("seed", ["leuthen", "kolin"])
@pytest.mark.parametrize("scenario", scenarios())
def test_games_of_bots_are_told_as_they_went(scenario: str, seed: str, kind: str) -> None:
    rules, seen = rules_for(scenario), Witness()
    bots = {player: BOTS[kind](f"{seed} {player}") for player in rules.players}

    def watch(before: Game, event: Event, after: Game) -> None:
        seen.see(before, event, after)
        if isinstance(event, TurnEnded | FateSettled):
            look(after, seen)

    play_game(scenario, seed, rules.options if kind == "random" else (), bots, turns=14, watch=watch)
    assert seen.checked["Moved"] and seen.checked["FateRead"]
