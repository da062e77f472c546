"""An attack that has begun is nothing that is still to come: no receipt and no report lists it as on file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.engine.sequence import questions
from pbem.game import save, state
from support.play_by_mail.mail_table import Table, body
from support.play_by_mail.player_addresses import PLAYERS

PIECES = {
    "Heinrich": {"city": "Riesa", "troops": 8},
    "Lacy": {"city": "Oschatz", "troops": 5},
    "Seydlitz": {"city": "Reichenbach", "troops": 4},
    "Laudon": {"city": "Schweidnitz", "troops": 4},
}
HANDS = {"Austria": ["D2", "D9", "H4"], "Prussia": ["D3", "D5", "D12"]}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Heinrich attacks Lacy as ordered, and Prussia is asked for a card."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES, "hands": HANDS}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    orders = "attack Heinrich > Lacy\nattack Seydlitz > Laudon\nbattle: ask\nretreat: off supply\nfinal\n"
    table.reply("Frederick", f"nation Prussia\nhold\n{orders}")
    table.run()
    table.reply("Maria Theresa", "play D9\n")
    table.run()
    (asked,) = questions(state.load(table.game).game)
    assert (asked.nation, asked.kind) == ("Prussia", "play")
    return table


def test_an_attack_that_is_fought_is_not_still_in_force(table: Table) -> None:
    table.reply("Frederick", "amend\nnation Prussia\nbattle: loss 2\n", number=2)
    table.run()
    said = body([one for one in table.to("Frederick") if "receipt" in str(one["Subject"])][-1])
    assert "Still in force" in said and "retreat: off supply" in said
    assert "attack Heinrich" not in said
    assert "attack Seydlitz > Laudon" in said


def test_an_attack_that_is_fought_is_not_taken_off_the_file(table: Table) -> None:
    table.reply("Frederick", "nation Prussia\nbattle: loss 2\n", number=2)
    table.run()
    said = body([one for one in table.to("Frederick") if "receipt" in str(one["Subject"])][-1])
    assert "No longer on file" in said and "attack Heinrich" not in said
