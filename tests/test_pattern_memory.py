"""Patterns remembered are those of the library; a damaged or foreign file of them is as good as none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import pbem
from pbem import patterns
from pbem.data import method_memory, pattern_memory, private_memory
from pbem.data.private_memory import PrivateMemory

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
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(private_memory.atexit, "register", lambda _: None)
    monkeypatch.setattr(pattern_memory, "MEMORY", PrivateMemory("patterns"))
    monkeypatch.setattr(method_memory, "MEMORY", PrivateMemory("methods"))
    return pattern_memory.MEMORY.place()


def later_process() -> None:
    """Keep what is new, and know only what lies in the files."""
    for one in (pattern_memory, method_memory):
        if one.MEMORY._new:
            one.MEMORY.keep()
        one.MEMORY = PrivateMemory(one.MEMORY._kind)


def anew(text: Any, flags: int = 0) -> Any:
    """What a later process is given."""
    later_process()
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
    later_process()
    assert len(pattern_memory.MEMORY._read()) > 100
    for one in found:
        parts = pattern_memory.MEMORY.recall((one.pattern, int(one._flags)))
        assert pattern_memory._made(one.pattern, parts) == re.compile(one.pattern, one._flags)


def test_a_pattern_remembered_is_not_compiled_again(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = r"(?P<year>\d{4})-(?P<month>\d\d)|(stäubchen)+?"
    pattern_memory.compile_or_recall(text, re.IGNORECASE)
    later_process()
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
        lambda file: file.write_bytes(b"\xff" * 16 + file.read_bytes()[16:]),
        lambda file: file.write_bytes(file.read_bytes()[:40] + b"\xff" + file.read_bytes()[41:]),
        lambda file: file.write_bytes(file.read_bytes()[:-3] + b"\xff" + file.read_bytes()[-2:]),
        lambda file: file.chmod(0o644),
        lambda file: file.unlink(),
    ],
    ids=["empty", "half", "its numbers changed", "its list", "a pattern", "others may read it", "gone"],
)
def test_a_file_that_is_not_whole_or_not_private_counts_for_nothing(memory: Path, harm: Any) -> None:
    pattern_memory.compile_or_recall("ab+", 0)
    later_process()
    harm(memory)
    assert pattern_memory.MEMORY._read() == {}
    assert anew("ab+").match("abb")
    later_process()
    assert list(pattern_memory.MEMORY._read()) == [("ab+", 0)]


def test_parts_that_the_library_refuses_are_compiled_anew(memory: Path) -> None:
    pattern_memory.MEMORY.note(("ab+", 0), (32, b"\xe7\x03\x00\x00", 0, {}, (None,)))
    assert anew("ab+") == re.compile("ab+")


def test_old_patterns_go_when_there_are_too_many(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_memory, "MOST", 2)
    for text in ("a", "b"):
        pattern_memory.compile_or_recall(text, 0)
    later_process()
    pattern_memory.compile_or_recall("c", 0)
    later_process()
    assert list(pattern_memory.MEMORY._read()) == [("c", 0)]


def test_a_folder_that_cannot_be_written_changes_nothing(memory: Path) -> None:
    memory.parent.parent.joinpath("pbem").write_text("in the way")
    assert pattern_memory.compile_or_recall("ab+", 0).match("abb")
    assert anew("ab+").match("abb")
    method_memory.compile_or_recall("x = 1")
    later_process()
    assert not memory.exists()


def test_a_method_remembered_is_not_compiled_again(memory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "def tell(self, other): return self, other\n"
    method_memory.compile_or_recall(text)
    later_process()
    monkeypatch.setattr(method_memory.MEMORY, "note", lambda *_: pytest.fail("compiled again"))
    names: dict[str, Any] = {}
    exec(method_memory.compile_or_recall(text), names)
    assert names["tell"](1, 2) == (1, 2)
    assert method_memory.MEMORY.place().stat().st_mode & 0o777 == 0o600


def test_a_second_letter_is_read_with_the_patterns_of_the_first(tmp_path: Path) -> None:
    counts = [compiled(tmp_path, "check", str(EXAMPLE), str(LETTER)) for _ in range(2)]
    assert counts[1] < counts[0] - 50


def test_a_second_letter_has_no_pattern_of_its_own(tmp_path: Path) -> None:
    """Nor has it methods, tables or modules of its own. Patterns put together of words in the order of their
    hashes would be new in every process."""
    kept = []
    for seed in "12":
        compiled(tmp_path, "check", str(EXAMPLE), str(LETTER), seed=seed)
        kept.append({file.name: file.stat().st_mtime_ns for file in tmp_path.glob("pbem/*.bin")})
    assert kept[0] == kept[1] and len(kept[0]) == 5


def compiled(cache: Path, *words: str, seed: str = "random") -> int:
    """How many patterns a command compiles."""
    own = {"XDG_CACHE_HOME": str(cache), "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": ""}
    environment = {**os.environ, **own}
    done = subprocess.run(
        [sys.executable, "-c", COMPILED, *words], capture_output=True, text=True, env=environment, check=False
    )
    (line,) = (line for line in done.stderr.splitlines() if line.startswith("COMPILED"))
    return int(line.split()[1])
