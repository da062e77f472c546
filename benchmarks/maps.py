"""How long a map takes and how large it is: of the whole board and of theatres, in ratios that hold anywhere.

A map is set against a view of the same position, which every letter needs.
`python benchmarks/maps.py png` makes a picture too.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from pbem.data.outlines import outlines
from pbem.desk.out import reports
from pbem.game import state
from pbem.report.map import draw_map
from pbem.report.view import view

EXAMPLE = Path(__file__).parents[1] / "games" / "example" / "game"
TURN = 4


def timed(work: Callable[[], Any], times: int = 15) -> float:
    """The median of several runs, in seconds."""
    found = []
    for _ in range(times):
        before = time.perf_counter()
        work()
        found.append(time.perf_counter() - before)
    return median(found)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        now = state.load(EXAMPLE)
        board, record = now.game.rules.board, reports.record_of(now, TURN)
        shown = view(record, "Frederick", TURN)
        read = timed(lambda: (outlines.cache_clear(), outlines()))
        print(f"outlines of the lands, read:            {1000 * read:6.1f} ms")
        base = timed(lambda: view(record, "Frederick", TURN))
        print(f"a view of the position:                 {1000 * base:6.1f} ms")
        for theatre in (None, "centre", "fighting"):
            took, size = (
                timed(lambda t=theatre: draw_map(shown, board, theatre=t)),
                len(draw_map(shown, board, theatre=theatre).encode()),
            )
            name = f"map of {theatre or 'the whole board'}:"
            print(f"{name:40}{1000 * took:6.0f} ms, {size / 1000:4.0f} KB, {took / base:5.1f} times a view")
        if "png" in sys.argv[1:]:
            from pbem.report.map.png import png

            drawn = draw_map(shown, board)
            took = timed(lambda: png(drawn), 3)
            size = len(png(drawn)) / 1000
            print(f"the whole board as a picture:           {1000 * took:6.0f} ms, {size:4.0f} KB")


if __name__ == "__main__":
    main()
