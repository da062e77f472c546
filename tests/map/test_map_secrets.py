"""Change any secret of one player: the maps of all others stay the same to the byte (R41)."""

from __future__ import annotations

import random

import pytest

from pbem.report.map import draw_map
from pbem.report.map.poster import draw_poster
from pbem.report.view import view
from support.drawn_map import BOARD
from support.other_secrets import with_other_secrets, with_others_secrets
from support.positions.map_positions import records

THEATRES = (None, "centre", "fighting")


@pytest.mark.parametrize("number", range(len(records())))
def test_no_map_changes_with_the_secrets_of_others(number: int) -> None:
    record = records()[number]
    turn, theatre = record.game.turn, THEATRES[number % 3]
    for who in (None, *record.game.roles):
        as_it_is = draw_map(view(record, who, turn), BOARD, theatre=theatre)
        assert draw_map(view(with_others_secrets(record, who), who, turn), BOARD, theatre=theatre) == as_it_is


@pytest.mark.parametrize("number", range(0, len(records()), 5))
def test_no_poster_and_no_inset_does_either(number: int) -> None:
    record = records()[number]
    for who in (None, list(record.game.roles)[number % len(record.game.roles)]):
        mine, other = (view(one, who, record.game.turn) for one in (record, with_others_secrets(record, who)))
        assert draw_poster(other, BOARD, pages=4) == draw_poster(mine, BOARD, pages=4)
        assert draw_map(other, BOARD, with_inset=True) == draw_map(mine, BOARD, with_inset=True)


def test_a_players_own_map_changes_with_his_troops() -> None:
    record = records()[2]
    for player in record.game.roles:
        other = with_other_secrets(record, player, random.Random(7))
        maps = [draw_map(view(one, player, 1), BOARD, theatre="centre") for one in (record, other)]
        if player in ("Frederick", "Maria Theresa"):
            assert maps[0] != maps[1]
