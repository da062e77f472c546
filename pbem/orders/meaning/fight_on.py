"""Fighting on (`fight`): whether the cards can still bring the score above 0, and which of them goes next."""

from __future__ import annotations

from pbem.engine.model import RESERVE
from pbem.orders.meaning.fight import Choice, Fight, price
from pbem.orders.meaning.free_cards import budget, cards_left, choices_of, free_reserves, once
from pbem.orders.meaning.plan import Plan
from pbem.orders.meaning.settle import sums


def can_turn(plan: Plan, fight: Fight, limit: int) -> bool:
    """Whether cards that the plan lets go bring the score above 0, all of them together within a limit."""
    if fight.terms.void:
        return any(can_turn(plan, fight.after(lowest), limit) for lowest in _choices(plan, fight, limit)[:1])
    if any(fight.worth(choice) >= fight.needed for choice in _choices(plan, fight, limit)):
        return True
    return fight.score < 0 and _together(plan, fight, limit)


def _together(plan: Plan, fight: Fight, limit: int) -> bool:
    """Whether several cards do, one after the other."""
    left, suited = budget(plan, fight, limit), once(plan, fight)
    least, every = fight.needed - fight.terms.bonus, sum(map(price, suited))
    number, reserves = cards_left(plan, fight), free_reserves(plan, fight)
    for total, cards in sums(suited, left).items():
        if len(cards) > number:
            continue
        count = min(reserves, number - len(cards)) if plan.reserve == "yes" or total == every else 0
        more = count * fight.most_reserve
        if least <= min(total + more, left):
            return True
    return False


def next_card(plan: Plan, fight: Fight, limit: int) -> Choice | None:
    """The lowest card that brings the score above 0, or the highest if the plan says so; if it takes several,
    the highest after which the others still can. Where the suited cards would come to 0 and no farther, a
    Reserve goes before them."""
    choices = _choices(plan, fight, limit)
    if fight.terms.void:
        return choices[0] if choices else None
    turning = [choice for choice in choices if fight.worth(choice) >= fight.needed]
    if turning:
        return turning[-1] if plan.high else turning[0]
    going_on = (choice for choice in reversed(choices) if _goes_on(plan, fight.after(choice), limit))
    return next(going_on, None) or _reserve_first(plan, fight, limit)


def _reserve_first(plan: Plan, fight: Fight, limit: int) -> Choice | None:
    """A Reserve that brings the score above 0 by itself, whatever suited cards are left."""
    worth = fight.needed - fight.terms.bonus
    may = fight.score < 0 and free_reserves(plan, fight) and worth <= budget(plan, fight, limit)
    may = may and cards_left(plan, fight) > 0
    return (RESERVE, worth) if may and 1 <= worth <= fight.most_reserve else None


def _goes_on(plan: Plan, after: Fight, limit: int) -> bool:
    """Whether he keeps the right to play, and his cards still can; on 0 it would pass over."""
    return after.score < 0 and can_turn(plan, after, limit)


def _choices(plan: Plan, fight: Fight, limit: int) -> tuple[Choice, ...]:
    return choices_of(plan, fight, fight.needed, limit)
