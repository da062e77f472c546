"""`move Daun against Friedrich`: what a way against an enemy depends on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.engine.model import Card, Game
from pbem.orders.meaning.pursuit import way_against
from support.other_secrets import with_others_secrets
from support.war_records import NUMBERS, RECORDS


def ways(game: Game, player: str) -> list[tuple[str, str, tuple[int, ...] | None]]:
    """Where each of a player's generals would go against each enemy."""
    rules = game.rules
    own = [name for nation in game.roles[player] for name in game.generals_of(nation)]
    return [
        (name, enemy, way_against(game, (name,), enemy))
        for name in own
        for enemy in game.troops
        if rules.hostile(rules.nation_of[name], rules.nation_of[enemy])
    ]


@pytest.mark.parametrize("number", NUMBERS[::4])
def test_no_way_tells_of_others_secrets(number: int) -> None:
    record = RECORDS[number]
    for player in record.game.roles:
        assert ways(with_others_secrets(record, player).game, player) == ways(record.game, player)


def test_a_way_ends_next_to_the_enemy_and_depends_on_own_cards_alone() -> None:
    found, changed = 0, 0
    for record in RECORDS[::4]:
        board = record.game.rules.board
        for player, nations in record.game.roles.items():
            before = ways(record.game, player)
            for name, enemy, way in before:
                found += way is not None
                end = way[-1] if way else record.game.where[name]
                assert way is None or board.adjacent(end, record.game.where[enemy])
            for suit in "SCHD":
                hands = {**record.game.hands, **{nation: (Card(suit, 13, 1),) for nation in nations}}
                changed += ways(replace(record.game, hands=hands), player) != before
    assert found > 10
    assert changed > 0
