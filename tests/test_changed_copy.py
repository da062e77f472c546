"""A changed copy of a game is what the standard library would make of it, and keeps nothing out of date. The
events of a step are carried out on one copy."""

import dataclasses

import pytest

from pbem.changed_copy import replace
from pbem.data.rules import rules_for
from pbem.engine.apply import apply, apply_all
from pbem.engine.events import Moved, TurnBegan
from pbem.engine.model import MOVEMENT
from pbem.engine.sequence import decide, default, questions, settle
from pbem.engine.start import new_game


def _game():
    return settle(new_game(rules_for("standard"), "copies", ()))[1]


def test_a_copy_is_as_the_standard_library_makes_it():
    game = _game()
    changes = {"turn": 3, "where": {"Keith": 7}}
    assert replace(game, **changes) == dataclasses.replace(game, **changes)


def test_pieces_in_cities_are_worked_out_anew_when_a_piece_has_moved():
    game = replace(_game(), where={"Keith": 7})
    assert game.at == {7: ("Keith",)}
    assert replace(game, turn=2).at is game.at
    assert replace(game, where={"Keith": 8}).at == {8: ("Keith",)}


def test_a_field_that_is_none_is_refused():
    with pytest.raises(TypeError, match="Game has no weather"):
        replace(_game(), weather="fine")


def _opening():
    """All that happens until Prussia's first movement."""
    start = _game()
    events = [one for question in questions(start) for one in decide(start, default(start, question))]
    return start, (*events, *settle(apply_all(start, events))[0])


def test_events_carried_out_together_are_as_one_by_one():
    start, events = _opening()
    one_by_one = start
    for event in events:
        one_by_one = apply(one_by_one, event)
    assert apply_all(start, events) == one_by_one
    assert one_by_one.phase == MOVEMENT


def test_a_game_stays_as_it_was_when_events_follow():
    start, events = _opening()
    game = apply_all(start, events)
    before, cities = dataclasses.replace(game), dict(game.at)
    here = game.where["Keith"]
    after = apply_all(game, (Moved("Prussia", ("Keith",), here, (7,)), TurnBegan(2)))
    assert (after.at[7], after.turn) == (("Keith",), 2)
    assert game == before and game.at == cities and game.where["Keith"] == here
