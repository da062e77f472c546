"""Patterns remembered are those of the library; a damaged or foreign file of them is as good as none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import pbem
from pbem import patterns
from pbem.data import pattern_memory

PACKAGE = Path(pbem.__file__).parent
EXAMPLE = PACKAGE.parent / "games" / "example" / "game"
LETTER = PACKAGE.parent / "tests" / "letters" / "turn-1" / "pompadour.forum.txt"

COMPILED = """
import re._compiler, sys
compiled, library = [], re._compiler.compile
def counted(text, flags=0):
    compiled.append(text)
    return library(text, flags)
re._compiler.compile = counted
import atexit
atexit.register(lambda: print("COMPILED", len(compiled), file=sys.stderr))
from pbem.cli.main import run
run()
"""


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(pattern_memory, "_new", {})
    pattern_memory._known.cache_clear()
    yield pattern_memory._place()
    pattern_memory._known.cache_clear()


def anew(text: Any, flags: int = 0) -> Any:
    """What a later process is given."""
    pattern_memory._known.cache_clear()
    return pattern_memory.compile_or_recall(text, flags)


def test_every_pattern_of_the_program_is_remembered_as_the_library_makes_it(memory: Path) -> None:
    found = [
        one
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.stem != "__main__"
        for one in vars(
            import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
        ).values()
        if type(one) is patterns.compiled
    ]
    for one in found:
        pattern_memory.compile_or_recall(one.pattern, one._flags)
    pattern_memory.keep()
    pattern_memory._known.cache_clear()
    assert len(pattern_memory._known()) > 100
    for one in found:
        parts = pattern_memory._known()[one.pattern, int(one._flags)]
        assert pattern_memory._made(one.pattern, parts) == re.compile(one.pattern, one._flags)


def test_a_pattern_remembered_is_not_compiled_again(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = r"(?P<year>\d{4})-(?P<month>\d\d)|(stäubchen)+?"
    pattern_memory.compile_or_recall(text, re.IGNORECASE)
    pattern_memory.keep()
    monkeypatch.setattr(pattern_memory, "_remember", lambda *_: pytest.fail("compiled again"))
    made = anew(text, re.IGNORECASE)
    assert made.match("1756-08")["month"] == "08" and made.groupindex == {"year": 1, "month": 2}
    assert made.fullmatch("STÄUBCHEN") and made == re.compile(text, re.IGNORECASE)
    assert memory.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "harm",
    [
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(file.read_bytes()[:-7]),
        lambda file: file.write_bytes(file.read_bytes()[:40] + b"\xff" + file.read_bytes()[41:]),
        lambda file: file.chmod(0o644),
        lambda file: file.unlink(),
    ],
    ids=["empty", "half", "a byte changed", "others may read it", "gone"],
)
def test_a_file_that_is_not_whole_or_not_private_counts_for_nothing(memory: Path, harm: Any) -> None:
    pattern_memory.compile_or_recall("ab+", 0)
    pattern_memory.keep()
    harm(memory)
    pattern_memory._known.cache_clear()
    assert pattern_memory._known() == {}
    assert anew("ab+").match("abb")
    pattern_memory.keep()
    pattern_memory._known.cache_clear()
    assert list(pattern_memory._known()) == [("ab+", 0)]


def test_parts_that_the_library_refuses_are_compiled_anew(memory: Path) -> None:
    pattern_memory._new["ab+", 0] = (32, b"\xe7\x03\x00\x00", 0, {}, (None,))
    pattern_memory.keep()
    assert anew("ab+") == re.compile("ab+")


def test_old_patterns_go_when_there_are_too_many(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pattern_memory, "MOST", 2)
    for text in ("a", "b"):
        pattern_memory.compile_or_recall(text, 0)
    pattern_memory.keep()
    pattern_memory._new.clear()
    pattern_memory.compile_or_recall("c", 0)
    pattern_memory.keep()
    pattern_memory._known.cache_clear()
    assert list(pattern_memory._known()) == [("c", 0)]


def test_a_folder_that_cannot_be_written_changes_nothing(memory: Path) -> None:
    memory.parent.parent.joinpath("pbem").write_text("in the way")
    assert pattern_memory.compile_or_recall("ab+", 0).match("abb")
    pattern_memory.keep()
    assert anew("ab+").match("abb")


def test_a_second_letter_is_read_with_the_patterns_of_the_first(tmp_path: Path) -> None:
    counts = [compiled(tmp_path, "check", str(EXAMPLE), str(LETTER)) for _ in range(2)]
    assert counts[1] < counts[0] - 50


def test_a_second_letter_has_no_pattern_of_its_own(tmp_path: Path) -> None:
    """Patterns put together of words in the order of their hashes would be new in every process."""
    kept = []
    for seed in "12":
        compiled(tmp_path, "check", str(EXAMPLE), str(LETTER), seed=seed)
        (file,) = tmp_path.glob("pbem/patterns-*")
        kept.append(file.stat().st_mtime_ns)
    assert kept[0] == kept[1]


def compiled(cache: Path, *words: str, seed: str = "random") -> int:
    """How many patterns a command compiles."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [sys.executable, "-c", COMPILED, *words], capture_output=True, text=True, env=environment, check=False
    )
    (line,) = (line for line in done.stderr.splitlines() if line.startswith("COMPILED"))
    return int(line.split()[1])
