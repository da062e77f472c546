"""What a deadline decided is told in every report and in the public summary, the set-up included."""

from __future__ import annotations

import re
from pathlib import Path

from pbem.desk.out import reports
from pbem.game import state
from support.play_by_mail.mail_table import body, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

SET_UP = "Prussia: nothing had come in time about the troops of her generals, and the default answered (R35)."
STAGE = (
    "Prussia: nothing had come in time about the orders for her action stage, and the default answered (R35)."
)
LAST = "the orders for her action stage"


def late_frederick(folder: Path) -> Timed:
    table = Timed(folder)
    table.set()
    table.at(MONDAY)
    for player in PLAYERS:
        if player != "Frederick":
            table.reply(player, orders(player))
    table.at(MONDAY + HOUR)
    table.at(FRIDAY + 2 * HOUR)
    return table


def plain(text: str) -> str:
    return " ".join(text.split())


def test_the_set_up_and_a_stage_are_told_to_all(tmp_path: Path) -> None:
    table = late_frederick(tmp_path)
    now = state.load(table.game)
    for text in (reports.summary(now, 0), *(reports.private_report(now, player, 0) for player in PLAYERS)):
        assert SET_UP in plain(text) and "France: nothing had come" not in text
    for player in PLAYERS:
        assert any(SET_UP in body(mail) for mail in table.to(player)), player
    table.at(FRIDAY + 7 * 24 * HOUR + 2 * HOUR)
    now = state.load(table.game)
    assert now.game.turn == 1
    assert STAGE in plain(reports.summary(now, 1)) and SET_UP not in plain(reports.summary(now, 1))
    for player in PLAYERS:
        # A report tells all since his own last letter: of the set-up too if he has not written since.
        told = plain(reports.private_report(now, player, 1))
        assert re.search(rf"Prussia: nothing had come in time about [^()]*{LAST}, and the default", told), (
            player
        )
