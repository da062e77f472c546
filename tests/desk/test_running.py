"""`pbem run` from a mailbox to a mailbox: who may order, what is done once, what a killed run leaves."""

from __future__ import annotations

import fcntl
import re
import shutil
from collections.abc import Iterator
from email.header import decode_header, make_header
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

import pytest

from pbem.bots.bots import BOTS
from pbem.desk import run as desk_run
from pbem.desk.folder_post import Busy
from pbem.desk.out import mails as out_mails
from pbem.desk.out import tokens
from pbem.engine.questions import PLAY
from pbem.engine.sequence import questions
from pbem.game import save, state
from pbem.game.errors import FolderError
from pbem.report.view import view
from support.play_by_mail.mail_table import NOW, Table, body, orders
from support.play_by_mail.player_addresses import PLAYERS


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    yield Table(tmp_path)


def test_a_whole_turn_goes_by_mail(table: Table) -> None:
    table.run()
    assert {mail["To"] for mail in table.sent()} == set(PLAYERS.values())
    table.everybody_replies()
    done = table.run()
    assert not done.troubles
    now = state.load(table.game)
    assert (now.game.turn, now.game.nation) == (2, "Prussia")
    for player in PLAYERS:
        opening, receipt, report = table.to(player)
        assert "receipt" in receipt["Subject"] and receipt["In-Reply-To"].startswith(f"<{player.split()[0]}")
        assert "report" in report["Subject"] and report["Message-ID"] != opening["Message-ID"]
    told = [part.get_filename() for part in table.to("Frederick")[-1].walk() if part.get_filename()]
    assert told == ["Prussia.txt"]


