"""Getting away cheaply (`settle`): the cheapest cards that bring a loss down without turning the score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.engine.model import MOST_RESERVE, RESERVE
from pbem.orders.meaning.fight import Choice, Fight
from pbem.orders.meaning.free_cards import budget, cards_left, free_reserves, once
from pbem.orders.meaning.plan import Plan


def cheapest(plan: Plan, fight: Fight, least: int, most: int) -> Choice | None:
    """The first card of the cheapest set whose own values add up to `least` to `most`; None if there is none.

    A Reserve costs the 10 that it pays elsewhere; one that is to be the last card goes only with all others.
    """
    suited = once(plan, fight)
    sets = sums(suited, min(most, budget(plan, fight)))
    costs = [(total, total, cards) for total, cards in sets.items() if total >= least]
    costs += _with_reserves(plan, fight, sets, least)
    costs = [cost for cost in costs if len(cost[2]) <= cards_left(plan, fight)]
    if not costs:
        return None
    cards = min(costs, key=lambda one: (one[0], len(one[2]), one[1]))[2]
    return next((card for card in reversed(cards) if card[0] != RESERVE), cards[-1])


def sums(cards: Iterable[Choice], most: int) -> dict[int, tuple[Choice, ...]]:
    """Every total up to `most` that some of the cards make, with the fewest cards for it."""
    sums: dict[int, tuple[Choice, ...]] = {0: ()}
    for card in cards:
        for total, chosen in list(sums.items()):
            new = total + card[1]
            if new <= most and (new not in sums or len(chosen) + 1 < len(sums[new])):
                sums[new] = (*chosen, card)
    return sums


def _with_reserves(
    plan: Plan, fight: Fight, sets: dict[int, tuple[Choice, ...]], least: int
) -> Iterator[tuple[int, int, tuple[Choice, ...]]]:
    """The sets in which Reserves make up what is missing, as (cost, total, cards)."""
    every = len(once(plan, fight))
    for total, cards in sets.items():
        missing = least - total
        count = -(-missing // fight.most_reserve)
        allowed = plan.reserve == "yes" or len(cards) == every
        if 0 < count <= free_reserves(plan, fight) and allowed and least <= budget(plan, fight):
            yield total + MOST_RESERVE * count, least, (*cards, (RESERVE, min(fight.most_reserve, missing)))
