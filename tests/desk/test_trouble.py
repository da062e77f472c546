"""`pbem run` in trouble: it says what is wrong, goes on with the rest, and loses nothing."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from pbem.desk import run
from pbem.desk.folder_post import desk_of, open_post
from pbem.desk.out import tokens
from pbem.game import save, state, troubles
from pbem.game.errors import FolderError
from pbem.post.send.senders import Files, Later, Outcome, Refused
from support.play_by_mail.breaker import Breaker, aged, broken
from support.play_by_mail.mail_table import NOW, SETTINGS, Table, orders
from support.play_by_mail.player_addresses import PLAYERS


def reply(table: Table, *players: str) -> None:
    for player in players:
        table.reply(player, orders(player))
    aged(table.folder / "in")


def answer(patch: pytest.MonkeyPatch, outcome: Callable[[str], Outcome | None]) -> list[str]:
    """The way out answers so, or sends if that is None; the subjects of what it was given."""
    real, tried = Files.send, list[str]()

    def send(self: Files, message: bytes, sender: str, recipients: Sequence[str]) -> Outcome:
        tried.append(recipients[0])
        return outcome(recipients[0]) or real(self, message, sender, recipients)

    patch.setattr(Files, "send", send)
    return tried


def test_a_damaged_game_is_named_and_the_others_go_on(table: Table) -> None:
    other = table.root / "another"
    save.new(other, name="another", scenario="standard", players=PLAYERS, seed="other")
    log = other / "log.jsonl"
    log.write_bytes(log.read_bytes().replace(b'"kind"', b'"kind', 1))
    table.drop("a@example.org", "[another] my orders", orders("Pompadour"), "<0@example.org>")
    reply(table, *PLAYERS)
    done = table.run()
    assert [trouble.split(":")[0] for trouble in done.troubles] == ["another", "another"]
    assert all("log.jsonl:1: this line is no entry" in trouble for trouble in done.troubles)
    assert state.load(table.game).game.turn == 2
    assert [path.name for path in (table.folder / "in").glob("*.eml")] == ["0_example.org.eml"]


def test_a_box_that_cannot_be_read_is_named_once_and_plainly(table: Table) -> None:
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text().replace("folder: ../in", "maildir: ../Maildir", 1))
    (trouble,) = table.run().troubles
    box = table.folder / "Maildir"
    assert trouble == f"the Maildir {box} cannot be read: new/: No such file or directory"


def test_a_way_back_out_of_a_link_is_no_detour(tmp_path: Path) -> None:
    (tmp_path / "far" / "games").mkdir(parents=True)
    (tmp_path / "games").symlink_to(tmp_path / "far" / "games")
    box = tmp_path / "games" / ".." / "Maildir"
    assert troubles.source_trouble(str(box), "no mail") == f"{box}: no mail"
    plain = tmp_path / "far" / "games" / ".." / "Maildir"
    assert troubles.source_trouble(str(plain), "no mail") == f"{tmp_path}/far/Maildir: no mail"
    assert troubles.source_trouble("imap://a@b/INBOX", "imap://a@b/INBOX: gone") == "imap://a@b/INBOX: gone"


def test_what_waits_is_sent_for_all_games_even_if_one_is_damaged(table: Table) -> None:
    other = table.root / "another"
    save.new(other, name="another", scenario="standard", players=PLAYERS, seed="other")
    (other / "log.jsonl").write_bytes(b"{}\n")
    (other / "outbox").mkdir()
    (other / "outbox" / "000000-elisabeth-report.eml").write_bytes(b"")
    waiting = table.game / "outbox" / "000000-elisabeth-report.eml"
    (table.game / "outbox" / "sent" / waiting.name).rename(waiting)
    with open_post(table.root) as post:
        done = run.send_all(table.root, post, desk_of(post, NOW))
    assert len(done.troubles) == 1 and done.troubles[0].startswith("another: ")
    assert not waiting.exists()


def test_an_entry_that_makes_no_sense_stops_one_game_alone(table: Table) -> None:
    other = table.root / "another"
    save.new(other, name="another", scenario="standard", players=PLAYERS, seed="other")
    (other / "log.jsonl").write_bytes(b'{"n":0,"kind":"created"}\n')
    done = table.run()
    why = "log.jsonl:1: this line is no entry of a log (CreatedEntry lacks the field 'game')"
    assert [trouble.endswith(why) for trouble in done.troubles] == [True]
    assert any(line.startswith("seven-years: 0 steps") for line in done.lines)


def test_a_letter_never_overtakes_one_to_the_same_game_that_has_to_wait(table: Table) -> None:
    reply(table, "Elisabeth", "Pompadour")
    with save.Folder(table.game).locked():
        done = table.run()
    assert "in use by another pbem" in done.troubles[0] and "waits for one before it" in done.troubles[1]
    assert table.letters() == []
    assert not table.run().troubles
    assert table.letters() == ["Elisabeth", "Pompadour"]


def test_a_folder_that_cannot_be_written_to_loses_nothing(table: Table) -> None:
    reply(table, *PLAYERS)
    with pytest.raises(OSError, match="Read-only"), broken(Breaker(read_only=True)):
        table.run()
    assert not table.run().troubles
    assert state.load(table.game).game.turn == 2


def test_a_mail_still_being_copied_waits(table: Table) -> None:
    table.reply("Pompadour", orders("Pompadour"))
    whole = next((table.folder / "in").glob("*.eml"))
    half = whole.rename(whole.with_name(whole.name + ".part"))
    assert not table.run().troubles and table.letters() == []
    half.rename(whole)
    table.run()
    assert table.letters() == ["Pompadour"]


def test_a_mailbox_that_is_down_keeps_nothing_else_from_happening(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET", "x")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    down = f"{{imap: {{host: 127.0.0.1, port: {port}, tls: none, user: m, password_env: SECRET}}}}"
    (table.root / "post.yaml").write_text(SETTINGS.replace("in: [", f"in: [{down}, "), "utf-8")
    reply(table, *PLAYERS)
    done = table.run()
    assert len(done.troubles) == 1 and f"127.0.0.1:{port}" in done.troubles[0]
    assert state.load(table.game).game.turn == 2


def test_a_way_out_that_is_down_is_tried_less_and_less_and_keeps_the_order(table: Table) -> None:
    reply(table, *PLAYERS)
    with pytest.MonkeyPatch.context() as patch:
        tried = answer(patch, lambda _: Later("nobody answers"))
        minutes = [at for at in range(1, 60) if run_tries(table, at, tried)]
    assert minutes == [1, 2, 7, 22]
    before = len(table.sent())
    assert not run.run(table.root, NOW + timedelta(minutes=90)).troubles
    assert not run.run(table.root, NOW + timedelta(minutes=91)).troubles
    assert len(table.sent()) == before + 8
    for player in PLAYERS:
        assert ["receipt" in mail["Subject"] for mail in table.to(player)] == [False, True, False]


def run_tries(table: Table, minute: int, tried: list[str]) -> bool:
    """Whether a run tries to send anything."""
    before = len(tried)
    done = run.run(table.root, NOW + timedelta(minutes=minute))
    assert len(tried) - before == len(done.troubles)
    return len(tried) > before


def test_a_player_whose_letters_wait_keeps_nobody_else_waiting(table: Table) -> None:
    reply(table, *PLAYERS)
    bad = PLAYERS["Elisabeth"]
    with pytest.MonkeyPatch.context() as patch:
        tried = answer(patch, lambda to: Later("mailbox full") if to == bad else None)
        done = table.run()
    assert done.troubles == ["seven-years: 000001-elisabeth-receipt.eml: mailbox full"]
    assert tried.count(bad) == 1 and len(tried) == 7


def test_a_letter_refused_for_good_is_kept_and_the_moderator_told_once(table: Table) -> None:
    reply(table, "Elisabeth")
    with pytest.MonkeyPatch.context() as patch:
        answer(patch, lambda _: Refused("no such user"))
        done = table.run()
        assert not table.run().troubles
    assert done.troubles == ["seven-years: 000001-elisabeth-receipt.eml: no such user"]
    assert (table.game / "outbox" / "refused" / "000001-elisabeth-receipt.eml").is_file()


def test_a_refused_letter_whose_mail_cannot_be_put_away_is_answered_once(table: Table) -> None:
    table.drop("stranger@example.net", "[seven-years] my orders", orders("Pompadour"), "<9@example.net>")
    mail = next((table.folder / "in").glob("*.eml"))
    kept = mail.read_bytes()
    table.run()
    reply(table, *PLAYERS)
    table.run()
    mail.write_bytes(kept)
    table.run()
    assert sum("refused" in told["Subject"] for told in table.to("Pompadour")) == 1


@pytest.mark.parametrize("content", ["", "5e5e5e\n"])
def test_a_key_that_is_not_whole_is_refused(table: Table, content: str) -> None:
    (table.folder / "token.key").write_text(content, "ascii")
    with pytest.raises(FolderError, match="is no key"):
        table.run()


def test_a_key_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    for at in range(1, 12):
        _killed_making(tmp_path / "k" / "token.key", at)
        assert len(tokens.read_key(tmp_path / "k" / "token.key")) == 64
        assert (tmp_path / "k" / "token.key").stat().st_mode & 0o077 == 0
        shutil.rmtree(tmp_path / "k")


def _killed_making(path: Path, at: int) -> None:
    with broken(Breaker(at)):
        try:
            tokens.read_key(path)
        except BaseException as end:
            assert type(end).__name__ == "Killed"
