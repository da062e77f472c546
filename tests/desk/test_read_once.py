"""A run reads each game once and each mail once, and never goes by a game that has changed since."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pbem.desk.letters import submit
from pbem.desk.moderator import deadlines, say
from pbem.game import save, state
from pbem.game.errors import FolderError
from pbem.post.read import content
from support.play_by_mail.mail_table import NOW, Table, orders
from support.play_by_mail.player_addresses import PLAYERS

TIMING = "zone: Europe/Berlin\ndeadline: {span: 3 days}\noutage: {silence: never}\nlate: wait\n"


def counted(patch: pytest.MonkeyPatch, module: Any, name: str) -> list[Any]:
    """What a function is called with from now on."""
    real: Callable[..., Any] = getattr(module, name)
    calls: list[Any] = []

    def call(*given: Any, **more: Any) -> Any:
        calls.append(given[0])
        return real(*given, **more)

    patch.setattr(module, name, call)
    return calls


@pytest.mark.parametrize("timing", [False, True])
def test_a_run_with_nothing_to_do_reads_no_log(
    timing: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path)
    if timing:
        deadlines.set_timing(table.game, TIMING, "timing.yaml", NOW)
    for _ in range(2):
        table.run()
    before = (table.game / "log.jsonl").read_bytes()
    folds = counted(monkeypatch, state, "fold")
    assert not table.run().troubles
    assert folds == [] and (table.game / "log.jsonl").read_bytes() == before


def test_a_run_with_mails_folds_each_log_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path)
    table.run()
    for player in PLAYERS:
        table.reply(player, orders(player))
    folds = counted(monkeypatch, state, "fold")
    assert not table.run().troubles
    assert len(folds) == 1
    assert len(table.letters()) == len(PLAYERS)


def test_a_mail_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path)
    table.run()
    table.reply("Pompadour", orders("Pompadour"))
    read = counted(monkeypatch, content, "read_letter")
    table.run()
    assert table.letters() == ["Pompadour"] and len(read) == 1


# ------------------------------------------------------------------------------ a game known before


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "seven-years"
    save.new(path, name="seven-years", scenario="standard", players=PLAYERS, seed="known")
    return path


def test_a_game_is_known_while_its_log_is_as_it_was(game: Path) -> None:
    known = state.load(game)
    assert state.load(game, known) is known
    again = say.say(game, "Hello")
    assert len(state.load(game, known).notices) == len(known.notices) + 1
    assert state.load(game, again) is again


def test_a_game_that_was_carried_on_by_the_same_log_is_read_again(game: Path) -> None:
    """The log knows of the new entry, the game that was made of it before does not."""
    known = state.load(game)
    after, _ = submit.submit(game, "one.txt", b"nation Prussia\nplan battle: win\n", known=known)
    assert known.log is after.log and len(known.letters) == 0
    assert len(state.load(game, known).letters) == 1
    assert state.load(game, after) is after


def test_an_entry_that_could_not_be_saved_is_none(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = state.load(game)
    with monkeypatch.context() as patch:
        patch.setattr(save, "write_game", full)
        with pytest.raises(OSError, match="full"):
            submit.submit(game, "one.txt", b"nation Prussia\nplan battle: win\n", known=known)
    assert len(known.log.entries) == 2
    assert len(state.load(game, known).log.entries) == 1


def full(*_: object) -> None:
    raise OSError("full")


def test_a_log_that_is_gone_is_missed(game: Path) -> None:
    known = state.load(game)
    (game / "log.jsonl").unlink()
    with pytest.raises(FolderError, match="holds no game"):
        state.load(game, known)
