"""Who is out of supply once the moves on file are made: said in the receipt, since it can still be mended."""

from __future__ import annotations

from pbem.engine import questions as q
from pbem.engine.events import FacedDown, TroopsLost
from pbem.engine.model import MOVEMENT, OVER, SETUP
from pbem.engine.phrase import all_of, phrase
from pbem.engine.supply import check_supply
from pbem.game.on_file import OrdersOnFile, run_filed
from pbem.game.state import State
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import as_if_open
from pbem.orders.meaning.set_up import setup_answer


def supply_after(now: State, nation: str, own: OrdersOnFile) -> tuple[str, ...]:
    """The generals who are out of supply at the end of a nation's stage (rule 9) if `own` is carried out as
    the pieces stand, and no fight moves them; nothing if there are none, or no orders for the stage."""
    stage = own.for_stage(stage_turn(now.game, nation))
    if not stage or now.game.phase == OVER:
        return ()
    set_up = [one.order for one in own.set_up]
    answer = setup_answer(now.game, nation, set_up) if now.game.phase == SETUP and set_up else None
    opened = as_if_open(now.game, nation, answer if isinstance(answer, q.Allot) else None)
    game = run_filed(opened, nation, stage).game
    if game.phase != MOVEMENT:
        return ()
    events = check_supply(game, nation)
    down = [name for event in events if isinstance(event, FacedDown) for name in event.generals]
    lost = [name for event in events if isinstance(event, TroopsLost) for name in event.removed]
    told = []
    if down:
        text = phrase(
            "Out of supply after these moves, and face down at the end of the stage: {names}.",
            names=all_of(down),
        )
        told.append(text)
    if lost:
        text = phrase(
            "Out of supply after these moves, face down already, and LOST at the end of the stage: {names}.",
            names=all_of(lost),
        )
        told.append(text)
    return tuple(told)
