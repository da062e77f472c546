"""`--dry-run`: what a run or `resolve` would write and send, to the byte, and nothing is changed by it."""

from __future__ import annotations

import os
import shutil
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from pbem.desk.rehearsal import Rehearsed, rehearse_resolve, rehearse_run
from pbem.desk.turns import resolve
from pbem.game import state
from pbem.game.errors import FolderError
from support.command_line import done, run, started
from support.play_by_mail.mail_table import LETTERS, orders
from support.play_by_mail.player_addresses import PLAYERS
from support.play_by_mail.timed_table import FRIDAY, HOUR, MONDAY, Timed

MINUTE = timedelta(minutes=1)
Tree = dict[str, tuple[bytes, int]]


@pytest.fixture
def table(tmp_path: Path) -> Timed:
    """The game has begun, and the letters of turn 1 lie in the mailbox."""
    table = Timed(tmp_path / "table")
    table.set()
    table.at(MONDAY)
    return table


def tree(folder: Path) -> Tree:
    """Every file with its content and when it was written."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def check(table: Timed, when: datetime, into: Path) -> Rehearsed:
    """A run rehearsed is the run: it says, sends and writes the same, and changes nothing."""
    before, reports = tree(table.folder), contents(table.game / "reports")
    found = rehearse_run(table.root, when, into)
    assert tree(table.folder) == before
    sent = set(contents(table.folder / "out"))
    real = table.at(when)
    assert (found.outcome.lines, found.outcome.troubles) == (real.lines, real.troubles)
    new = {name: data for name, data in contents(table.folder / "out").items() if name not in sent}
    laid = contents(into)
    assert {name: laid[name] for name in laid if name.startswith("mails/")} == {
        f"mails/{name}": data for name, data in new.items()
    }
    now = contents(table.game / "reports")
    changed = {
        name: data for name, data in now.items() if data != reports.get(name) and "/." not in f"/{name}"
    }
    assert {name: laid[name] for name in laid if not name.startswith("mails/")} == {
        f"seven-years/reports/{name}": data for name, data in changed.items()
    }
    return found


def test_a_run_that_takes_letters_in_and_plays_a_turn(table: Timed, tmp_path: Path) -> None:
    table.everybody_replies()
    found = check(table, MONDAY + MINUTE, tmp_path / "into")
    assert state.load(table.game).game.turn == 2
    assert sum(path.suffix == ".eml" for path in found.files) == 8, "four receipts, four reports"
    assert any(path.name == "summary.txt" for path in found.files)


def test_a_run_that_reminds_and_one_that_answers_for_the_late(table: Timed, tmp_path: Path) -> None:
    table.reply("Pompadour", orders("Pompadour"))
    check(table, MONDAY + MINUTE, tmp_path / "first")
    check(table, FRIDAY - 6 * HOUR, tmp_path / "reminders")
    check(table, FRIDAY + 3 * HOUR, tmp_path / "late")
    assert table.deadline_steps()


def test_a_run_in_which_nothing_happens(table: Timed, tmp_path: Path) -> None:
    table.at(MONDAY + MINUTE)
    assert check(table, MONDAY + 2 * MINUTE, tmp_path / "into").files == ()


def test_what_nobody_can_send_is_laid_down_too(table: Timed, tmp_path: Path) -> None:
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8").replace("out: {files: ../out}\n", ""), "utf-8")
    table.everybody_replies()
    rehearse_run(table.root, MONDAY + MINUTE, tmp_path / "into")
    table.at(MONDAY + MINUTE)
    waiting = {path.name: path.read_bytes() for path in (table.game / "outbox").glob("*.eml")}
    assert waiting and contents(tmp_path / "into" / "seven-years" / "outbox") == waiting


def test_what_cannot_be_read_stays_where_it_lies(table: Timed, tmp_path: Path) -> None:
    (table.folder / "in" / "link.txt").symlink_to("nowhere")
    found = rehearse_run(table.root, MONDAY + MINUTE, tmp_path / "into")
    assert any("link.txt cannot be read" in one for one in found.outcome.troubles)
    assert os.path.lexists(table.folder / "in" / "link.txt")


@pytest.mark.parametrize("deadline", [False, True])
def test_resolve_writes_what_was_rehearsed_and_the_next_run_sends_it(
    deadline: bool, table: Timed, tmp_path: Path
) -> None:
    for player in list(PLAYERS)[: 3 if deadline else 4]:
        table.reply(player, orders(player).replace("final", ""))
    table.at(MONDAY + MINUTE)
    before = tree(table.folder)
    done, laid = rehearse_resolve(table.game, MONDAY + 2 * MINUTE, tmp_path / "into", deadline=deadline)
    assert tree(table.folder) == before and laid.files
    sent = set(contents(table.folder / "out"))
    real = resolve.resolve(table.game, deadline=deadline)
    assert done.played.steps == real.played.steps
    table.at(MONDAY + 2 * MINUTE)
    laid_mails = contents(tmp_path / "into" / "mails")
    new = {name: data for name, data in contents(table.folder / "out").items() if name not in sent}
    assert laid_mails == new
    for path in laid.files:
        if path.parts[0] == "seven-years":
            assert (tmp_path / "into" / path).read_bytes() == (table.root / path).read_bytes()


def test_a_game_without_a_post_has_its_reports_rehearsed(tmp_path: Path) -> None:
    game = started(tmp_path / "games" / "seven-years")
    done("submit", game, *sorted(LETTERS.iterdir()))
    said = done("resolve", game, "--dry-run", "--into", tmp_path / "into")
    assert "steps would be played" in said and f"{tmp_path / 'into'}: 0 mails and " in said
    done("resolve", game)
    laid = contents(tmp_path / "into" / "seven-years" / "reports")
    assert laid and all((game / "reports" / name).read_bytes() == data for name, data in laid.items())


# ---------------------------------------------------------------------------------- the commands


def test_the_command_says_what_would_happen(tmp_path: Path) -> None:
    table = Timed(tmp_path / "without-deadlines")
    table.at(MONDAY)
    before = tree(table.folder)
    said = done("run", table.root, "--dry-run")
    assert "seven-years: 0 steps" in said and "Nothing was changed, and nothing was sent." in said
    assert tree(table.folder) == before
    said = done("run", table.root, "--dry-run", "--into", tmp_path / "into")
    assert f"{tmp_path / 'into'}: " in said and tree(table.folder) == before


def test_a_folder_that_cannot_be_used_is_refused(table: Timed, tmp_path: Path) -> None:
    before = tree(table.folder)
    wrong = run("run", table.root, "--dry-run", "--into", table.root / "x")
    assert wrong.code == 1 and "is to stay as it is" in wrong.err
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("x", "utf-8")
    wrong = run("resolve", table.game, "--dry-run", "--into", tmp_path / "full")
    assert wrong.code == 1 and "is not empty" in wrong.err
    wrong = run("run", table.root, "--into", tmp_path / "into")
    assert wrong.code == 2 and "--into goes with --dry-run" in wrong.err
    assert tree(table.folder) == before


def test_a_sealed_game_is_not_rehearsed(
    table: Timed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PBEM_KEYS", str(tmp_path / "keys"))
    done("new", table.root / "second", "--sealed", "--plays", "Frederick")
    with pytest.raises(FolderError, match="second is sealed: what a run would do"):
        rehearse_run(table.root, MONDAY + MINUTE, tmp_path / "into")
    wrong = run("resolve", table.root / "second", "--dry-run", "--into", tmp_path / "into")
    assert wrong.code == 1 and "is sealed" in wrong.err
    assert not (tmp_path / "into").exists()
    shutil.rmtree(table.root / "second")
