"""Remembers how regular expressions were compiled, in the user's cache: compiling those that a letter is read
with takes a quarter of a command.

What is kept is what the library works out of a pattern, under the pattern itself and for one version of
Python. All patterns are the program's own: nothing of a game is in them. A file that is missing, damaged or
not this user's alone is as good as none, and so is a library that does not work as this module expects:
a pattern is kept only if what is made of it equals what the library makes.
"""

from __future__ import annotations

import atexit
import hashlib
import marshal
import os
import re
import sys
from array import array
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from pbem.data.disk import write_private
from pbem.data.memory import directory

Key = tuple[str | bytes, int]
"""A pattern's text and flags."""

Parts = tuple[int, bytes, int, dict[str, int], tuple[str | None, ...]]
"""What a pattern is made of besides its text: its flags, its code as an array of words, its count of groups,
and their names."""

SIZE = 32
"""Bytes of the hash in front of a file."""

OTHERS = 0o077
"""What the file must not allow."""

MOST = 1000
"""So many patterns are kept; those of an older program go when there are more."""


def compile_or_recall(text: Any, flags: int) -> re.Pattern[Any]:
    """What `re.compile` returns."""
    parts = _known().get((text, int(flags)))
    if parts:
        with suppress(Exception):
            return _made(text, parts)
    made = re.compile(text, flags)
    _remember((text, int(flags)), made)
    return made


def _made(text: str | bytes, parts: Parts) -> re.Pattern[Any]:
    library: Any = import_module("_sre")

    flags, code, groups, numbers, names = parts
    words = array("I")
    words.frombytes(code)
    pattern: re.Pattern[Any] = library.compile(text, flags, words.tolist(), groups, numbers, names)
    return pattern


def _remember(key: Key, made: re.Pattern[Any]) -> None:
    """Note a pattern that is new; what is new is written when the process ends."""
    with suppress(Exception):
        parts = _parts(*key)
        if _made(key[0], parts) == made:
            if not _new:
                atexit.register(keep)
            _new[key] = parts


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


_new: dict[Key, Parts] = {}
"""What this process has compiled."""


# ------------------------------------------------------------------------------------ where it lies


@cache
def _known() -> dict[Key, Parts]:
    return _read(_place())


def _place() -> Path:
    """The file for this version of Python."""
    return directory() / f"patterns-{sys.implementation.cache_tag}-{sys.hexversion:x}.bin"


def _read(place: Path) -> dict[Key, Parts]:
    """What a file keeps; nothing if it is damaged or others may have written it."""
    try:
        with open(place, "rb") as file:
            lies, content = os.fstat(file.fileno()), file.read()
        if lies.st_uid != os.geteuid() or lies.st_mode & OTHERS or not place.is_absolute():
            return {}
        body = content[SIZE:]
        if hashlib.sha256(body).digest() != content[:SIZE]:
            return {}
        known = marshal.loads(body)
        return known if isinstance(known, dict) else {}
    except (OSError, ValueError, EOFError, TypeError):
        return {}


def keep() -> None:
    """Write what is new beside what is kept. Where that cannot be done nothing is lost but time."""
    place = _place()
    kept = _read(place) | _new
    body = marshal.dumps(kept if len(kept) <= MOST else _new)
    with suppress(OSError):
        if place.is_absolute():
            write_private(place, hashlib.sha256(body).digest() + body)
