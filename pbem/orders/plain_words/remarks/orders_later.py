"""That a nation's orders are still to come: `No orders for Hanover yet, I'll write again` is no `hold`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine import questions as q
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NUMBER)
"""What a sentence never names in full that only says of a nation that it has no orders yet."""

NO_MOVE = ("reserve", "cards", "lose", "attack", "discard", "play", "if")
"""What it is not about: `No reserve as yet, and no cards above the eight`."""

FIGHTS = (q.PLAY, q.RETREAT)
"""Questions in whose answers nothing is said of the stages to come."""

MOST_NATIONS = 1
"""Of more nations than this a sentence may say that one has no orders yet, and another one stays."""


def read_orders_later(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence says that there are no orders yet, and no piece is named: then it is none. Where it
    only says that more will come, or there are several nations in it, it is asked back."""
    told = [one for one in entities if one.kind is not Kind.MARK]
    words = [fold(word) for one in told for word in one.text.split()]
    # `so far` is two words.
    said = {*words, *map("".join, pairwise(words))}
    named = [name for one in told if one.kind is Kind.NATION for name in one.names]
    is_bare = not any(one.kind in NAMED and one.is_full for one in told)
    if not is_bare or not said & kind_of("none so far") or any(one.means(*NO_MOVE) for one in told):
        return False
    is_yet, follows = said & kind_of("not yet"), said & kind_of("orders follow")
    if any(one.kind in FIGHTS for one in at.asked) and named:
        # Beside an answer whoever has nothing for a nation today does not order her to hold.
        is_yet |= said & kind_of("for the moment")
    if not (is_yet or follows) or (len(named) <= MOST_NATIONS and any(_stays(one) for one in told)):
        return False
    if is_yet and len(named) <= MOST_NATIONS:
        out.parts += 1
        return True
    nation = next(iter(named), at.nation) or at.nations[0]
    out.doubt(told[0].line, Why.LEFT, f"{nation}: hold" if nation in at.nations else "")
    return True


def _stays(one: Entity) -> bool:
    """Whether a word says by itself that pieces stay, and not only that there are no orders: `no orders`."""
    words = {fold(word) for word in one.text.split()}
    return one.means("stay") and not words & (kind_of("none so far") | kind_of("not yet"))
