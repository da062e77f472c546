"""How much trouble is taken over one letter.

A stranger's letter may hold thousands of words that are nearly names. After so many nobody looks any more for
what may have been meant, and the letter is judged all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec, TypeVar

HINTS = 12
"""For so many wrong names of a letter the nearest are told."""
GUESSES = 300
"""So many words of a letter are compared with all names to see whether they are one mistyped."""

Given = ParamSpec("Given")
Found = TypeVar("Found")


@dataclass
class _Left:
    hints: int = HINTS
    guesses: int = GUESSES


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


def may_guess() -> bool:
    """Whether to compare one more word with all names."""
    left = _LEFT.get()
    if left is None:
        return True
    left.guesses -= 1
    return left.guesses >= 0
