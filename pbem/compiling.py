"""How the program's own texts are compiled, its regular expressions, its records' methods and its tables of
words: by Python, unless a command knows a faster way."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

BEGAN = time.time_ns()
"""When this process began to load the program."""


class Ways(NamedTuple):
    """What compiles each kind of text."""

    pattern: Callable[[Any, int], re.Pattern[Any]]
    """Does as `re.compile` does."""
    method: Callable[[str], Any]
    """Makes of a text what `exec` can run."""
    table: Callable[[str, Callable[[], Any]], Any]
    """Gives what a function makes, by the name of that."""


_ways = [Ways(lambda text, flags: re.compile(text, flags), lambda text: text, lambda _, make: make())]


def compile_by(ways: Ways) -> None:
    """Have everything compiled so from now on."""
    _ways.append(ways)


def pattern(text: Any, flags: int) -> re.Pattern[Any]:
    """A regular expression."""
    return _ways[-1].pattern(text, flags)


def method(text: str) -> Any:
    """The text of a method, for `exec`."""
    return _ways[-1].method(text)


def table(name: str, make: Callable[[], T]) -> T:
    """What a function makes of the program's own words and of nothing else, as plain data: now, or in an
    earlier command of the same program. Nobody may change it."""
    made: T = _ways[-1].table(name, make)
    return made
