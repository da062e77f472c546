"""`pbem submit` and `check` take plain files only: a link may lead anywhere, and a pipe may never end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from support.command_line import TURN_ONE, run, started


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return started(tmp_path / "game")


def letters(game: Path) -> int:
    return len(list((game / "letters").glob("*")))


@pytest.mark.parametrize("command", ["submit", "check"])
def test_a_link_is_refused_and_the_file_named(game: Path, tmp_path: Path, command: str) -> None:
    link = tmp_path / "letter.eml"
    link.symlink_to(TURN_ONE[0])
    ran = run(command, game, link)
    assert ran.code == 1 and not ran.out
    assert f"{link} is not taken in: it is a symbolic link, and only plain files are taken." in ran.err
    assert f"Name the file itself: {TURN_ONE[0]}" in ran.err and letters(game) == 0


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "dangling", "missing"])
def test_what_is_no_plain_file_is_refused_at_once(game: Path, tmp_path: Path, kind: str) -> None:
    path = tmp_path / kind
    said = "it is no plain file"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path = Path("/dev/zero")
    elif kind == "dangling":
        path.symlink_to(tmp_path / "nothing")
        said = "it is a symbolic link"
    else:
        said = "there is no letter"
    ran = run("submit", game, path)
    assert ran.code == 1 and said in ran.err and letters(game) == 0


def test_one_that_is_refused_keeps_all_from_being_taken_in(game: Path, tmp_path: Path) -> None:
    link = tmp_path / "letter.eml"
    link.symlink_to(TURN_ONE[0])
    assert run("submit", game, TURN_ONE[1], link).code == 1 and letters(game) == 0
    assert run("submit", game, TURN_ONE[1]).code == 0 and letters(game) == 1
