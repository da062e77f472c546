"""A battle plan: what one `battle` line says, and which of several holds for a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pbem.orders.grammar.plan.fight_condition import FightCondition
from pbem.orders.meaning.battle_conditions import all_hold
from pbem.orders.meaning.fight import Choice, Fight
from pbem.records import dataclass

ReservePolicy = Literal["no", "last", "yes"]
"""When Reserves may go: never, when no suited card is left, or freely."""


@dataclass(frozen=True)
class Plan:
    """One `battle` line: a field for each clause, and the generals who have to be in the stacks.

    `keep` holds faces and the letters of suits.
    """

    own: tuple[str, ...] = ()
    enemy: tuple[str, ...] = ()
    play: tuple[Choice, ...] = ()
    spend: int | None = None
    loss: int | None = None
    settle: int | None = None
    keep: frozenset[str] = frozenset()
    high: bool = False
    zero: bool = False
    reserve: ReservePolicy = "last"
    concede: bool = False
    ask: bool = False
    fight: int | None = None
    """Up to what value he plays on to win; None if the plan does not say `fight`."""
    against: str = ""
    """The nation whose stacks it holds against, if it names one instead of generals."""
    conditions: tuple[FightCondition, ...] = ()
    """On which it holds, all of them."""
    cards: int | None = None
    """How many cards he plays at most."""
    ask_if: tuple[tuple[FightCondition, ...], ...] = ()
    """When he wants to be asked before all else: each on all of its conditions."""

    def fits(self, fight: Fight) -> bool:
        """Whether it holds for a fight: for its stacks, and on its conditions. These are looked at when the
        right to play comes to the player; until it passes over, the plan goes on."""
        then = fight.at_first or fight
        sides = set(fight.own).issuperset(self.own) and set(fight.enemy).issuperset(self.enemy)
        return sides and self.against in ("", fight.enemy_nation) and all_hold(self.conditions, then)

    @property
    def _exactness(self) -> tuple[int, bool]:
        """How much it names: generals count more than a nation, and then a plan with conditions more."""
        return 2 * bool(self.own) + (2 if self.enemy else bool(self.against)), bool(self.conditions)


NO_LIMIT = 1000
"""More than all cards are worth that anybody can hold."""


def fitting(plans: Sequence[Plan], fight: Fight) -> Plan | None:
    """The plan that holds: of those that fit the most exact one, among equals the later one."""
    fits = [plan for plan in plans if plan.fits(fight)]
    return max(enumerate(fits), key=lambda item: (item[1]._exactness, item[0]))[1] if fits else None
