"""The cards that a plan lets go: `keep`, `spend`, `cards` and `reserve` bound what its other clauses choose
from."""

from __future__ import annotations

from pbem.engine.model import MOST_RESERVE, RESERVE
from pbem.orders.meaning.fight import Choice, Fight, price
from pbem.orders.meaning.plan import NO_LIMIT, Plan


def _value(choice: Choice) -> int:
    return choice[1]


def suited_cards(plan: Plan, fight: Fight) -> tuple[Choice, ...]:
    """The cards of the suit that the plan lets go (`keep`)."""
    return tuple(choice for choice in fight.suited if not plan.keep & {choice[0], fight.suit})


def once(plan: Plan, fight: Fight) -> tuple[Choice, ...]:
    """The same, each at its own value alone."""
    return tuple(choice for choice in suited_cards(plan, fight) if price(choice) == choice[1])


def free_reserves(plan: Plan, fight: Fight) -> int:
    """How many Reserves may go if every other card goes first (`keep`, `reserve`)."""
    return 0 if plan.reserve == "no" or RESERVE in plan.keep else fight.reserves


def choices_of(plan: Plan, fight: Fight, wished: int, limit: int = NO_LIMIT) -> tuple[Choice, ...]:
    """Every card that may be played now, the lowest first; a Reserve at the value wished for. `limit` is the
    most that he wants to have played then."""
    suited, left = suited_cards(plan, fight), budget(plan, fight, limit)
    if cards_left(plan, fight) == 0:
        return ()
    reserves = free_reserves(plan, fight) and _reserve_turn(plan, fight, suited)
    named = MOST_RESERVE if plan.high else wished - fight.terms.bonus
    value = max(1, min(fight.most_reserve, named, left))
    choices = (*suited, (RESERVE, value)) if reserves else suited
    return tuple(sorted((choice for choice in choices if price(choice) <= left), key=_value))


def _reserve_turn(plan: Plan, fight: Fight, suited: tuple[Choice, ...]) -> bool:
    """Whether it is a Reserve's turn: on 0 only if the plan is free with them, and no suited card can go."""
    if fight.score == 0:
        return plan.reserve == "yes" and not suited
    return plan.reserve == "yes" or not suited


def cards_left(plan: Plan, fight: Fight) -> int:
    """How many more cards he may play (`cards`)."""
    return max(0, plan.cards - len(fight.played)) if plan.cards is not None else NO_LIMIT


def budget(plan: Plan, fight: Fight, limit: int = NO_LIMIT) -> int:
    """How much more he may play (`spend`, or a lower `limit`)."""
    return min(NO_LIMIT if plan.spend is None else plan.spend, limit) - fight.spent


def most_together(plan: Plan, fight: Fight) -> int:
    """What all cards that may go are worth together. With `cards` they are the highest; Reserves that go last
    come after every card of the suit."""
    suited = sorted(map(price, once(plan, fight)), reverse=True)
    reserves = [fight.most_reserve] * free_reserves(plan, fight)
    worths = sorted((*suited, *reserves), reverse=True) if plan.reserve == "yes" else [*suited, *reserves]
    return sum(worths[: cards_left(plan, fight)])
