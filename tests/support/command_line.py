"""`pbem` run in this process as from a shell, and games to run it on."""

from __future__ import annotations

import atexit
import io
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from pbem.cli.main import main

LETTERS = Path(__file__).parents[1] / "letters"
TURN_ONE = tuple(sorted((LETTERS / "turn-1").iterdir()))


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


def run(*words: object, stdin: bytes = b"") -> Ran:
    """Run `pbem` with these words."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), _typed([str(word) for word in words], stdin):
        try:
            main()
        except SystemExit as end:
            code = end.code
    if isinstance(code, str):  # the interpreter prints such a text and exits with 1
        return Ran(1, out.getvalue(), err.getvalue() + code)
    return Ran(int(code or 0), out.getvalue(), err.getvalue())


@contextmanager
def _typed(words: list[str], stdin: bytes) -> Iterator[None]:
    before = sys.argv, sys.stdin
    sys.argv, sys.stdin = ["pbem", *words], io.TextIOWrapper(io.BytesIO(stdin))
    try:
        yield
    finally:
        sys.argv, sys.stdin = before


def done(*words: object) -> str:
    """What a command prints that has to succeed."""
    ran = run(*words)
    assert ran.code == 0, ran
    return ran.out


def started(folder: Path) -> Path:
    """A game before its set-up."""
    return _copied(_start, folder)


def submitted(folder: Path) -> Path:
    """A game with the four letters of turn 1 on file."""
    return _copied(_submit, folder)


def resolved(folder: Path) -> Path:
    """A game at the start of turn 2."""
    return _copied(_resolve, folder)


def _start(folder: Path) -> None:
    done("new", folder, "--seed", "kolin", "--weak-seed")


def _submit(folder: Path) -> None:
    done("submit", started(folder), *TURN_ONE)


def _resolve(folder: Path) -> None:
    done("resolve", submitted(folder))


def _copied(play: Callable[[Path], None], folder: Path) -> Path:
    """A game that is played once for all tests, in a folder of one's own."""
    user = os.environ.get("XDG_CACHE_HOME", "")
    return Path(shutil.copytree(_played(play, folder.name, user), folder))


@cache
def _played(play: Callable[[Path], None], name: str, user: str) -> Path:
    """The game by its name and by who plays it: what is kept to be quicker is of use to him alone."""
    kept = Path(mkdtemp())
    atexit.register(shutil.rmtree, kept, ignore_errors=True)
    play(kept / name)
    return kept / name


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a game but its lock."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.name not in (".lock", ".snapshot"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}
