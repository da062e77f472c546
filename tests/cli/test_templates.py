"""`pbem templates`, and templates of the moderator's own: found in their order, told where they are wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pbem.data.share import templates_dir
from pbem.desk.out import reports
from pbem.report import render
from support.command_line import done, files, resolved, run, submitted

SUMMARY = "summary.txt.j2"
OTHER = "The war goes on.\n"


@pytest.fixture(scope="module")
def turn_two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return resolved(tmp_path_factory.mktemp("templates") / "seven-years")


@pytest.fixture
def game(tmp_path: Path, turn_two: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return Path(shutil.copytree(turn_two, tmp_path / "seven-years"))


def put(folder: Path, text: str, name: str = SUMMARY) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)
    return folder / name


def test_the_games_own_come_first_then_those_named_then_those_of_the_user(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PBEM_TEMPLATES", f"{tmp_path / 'first'}:{tmp_path / 'second'}")
    folders = (
        tmp_path / "config" / "pbem" / "templates",
        tmp_path / "second",
        tmp_path / "first",
        game / "templates",
    )
    for number, folder in enumerate(folders):
        put(folder, f"Number {number}.\n")
        assert done("report", game) == f"Number {number}.\n"


def test_the_list_names_the_file_that_is_used(game: Path) -> None:
    before = done("templates", "list", game).splitlines()
    assert before == sorted(str(path.relative_to(templates_dir())) for path in templates_dir().rglob("*.*"))
    file = put(game / "templates", OTHER)
    put(game / "templates", OTHER, "sumary.j2")
    after = done("templates", "list", game)
    assert f"{SUMMARY}        {file}\n" in after and "sumary.j2" in after.splitlines()[-1]


def test_a_copy_says_what_the_programs_says_until_it_is_changed(game: Path) -> None:
    before = done("report", game)
    copied = done("templates", "copy", SUMMARY, game)
    file = game / "templates" / SUMMARY
    assert str(file) in copied and file.read_bytes() == (templates_dir() / SUMMARY).read_bytes()
    assert done("report", game) == before
    file.write_text(OTHER)
    assert done("report", game) == OTHER == done("templates", "show", SUMMARY, game)
    assert run("templates", "copy", SUMMARY, game).code == 1 and file.read_text() == OTHER


@pytest.mark.parametrize("name", ["nonsense.j2", "../pyproject.toml", "/etc/hostname"])
def test_only_templates_are_shown(name: str, game: Path) -> None:
    ran = run("templates", "show", name, game)
    assert ran.code == 1 and SUMMARY in ran.err


MISTAKES = {
    "{% if view.story_turn %}\n": "Unexpected end of template",
    "{{ view.nonsense }}\n": "has no attribute 'nonsense'",
    "{{ nonsense }}\n": "'nonsense' is undefined",
    "{{ 1 + 'a' }}\n": "unsupported operand type",
    "{% import 'nonsense.j2' as n %}\n": "there is no template nonsense.j2",
    "{% import 'words.j2' as w %}{{ w.nonsense() }}\n": "nonsense",
    "{{ 'x'|nonsense }}\n": "No filter named 'nonsense'",
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_told_with_file_and_line(text: str, game: Path) -> None:
    file = put(game / "templates", "Well begun\n" + text)
    for words in (("report", game), ("templates", "check", game), ("resolve", game)):
        ran = run(*words)
        assert ran.code == 1 and ran.err.startswith(f"pbem: {file}:2: "), ran
        assert MISTAKES[text] in ran.err


def test_with_a_mistake_no_report_is_written_and_without_it_all_are(tmp_path: Path) -> None:
    game = submitted(tmp_path / "seven-years")
    twin = Path(shutil.copytree(game, tmp_path / "twin" / "seven-years"))  # the salt of two new games differs
    done("resolve", twin)
    file = put(game / "templates", "{{ nonsense }}\n", "report.txt.j2")
    assert run("resolve", game).code == 1
    assert not [name for name in files(game) if name.startswith("reports/turn")]
    file.unlink()
    done("resolve", game)
    assert files(game) == files(twin)


def test_the_check_tries_the_templates_of_every_letter(game: Path) -> None:
    before = files(game)
    assert "15 reports, 7 forms and 4 receipts can be made" in done("templates", "check", game)
    put(game / "templates", "{{ nonsense }}\n", "form.txt.j2")
    assert run("templates", "check", game).code == 1
    (game / "templates" / "form.txt.j2").unlink()
    put(game / "templates", "{% nonsense %}\n", "receipt.txt.j2")
    ran = run("templates", "check", game)
    assert "receipt.txt.j2:1: Encountered unknown tag 'nonsense'" in ran.err
    put(game / "templates", "{{ receipt.plyer }}\n", "receipt.txt.j2")
    ran = run("templates", "check", game)
    assert ran.code == 1 and "receipt.txt.j2:1:" in ran.err and "plyer" in ran.err
    shutil.rmtree(game / "templates")
    assert files(game) == before


def test_a_mistake_in_the_programs_own_code_is_not_laid_on_a_template(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(text: str) -> str:
        raise ZeroDivisionError

    reports._environment.cache_clear()
    monkeypatch.setitem(render.FILTERS, "capital", broken)
    with pytest.raises(ZeroDivisionError):
        run("report", game, "--turn", "1")
    monkeypatch.undo()
    reports._environment.cache_clear()
