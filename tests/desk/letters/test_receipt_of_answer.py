"""The receipt of an answer to an open question: what was taken, when it is played, what is open, in short."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.desk.moderator.hold import stop_play
from pbem.engine.questions import PLAY
from pbem.engine.sequence import questions
from pbem.game import save, state
from support.play_by_mail.mail_table import Table
from support.play_by_mail.player_addresses import PLAYERS

PIECES = {
    "Keith": {"city": "Riesa", "troops": 8},
    "Daun": {"city": "Oschatz", "troops": 5},
    "Browne": {"city": "Prag", "troops": 3},
}
"""The first two stand next to each other, both in a sector of diamonds."""

PLANS = "nation Austria\nbattle: ask\nbattle Browne: loss 2\nturn 3\nmove Browne: Beraun\n"


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Keith attacks Daun, who is asked at -3; plans and orders of his player are on file."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    start["hands"] = {"Austria": ["D2", "D9", "H4"], "Prussia": ["D3"]}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    table.reply("Maria Theresa", PLANS)
    table.run()
    table.reply("Frederick", "nation Prussia\nhold\nbattle: ask\nretreat: off supply\nfinal\n")
    table.run()
    (asked,) = questions(state.load(table.game).game)
    assert (asked.nation, asked.kind) == ("Austria", PLAY)
    return table


def answered(table: Table, text: str) -> str:
    """The receipt of an answer, as the mail has it."""
    table.reply("Maria Theresa", text, number=2)
    table.run()
    mail = [one for one in table.to("Maria Theresa") if "receipt" in str(one["Subject"])][-1]
    return mail.get_payload(decode=True).decode()


@pytest.mark.parametrize(("words", "means"), [
    ("D9", "play D9"),
    ("We play the nine of diamonds.", "play D9"),
    ("Alas, I yield this battle", "concede"),
])  # fmt: skip
def test_a_short_answer_has_a_short_receipt(table: Table, words: str, means: str) -> None:
    (asked,) = questions(state.load(table.game).game)
    text = answered(table, f"{words}\n")
    assert f"line 1:  {words}\n  means:   answer {asked.number}: {means}\n" in text
    assert "Austria: it is carried out at once, and cannot be taken back." in text
    assert "Whom the game waits for now" in text and "log " in text
    assert "Still in force" not in text and "Which letter counts" not in text
    assert "If you send nothing more" not in text and "Not taken as orders" not in text
    assert len(text.splitlines()) <= 17, text


def test_an_answer_that_goes_on_leaves_all_other_plans(table: Table) -> None:
    before = on_file(table)
    text = answered(table, "play D2, then concede\n")
    assert "means:   battle Daun > Keith: concede" in text and "No longer on file" not in text
    assert on_file(table)[: len(before)] == before and len(before) == 2


def test_a_plan_alone_replaces_plans_as_before(table: Table) -> None:
    text = answered(table, "nation Austria\nbattle Daun > Keith: concede\n")
    assert "No longer on file" in text and "Which letter counts" in text
    assert on_file(table) == ["battle Daun > Keith: concede"]


def on_file(table: Table) -> list[str]:
    return [one.order.line_in_full for one in state.load(table.game).filed["Austria"].plans]


def test_an_answer_with_orders_beside_it_has_a_whole_receipt(table: Table) -> None:
    text = answered(table, "amend\nnation Austria\nD9\nbattle Browne: loss 3\n")
    assert "Austria, turn 2" in text and "Which letter counts" in text


def test_while_play_is_stopped_the_answer_waits_for_the_moderator(table: Table) -> None:
    stop_play(table.game, "")
    text = " ".join(answered(table, "D9\n").split())
    assert "the moderator has stopped play; it is carried out when he lets the game go on." in text
    assert "at once" not in text


def test_a_line_of_which_half_was_taken_says_so_where_the_other_half_is_told(table: Table) -> None:
    text = " ".join(answered(table, "I shall play D9. If Keith is stubborn I may yield.\n").split())
    assert "means: answer" in text
    assert ("Not taken as orders" in text) == ("What of this line was taken stands below." in text)
    assert "Not taken as orders" in text
