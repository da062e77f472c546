"""Remembers how regular expressions were compiled, in the user's cache: compiling those that a letter is read
with takes a quarter of a command.

What is kept is what the library works out of a pattern, under the pattern itself and for one version of
Python. All patterns are the program's own. Where the library does not work as this module expects nothing is
remembered: a pattern is kept only if what is made of it equals what the library makes.
"""

from __future__ import annotations

import re
from array import array
from contextlib import suppress
from importlib import import_module
from typing import Any

from pbem.data.private_memory import PrivateMemory

MEMORY = PrivateMemory("patterns")

Parts = tuple[int, bytes, int, dict[str, int], tuple[str | None, ...]]
"""What a pattern is made of besides its text: its flags, its code as an array of words, its count of groups,
and their names."""


def compile_or_recall(text: Any, flags: int) -> re.Pattern[Any]:
    """What `re.compile` returns."""
    parts = MEMORY.recall((text, int(flags)))
    if parts:
        with suppress(Exception):
            return _made(text, parts)
    made = re.compile(text, flags)
    _remember(text, int(flags), made)
    return made


def _made(text: str | bytes, parts: Parts) -> re.Pattern[Any]:
    library: Any = import_module("_sre")

    flags, code, groups, numbers, names = parts
    words = array("I")
    words.frombytes(code)
    pattern: re.Pattern[Any] = library.compile(text, flags, words.tolist(), groups, numbers, names)
    return pattern


def _remember(text: Any, flags: int, made: re.Pattern[Any]) -> None:
    with suppress(Exception):
        parts = _parts(text, flags)
        if _made(text, parts) == made:
            MEMORY.note((text, flags), parts)


def _parts(text: Any, flags: int) -> Parts:
    """What the library works out of a pattern, as its own `compile` does."""
    library: Any = re
    parsed = library._parser.parse(text, flags)
    code = array("I", library._compiler._code(parsed, flags))
    state = parsed.state
    names: list[str | None] = [None] * state.groups
    for name, number in state.groupdict.items():
        names[number] = name
    return flags | state.flags, code.tobytes(), state.groups - 1, dict(state.groupdict), tuple(names)
