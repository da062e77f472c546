"""How the program's own texts are compiled, its regular expressions and its records' methods: by Python,
unless a command knows a faster way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple


class Ways(NamedTuple):
    """What compiles each kind of text."""

    pattern: Callable[[Any, int], re.Pattern[Any]]
    """Does as `re.compile` does."""
    method: Callable[[str], Any]
    """Makes of a text what `exec` can run."""


_ways = [Ways(lambda text, flags: re.compile(text, flags), lambda text: text)]


def compile_by(ways: Ways) -> None:
    """Have everything compiled so from now on."""
    _ways.append(ways)


def pattern(text: Any, flags: int) -> re.Pattern[Any]:
    """A regular expression."""
    return _ways[-1].pattern(text, flags)


def method(text: str) -> Any:
    """The text of a method, for `exec`."""
    return _ways[-1].method(text)
