"""Who took part in a fight is told at once, in a few lines, while the turn waits for somebody else."""

from __future__ import annotations

import shutil
from email.message import Message
from pathlib import Path

import pytest

from pbem.engine.sequence import questions
from pbem.game import save, state
from support.play_by_mail.mail_table import SETTINGS, Table, body
from support.play_by_mail.player_addresses import PLAYERS

PIECES = {"Keith": {"city": "Riesa", "troops": 8}, "Daun": {"city": "Oschatz", "troops": 2}}
"""Next to each other; `Riesa` and `Oschatz` lie in Saxony."""

PRUSSIA = "nation Prussia\nhold\nretreat: off supply\nfinal\nnation Hanover\nhold\nfinal\n"


def fought(folder: Path, played: str = "") -> Table:
    """Prussia has attacked Daun, who gave in by his player's plan; the turn waits for Russia."""
    table = Table(folder)
    shutil.rmtree(table.game)
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": PIECES}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    more = f"played: {played}\n" if played else ""
    (table.root / "post.yaml").write_text(SETTINGS + more, "utf-8")
    table.run()
    table.reply("Maria Theresa", "nation Austria\nbattle: concede, spend 3\n")
    table.run()
    table.reply("Frederick", PRUSSIA)
    table.run()
    assert {one.nation for one in questions(state.load(table.game).game)} == {"Russia"}
    return table


def about(table: Table, player: str, word: str) -> list[Message]:
    return [mail for mail in table.to(player) if word in str(mail["Subject"])]


def test_a_fight_is_told_at_once_to_those_who_fought(tmp_path: Path) -> None:
    table = fought(tmp_path)
    for player in ("Frederick", "Maria Theresa"):
        (mail,) = about(table, player, "what was played")
        text = body(mail)
        assert (
            "Keith at Riesa" in text and "Daun at Oschatz" in text and "Elisabeth: Russia has to move" in text
        )
        assert len(mail.get_payload(decode=True).decode().splitlines()) < 20
    assert "Your plan `battle: concede, spend 3` gave in at -6 by `concede`." in text


def test_the_enemys_plan_is_not_told(tmp_path: Path) -> None:
    table = fought(tmp_path)
    for mail in table.to("Frederick"):
        assert "spend 3" not in mail.as_string() and "Your plan" not in mail.as_string()


def test_others_get_no_mail_unless_each_stage_is_told(tmp_path: Path) -> None:
    assert not about(fought(tmp_path / "one"), "Pompadour", "what was played")
    (mail,) = about(fought(tmp_path / "two", "stages"), "Pompadour", "what was played")
    assert "Stages that were played: Prussia, Hanover." in body(mail)


def test_nobody_gets_one_if_the_settings_say_so(tmp_path: Path) -> None:
    table = fought(tmp_path, "nothing")
    assert not any(about(table, player, "what was played") for player in PLAYERS)


@pytest.mark.parametrize("played", ["fights", "nothing"])
def test_a_fight_stands_in_the_next_report_only_if_no_mail_has_told_it(tmp_path: Path, played: str) -> None:
    table = fought(tmp_path, played)
    table.run()
    table.reply("Elisabeth", "nation Russia\nhold\nfinal\nnation Sweden\nhold\nfinal\n")
    table.reply("Maria Theresa", "nation Austria\nhold\nfinal\nnation Imperial Army\nhold\nfinal\n", number=2)
    table.run()
    table.reply("Pompadour", "nation France\nhold\nfinal\n")
    table.run()
    assert state.load(table.game).game.turn == 3
    for player in ("Frederick", "Maria Theresa"):
        report = body(about(table, player, "your report")[-1])
        assert report.count("attacks Daun") == (played == "nothing")
        assert len(about(table, player, "what was played")) == (played == "fights")
