"""A game names the edition of its rules; a program that decides otherwise changes nothing unasked."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pbem.data import edition
from pbem.desk.look import doctor, proofs
from pbem.engine import questions as q
from pbem.engine.questions import Verdict
from pbem.game import save, state
from pbem.game.entries import RulesEntry
from pbem.game.proof import other_rules
from support.command_line import LETTERS, done, files, resolved, run

PLAYED_HERE = edition.rules_edition()
OTHER = "2-0123456789ab"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("kept") / "seven-years")


@pytest.fixture
def game(tmp_path: Path, kept: Path) -> Path:
    return Path(shutil.copytree(kept, tmp_path / "seven-years"))


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """This program has other rules."""
    for module in (other_rules, save):
        monkeypatch.setattr(module, "rules_edition", lambda: OTHER)
    monkeypatch.setattr("pbem.desk.moderator.go_on.rules_edition", lambda: OTHER)


def test_a_game_names_the_edition_of_its_rules(game: Path) -> None:
    assert state.load(game).created.edition == PLAYED_HERE
    number, _, digest = PLAYED_HERE.partition("-")
    assert number.isdecimal() and len(digest) == 12


def test_a_changed_rule_is_another_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(edition.rules_dir(), tmp_path / "rules")
    monkeypatch.setattr(edition, "rules_dir", lambda: tmp_path / "rules")
    fresh = edition.rules_edition.__wrapped__
    assert fresh() == PLAYED_HERE
    board = tmp_path / "rules" / "friedrich" / "board.yaml"
    board.write_text(board.read_text("utf-8") + "\n", "utf-8")
    assert fresh() != PLAYED_HERE
    monkeypatch.setattr(edition, "DECISIONS", 99)
    assert fresh().startswith("99-")


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize("words", ["submit", "resolve", "say", "undo"])
def test_a_program_with_other_rules_changes_nothing(game: Path, words: str) -> None:
    before = files(game)
    more = {"submit": [LETTERS / "turn-1" / "elisabeth.txt"], "say": ["Hello"]}.get(words, [])
    ran = run(words, game, *more)
    assert ran.code == 1 and files(game) == before
    told = " ".join(ran.err.split())
    assert f"under other rules of the program ({PLAYED_HERE}) than this one has ({OTHER})" in told
    assert "Nothing was changed" in told and "--go-on" in told


@pytest.mark.usefixtures("newer")
def test_status_says_so_too(game: Path) -> None:
    assert "seven-years is played under other rules of the program" in done("status", game)


@pytest.mark.usefixtures("newer")
def test_the_moderator_goes_on_with_the_new_rules(game: Path) -> None:
    assert "all as logged" in done("replay", game)
    assert "it goes on under this program's rules, and all players are told" in done(
        "replay", game, "--go-on"
    )
    now = state.load(game)
    assert now.log.last(RulesEntry).edition == OTHER and now.log.last(RulesEntry) is now.log.entries[-1]
    assert "newer version of the program" in done("report", game, "--player", "Frederick")
    assert f"played on under the rules {OTHER}" in done("log", game)
    done("undo", game)
    assert "newer version of the program" in done("report", game, "--turn", 0), (
        "players are told all the same"
    )
    done("resume", game)
    done("resolve", game)
    assert other_rules.edition_of(state.load(game).log) == OTHER and not doctor.examine(game)
    assert "is played under the rules that this program has" in run("replay", game, "--go-on").err


def test_replay_shows_every_answer_that_would_differ(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = proofs.decide

    def decide(position: object, answer: object) -> object:
        if isinstance(answer, q.Move):
            return Verdict("the road is gone", "rule 4")
        return real(position, answer)  # type: ignore[arg-type]

    monkeypatch.setattr(proofs, "decide", decide)
    ran = run("replay", game, "--json")
    moves = sum(isinstance(getattr(one, "answer", None), q.Move) for one in state.load(game).log.entries)
    assert ran.code == 1 and moves > 5
    assert json.loads(ran.out)["difference"].count("the road is gone") == moves


def test_an_older_log_that_names_none_is_played_on(tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "old_games" / "first"
    game = Path(shutil.copytree(old, tmp_path / "seven-years"))
    assert state.load(game).created.edition == ""
    done("say", game, "Hello")
