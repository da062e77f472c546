"""Whether the conditions of a battle plan are fulfilled, by what its player sees of the fight."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pbem.orders.grammar.plan import fight_condition as grammar
from pbem.orders.grammar.plan.fight_condition import FightCondition
from pbem.orders.meaning.fight import Fight


def all_hold(conditions: Iterable[FightCondition], fight: Fight) -> bool:
    """Whether every condition is fulfilled."""
    return all(holds(condition, fight) for condition in conditions)


def holds(condition: FightCondition, fight: Fight) -> bool:
    """Whether one condition is fulfilled."""
    if condition.what in grammar.ALONE:
        return fight.attacking == (condition.what == grammar.ATTACKING)
    value = _VALUES[condition.what](fight)
    return value >= condition.number if condition.more else value <= condition.number


_VALUES: Mapping[str, Callable[[Fight], int]] = {
    grammar.SCORE: lambda fight: fight.score,
    grammar.LOSS: lambda fight: fight.cost,
    grammar.TROOPS: lambda fight: fight.troops,
    grammar.ENEMY_TROOPS: lambda fight: fight.enemy_troops,
    grammar.SUIT: lambda fight: fight.suit_worth,
    grammar.ENEMY_CARDS: lambda fight: fight.enemy_cards,
}
