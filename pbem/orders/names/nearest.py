"""A limit on the search for mistyped names in one letter.

A stranger's letter may hold thousands of words that are nearly names, and each search compares a word with
all names of the board. When the limit is reached the letter is judged without further searches, so that no
letter takes longer than a tenth of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import field
from functools import wraps
from typing import ParamSpec, TypeVar

from pbem.records import dataclass

HINTS = 6
"""For how many unknown names of a letter the nearest names are listed."""
GUESSES = 100
"""How many different words of a letter are compared with all names."""

Given = ParamSpec("Given")
Found = TypeVar("Found")


@dataclass
class _Left:
    hints: int = HINTS
    guesses: int = GUESSES
    guessed: dict[tuple[str, str], bool] = field(default_factory=dict)


_LEFT: ContextVar[_Left | None] = ContextVar("left", default=None)


@contextmanager
def _one_letter() -> Iterator[None]:
    if _LEFT.get() is not None:
        yield
        return
    token = _LEFT.set(_Left())
    try:
        yield
    finally:
        _LEFT.reset(token)


def for_one_letter(work: Callable[Given, Found]) -> Callable[Given, Found]:
    """A decorator: each call of the function is one letter, with a limit of its own, and so is all that it
    calls."""

    @wraps(work)
    def call(*given: Given.args, **more: Given.kwargs) -> Found:
        with _one_letter():
            return work(*given, **more)

    return call


@contextmanager
def without_hints() -> Iterator[None]:
    """A context without any search, which uses up nothing of the letter's limit."""
    token = _LEFT.set(_Left(0, 0))
    try:
        yield
    finally:
        _LEFT.reset(token)


def may_hint() -> bool:
    """Whether to search for the nearest names once more; always where no letter is being read."""
    left = _LEFT.get()
    if left is None:
        return True
    left.hints -= 1
    return left.hints >= 0


def guess(kind: str, word: str, look: Callable[[], bool], *, unlooked: bool) -> bool:
    """What `look` returns, which compares a word with all names of a kind; `unlooked` beyond the limit. The
    answer for each word of a letter is remembered."""
    left = _LEFT.get()
    if left is None:
        return look()
    if (kind, word) not in left.guessed:
        left.guesses -= 1
        if left.guesses < 0:
            return unlooked
        left.guessed[kind, word] = look()
    return left.guessed[kind, word]
