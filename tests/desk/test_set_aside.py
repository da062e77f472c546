"""A mail that the program fails on by a mistake of its own is set aside, and holds up nothing else."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from pbem.cli.post import mailboxes
from pbem.desk.letters import intake, set_aside
from pbem.desk.letters import submit as letters_submit
from pbem.desk.look import doctor
from pbem.game import state
from support.play_by_mail.breaker import Breaker, Killed, aged, broken
from support.play_by_mail.mail_table import Table, orders

SECRET = "the-text-of-the-error"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path / "table")
    table.run()
    yield table


@pytest.fixture
def bug(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The program fails on every letter of Elisabeth's, until the patch is undone."""
    with monkeypatch.context() as patch:
        patch.setattr(letters_submit, "submit", failing(letters_submit.submit))
        yield patch


def failing(real: Callable[..., Any]) -> Callable[..., Any]:
    def submit(*letter: Any, **more: Any) -> Any:
        if more["sender"] == "Elisabeth":
            raise KeyError(SECRET)
        return real(*letter, **more)

    return submit


def updated(patch: pytest.MonkeyPatch) -> None:
    """Another program, without the mistake."""
    patch.undo()
    patch.setattr(set_aside, "program", lambda: "1.0 another")


def all_reply(table: Table) -> bytes:
    """All four letters lie in the mailbox; Elisabeth's mail."""
    table.everybody_replies()
    aged(table.folder / "in")
    return next((table.folder / "in").glob("Elisabeth*")).read_bytes()


def test_the_others_go_on_and_the_moderator_is_told_once(table: Table, bug: pytest.MonkeyPatch) -> None:
    mail = all_reply(table)
    (trouble,) = table.run().troubles
    kept = f".post/mail/{hashlib.sha256(mail).hexdigest()[:32]}.eml"
    for said in ("seven-years: pbem has a mistake", f"KeyError: '{SECRET}'", kept, "--again", "no receipt"):
        assert said in trouble
    assert (table.root / kept).read_bytes() == mail
    assert sorted(table.letters()) == ["Frederick", "Maria Theresa", "Pompadour"]
    assert not list((table.folder / "in").glob("*.eml"))
    quiet = table.run()
    assert not quiet.troubles and not any("mail" in line for line in quiet.lines)
    (found,) = doctor.examine(table.game)
    assert "a mail is set aside" in found.what and not found.harmless


def test_an_updated_program_takes_it_in_again(table: Table, bug: pytest.MonkeyPatch) -> None:
    all_reply(table)
    table.run()
    updated(bug)
    assert "seven-years: Elisabeth: letter 4 filed" in table.run().lines
    assert state.load(table.game).game.turn == 2
    assert any("receipt" in mail["Subject"] for mail in table.to("Elisabeth"))
    assert doctor.examine(table.game) == [] and set_aside.notes(table.root) == []


def test_if_it_fails_again_that_is_told_again(table: Table, bug: pytest.MonkeyPatch) -> None:
    all_reply(table)
    table.run()
    bug.setattr(set_aside, "program", lambda: "1.0 another")
    assert len(table.run().troubles) == 1
    assert not table.run().troubles and len(set_aside.notes(table.root)) == 1


def test_one_command_takes_it_in_again(table: Table, bug: pytest.MonkeyPatch) -> None:
    all_reply(table)
    table.run()
    bug.undo()
    assert not table.run().lines[1:], "the same program does not try again by itself"
    ran = CliRunner().invoke(mailboxes.collect_command, [str(table.root), "--again"])
    assert ran.exit_code == 0 and "Elisabeth: letter 4 filed" in ran.stdout
    assert table.letters()[-1] == "Elisabeth"


def test_one_that_was_put_in_by_hand_meanwhile_is_not_filed_twice(
    table: Table, bug: pytest.MonkeyPatch
) -> None:
    mail = all_reply(table)
    table.run()
    updated(bug)
    letters_submit.submit(table.game, "elisabeth.eml", mail, sender="Elisabeth")
    assert "seven-years: taken in before" in table.run().lines
    assert table.letters().count("Elisabeth") == 1 and set_aside.notes(table.root) == []


