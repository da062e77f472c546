"""Which battle plan decided a step of a fight, and by which of its clauses, as its player wrote it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pbem.engine.events import CardPlayed, CombatEnded, Event
from pbem.engine.phrase import Keyword
from pbem.game.entries import LetterEntry, NationOrders, StepEntry
from pbem.game.on_file import Sourced
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.order import Order
from pbem.orders.meaning.battle_plans import FORCED
from pbem.report.record import PlanDeed

IMPLIED = {"low, high": "low"}
"""The clause that counts where a plan names none of a kind."""


def plan_deed(step: StepEntry, event: Event, letters: Iterable[LetterEntry]) -> PlanDeed | None:
    """The plan that a step's event comes from; None if it comes from none, or from an older log. `letters`
    are those that came before."""
    if not step.clause or not isinstance(event, CardPlayed | CombatEnded) or step.answer is None:
        return None
    order = _plan(step.source, step.answer.nation, letters)
    if order is None:
        return None
    return PlanDeed(order.line_in_full, _clause(order, step.clause), step.clause == FORCED)


def _plan(source: str, nation: str, letters: Iterable[LetterEntry]) -> BattleOrder | None:
    """The plan in a line of a letter, as the log names it."""
    for letter in letters:
        if source.startswith(f"letter {letter.letter}, "):
            own = (letter.orders or {}).get(nation, NationOrders())
            for order in _orders(own):
                if isinstance(order, BattleOrder) and Sourced(letter.letter, 0, order).source == source:
                    return order
    return None


def _orders(own: NationOrders) -> Iterator[Order]:
    yield from own.orders
    yield from own.standing or ()
    for later in own.later:
        yield from later.orders


def _clause(order: BattleOrder, name: str) -> str:
    """The clause of a name as the plan has it."""
    words = name.split(", ")
    named = next((one.in_full for one in order.clauses if one.word in words), "")
    return named or (Keyword(IMPLIED[name]) if name in IMPLIED else "")
