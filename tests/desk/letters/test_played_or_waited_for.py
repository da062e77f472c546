"""A receipt says of a stage that it is played now, or that it waits for a better line: never both."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.engine.sequence import questions
from pbem.game import save, state
from support.play_by_mail.mail_table import Table, body
from support.play_by_mail.player_addresses import PLAYERS

PIECES = {
    "Soubise": {"city": "Kassel", "troops": 7},
    "Cumberland": {"city": "Göttingen", "troops": 5},
    "France train 2": {"city": "Fulda"},
}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """France has drawn her cards, and is to discard one of them."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    start = {"turn": 3, "nation": "France", "phase": "Tactical Cards", "pieces": PIECES}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    assert [one.kind for one in questions(state.load(table.game).game)] == ["discard"]
    return table


def receipt(table: Table, text: str) -> str:
    table.reply("Pompadour", text)
    table.run()
    return body(next(one for one in table.to("Pompadour") if "receipt" in str(one["Subject"])))


def test_a_stage_that_waits_for_a_line_is_not_played_now(table: Table) -> None:
    """Found by play: she moved onto her enemy, and was told both."""
    said = receipt(table, "nation France\ndiscard lowest\nmove Soubise: Münden, Göttingen\nfinal\n")
    assert "France waits for what is wrong to be mended: line 3." in said
    assert "played now" not in said and "nothing of it can be taken back" not in said
    assert [one.kind for one in questions(state.load(table.game).game)] == ["movement"]


def test_a_stage_that_waits_for_nothing_is_played_now(table: Table) -> None:
    said = receipt(table, "nation France\ndiscard lowest\nhold\nfinal\n")
    assert "France: you said final, so her action stage is played now" in said
