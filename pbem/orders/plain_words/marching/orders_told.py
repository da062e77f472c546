"""Who marches by the orders that a letter came to, and where to."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.orders.plain_words.outcome import ELSE, MOVE, Taken
from pbem.orders.plain_words.situation import Situation


def who_and_where(order: str) -> tuple[list[str], str]:
    """The pieces of an order for a march, and the city where they end, as it names them."""
    head, _, way = order.removeprefix(MOVE).partition(": ")
    head, _, goal = head.partition(" to ")
    return head.split(" + "), (way or goal).partition(ELSE)[0].rpartition(", ")[2]


def moved_by(at: Situation, move: Taken) -> tuple[str, ...]:
    """The pieces that a march of this letter has moved."""
    titles, _ = who_and_where(move.text)
    own = (name for name in at.came_from if at.rules.nation_of[name] == move.nation)
    return tuple(name for name in own if at.title(name) in titles)


def marches_told(at: Situation, orders: Iterable[Taken]) -> dict[str, str]:
    """Each piece that marches by orders, and the city where it ends, as orders name it; of two orders for one
    piece the later one counts."""
    found: dict[str, str] = {}
    for one in orders:
        if one.text.startswith(MOVE):
            titles, end = who_and_where(one.text)
            own = (name for name in at.where if at.rules.nation_of[name] == one.nation)
            found.update((name, end) for name in own if at.title(name) in titles)
    return found
