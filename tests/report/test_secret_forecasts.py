"""Change any secret of the others: what a player's plans would do is told the same (R41)."""

from __future__ import annotations

import random
from functools import cache

import pytest

from pbem.bots.picture import hands, picture
from pbem.orders.judging.fight_forecast import Outlook, if_attacked, if_they_lose, own_attacks
from pbem.orders.judging.stage import as_if_open
from pbem.report.record import Record
from pbem.report.view import view
from support.other_secrets import with_other_secrets, with_others_secrets
from support.positions.order_positions import orders
from support.war_records import NUMBERS, RECORDS

ORDERS = """
battle: fight, loss 2
battle if enemy troops 9 or more: settle 2
battle if attacked, enemy cards 3 or fewer: zero, ask if suit 12 or less
retreat: off supply, home
attack ask
"""


def forecasts(record: Record, player: str) -> list[tuple[str, ...]]:
    """All that is told a player whose nations have all of these orders on file."""
    seen = view(record, player, record.game.turn)
    pictured, told = picture(seen, record.game.rules), []
    for own in (one for one in seen.own if one.ready and not one.quit):
        outlook = Outlook(pictured, own.name, tuple(orders(ORDERS)), hands(seen))
        open_now = Outlook(as_if_open(pictured, own.name), own.name, outlook.orders, outlook.cards)
        told += [if_attacked(outlook), if_they_lose(outlook), own_attacks(open_now)]
    return told


@cache
def as_it_is(number: int, player: str) -> list[tuple[str, ...]]:
    """What is told him in a position as it is."""
    return forecasts(RECORDS[number], player)


@pytest.mark.parametrize("number", NUMBERS)
def test_no_forecast_tells_of_others_secrets(number: int) -> None:
    record = RECORDS[number]
    for player in record.game.roles:
        assert forecasts(with_others_secrets(record, player), player) == as_it_is(number, player)


def test_forecasts_do_tell_of_a_players_own_secrets() -> None:
    changed = 0
    for number, record in enumerate(RECORDS):
        for player in record.game.roles:
            other = with_other_secrets(record, player, random.Random(player))
            changed += forecasts(other, player) != as_it_is(number, player)
        if changed > 10:
            return
    pytest.fail("they are told to hardly any")
