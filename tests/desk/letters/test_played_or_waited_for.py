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


def test_who_has_discarded_is_asked_for_her_moves_in_a_short_mail(table: Table) -> None:
    """Her report came with the first question of the stage; nothing else has happened since."""
    (question,) = questions(state.load(table.game).game)
    card = state.load(table.game).game.hands["France"][0]
    table.reply("Pompadour", f"answer {question.number}: discard {card.face}\n")
    table.run()
    mail = table.to("Pompadour")[-1]
    text = body(mail)
    assert "your stage goes on" in " ".join(str(mail["Subject"]).split())
    assert "France moves and recruits" in text and "At the deadline: her movement ends" in text
    assert "below a line `nation France`. Short words will do: `" in text and "discard the lowest" not in text
    assert text.count("Everything else is as your report on this turn says.") == 1
    (form,) = [part for part in mail.walk() if part.get_filename()]
    assert form.get_filename() == "France.txt" and "move Soubise:" in form.get_payload(decode=True).decode()
    main = next(part for part in mail.walk() if part.get_content_type() == "text/plain")
    assert len(main.get_payload(decode=True).decode().splitlines()) < 20


def test_a_stage_that_begins_is_told_in_a_whole_report(tmp_path: Path) -> None:
    """Russia's player was asked nothing before; others have moved since her last report."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    start = {"turn": 3, "nation": "Russia", "phase": "movement", "pieces": PIECES}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    table.reply("Elisabeth", "nation Russia\nhold\nfinal\nnation Sweden\nhold\nfinal\n")
    table.reply("Maria Theresa", "nation Austria\nhold\nfinal\nnation Imperial Army\nhold\nfinal\n")
    table.run()
    mail = table.to("Pompadour")[-1]
    assert "your report" in str(mail["Subject"]) and "Where everybody stands" in body(mail)


def test_who_has_two_nations_is_told_that_final_needs_a_name_in_turn_1(tmp_path: Path) -> None:
    """In turn 1 it may be meant for the set-up; the receipt said `write: final`, which was refused."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    pieces = {"Keith": {"city": "Schweidnitz", "troops": 4}, "Friedrich": {"city": "Dresden", "troops": 9}}
    start = {"turn": 1, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start)
    table.run()
    table.reply("Frederick", "nation Prussia\nmove Keith: Reichenbach\n")
    table.run()
    said = [body(one) for one in table.to("Frederick") if "receipt" in str(one["Subject"])]
    assert "write: final (in turn 1 with her name: final Prussia)" in " ".join(said[-1].split())
    table.reply("Frederick", "final Prussia", number=2)
    table.run()
    assert questions(state.load(table.game).game)[0].nation != "Prussia"
