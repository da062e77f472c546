"""What a nation has on file for later turns, in words: listed in every receipt and report until it is used.

What was filed ahead for the stage that comes next is judged again as the pieces stand now, so that its player
hears at the beginning of the turn what cannot be done any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from pbem.engine.model import OVER, SETUP, Game
from pbem.engine.phrase import Typed, joined, phrase
from pbem.game.on_file import OrdersOnFile, Sourced, run_filed
from pbem.orders.grammar.faults import Fault
from pbem.orders.grammar.verbs import STAGE_ORDERS
from pbem.orders.judging.next_stage import stage_turn


def orders_ahead(game: Game, nation: str, own: OrdersOnFile) -> tuple[str, ...]:
    """The lines about what was filed ahead; () if nothing was, or it has been used."""
    if game.phase == OVER or nation in game.quit:
        return ()
    due = stage_turn(game, nation)
    return (*_lines(game, nation, own.ahead_of(due)), *_to_mend(nation, own, due))


def _to_mend(nation: str, own: OrdersOnFile, due: int) -> Iterator[str]:
    """What was wrong in parts for later turns, and has not been mended yet."""
    for line in own.to_mend:
        if line.ahead and line.waits and line.turn >= due:
            yield phrase(
                '{nation}, turn {turn}: her stage of that turn waits for a better line than "{text}"',
                nation=nation,
                turn=line.turn,
                text=Typed(line.text),
            )


def _lines(game: Game, nation: str, kept: tuple[Sourced, ...]) -> Iterator[str]:
    for turn, some in groupby(kept, key=lambda one: one.turn):
        same = tuple(some)
        orders = joined((one.order.line_in_full for one in same), "; ")
        yield phrase("{nation}, on file for turn {turn}: {orders}", nation=nation, turn=turn, orders=orders)
        for fault in _faults(game, nation, turn, same):
            order = _in_full(fault, same)
            yield phrase(
                'as things stand this cannot be done: "{order}": {why}', order=order, why=fault.alone
            )


def _in_full(fault: Fault, kept: tuple[Sourced, ...]) -> str:
    """The order a fault is about, as it is listed."""
    own = (one.order for one in kept if (one.order.line, one.order.text) == (fault.line, fault.text))
    return next((order.line_in_full for order in own), fault.text)


def _faults(game: Game, nation: str, turn: int, kept: tuple[Sourced, ...]) -> tuple[Fault, ...]:
    """What is wrong with the orders of the stage if it is the next that comes and its turn has begun."""
    if game.phase == SETUP or turn != game.turn or turn != stage_turn(game, nation):
        return ()
    from pbem.orders.judging.stage import as_if_open

    return run_filed(as_if_open(game, nation), nation, [one for one in kept if _of_stage(one)]).faults


def _of_stage(one: Sourced) -> bool:
    return isinstance(one.order, STAGE_ORDERS)
