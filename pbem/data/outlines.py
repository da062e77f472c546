"""The outlines of the lands, which the map is drawn with. `tools/outlines.py` made them of the board."""

from __future__ import annotations

import hashlib
import json
from functools import cache

from pbem.data.share import rules_dir
from pbem.data.strict import DataError
from pbem.engine.board import Board

OUTLINES_FILE = rules_dir() / "friedrich" / "outlines.json"
"""The data file; JSON, because the map needs it at once and YAML takes a tenth of a second to read."""

Point = tuple[float, float]

Outlines = dict[str, list[list[Point]]]
"""The closed rings around each land, in the board's units."""


@cache
def outlines() -> Outlines:
    """The rings around every land of the board; raises DataError if their file is missing or damaged."""
    try:
        data = json.loads(OUTLINES_FILE.read_bytes())
        return {
            land: [[(x, y) for x, y in ring] for ring in rings] for land, rings in data["outlines"].items()
        }
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = f"the outlines of the lands cannot be read ({error}); `make outlines` writes them anew"
        raise DataError(OUTLINES_FILE, 1, 1, message) from error


def board_digest(board: Board) -> str:
    """The SHA-256 of all that the outlines depend on: the cities, their places and lands."""
    facts = [(city.key, city.x, city.y, city.country) for city in board.cities]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()
