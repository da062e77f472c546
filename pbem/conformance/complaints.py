"""What every check of a case is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pbem.conformance.play import Outcome
from pbem.engine.model import Card, Game

Complaints = list[str]
Check = Callable[[Outcome, Any], Complaints]
Checks = Mapping[str, Check]
"""What each key of a case's `then` checks."""


def equal(what: str, found: object, wanted: object) -> Complaints:
    """A complaint if they differ."""
    return [] if found == wanted else [f"{what}: {found}, not {wanted}"]


def plain(value: object) -> object:
    """A value as a case writes it."""
    if isinstance(value, Card):
        return value.face
    return [plain(each) for each in value] if isinstance(value, tuple) else value


def title(game: Game, city: int) -> str:
    """A city's name as a case writes it."""
    return game.rules.board.cities[city].title
