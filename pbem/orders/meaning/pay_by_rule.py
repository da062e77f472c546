"""Which cards pay by rule: never more than is due if others do (rule 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pbem.engine.cards import points
from pbem.engine.model import RESERVE, Card
from pbem.orders.grammar.pay_rule import CHEAPEST, PayRule
from pbem.orders.names.cards import held_card, suit

Payment = tuple[tuple[int, int, tuple[int, ...]], tuple[Card, ...]]
"""How little a payment is wished for, and its cards."""


def payment(hand: Iterable[Card], rule: PayRule, cost: int) -> tuple[str, ...] | None:
    """The cards that pay at least so much and as little more as can be; None if all together do not.

    Among those that pay the same, Reserves come last; then the earlier wishes count, then low cards.
    """
    allowed = [(card, rank) for card in hand if (rank := _rank(card, rule)) is not None]
    allowed.sort(key=lambda one: (one[0].value, one[0].suit))
    best: dict[int, Payment] = {0: ((0, 0, ()), ())}
    for card, rank in allowed:
        for total, (how, cards) in list(best.items()):
            worth = points((card,))
            if total >= cost:
                continue
            new = (_worse(how, card, rank, worth), (*cards, card))
            before = best.get(total + worth)
            if before is None or new[0] < before[0]:
                best[total + worth] = new
    enough = [total for total in best if total >= cost]
    return tuple(card.face for card in best[min(enough)][1]) if enough else None


def _worse(
    how: tuple[int, int, tuple[int, ...]], card: Card, rank: int, worth: int
) -> tuple[int, int, tuple[int, ...]]:
    reserves, later, values = how
    return reserves + (card.suit == RESERVE), later + rank * worth, (worth, *values)


def _rank(card: Card, rule: PayRule) -> int | None:
    """The wish that a card fits, counted from 0; None if it may not pay."""
    if _is_kept(card, rule.keep):
        return None
    wishes: Sequence[str] = rule.wishes or (CHEAPEST,)
    return next((rank for rank, wish in enumerate(wishes) if _fits(card, wish)), None)


def _fits(card: Card, wish: str) -> bool:
    first, *suits = wish.split()
    if first == CHEAPEST:
        return not suits or card.suit == suit(suits[0])
    return card.face == held_card(first)


def _is_kept(card: Card, keep: Iterable[str]) -> bool:
    return any(card.face == held_card(one) or (suit(one) or "") == card.suit for one in keep)
