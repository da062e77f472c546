"""The example game, as it stands in games/example: to be read, not changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pbem.game import state

EXAMPLE = Path(__file__).parents[2] / "games" / "example" / "game"


@cache
def example() -> state.State:
    return state.load(EXAMPLE)