@pytest.mark.parametrize("name", ["Siebenjähriger Krieg", "<script>", "[b]{{ 7 }}%s", "a\nBcc: x@y.example"])
def test_a_game_may_have_any_name_that_a_folder_has(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new game has a plain name; one that was begun before names were checked is played on."""
    table = Table(tmp_path)
    monkeypatch.setattr(save, "_NAME", re.compile(".+", re.DOTALL))
    shutil.rmtree(table.game)
    table.game = table.root / name
    save.new(table.game, name=name, scenario="standard", players=PLAYERS, seed="post")
    assert not table.run().troubles
    subject = str(make_header(decode_header(table.to("Pompadour")[-1]["Subject"])))
    table.reply("Pompadour", orders("Pompadour"), subject=subject)
    table.run()
    assert table.letters() == ["Pompadour"]
    assert {mail["To"] for mail in table.sent()} == set(PLAYERS.values())
    assert all(mail["Bcc"] is None for mail in table.sent())


def test_nothing_more_is_written_while_nothing_happens(table: Table) -> None:
    table.run()
    before = len(table.sent())
    for _ in range(3):
        assert not table.run().troubles
    assert len(table.sent()) == before


def test_the_same_mail_twice_is_filed_once(table: Table) -> None:
    table.run()
    subject = str(table.to("Pompadour")[0]["Subject"])
    table.reply("Pompadour", orders("Pompadour"))
    table.run()
    table.reply("Pompadour", orders("Pompadour"), subject=subject)
    done = table.run()
    assert table.letters() == ["Pompadour"]
    assert any("taken in before" in line for line in done.lines)
    assert len(table.to("Pompadour")) == 2


def test_a_letter_without_a_token_counts_for_nothing_and_its_player_is_told(table: Table) -> None:
    table.run()
    table.drop("stranger@example.net", "[seven-years] my orders", orders("Pompadour"), "<s1@example.net>")
    table.drop(PLAYERS["Pompadour"], "[seven-years] forged", orders("Pompadour"), "<s2@example.net>")
    table.run()
    assert table.letters() == []
    told = table.to("Pompadour")[1:]
    assert len(told) == 2 and all("refused" in mail["Subject"] for mail in told)
    assert not any("example.net" in str(mail["To"]) for mail in table.sent())


def test_a_token_of_another_player_or_turn_opens_nothing(table: Table) -> None:
    table.run()
    key = tokens.read_key(table.folder / "token.key")
    edition = state.load(table.game).edition
    stale = tokens.token(key, edition, "Pompadour", 7)
    elisabeths = tokens.token(key, edition, "Elisabeth", 0)
    assert elisabeths in table.to("Elisabeth")[-1]["Subject"]
    table.reply("Pompadour", orders("Pompadour"), subject=f"[seven-years] ({stale})")
    table.reply("Pompadour", orders("Pompadour"), subject=f"[seven-years] ({elisabeths})", number=2)
    table.run()
    now = state.load(table.game)
    assert [entry.counts for entry in now.letters] == [False]
    assert not now.filed["France"].stage


def test_an_automatic_mail_is_never_answered(table: Table) -> None:
    table.run()
    before = len(table.sent())
    mail = EmailMessage(policy=SMTP)
    mail["From"], mail["Subject"] = PLAYERS["Frederick"], f"Away: {table.to('Frederick')[0]['Subject']}"
    mail["Auto-Submitted"], mail["Message-ID"] = "auto-replied", "<away@example.org>"
    mail.set_content("nation Prussia\nhold\n")
    table.lay("away.eml", mail.as_bytes())
    table.run()
    assert table.letters() == [] and len(table.sent()) == before


def test_a_second_run_at_the_same_time_leaves_all_to_the_first(table: Table) -> None:
    table.run()
    with open(table.root / ".post" / "lock", "w", encoding="ascii") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(Busy):
            table.run()


def test_a_folder_without_settings_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match=r"has no post\.yaml"):
        desk_run.run(tmp_path, NOW)


def test_no_file_of_the_game_holds_the_key_or_leads_to_it(table: Table) -> None:
    table.run()
    key = (table.folder / "token.key").read_bytes().strip()
    assert len(key) == 64 and (table.folder / "token.key").stat().st_mode & 0o077 == 0
    for path in table.root.rglob("*"):
        if path.is_file():
            assert key not in path.read_bytes()


def test_a_letter_filed_by_a_run_that_was_killed_then_gets_its_receipt(table: Table) -> None:
    table.run()
    table.reply("Pompadour", orders("Pompadour"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(out_mails, "mail_receipt", _killed)
        with pytest.raises(KeyboardInterrupt):
            table.run()
    assert table.letters() == ["Pompadour"]
    table.run()
    assert "receipt" in table.to("Pompadour")[-1]["Subject"] and table.letters() == ["Pompadour"]


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_player_is_told_once_that_his_orders_have_gone_wrong_since(tmp_path: Path) -> None:
    """Filed while Keith stood in the way, and he still does when her stage comes."""
    table = Table(tmp_path)
    shutil.rmtree(table.game)
    pieces = {"Keith": {"city": "Riesa", "troops": 4}, "Daun": {"city": "Dresden", "troops": 8}}
    start = {"turn": 2, "nation": "Prussia", "phase": "movement", "pieces": pieces}
    save.new(
        table.game, name="seven-years", scenario="standard", players=PLAYERS, seed="post", start=start
    )  # fmt: skip
    table.run()
    table.reply("Maria Theresa", "nation Austria\nmove Daun: Meißen, Riesa\nnation Imperial Army\nhold\n")
    table.run()
    assert not [mail for mail in table.to("Maria Theresa") if "cannot be" in mail["Subject"]]
    table.reply("Frederick", "nation Prussia\nhold\nbattle: concede\nnation Hanover\nhold\n")
    table.reply("Elisabeth", "nation Russia\nhold\nnation Sweden\nhold\n")
    for _ in range(3):
        table.run()
    (told,) = [mail for mail in table.to("Maria Theresa") if "cannot be" in mail["Subject"]]
    assert "Keith stands in Riesa" in body(told)


def test_a_question_in_a_fight_is_a_short_mail(table: Table) -> None:
    """The report of the turn is with the player; what he needs now is the fight and the question."""
    table.run()
    table.everybody_replies()
    table.run()
    into_a_fight(table)
    (asked,) = questions(state.load(table.game).game)
    player = state.load(table.game).game.player_of(asked.nation)
    mail = table.to(player)[-1]
    text = mail.get_payload(decode=True).decode()
    assert "your move in a fight" in mail["Subject"]
    assert "score:" in text and f"answer {asked.number}:" in text and "At the deadline" in text
    assert len(text.splitlines()) < 40


def into_a_fight(table: Table) -> None:
    """Bots write for the players until one of them is asked how to fight."""
    for number in range(100, 160):
        now = state.load(table.game)
        (asked, *_) = questions(now.game)
        if asked.kind == PLAY:
            return
        player = now.game.player_of(asked.nation)
        bot = BOTS["sensible"](player)
        text = bot(view(now.record(), player, now.game.turn), now.game.rules)
        table.reply(player, text, number=number)
        table.run()
    raise AssertionError("no fight in sixty letters")
