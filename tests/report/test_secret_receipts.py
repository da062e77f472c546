"""Change any secret of the others: what a player is told of his letter stays the same (R41)."""

from __future__ import annotations

import random
from functools import cache

import pytest

from pbem.engine.model import Game
from pbem.orders.judging.judge import judge
from pbem.orders.reading.parse import parse
from support.letters.random_letters import letters
from support.other_secrets import with_other_secrets, with_others_secrets
from support.war_records import NUMBERS, RECORDS


def told(game: Game, lines: list[str], player: str) -> list[str]:
    """All that a receipt says of a letter."""
    found = judge(game, parse(list(enumerate(lines, 1)), game.rules), player)
    meant = [one.in_full for part in found.parts for one in part.orders_in_full]
    return [*map(str, found.faults), *map(str, found.notes), *meant]


@cache
def as_it_is(number: int, player: str) -> list[tuple[list[str], list[str]]]:
    """Letters of a player, and what their receipts say in the position as it is."""
    record = RECORDS[number]
    return [(lines, told(record.game, lines, player)) for lines in letters(record, player)]


@pytest.mark.parametrize("number", NUMBERS)
def test_no_receipt_tells_of_others_secrets(number: int) -> None:
    record = RECORDS[number]
    for player in record.game.roles:
        other = with_others_secrets(record, player)
        for lines, before in as_it_is(number, player):
            assert told(other.game, lines, player) == before, lines


def test_receipts_do_tell_of_a_players_own_secrets() -> None:
    changed, said = 0, set()
    for number, record in enumerate(RECORDS):
        for player in record.game.roles:
            other = with_other_secrets(record, player, random.Random(player))
            for lines, before in as_it_is(number, player):
                said.update(" ".join(before).split())
                changed += told(other.game, lines, player) != before
    assert changed > 20
    assert {"holds", "commands", "question"} <= said
