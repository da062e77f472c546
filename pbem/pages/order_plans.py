"""Battle plans as plain data, as order-desk-fight.js reads them."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.engine.model import Game
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.plan.fight_condition import FightCondition
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.meaning.facts import holds
from pbem.orders.meaning.plan import Plan
from pbem.pages.order_questions import Facts


def plans_of(seen: Game, nation: str, orders: Iterable[Order]) -> list[Facts]:
    """The plans among a nation's orders, of those whose conditions are fulfilled on her player's picture."""
    battles = (one for one in orders if isinstance(one, BattleOrder))
    read = (plan_of(seen, nation, one) for one in battles if not one.when or holds(seen, nation, one))
    return [plan_facts(plan) for plan in read if isinstance(plan, Plan)]


def plan_facts(plan: Plan) -> Facts:
    """One plan."""
    return {
        "own": plan.own,
        "enemy": plan.enemy,
        "against": plan.against,
        "play": plan.play,
        "keep": sorted(plan.keep),
        "fight": plan.fight,
        "loss": plan.loss,
        "settle": plan.settle,
        "spend": plan.spend,
        "cards": plan.cards,
        "high": plan.high,
        "zero": plan.zero,
        "reserve": plan.reserve,
        "concede": plan.concede,
        "ask": plan.ask,
        "conditions": _conditions(plan.conditions),
        "askIf": [_conditions(one) for one in plan.ask_if],
    }


def _conditions(conditions: Iterable[FightCondition]) -> list[Facts]:
    return [{"what": one.what, "number": one.number, "more": one.more} for one in conditions]
