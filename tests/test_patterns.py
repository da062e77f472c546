"""Patterns compiled at their first use are those of `re`, and every one of the program can be compiled."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pbem
from pbem import compiling, patterns

PACKAGE = Path(pbem.__file__).parent


def patterns_of(module: Any) -> Iterator[Any]:
    for value in vars(module).values():
        for one in value if isinstance(value, tuple | list) else (value,):
            if type(one) is patterns.compiled:
                yield one


def test_every_pattern_of_the_program_can_be_compiled() -> None:
    found = 0
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for one in patterns_of(import_module(name)) if "__main__" not in name else ():
            assert re.compile(one.pattern, one.flags & ~re.UNICODE if isinstance(one.pattern, str) else 0)
            found += 1
    assert found > 100


def test_a_pattern_does_what_that_of_the_library_does() -> None:
    ours, theirs = patterns.compiled(r"(?P<n>\d+)x", re.IGNORECASE), re.compile(r"(?P<n>\d+)x", re.IGNORECASE)
    for name in ("pattern", "flags", "groups", "groupindex"):
        assert getattr(ours, name) == getattr(theirs, name)
    assert ours.sub("-", "a1Xb22x") == theirs.sub("-", "a1Xb22x") == "a-b-"
    match = ours.fullmatch("12X")
    assert match and match["n"] == "12"
    assert [one[0] for one in ours.finditer("1x 2x")] == ["1x", "2x"]


def test_a_text_made_of_other_words_is_made_once_and_late() -> None:
    asked: list[str] = []
    ours = patterns.compiled(lambda: f"{asked.append('made') or 'a'}b", re.IGNORECASE)
    assert asked == []
    assert ours.fullmatch("AB") and not ours.match("B") and ours.pattern == "ab"
    assert ours.flags == re.compile("ab", re.IGNORECASE).flags and asked == ["made"]


def test_a_pattern_is_compiled_once_and_late(monkeypatch: Any) -> None:
    texts: list[str] = []

    def compile_and_count(text: str, flags: int = 0) -> Any:
        texts.append(text)
        return sys.modules["re"].compile(text, flags)

    monkeypatch.setattr(compiling, "re", type("Library", (), {"compile": staticmethod(compile_and_count)}))
    one = patterns.compiled("ab+")
    assert texts == []
    assert one.match("abb") and one.match("ab") and texts == ["ab+"]
