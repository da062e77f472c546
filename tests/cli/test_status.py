"""`pbem status`: who owes what, for one game and for many, on wide and on narrow terminals."""

from __future__ import annotations

import json
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pbem.cli.look.tables import Cell, table_lines
from pbem.desk.moderator import deadlines
from pbem.desk.turns import watch
from support.command_line import LETTERS, done, resolved, run, started

TIMING = "zone: Europe/Berlin\ndeadline: {span: 3 days}\n"


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("status") / "seven-years")


@pytest.fixture
def game(tmp_path: Path, turn_two: Path) -> Path:
    return Path(shutil.copytree(turn_two, tmp_path / "games" / "seven-years"))


def clocked(game: Path, ago: timedelta) -> datetime:
    """A game whose open question was noted some time ago; when."""
    when = datetime.now(UTC) - ago
    (game.parent / "timing.yaml").write_text(TIMING)
    deadlines.set_timing(game, TIMING, "timing.yaml", when)
    watch.note_questions(game, when)
    return when


def test_it_tells_who_owes_what_since_when_and_until_when(game: Path) -> None:
    clocked(game, timedelta(days=1))
    (owed,) = json.loads(done("status", game, "--json"))["owed"]
    since, until = (datetime.fromisoformat(owed[key]) for key in ("since", "until"))
    assert (owed["nation"], owed["player"], owed["late"]) == ("Prussia", "Frederick", False)
    assert until - since == timedelta(days=3)
    shown = done("status", game)
    assert "The game waits for (times by the clocks of Europe/Berlin):" in shown
    assert "OVERDUE" not in shown and "Due from Prussia (Frederick)" in shown


def test_what_is_overdue_is_told_so_in_words(game: Path) -> None:
    clocked(game, timedelta(days=4))
    assert "OVERDUE" in done("status", game)
    assert json.loads(done("status", game, "--json"))["owed"][0]["late"] is True


def test_without_deadlines_no_times_are_made_up(game: Path) -> None:
    (owed,) = json.loads(done("status", game, "--json"))["owed"]
    assert owed["since"] == owed["until"] == "" and "since" not in done("status", game)


def test_letters_on_file_are_named_by_what_they_are_for(game: Path, tmp_path: Path) -> None:
    letter = tmp_path / "austria.txt"
    letter.write_text("nation Austria\nhold\nstanding:\n  battle: loss 2\n")
    done("submit", game, letter, "--from", "Maria Theresa")
    (line,) = [line for line in done("status", game).splitlines() if line.startswith("Austria ")]
    assert "orders: letter 5" in line


def test_a_folder_of_games_is_one_table(game: Path) -> None:
    started(game.parent / "another")
    shown = done("status", game.parent)
    assert [line.split()[0] for line in shown.splitlines()[:3]] == ["game", "another", "another"]
    assert "seven-years     2  Prussia  Prussia (Frederick)" in shown
    told = json.loads(done("status", game.parent, "--json"))
    assert [one["game"] for one in told] == ["another", "seven-years"]
    assert done("status", game.parent / "another", game) == shown


def test_a_damaged_game_keeps_no_other_from_being_shown(game: Path) -> None:
    (game.parent / "broken").mkdir()
    (game.parent / "broken" / "log.jsonl").write_text("nonsense\n")
    ran = run("status", game.parent)
    assert ran.code == 1 and "Prussia (Frederick)" in ran.out and "log.jsonl:1: " in ran.out


def test_orders_with_mistakes_are_told_with_them(game: Path, tmp_path: Path) -> None:
    letter = LETTERS / "mistakes" / "prussia.txt"
    assert run("submit", game, letter).code == 1
    assert "Witenberg" not in done("status", game), "a letter that does not count is not on file"


@pytest.mark.parametrize("width", [30, 40, 60])
def test_narrow_terminals_lose_nothing(game: Path, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    wide = done("status", game)
    monkeypatch.setenv("COLUMNS", str(width))
    narrow = done("status", game)
    assert max(map(len, narrow.splitlines()[1:])) <= max(width, 40)
    for word in ("Frederick", "Maria Theresa", "objectives", "0/16", "the orders for her action stage"):
        assert word in " ".join(wide.split()) and word in " ".join(narrow.split())


def test_piped_there_is_no_colour_and_at_a_terminal_no_column_shifts() -> None:
    rows = [(Cell("Prussia", "yellow"), Cell("1")), (Cell("Hanover"), Cell("22"))]
    coloured = list(table_lines(("owes", "letters"), rows, 80, right=(1,)))
    assert coloured[1].startswith("\x1b[33mPrussia\x1b[0m")
    plain = list(table_lines(("owes", "letters"), [(Cell("Prussia"), Cell("1")), rows[1]], 80, right=(1,)))
    assert plain == ["owes     letters", "Prussia        1", "Hanover       22"]
    assert [line.replace("\x1b[33m", "").replace("\x1b[0m", "") for line in coloured] == plain


def test_output_to_a_pipe_has_no_escapes(game: Path) -> None:
    clocked(game, timedelta(days=4))
    assert "\x1b" not in done("status", game)


def test_objectives_count_as_they_do_for_victory_and_two_winners_have_won(tmp_path: Path) -> None:
    document = (
        "scenario: standard\nturn: 9\nphase: game over\nwinners: [Prussia, Hanover]\nquit: [Russia]\n"
        "eased: [Austria]\nconquered: [Görlitz, Glatz, Neisse]\n"
    )
    (tmp_path / "position.yaml").write_text(document)
    done("new", tmp_path / "over", "--position", tmp_path / "position.yaml")
    held = {
        row["nation"]: row["objectives"]
        for row in json.loads(done("status", tmp_path / "over", "--json"))["nations"]
    }
    assert (held["Austria"], held["Russia"], held["France"], held["Prussia"]) == ("2/12", "", "0/10", "")
    assert "The game is over; Prussia and Hanover have won." in done("status", tmp_path / "over")


def test_prussias_objectives_are_told_where_she_wins_by_them(tmp_path: Path) -> None:
    (tmp_path / "theatre.yaml").write_text(
        "scenario: theatre\nturn: 3\nnation: Prussia\nconquered: [Teplitz]\n"
    )
    done("new", tmp_path / "war", "--position", tmp_path / "theatre.yaml")
    rows = json.loads(done("status", tmp_path / "war", "--json"))["nations"]
    assert {row["nation"]: row["objectives"] for row in rows}["Prussia"] == "1/14"


def test_who_stands_in_an_allys_way_is_pointed_out_to_the_moderator(tmp_path: Path) -> None:
    start, game = tmp_path / "start.yaml", tmp_path / "seven-years"
    pieces = "{Saltikov: {city: Lublinitz, troops: 4}, Fermor: {city: Lublinitz, troops: 3}}"
    start.write_text(f"{{turn: 3, nation: Russia, phase: movement, pieces: {pieces}}}")
    done("new", game, "--position", start)
    told = "Saltikov and Fermor in Lublinitz: Austria has still to conquer it."
    assert told in done("status", game) and told in done("resolve", game)
    facts = [{"city": "Lublinitz", "nation": "Austria", "pieces": ["Saltikov", "Fermor"]}]
    assert json.loads(done("status", game, "--json"))["blocked"] == facts
    assert json.loads(done("resolve", game, "--json"))["blocked"] == facts
