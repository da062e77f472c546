"""Change any secret of one player: the order desks of all others stay the same to the byte (R41)."""

from __future__ import annotations

import pytest

from pbem.data.tongues import tongue
from pbem.desk.out.reports import common_templates
from pbem.pages.order_desk import order_desk
from pbem.report.record import Record
from pbem.report.view import view
from support.letters.report_letters import this_turn
from support.other_secrets import with_others_secrets
from support.war_records import RECORDS, each_kind


def page(record: Record, player: str, turn: int) -> str:
    shown = view(record, player, turn)
    return order_desk(shown, record.game.rules, common_templates("en"), tongue("en"))


@pytest.mark.parametrize("number", each_kind())
def test_no_order_desk_holds_anything_of_the_others_secrets(number: int) -> None:
    record = RECORDS[number]
    turn = this_turn(record) if number % 3 else record.game.turn
    for player in record.game.roles:
        assert page(with_others_secrets(record, player), player, turn) == page(record, player, turn)


def test_a_players_own_secrets_are_on_his_page() -> None:
    record = next(one for one in RECORDS if one.game.turn > 1 and one.game.hands["Prussia"])
    general, hand = record.game.generals_of("Prussia")[0], record.game.hands["Prussia"]
    shown = page(record, "Frederick", record.game.turn)
    assert f'"{general}":{record.game.troops[general]}' in shown
    assert all(f'"{card.face}"' in shown for card in hand)
