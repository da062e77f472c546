"""How much trouble is taken over one letter.

A stranger's letter may hold thousands of words that are nearly names. After so many nobody looks any more for
what may have been meant, and the letter is judged all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import wraps
from typing import ParamSpec, TypeVar

HINTS = 6
"""For so many wrong names of a letter the nearest are told."""
GUESSES = 100
"""So many different words of a letter are compared with all names to see whether they are one mistyped."""

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
    token = _LEFT.set(_Left())
    try:
        yield
    finally:
        _LEFT.reset(token)


def for_one_letter(work: Callable[Given, Found]) -> Callable[Given, Found]:
    """The function, each call of which begins with new patience."""

    @wraps(work)
    def call(*given: Given.args, **more: Given.kwargs) -> Found:
        with _one_letter():
            return work(*given, **more)

    return call


@contextmanager
def without_hints() -> Iterator[None]:
    """Meanwhile nobody looks for the nearest names, and nothing is taken from the letter's patience."""
    token = _LEFT.set(_Left(0, 0))
    try:
        yield
    finally:
        _LEFT.reset(token)


def may_hint() -> bool:
    """Whether to look for the nearest names once more. Without end where no letter is at work."""
    left = _LEFT.get()
    if left is None:
        return True
    left.hints -= 1
    return left.hints >= 0


def guess(kind: str, word: str, look: Callable[[], bool], *, unlooked: bool) -> bool:
    """What `look` finds when it compares a word with all names of a kind; `unlooked` when patience has ended.
    Each word of a letter is looked at once."""
    left = _LEFT.get()
    if left is None:
        return look()
    if (kind, word) not in left.guessed:
        left.guesses -= 1
        if left.guesses < 0:
            return unlooked
        left.guessed[kind, word] = look()
    return left.guessed[kind, word]
