"""`pbem verify` draws again what is drawn blindly from another's hand (9 diamonds)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.desk.look import proofs
from pbem.engine import fate
from pbem.engine.apply import apply
from pbem.engine.events import Event
from pbem.engine.fate_events import CardGiven
from pbem.engine.model import Card, Game
from pbem.engine.questions import Verdict
from pbem.engine.sequence import decide, legal, questions
from support.positions.fate_positions import asking


def trade() -> tuple[Game, tuple[Event, ...]]:
    """A position in which a card is traded for one drawn blindly, and what happens then."""
    read = ((record.game, fate.effect_read(record.game)) for record in asking())
    game = next(game for game, effect in read if effect and effect.kind == "trade")
    events = decide(game, legal(game, questions(game)[0])[1])
    assert not isinstance(events, Verdict)
    return game, events


def wrong(game: Game, events: tuple[Event, ...]) -> list[str]:
    found = []
    for number, event in enumerate(events, 1):
        found += proofs._wrong(game, event, number)
        game = apply(game, event)
    return found


def test_the_card_that_the_seed_draws_is_right() -> None:
    assert wrong(*trade()) == []


@pytest.mark.parametrize("number", range(3))
def test_any_other_card_of_that_hand_is_wrong(number: int) -> None:
    game, events = trade()
    given, drawn = (event for event in events if isinstance(event, CardGiven))
    hand = apply(game, given).hands[drawn.nation]
    others: list[Card] = [card for card in hand if card != drawn.card]
    assert others
    forged = replace(drawn, card=others[number % len(others)])
    assert "drawn blindly" in wrong(game, tuple(forged if event is drawn else event for event in events))[0]
