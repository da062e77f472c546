"""Completion: asked as the shells ask, bash itself included."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from shlex import quote

import click
import pytest

from pbem.cli.commands import COMMANDS
from pbem.cli.learn.completion import PLACES, Completed, completing, completion_script
from pbem.cli.main import pbem
from support.command_line import done, started

PROGRAM = Path(sys.executable).with_name("pbem")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A folder with two games, one of them in a folder of games."""
    started(tmp_path / "alone")
    done("new", tmp_path / "games" / "west", "--scenario", "west", "--seed", "x", "--weak-seed")
    (tmp_path / "games" / "nothing").mkdir()
    return tmp_path


def offered(folder: Path, line: str, place: int, shell: str = "bash") -> list[str]:
    """What the program answers a shell that completes the word at a place of a line."""
    words = {"COMP_WORDS": line, "COMP_CWORD": str(place), "_PBEM_COMPLETE": f"{shell}_complete"}
    ran = subprocess.run(
        [PROGRAM], cwd=folder, env={**os.environ, **words}, capture_output=True, text=True, check=True
    )
    return ran.stdout.splitlines()


def test_commands_are_completed(table: Path) -> None:
    assert offered(table, "pbem sta", 1) == ["plain,status", "plain,state"]


def test_games_are_completed_also_those_in_a_folder_of_games(table: Path) -> None:
    assert offered(table, "pbem status ", 2) == ["plain,alone", "plain,games/west"]
    assert offered(table, "pbem form gam", 2) == ["plain,games/west"]
    assert offered(table, "pbem form games/no", 2) == ["dir,games/no"]


def test_nations_and_players_are_those_of_the_game(table: Path) -> None:
    assert offered(table, "pbem form games/west ", 3) == ["plain,Prussia", "plain,Hanover", "plain,France"]
    assert offered(table, "pbem report alone --player P", 4) == ["plain,Pompadour"]
    assert offered(table, "pbem report games/west --player ", 4) == ["plain,Frederick", "plain,Pompadour"]


def test_names_of_several_words_are_typed_as_the_shell_wants_them(table: Path) -> None:
    assert offered(table, "pbem city frankf", 2)[1] == r"plain,Frankfurt\\ \\(Oder\\)"
    assert offered(table, r"pbem path Berlin Frankfurt\ \(O", 3) == [r"plain,Frankfurt\\ \\(Oder\\)"]
    assert "Frankfurt (Oder)" in offered(table, "pbem city Frankf", 2, "zsh")


LOADED = """
import sys
from pbem.cli.main import main
sys.argv = ["pbem"]
try: main()
finally: print("LOADED", *{name.partition(".")[0] for name in sys.modules})
"""
HEAVY = {"yaml", "jsonschema", "jinja2", "babel", "email", "cryptography"}


def test_it_is_quick_enough_for_the_fingers(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the rules are remembered nothing is loaded that takes its time."""
    for name, value in {
        "XDG_CACHE_HOME": str(table / "cache"), "COMP_WORDS": "pbem city B", "COMP_CWORD": "2",
        "_PBEM_COMPLETE": "bash_complete",
    }.items():  # fmt: skip
        monkeypatch.setenv(name, value)
    first, second = (
        subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=False).stdout
        for _ in range(2)
    )
    assert "plain,Berlin\n" in first and "plain,Berlin\n" in second
    assert "yaml" in first.partition("LOADED")[2].split()
    loaded = set(second.partition("LOADED")[2].split())
    assert "pbem" in loaded and not HEAVY & loaded


@pytest.mark.parametrize("command", COMMANDS)
def test_every_game_nation_and_player_of_a_command_can_be_completed(command: str) -> None:
    module = pbem.get_command(click.Context(pbem), command)
    assert module
    for param in completing(module).params:
        if param.name in PLACES and not isinstance(param.type, click.Choice):
            assert isinstance(param.type, Completed), param.name
        assert (param.name or "") not in ("game", "player") or f"{param.name}" in PLACES


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_asks_this_program(shell: str) -> None:
    script = done("completion", shell)
    assert script == completion_script(shell, pbem) and f"_PBEM_COMPLETE={shell}_complete" in script


def test_bash_itself_completes_a_city(table: Path) -> None:
    script = f"""{completion_script("bash", pbem)}
PATH={quote(str(PROGRAM.parent))}:$PATH
COMP_WORDS=(pbem city 'frankfurt\\ \\(O')
COMP_CWORD=2
_pbem_completion pbem
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    ran = subprocess.run(["bash", "-c", script], cwd=table, capture_output=True, text=True, check=True)
    assert ran.stdout == "Frankfurt\\ \\(Oder\\)\n", ran.stderr


@pytest.mark.skipif(not shutil.which("fish"), reason="there is no fish here")
def test_fish_itself_completes_cities_and_describes_commands(table: Path) -> None:
    script = f"{completion_script('fish', pbem)}\nset -x PATH {quote(str(PROGRAM.parent))} $PATH\n"
    lines = "complete -C'pbem city frankfurt'\ncomplete -C'pbem stat'\n"
    ran = subprocess.run(
        ["fish", "-c", script + lines], cwd=table, capture_output=True, text=True, check=True
    )
    cities, commands = ran.stdout.splitlines()[:2], ran.stdout.splitlines()[2:]
    assert sorted(cities) == ["Frankfurt (Main)", "Frankfurt (Oder)"], ran.stderr
    assert sorted(line.partition("\t")[0] for line in commands) == ["state", "status"]
    assert all("," in line.partition("\t")[2] for line in commands), "a description is cut at a comma"


@pytest.mark.skipif(not shutil.which("zsh"), reason="there is no zsh here")
def test_zsh_itself_completes_a_city(table: Path) -> None:
    script = f"""path=({quote(str(PROGRAM.parent))} $path)
compdef() {{ }}
compadd() {{ print -l -- $completions }}
{completion_script("zsh", pbem)}
words=(pbem city frankfurt) CURRENT=3
_pbem_completion
"""
    ran = subprocess.run(["zsh", "-f", "-c", script], cwd=table, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["Frankfurt (Main)", "Frankfurt (Oder)"], ran.stderr


def test_theatres_and_languages_are_completed(table: Path) -> None:
    assert offered(table, "pbem map alone --theatre e", 4) == ["plain,empire", "plain,east", "plain,elbe"]
    assert offered(table, "pbem map alone --language ", 4) == ["plain,en", "plain,de"]


@pytest.mark.parametrize(
    ("shell", "file"),
    [
        ("bash", ".local/share/bash-completion/completions/pbem"),
        ("fish", ".config/fish/completions/pbem.fish"),
        ("zsh", ".zfunc/_pbem"),
    ],
)
def test_it_is_installed_where_the_shell_looks(
    shell: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    assert str(tmp_path / file) in done("completion", shell, "--install")
    assert (tmp_path / file).read_text() == completion_script(shell, pbem)
