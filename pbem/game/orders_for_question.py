"""Which of a nation's orders on file may answer a question."""

from __future__ import annotations

from collections.abc import Collection

from pbem.engine import questions as q
from pbem.engine.model import Game
from pbem.game.on_file import OrdersOnFile, Sourced
from pbem.orders.grammar.fate import ASK, PASS, FateOrder


def orders_for_question(
    game: Game, question: q.Question, own: OrdersOnFile, done: Collection[str]
) -> tuple[Sourced, ...]:
    """All that may answer a question, the older first; `done` are the sources carried out before. The
    Offensive Option stands among the orders for the stage (rule 13)."""
    turn = _turn_of_plans(game, question.nation)
    stage = own.for_stage(game.turn) if question.kind == q.OFFENSIVE else ()
    left = (sourced for sourced in own.any_time if _is_left(sourced, turn, done))
    return (*own.standing, *own.plans_from(turn, game.turn), *stage, *left)


def _is_left(sourced: Sourced, turn: int, done: Collection[str]) -> bool:
    """A `fate` order is carried out once; a bare `fate pass` or `fate ask` lapses as plans do."""
    if not isinstance(sourced.order, FateOrder):
        return True
    return sourced.source not in done and (sourced.order.deed not in (PASS, ASK) or sourced.turn >= turn)


def _turn_of_plans(game: Game, nation: str) -> int:
    """The turn of the nation's latest stage: plans filed for an earlier one have lapsed."""
    order = game.rules.order
    begun = game.nation is None or order.index(nation) <= order.index(game.nation)
    return game.turn if begun else game.turn - 1
