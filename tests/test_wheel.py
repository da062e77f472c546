"""What is installed works by itself: a wheel in an empty environment, far from the repository.

It needs what any installation needs: somewhere to get the dependencies from.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
NOBODY = 65534

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A folder with a space in its name, which other users may enter (pytest's own they may not)."""
    with TemporaryDirectory(prefix="a wheel ") as name:
        os.chmod(name, 0o755)
        yield Path(name)


@pytest.fixture(scope="module")
def wheel(folder: Path) -> Path:
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir")
    subprocess.run([*pip, str(folder), str(ROOT)], check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def program(folder: Path, wheel: Path) -> Path:
    """`pbem` in an environment with nothing else but what it needs."""
    venv.create(folder / "environment", with_pip=True)
    scripts = folder / "environment" / "bin"
    subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", f"{wheel}[png]"], check=True)
    return scripts / "pbem"


@pytest.fixture(scope="module")
def home(folder: Path) -> Path:
    """Where the games are played: the home of a user who is not root."""
    place = folder / "at home"
    place.mkdir()
    if os.getuid() == 0:
        os.chown(place, NOBODY, NOBODY)
    return place


def ran(program: Path, home: Path, *words: str) -> str:
    """What a command prints to somebody who is not root and keeps no compiled Python."""
    user = NOBODY if os.getuid() == 0 else None
    env = {"PATH": "/usr/bin:/bin", "HOME": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [program, *words], cwd=home, env=env, user=user, group=user, capture_output=True, text=True
    )
    assert done.returncode == 0, done
    return done.stdout


def test_the_wheel_tells_whose_it_is_and_under_which_license(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        names = files.namelist()
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        text = files.read(about).decode("utf-8")
    assert "License-Expression: MIT" in text and "Author: the pbem authors" in text
    assert "Requires-Python: >=3.11" in text and "Keywords: " in text
    assert sum(name.endswith("/LICENSE") for name in names) >= 2


def test_the_example_is_played_and_its_pages_are_written(program: Path, home: Path) -> None:
    assert "The example game seven-years was played into game" in ran(program, home, "demo", "--into", "game")
    assert (home / "game" / "site" / "public" / "index.html").is_file()
    assert "all as logged" in ran(program, home, "verify", "game")
    ran(program, home, "site", "game", "--into", "pages")
    assert (home / "pages" / "public" / "index.html").is_file()
    ran(program, home, "map", "game", "--png", "-o", "map.png")
    assert (home / "map.png").read_bytes()[:4] == b"\x89PNG"


def test_rules_and_cases_are_looked_up(program: Path, home: Path) -> None:
    assert "Laudon" in ran(program, home, "rules", "fate", "6")
    assert "none failed" in ran(program, home, "conformance")


def test_a_game_is_begun_in_german(program: Path, home: Path) -> None:
    assert "is started" in ran(program, home, "new", "spiel", "--language", "de")
    assert "spiel" in ran(program, home, "report", "spiel")
