"""What a check of a case is: its type, and the small functions that every check uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pbem.conformance.play import PlayedCase
from pbem.engine.model import Card, Game

Complaints = list[str]
"""What a check found wrong, a text each; empty if the case came true."""

Check = Callable[[PlayedCase, Any], Complaints]
"""Compares what became of a case with what stands under one key of its `then`."""

Checks = Mapping[str, Check]
"""The check of each key of `then`."""


def equal(what: str, got: object, wanted: object) -> Complaints:
    """A complaint if the two differ."""
    return [] if got == wanted else [f"{what}: {got}, not {wanted}"]


def as_written(value: object) -> object:
    """A value of the engine as a case writes it: cards by their faces, lists for tuples."""
    if isinstance(value, Card):
        return value.face
    return [as_written(each) for each in value] if isinstance(value, tuple) else value


def title(game: Game, city: int) -> str:
    """A city's name as a case writes it."""
    return game.rules.board.cities[city].title
