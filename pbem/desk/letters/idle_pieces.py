"""The pieces without an order: nothing that was meant for them may be lost unseen."""

from __future__ import annotations

from collections.abc import Iterable

from pbem.engine.model import SETUP, Game
from pbem.game.on_file import OrdersOnFile
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.hold import HoldOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.recruit import RecruitOrder
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.names.name_book import own_piece, own_pieces


def idle_pieces(game: Game, nation: str, on_file: OrdersOnFile, turn: int) -> tuple[str, ...]:
    """The pieces on the map that the orders for the nation's stage of a turn do not name. None if they say
    that nothing moves, and none if there are no such orders: that is told otherwise."""
    orders = [one.order for one in on_file.for_stage(turn)]
    moving = [order for order in orders if isinstance(order, STAGE_ORDERS)]
    if not moving or any(isinstance(order, HoldOrder) for order in orders):
        return ()
    attacks = [one.order for one in on_file.plans_from(turn) if isinstance(one.order, AttackOrder)]
    # Before the set-up all pieces are still beside the map.
    here = [name for name in own_pieces(game.rules, nation) if game.phase == SETUP or name in game.where]
    named = {own_piece(game.rules, nation, text, here) for text in _texts((*orders, *attacks))}
    return tuple(name for name in here if name not in named)


def _texts(orders: Iterable[Order]) -> Iterable[str]:
    """The nation's own pieces as the orders name them."""
    for order in orders:
        yield from order.own_pieces
        if isinstance(order, RecruitOrder):
            yield from (item.piece for item in order.items)


def is_complete(game: Game, nation: str, own: OrdersOnFile, turn: int) -> bool:
    """Whether all that can be ordered for a nation's stage of a turn has an order or `hold`, so that nobody
    need wait for more; or whether her player has said that this is all."""
    holds = any(isinstance(one.order, HoldOrder) for one in own.standing)
    if own.last_word(turn):
        return True
    return bool(own.for_stage(turn) or holds) and not idle_pieces(game, nation, own, turn)
