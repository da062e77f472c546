"""Bots that write ahead pay and attack as they would if they were asked."""

from __future__ import annotations

import pytest

from pbem.bots.ahead import attacks, stage_ahead
from pbem.bots.bot_game import bot_view
from pbem.bots.combat_choices import attack
from pbem.bots.draft_ahead import DraftAhead
from pbem.bots.picture import picture
from pbem.bots.recruitment import DEAREST
from pbem.engine import questions as q
from pbem.engine.board import SUITS
from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD, OVER, RESERVE, SETUP, Card
from pbem.engine.sequence import questions
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.meaning.pay_by_rule import payment
from pbem.orders.reading.parse import parse
from support.war_records import NUMBERS, RECORDS

PLAYED = [number for number in NUMBERS if RECORDS[number].game.phase not in (SETUP, OVER)]
DEAR = [Card(suit, value, 1) for suit in SUITS for value in range(DEAREST + 1, HIGHEST_CARD + 1)]
CHEAP = [Card(suit, value, 1) for suit in SUITS for value in range(LOWEST_CARD, DEAREST + 1)]


def purchases(number: int) -> list[RecruitOrder]:
    """What all nations in the war buy by the letters that their players would write ahead."""
    game = RECORDS[number].game
    found: list[RecruitOrder] = []
    for player in game.roles:
        view = bot_view("bots", game, player)
        for own in view.own:
            lines = [f"nation {own.name}", *stage_ahead(view, game.rules, own.name)] if not own.quit else []
            parts = parse(enumerate(lines, 1), game.rules).parts
            found += [one for part in parts for one in part.orders if isinstance(one, RecruitOrder)]
    return found


@pytest.mark.parametrize("number", PLAYED[::6])
def test_no_good_card_pays_for_recruits_whatever_is_drawn(number: int) -> None:
    for order in purchases(number):
        assert order.rule
        for card in (*DEAR, Card(RESERVE, 0, 1)):
            assert payment([card], order.rule, 1) is None, order.text
        assert all(payment([card], order.rule, 1) == (card.face,) for card in CHEAP)


def test_somebody_buys_something() -> None:
    assert any(purchases(number) for number in PLAYED[::6])


def test_the_first_attack_is_the_one_that_it_would_choose() -> None:
    seen = 0
    for number in PLAYED:
        game = RECORDS[number].game
        for asked in questions(game):
            if asked.kind != q.ATTACK:
                continue
            view = bot_view("bots", game, game.player_of(asked.nation))
            (told,) = [one for one in view.questions if one.number == asked.number]
            first = next(attacks(DraftAhead(view, picture(view, game.rules), asked.nation), ()))
            assert where(game.where, first) == where(game.where, attack(view, game.rules, told))
            seen += len(told.pairings) > 1
    assert seen > 1


def where(places: dict[str, int], line: str) -> list[int]:
    """Where the two generals of an attack stand."""
    return [places[name] for name in line.removeprefix("attack ").split(" > ")]
