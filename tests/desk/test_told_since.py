"""What has been told of a fight is not told again, and a desertion is told at once."""

from __future__ import annotations

import shutil
from email.message import Message
from pathlib import Path

import pytest

from pbem.engine.sequence import questions
from pbem.game import save, state
from pbem.report import letters
from support.play_by_mail.mail_table import Table, body
from support.play_by_mail.player_addresses import PLAYERS

LOST = {
    "Saltikov": {"city": "Soldin", "troops": 6, "face": "down"},
    "Keith": {"city": "Brieg", "troops": 3},
}
"""No train of Russia's is on the map: her general deserts at the end of her stage."""

FOUGHT = {
    "Keith": {"city": "Riesa", "troops": 8},
    "Daun": {"city": "Oschatz", "troops": 5},
    "Austria train 1": {"city": "Oelsnitz"},
}
"""Next to each other; who wins chooses where the other retreats. The train is near some of these cities."""


def table_with(folder: Path, pieces: object, nation: str) -> Table:
    table = Table(folder)
    shutil.rmtree(table.game)
    start = {"turn": 2, "nation": nation, "phase": "movement", "pieces": pieces}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    return table


def about(table: Table, player: str, word: str) -> list[Message]:
    return [mail for mail in table.to(player) if word in " ".join(str(mail["Subject"]).split())]


def test_a_desertion_is_told_at_once_and_not_again(tmp_path: Path) -> None:
    table = table_with(tmp_path, LOST, "Russia")
    table.reply("Elisabeth", "nation Russia\nhold\nfinal\nnation Sweden\nhold\nfinal\n")
    table.run()
    assert {one.nation for one in questions(state.load(table.game).game)} == {"Austria"}
    (mail,) = about(table, "Elisabeth", "what was played")
    desert = "Face down and out of supply, six troops at Soldin desert. Saltikov leaves the map."
    assert desert in body(mail) and len(mail.get_payload(decode=True).decode().splitlines()) < 15
    for player in ("Frederick", "Maria Theresa", "Pompadour"):
        assert not about(table, player, "what was played"), player
    table.run()
    assert len(about(table, "Elisabeth", "what was played")) == 1
    table.reply("Maria Theresa", "nation Austria\nhold\nfinal\nnation Imperial Army\nhold\nfinal\n", number=2)
    table.run()
    table.reply("Pompadour", "discard lowest\nnation France\nhold\nfinal\n", number=2)
    table.run()
    assert state.load(table.game).game.turn == 3
    report = body(about(table, "Elisabeth", "your report")[-1])
    assert "turn 3: for Elisabeth" in report and "desert" not in report


@pytest.fixture
def fought(tmp_path: Path) -> Table:
    """Keith has beaten Daun; Frederick is asked where the loser retreats, and has been told of the fight."""
    table = table_with(tmp_path, FOUGHT, "Prussia")
    table.reply("Maria Theresa", "nation Austria\nbattle: concede\n")
    table.run()
    table.reply("Frederick", "nation Prussia\nhold\nfinal\nnation Hanover\nhold\nfinal\n")
    table.run()
    (asked,) = questions(state.load(table.game).game)
    assert asked.kind == "retreat" and "Daun at Oschatz" in body(table.to("Frederick")[-1])
    assert "attacks Daun" in body(about(table, "Maria Theresa", "what was played")[-1])
    return table


def test_where_the_winner_sends_the_loser_later_is_told_at_once_and_alone(fought: Table) -> None:
    """To the loser, in a few lines: not the fight again, and not in his next report either."""
    (asked,) = questions(state.load(fought.game).game)
    fought.reply("Frederick", f"answer {asked.number}: {fought_city(fought)}\n", number=2)
    fought.run()
    _, mail = about(fought, "Maria Theresa", "what was played")
    text = body(mail)
    assert "Daun retreats three cities from Oschatz via" in text and f"to {fought_city(fought)}" in text
    assert "attacks Daun" not in text and "opening score" not in text
    assert len(mail.get_payload(decode=True).decode().splitlines()) < 15
    assert not about(fought, "Frederick", "what was played")
    assert not about(fought, "Pompadour", "what was played")
    fought.reply("Elisabeth", "nation Russia\nhold\nfinal\nnation Sweden\nhold\nfinal\n", number=3)
    fought.run()
    report = body(about(fought, "Maria Theresa", "your report")[-1])
    assert "Daun retreats" not in report and "attacks Daun" not in report


def test_who_chooses_a_retreat_is_told_how_the_loser_would_stand_there(fought: Table) -> None:
    text = body(fought.to("Frederick")[-1])
    far = "out of supply; nearest enemy Keith, 4 roads away"
    assert "- Borna: in supply; nearest enemy Keith, 4 roads away" in text and f"- Dessau: {far}" in text
    assert f"the retreat ends in {fought_city(fought)}, the first of these (R35)." in text


def ends(text: str) -> list[str]:
    """What a question says of each city where a retreat may end."""
    listed = text.partition("The retreat may end at: - ")[2].partition(" At the deadline")[0]
    return listed.split(" - ")


def fought_city(table: Table) -> str:
    question = about(table, "Frederick", "your move")[-1]
    return ends(body(question))[0].partition(":")[0]


def test_a_fight_that_a_question_told_in_brief_stands_in_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the question left no room for the fight."""
    monkeypatch.setattr(letters, "QUESTION_LINES", 5)
    table = table_with(tmp_path, FOUGHT, "Prussia")
    table.reply("Maria Theresa", "nation Austria\nbattle: concede\n")
    table.run()
    table.reply("Frederick", "nation Prussia\nhold\nfinal\nnation Hanover\nhold\nfinal\n")
    table.run()
    asked = about(table, "Frederick", "your move in a fight")[-1]
    assert "attacks Daun" not in body(asked) and "1 more fight before that." in body(asked)
    table.reply("Frederick", "report\n", number=2)
    table.run()
    assert "attacks Daun" in body(about(table, "Frederick", "report that you asked for")[-1])
    (open_now,) = questions(state.load(table.game).game)
    table.reply("Frederick", f"answer {open_now.number}: {fought_city(table)}\n", number=3)
    table.reply("Elisabeth", "nation Russia\nhold\nfinal\nnation Sweden\nhold\nfinal\n", number=3)
    table.run()
    table.reply("Maria Theresa", "nation Austria\nhold\nfinal\nnation Imperial Army\nhold\nfinal\n", number=2)
    table.run()
    table.reply("Pompadour", "discard lowest\nnation France\nhold\nfinal\n", number=2)
    table.run()
    report = body(about(table, "Frederick", "your report")[-1])
    assert "turn 3: for Frederick" in report and "attacks Daun" in report
