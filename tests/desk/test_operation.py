"""What a moderator meets when mail servers are mute, disks full and programs killed."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from pbem.data import disk
from pbem.desk import run
from pbem.desk.look import doctor
from pbem.game import save, state
from pbem.game.folder import Folder
from pbem.post.send.senders import Files, Later, Outcome, Refused
from support.command_line import done, started
from support.command_line import run as command
from support.play_by_mail.breaker import aged
from support.play_by_mail.mail_table import NOW, Table, orders
from support.play_by_mail.player_addresses import PLAYERS

MUTE = Later("mail.example.org:465 did not answer within 30 seconds", down=True)


def answering(patch: pytest.MonkeyPatch, outcome: Outcome) -> list[str]:
    """The way out answers always so; to whom it was to send."""
    tried: list[str] = []

    def send(self: Files, message: bytes, sender: str, recipients: Sequence[str]) -> Outcome:
        tried.append(recipients[0])
        return outcome

    patch.setattr(Files, "send", send)
    return tried


def replied(table: Table) -> None:
    for player in PLAYERS:
        table.reply(player, orders(player))
    aged(table.folder / "in")


def test_a_mute_server_is_waited_for_once_a_run_and_told_in_one_line(table: Table) -> None:
    for name in ("another", "third"):
        save.new(table.root / name, name=name, scenario="standard", players=PLAYERS, seed=name)
    replied(table)
    with pytest.MonkeyPatch.context() as patch:
        tried = answering(patch, MUTE)
        outcome = table.run()
        assert len(tried) == 1 and len(outcome.troubles) == 1
        assert outcome.troubles[0].endswith(f"{MUTE.reason}; nothing else was tried")
        again = run.run(table.root, NOW + timedelta(seconds=10))
        assert len(tried) == 2 and len(again.troubles) == 1, "a run has one wait"
    before = len(table.sent())
    assert not run.run(table.root, NOW + timedelta(hours=1)).troubles
    assert len(table.sent()) > before + 8 and state.load(table.game).game.turn == 2


def test_send_now_does_not_wait_after_a_failure(table: Table) -> None:
    replied(table)
    with pytest.MonkeyPatch.context() as patch:
        answering(patch, Later("mailbox full"))
        table.run()
    before = len(table.sent())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pbem.desk.out.outbox.BACK_OFF", (timedelta(days=20000),))
        done("send", table.root)
        assert len(table.sent()) == before
        done("send", table.root, "--now")
    assert len(table.sent()) == before + 8


def about_outbox(game: Path) -> list[doctor.Finding]:
    return [one for one in doctor.examine(game) if "outbox/" in one.what]


def test_doctor_and_status_tell_of_letters_that_have_reached_nobody(table: Table) -> None:
    replied(table)
    with pytest.MonkeyPatch.context() as patch:
        answering(patch, Later("mailbox full"))
        table.run()
    (waits,) = about_outbox(table.game)
    assert waits.what == "8 letters lie in outbox/ to be sent" and waits.harmless and "--now" in waits.mend
    assert "seven-years: 8 to be sent in" in done("status", table.game)
    assert json.loads(done("status", table.game, "--json"))["outbox"] == {"waiting": 8, "refused": 0}
    with pytest.MonkeyPatch.context() as patch:
        answering(patch, Refused("no such user"))
        run.run(table.root, NOW + timedelta(hours=1))
    _, refused = about_outbox(table.game)  # the letters after those wait
    assert refused.what.startswith("4 letters lie in outbox/refused/") and not refused.harmless
    assert "seven-years: 4 refused by the mail server in" in done("status", table.root)
    assert "pbem substitute" in refused.mend


# ------------------------------------------------------------------------------------------ disks


@pytest.mark.parametrize("words", [("say", "Hello"), ("resolve",)])
def test_a_full_disk_is_told_with_the_path_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    game = started(tmp_path / "seven-years")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    ran = command(words[0], game, *words[1:])
    assert ran.code == 1 and "the disk is full. Make room there; nothing is lost" in ran.err
    assert f"pbem: {game}/" in ran.err and "Errno" not in ran.err


def test_a_run_tells_of_a_full_disk_with_the_path(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    replied(table)
    real = disk.write_file

    def write(path: Path, content: bytes) -> None:
        if table.game in path.parents:
            with disk.naming(path):
                raise OSError(errno.ENOSPC, "No space left on device")
        real(path, content)

    monkeypatch.setattr(disk, "write_file", write)
    troubles = [one for one in table.run().troubles if "waits for one before it" not in one]
    assert troubles and all("the disk is full. Make room there" in one for one in troubles), troubles
    assert all(str(table.game) in one for one in troubles)


def test_another_error_of_the_system_names_its_file(tmp_path: Path) -> None:
    with pytest.raises(OSError) as caught, disk.naming(tmp_path / "x"):
        raise OSError(errno.EIO, "Input/output error")
    assert caught.value.filename == str(tmp_path / "x")


def test_a_half_written_file_is_cleared_by_the_next_write(tmp_path: Path) -> None:
    game = started(tmp_path / "seven-years")
    half = game / "letters" / ".0017-frederick.txt.new"
    half.parent.mkdir(exist_ok=True)
    half.write_bytes(b"nation Pru")
    assert any("half written" in one.what for one in doctor.examine(game))
    letter = tmp_path / "letter.txt"
    letter.write_text("nation Prussia\nhold\n", "utf-8")
    command("submit", game, letter)
    assert not half.exists() and not any("half written" in one.what for one in doctor.examine(game))


def test_other_hidden_files_stay(tmp_path: Path) -> None:
    game: Any = Folder(started(tmp_path / "seven-years"))
    (game.reports).mkdir(exist_ok=True)
    (game.reports / ".told").write_bytes(b"1 1")
    (game.reports / "mine.new").write_bytes(b"x")
    game.write(game.reports / "note.txt", b"x")
    assert sorted(path.name for path in game.reports.iterdir()) == [".told", "mine.new", "note.txt"]
    shutil.rmtree(game.reports)
