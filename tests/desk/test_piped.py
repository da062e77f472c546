"""`pbem collect GAMES -`: one mail on standard input; what cannot be taken in now the mail program keeps."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pbem.cli.post import mailboxes
from pbem.cli.post.mailboxes import TRY_AGAIN, collect_command
from pbem.game.folder import Folder
from support.play_by_mail.mail_table import Table, orders


def mail(table: Table, player: str) -> bytes:
    """A player's answer, taken out of the mailbox again."""
    table.reply(player, orders(player))
    (path,) = (table.folder / "in").glob("*.eml")
    content = path.read_bytes()
    path.unlink()
    return content


def piped(folder: Path, content: bytes) -> Result:
    return CliRunner().invoke(collect_command, [str(folder), "-"], input=content)


@pytest.mark.parametrize("of_the_game", [False, True])
def test_a_mail_on_standard_input_is_taken_in(table: Table, of_the_game: bool) -> None:
    ran = piped(table.game if of_the_game else table.root, mail(table, "Pompadour"))
    assert (ran.exit_code, ran.stdout) == (0, "seven-years: Pompadour: letter 1 filed\n")
    assert table.letters() == ["Pompadour"]
    assert list((table.root / ".post" / "mail").glob("*.eml"))
    table.run()
    assert "receipt" in table.to("Pompadour")[-1]["Subject"]


def test_the_same_mail_brought_again_is_harmless(table: Table) -> None:
    content = mail(table, "Pompadour")
    assert [piped(table.root, content).exit_code for _ in range(2)] == [0, 0]
    assert table.letters() == ["Pompadour"]


def test_a_refused_letter_is_taken_in_and_nobody_brings_it_again(table: Table) -> None:
    content = mail(table, "Pompadour").replace(b"(", b"")
    assert piped(table.root, content.replace(b"-", b" ")).exit_code == 0
    assert table.letters() == []


def test_a_mail_is_kept_by_the_mail_program_while_its_game_is_in_use(table: Table) -> None:
    content = mail(table, "Pompadour")
    with Folder(table.game).locked():
        ran = piped(table.root, content)
    assert ran.exit_code == TRY_AGAIN and "TROUBLE seven-years" in ran.stderr
    assert table.letters() == []
    assert piped(table.root, content).exit_code == 0 and table.letters() == ["Pompadour"]


def test_so_it_is_while_another_run_is_at_work(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailboxes, "PATIENCE", 0.2)
    content = mail(table, "Pompadour")
    with open(table.root / ".post" / "lock", "w", encoding="ascii") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        ran = piped(table.root, content)
    assert ran.exit_code == TRY_AGAIN and "another run is at work" in ran.stderr


@pytest.mark.parametrize("damage", ["post.yaml", "log", "settings gone"])
def test_and_while_something_is_damaged(table: Table, damage: str) -> None:
    content = mail(table, "Pompadour")
    if damage == "post.yaml":
        (table.root / "post.yaml").write_text("moderator: 1\n", "utf-8")
    elif damage == "log":
        (table.game / "log.jsonl").write_bytes(b"{}\n")
    else:
        (table.root / "post.yaml").unlink()
    ran = piped(table.root, content)
    assert ran.exit_code == TRY_AGAIN and ran.stderr.startswith("TROUBLE ")


def test_nothing_on_standard_input_is_nothing(table: Table) -> None:
    ran = piped(table.root, b"")
    assert (ran.exit_code, ran.output) == (0, "")