def test_it_never_replaces_a_letter_that_came_later(table: Table, bug: pytest.MonkeyPatch) -> None:
    table.reply("Elisabeth", "nation Russia\nhold\nnation Sweden\nhold\n")
    table.run()
    bug.undo()
    table.reply("Elisabeth", orders("Elisabeth"), number=2)
    table.run()
    before = state.load(table.game).filed["Russia"]
    updated(bug)
    assert any("a later letter of yours was taken in before it" in line for line in table.run().lines)
    assert state.load(table.game).filed["Russia"] == before and table.letters() == ["Elisabeth"]
    assert "refused" in table.to("Elisabeth")[-1]["Subject"] and set_aside.notes(table.root) == []


def test_nobody_is_late_for_a_players_mail_and_a_strangers_stops_no_clock(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intake, "_known", lambda *_: 1 / 0)
    table.drop("stranger@example.net", "[seven-years] hm", orders("Pompadour"), "<x@example.net>")
    assert len(table.run().troubles) == 1 and set_aside.games_held(table.root) == set()
    table.reply("Elisabeth", orders("Elisabeth"))
    assert len(table.run().troubles) == 1 and set_aside.games_held(table.root) == {"seven-years"}


def test_a_piped_mail_is_kept_and_the_next_run_tells(table: Table, bug: pytest.MonkeyPatch) -> None:
    mail = all_reply(table)
    shutil.rmtree(table.folder / "in")
    (table.folder / "in").mkdir()
    for _ in range(2):
        ran = CliRunner().invoke(mailboxes.collect_command, [str(table.root), "-"], input=mail)
        assert (ran.exit_code, ran.stderr) == (0, "")
    assert len(table.run().troubles) == 1 and not table.run().troubles


def test_a_mistake_that_comes_of_a_source_keeps_no_other_from_being_read(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pbem.post.sources import folder as sources_folder

    all_reply(table)
    (table.folder / "other").mkdir()
    settings = table.root / "post.yaml"
    settings.write_text(settings.read_text("utf-8").replace("in: [", "in: [{folder: ../other}, "), "utf-8")
    real = sources_folder.FolderSource._files

    def _files(self: sources_folder.FolderSource) -> Any:
        if self.path.name == "other":
            raise IndexError("odd")
        return real(self)

    monkeypatch.setattr(sources_folder.FolderSource, "_files", _files)
    (trouble,) = table.run().troubles
    assert "IndexError: odd" in trouble and len(table.letters()) == 4


@pytest.mark.parametrize("first", range(3))
def test_killed_anywhere_it_is_set_aside_and_taken_in_once(
    first: int, table: Table, bug: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table.reply("Elisabeth", orders("Elisabeth"))
    aged(table.folder / "in")
    points = count_points(table, tmp_path / "whole")
    assert len(points) >= 20
    for at in range(1 + first, len(points) + 1, 3):
        one = copied(table, tmp_path / str(at))
        with broken(Breaker(at)), pytest.raises(Killed):
            one.run()
        one.run()
        assert not one.run().troubles
        assert [note.told for note in set_aside.notes(one.root)] == [True]
        with bug.context() as patch:
            updated(patch)
            patch.setattr(letters_submit, "submit", REAL)
            one.run()
        assert one.letters() == ["Elisabeth"] and set_aside.notes(one.root) == [], points[at - 1]


REAL = letters_submit.submit


def count_points(table: Table, folder: Path) -> list[str]:
    one = copied(table, folder)
    with broken(Breaker()) as breaker:
        one.run()
    return breaker.points


def copied(table: Table, folder: Path) -> Table:
    shutil.copytree(table.folder, folder)
    one = object.__new__(Table)
    one.folder, one.root, one.game = folder, folder / "games", folder / "games" / "seven-years"
    one.minutes = table.minutes
    return one
