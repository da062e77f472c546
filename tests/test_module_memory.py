"""Modules from the cache are those of the files: a changed file, a damaged or a foreign cache count anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pbem

PACKAGE = Path(pbem.__file__).parent

PROGRAM = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from pbem.cli.main import run
import atexit
def tell():
    loaders = {name: type(getattr(one, "__loader__", None)) for name, one in sys.modules.items()}
    kept = (name for name, one in loaders.items() if one.__module__ == "pbem.data.module_memory")
    print("KEPT", *kept, file=sys.stderr)
atexit.register(tell)
run()
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the program that a test may change."""
    copy = tmp_path / "copy"
    shutil.copytree(PACKAGE, copy / "pbem", ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("rules", "templates"):
        shutil.copytree(PACKAGE.parent / folder, copy / folder)
    return copy


def run(program: Path, *words: str, **environment: str) -> tuple[str, set[str]]:
    """What a command prints, and the modules that it had from the cache."""
    own = {"XDG_CACHE_HOME": str(program / "cache"), "PYTHONDONTWRITEBYTECODE": "", **environment}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(program), *words],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **own},
    )
    kept = next(line for line in done.stderr.splitlines() if line.startswith("KEPT"))
    return done.stdout, set(kept.split()[1:])


def city(program: Path, **environment: str) -> tuple[str, set[str]]:
    return run(program, "city", "Dresden", **environment)


def test_a_second_command_has_its_modules_from_the_cache(program: Path) -> None:
    printed, none = city(program)
    again, kept = city(program)
    assert printed == again and none == set()
    assert {"pbem.cli.learn.board", "pbem.engine", "pbem.engine.board"} <= kept
    (file,) = (program / "cache" / "pbem").glob("modules-*.bin")
    assert file.stat().st_mode & 0o777 == 0o600
    lies = file.stat().st_mtime_ns
    city(program)
    assert file.stat().st_mtime_ns == lies


def test_a_changed_module_counts_at_once_and_is_kept_anew(program: Path) -> None:
    city(program)
    changed = program / "pbem" / "cli" / "learn" / "board.py"
    changed.write_text(changed.read_text("utf-8") + '\nprint("changed")\n', "utf-8")
    printed, kept = city(program)
    assert printed.startswith("changed\n") and "pbem.cli.learn.board" not in kept and kept
    again, kept = city(program)
    assert again == printed and "pbem.cli.learn.board" in kept


@pytest.mark.parametrize(
    "harm",
    [
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(file.read_bytes()[:-7]),
        lambda file: file.write_bytes(b"\xff" * 8 + file.read_bytes()[8:]),
        lambda file: file.chmod(0o644),
        lambda file: file.unlink(),
    ],
    ids=["empty", "cut", "no list", "others may read it", "gone"],
)
def test_a_file_that_is_not_whole_or_not_private_counts_for_nothing(program: Path, harm: object) -> None:
    printed, _ = city(program)
    (file,) = (program / "cache" / "pbem").glob("modules-*.bin")
    harm(file)  # type: ignore[operator]
    assert city(program) == (printed, set())
    again, kept = city(program)
    assert again == printed and kept


def test_code_that_cannot_be_read_comes_from_the_module_itself(program: Path) -> None:
    printed, _ = city(program)
    (file,) = (program / "cache" / "pbem").glob("modules-*.bin")
    content = bytearray(file.read_bytes())
    begins = 8 + int.from_bytes(content[:8], "big")
    content[begins:] = b"\xff" * len(content[begins:])
    file.write_bytes(content)
    assert city(program)[0] == printed


def test_another_copy_of_the_program_has_its_own(program: Path, tmp_path: Path) -> None:
    city(program)
    other = tmp_path / "other"
    shutil.copytree(program, other, ignore=shutil.ignore_patterns("cache"))
    assert city(other, XDG_CACHE_HOME=str(program / "cache"))[1] == set()
    assert len(list((program / "cache" / "pbem").glob("modules-*.bin"))) == 2


@pytest.mark.parametrize(
    "environment",
    [{"PYTHONDONTWRITEBYTECODE": "1"}, {"XDG_CACHE_HOME": "/dev/null"}],
    ids=["not wished", "no folder"],
)
def test_where_nothing_may_be_kept_nothing_is(program: Path, environment: dict[str, str]) -> None:
    city(program, **environment)
    assert city(program, **environment)[1] == set()
    assert not list(program.glob("cache/pbem/modules-*.bin"))


def test_help_has_no_use_for_it(program: Path) -> None:
    run(program, "--help")
    run(program, "--version")
    assert not list(program.glob("cache/pbem/*"))
