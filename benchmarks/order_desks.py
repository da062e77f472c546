"""How long it takes to make the order desks of four players, and how big they are.

`python benchmarks/order_desks.py` makes those of the example game as it stands, first cold, then warm.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median
from time import perf_counter

from pbem.desk.out.order_page import order_page
from pbem.game import state

EXAMPLE = Path(__file__).parents[1] / "games" / "example" / "game"
ROUNDS = 10


def made(now: state.State) -> list[tuple[str, int, float]]:
    """Player, bytes and milliseconds of each page."""
    found = []
    for player in now.game.roles:
        started = perf_counter()
        page = order_page(now, player)
        found.append((player, len(page.encode()), 1000 * (perf_counter() - started)))
    return found


def main() -> None:
    now = state.load(EXAMPLE)
    cold = made(now)
    warm = [made(now) for _ in range(ROUNDS)]
    print(f"{'player':16}{'KB':>6}{'first ms':>10}{'warm ms':>10}")
    for place, (player, size, first) in enumerate(cold):
        later = median(one[place][2] for one in warm)
        print(f"{player:16}{size / 1024:6.0f}{first:10.0f}{later:10.1f}")
    print(f"four pages: {sum(one[2] for one in cold):.0f} ms cold")


if __name__ == "__main__":
    main()
