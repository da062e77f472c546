"""What an order is for: of two orders of a nation with the same purpose the later one counts."""

from __future__ import annotations

from pbem.engine.model import Game
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.move import MoveOrder
from pbem.orders.grammar.offensive import OffensiveOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.setup import SetUpOrder
from pbem.orders.judging.later_orders import plan_of
from pbem.orders.meaning.plan import Plan
from pbem.orders.meaning.to_answer import NameReader


def purpose_of(game: Game, nation: str, order: Order) -> object:
    """What two orders have in common that replace each other; None if the order replaces none. Those that
    depend on other facts do not."""
    purpose = _purpose(game, nation, order)
    return (purpose, order.when) if purpose is not None and order.when else purpose


def _purpose(game: Game, nation: str, order: Order) -> object:
    if isinstance(order, BattleOrder):
        plan = plan_of(game, nation, order)
        return (plan.own, plan.enemy, plan.against, plan.conditions) if isinstance(plan, Plan) else None
    if isinstance(order, SetUpOrder | DiscardOrder):
        return type(order)
    return stage_purpose(game, nation, order)


def stage_purpose(game: Game, nation: str, order: Order) -> object:
    """What it is of two orders of the movement phase: a piece moves once (rule 4)."""
    if isinstance(order, MoveOrder):
        read = NameReader(game, nation, order)
        pieces = [read.piece(text) for text in order.pieces]
        return frozenset(name if isinstance(name, str) else name.what for name in pieces)
    return type(order) if isinstance(order, OffensiveOrder | HoldOrder) else None


def reentry(game: Game, nation: str, order: Order) -> frozenset[str]:
    """The generals and trains that an order brings back on the map. Of purchases of two letters that bring
    the same piece back the later one counts: it re-enters once (rule 10)."""
    if not isinstance(order, RecruitOrder):
        return frozenset()
    names = map(NameReader(game, nation, order).piece, order.own_pieces)
    return frozenset(name for name in names if isinstance(name, str) and name not in game.where)
