"""Small words of commands and letters that people stumble over."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from support.command_line import resolved, run


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("kept") / "seven-years")


def test_who_asks_for_a_players_form_is_told_whose_nations_they_are(turn_two: Path) -> None:
    found = run("form", turn_two, "elisabeth")
    assert found.code == 1 and "elisabeth plays Russia and Sweden: name one." in found.err
    assert "The nearest names are" in run("form", turn_two, "Prusia").err


def test_one_thing_is_counted_as_one(turn_two: Path, tmp_path: Path) -> None:
    assert "there is 1 post." in run("post", turn_two, "--turn", 1, "--part", 7).err
    game = tmp_path / "seven-years"
    assert run("new", game).code == 0
    assert run("submit", game, "-", stdin=b"nation Hanover\nsetup H1 6, H2 6\n").code == 0
    assert "seven-years: 1 step played." in run("resolve", game).out
    assert "seven-years: 0 steps played." in run("resolve", game).out


def test_a_letter_of_nobody_known_is_greeted_all_the_same(turn_two: Path) -> None:
    answer = run("check", turn_two, "-", stdin=b"good morning")
    assert answer.code == 1 and "\n\nHello, your letter has arrived, but" in answer.out


def test_what_was_taken_back_twice_on_end_is_told_once(turn_two: Path, tmp_path: Path) -> None:
    game = Path(shutil.copytree(turn_two, tmp_path / "seven-years"))
    words = "The moderator has rolled the game back"
    for entry in (40, 30):
        assert run("undo", game, "--to", entry).code == 0
    assert run("report", game).out.count(words) == 1
    assert run("say", game, "Sorry again.").code == 0
    assert run("undo", game, "--to", 20).code == 0
    assert run("report", game).out.count(words) == 1
