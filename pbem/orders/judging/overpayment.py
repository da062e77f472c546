"""Recruitment that is paid with a card too many: nothing is given back (rule 10), and it may be a slip."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.engine.cards import points
from pbem.engine.events import Recruited
from pbem.engine.model import Card, Game
from pbem.engine.phrase import faces, phrase
from pbem.orders.grammar.faults import Note, note
from pbem.orders.grammar.order import Order


def overpayment(game: Game, order: Order, recruited: Recruited) -> tuple[Note, ...]:
    """A remark on a payment of which a whole card could be kept, with the cheapest cards of her hand that
    would do; none if no card could. The game stands as before."""
    over = recruited.points - recruited.cost
    if not any(points((card,)) <= over for card in recruited.cards):
        return ()
    cheapest = _cheapest(game.hands.get(recruited.nation, ()), recruited.cost)
    what = phrase(
        "{points} points are paid where {cost} are due, and nothing is given back",
        points=recruited.points,
        cost=recruited.cost,
    )
    right = phrase("{cards} would be enough.", cards=faces(card.face for card in cheapest))
    return (note(order, what, "rule 10, R26", right),)


def _cheapest(hand: Iterable[Card], cost: int) -> tuple[Card, ...]:
    """The cards of a hand that pay a price and are worth least, the fewest of those."""
    best: dict[int, tuple[Card, ...]] = {0: ()}
    for card in hand:
        for paid, cards in list(best.items()):
            worth = paid + points((card,))
            if paid < cost and (worth not in best or len(cards) + 1 < len(best[worth])):
                best[worth] = (*cards, card)
    return best[min(worth for worth in best if worth >= cost)]
