"""The moderator's hand: what he says and does besides moderating, and who learns of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.desk import state

from .desk import done, files, resolved, run

PLAYERS = ("frederick", "elisabeth", "maria-theresa", "pompadour")


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("kept") / "seven-years")


@pytest.fixture
def game(tmp_path: Path, turn_two: Path) -> Path:
    """A game at the start of turn 2."""
    return Path(shutil.copytree(turn_two, tmp_path / "seven-years"))


def told(game: Path) -> dict[str, str]:
    """The letters of the turn being played, by whom they are for."""
    return {name: (game / f"reports/turn-02/{name}.txt").read_text("utf-8") for name in ("summary", *PLAYERS)}


def readers(game: Path, words: str) -> set[str]:
    """Whose letters hold these words."""
    return {name for name, text in told(game).items() if words in " ".join(text.split())}


# ------------------------------------------------------------------------------------------- say


def test_what_is_said_to_all_stands_in_every_letter_and_in_the_summary(game: Path) -> None:
    assert "said to all players" in done("say", game, "Merry Christmas!\nThe next deadline is in January.")
    assert readers(game, "Merry Christmas! The next deadline is in January.") == {"summary", *PLAYERS}


def test_what_is_said_to_one_stands_in_his_letter_alone(game: Path) -> None:
    before = told(game)
    assert "said to Maria Theresa" in done("say", game, "Which Daun did you mean?", "--to", "Austria")
    assert readers(game, "To you alone: Which Daun did you mean?") == {"maria-theresa"}
    assert {name for name, text in told(game).items() if text != before[name]} == {"maria-theresa"}


def test_what_was_said_can_be_taken_back(game: Path) -> None:
    before = told(game)
    done("say", game, "Nonsense.")
    done("undo", game)
    assert told(game) == before


def test_what_was_said_stays_in_the_reports_of_its_turn(game: Path) -> None:
    done("say", game, "Of turn 2.")
    now = state.load(game)
    assert [(one.turn, one.kind) for one in now.notices] == [(2, "said")]
    assert "Of turn 2." not in done("report", game, "--turn", "1")


@pytest.mark.parametrize("words, code", [(("",), 2), ((" \n",), 2), (("Hello", "--to", "Napoleon"), 1)])
def test_nothing_is_said_to_nobody(game: Path, words: tuple[str, ...], code: int) -> None:
    before = files(game)
    assert run("say", game, *words).code == code
    assert files(game) == before


def test_a_word_may_come_from_standard_input(game: Path) -> None:
    assert run("say", game, "-", stdin=b"By hand.\x1b[31m").code == 0
    assert readers(game, "By hand. [31m") == {"summary", *PLAYERS}


# ------------------------------------------------------------------------------------ substitute


def test_a_substitute_gets_the_letters_and_all_are_told_without_an_address(game: Path) -> None:
    done("substitute", game, "Prussia=anna@example.org", "--reason", "Otto is ill.")
    assert state.load(game).addresses["Frederick"] == "anna@example.org"
    assert readers(game, "Frederick is played by somebody else from now on: Otto is ill.") == {
        "summary",
        *PLAYERS,
    }
    assert readers(game, "anna@example.org") <= {"frederick"}


def test_a_substitution_is_undone_like_anything_else(game: Path) -> None:
    before = dict(state.load(game).addresses), told(game)
    done("substitute", game, "Frederick=anna@example.org")
    assert state.load(game).seat("Frederick") != "Frederick"
    done("undo", game)
    assert (dict(state.load(game).addresses), told(game)) == before
    assert state.load(game).seat("Frederick") == "Frederick"


@pytest.mark.parametrize(
    "pair, code", [("Frederick", 2), ("Frederick=", 2), ("Frederick=a b", 2), ("Kaunitz=a@b", 1)]
)
def test_a_substitute_needs_a_part_and_an_address(game: Path, pair: str, code: int) -> None:
    before = files(game)
    assert run("substitute", game, pair).code == code
    assert files(game) == before
