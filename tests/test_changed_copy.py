"""A changed copy of a game is what the standard library would make of it, and keeps nothing out of date."""

import dataclasses

import pytest

from pbem.data.rules import rules_for
from pbem.engine.changed_copy import replace
from pbem.engine.sequence import settle
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
