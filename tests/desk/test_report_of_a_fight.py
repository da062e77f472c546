"""What reports say while a turn goes on waiting after a fight: nothing that is over, and no empty heading."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.game import save
from support.play_by_mail.mail_table import Table, body
from support.play_by_mail.player_addresses import PLAYERS

PIECES = {"Keith": {"city": "Riesa", "troops": 8}, "Daun": {"city": "Oschatz", "troops": 5}}
"""Next to each other, both in a sector of diamonds."""

PRUSSIA = """nation Prussia
hold
attack Keith > Daun
attack Keith > Daun
retreat: off supply
final

nation Hanover
hold
final

standing
attack ask
"""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Keith has beaten Daun, who plays what he has to lose less; the turn waits for Russia."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    start = {
        "turn": 2,
        "nation": "Prussia",
        "phase": "movement",
        "pieces": PIECES,
        "hands": {"Austria": ["D2"]},
    }
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    table.reply("Maria Theresa", "nation Austria\nbattle: fight up to 12, loss 1\n")
    table.run()
    table.reply("Frederick", PRUSSIA)
    table.run()
    return table


def report(table: Table, player: str) -> str:
    table.reply(player, "report\n", number=9)
    table.run()
    return body(next(mail for mail in reversed(table.to(player)) if "report" in str(mail["Subject"])))


def test_no_attack_of_a_stage_that_is_over_holds_without_its_player(table: Table) -> None:
    said = report(table, "Frederick")
    assert "What happens without you" in said and "attack Keith > Daun" not in said
    assert "The rest: attack ask; else you are asked." in said  # of Hanover, until changed


def test_a_nation_of_which_nothing_is_told_has_no_heading(table: Table) -> None:
    said = body([mail for mail in table.to("Elisabeth") if "your report" in str(mail["Subject"])][-1])
    elsewhere = said[said.index("What happened elsewhere") : said.index("What happens without you")]
    assert "Prussia" in elsewhere and "Hanover" not in elsewhere


def test_a_card_that_no_clause_asks_for_is_not_told_as_the_clause_low(table: Table) -> None:
    (mail,) = [one for one in table.to("Maria Theresa") if "what was played" in str(one["Subject"])]
    assert "`low`" not in body(mail)
    assert "played D2 at -3 by default" in body(mail)
