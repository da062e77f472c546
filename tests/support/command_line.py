"""`pbem` run in this process as from a shell, and games to run it on."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
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
    done("new", folder, "--seed", "kolin", "--weak-seed")
    return folder


def submitted(folder: Path) -> Path:
    """A game with the four letters of turn 1 on file."""
    done("submit", started(folder), *TURN_ONE)
    return folder


def resolved(folder: Path) -> Path:
    """A game at the start of turn 2."""
    done("resolve", submitted(folder))
    return folder


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a game but its lock."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.name not in (".lock", ".snapshot"))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}
