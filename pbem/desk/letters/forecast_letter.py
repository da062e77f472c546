"""A letter that asks for a forecast: nothing of it is filed, and its receipt tells how it would go.

The forecast is made on the game as the letter's writer knows it, so that it tells him nothing else (R41).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from pbem.desk.letters.silence import until_when
from pbem.desk.letters.unanswered import unanswered, waited_for
from pbem.desk.out.written_ahead import forecast_with
from pbem.engine import questions as q
from pbem.engine.model import OVER, SETUP, Game
from pbem.engine.phrase import phrase
from pbem.game.entries import LetterEntry
from pbem.game.letter_orders import OnFile, with_letter
from pbem.game.on_file import OrdersOnFile
from pbem.game.orders_for_question import orders_for_question
from pbem.game.state import State
from pbem.orders.grammar.order import Order
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.stage import as_if_open
from pbem.orders.meaning.set_up import setup_answer
from pbem.report.record import Foreseen, Receipt

if TYPE_CHECKING:
    from pbem.orders.judging.stage_forecast import StageOrders


def unfiled(entry: LetterEntry) -> LetterEntry:
    """What the log has of a letter that asks for a forecast: that it came, and nothing that it orders."""
    return replace(
        entry, counts=False, orders=None, turns={}, wrong=(), language=None, luck=None, amend=False,
        partial=False, whole=False, forecast=True,
    )  # fmt: skip


def forecast_receipt(now: State, said: Receipt, entry: LetterEntry) -> Receipt:
    """The receipt of such a letter: `said` and `entry` are what it would come to if it did not ask."""
    after = with_letter(now.filed, entry)
    return replace(
        said,
        filed=False,
        foreseen=tuple(_foreseen(now, said.player, after)) if said.player else (),
        is_forecast=True,
        replaces=(),
        played=(),
        confirmed=(),
        why_not="",
        meanwhile=until_when(now, said.player, now.filed),
        unanswered=unanswered(now, said.player, now.filed),
        waiting=waited_for(now, said.player, now.filed),
        forecast=_plans(now, said.player, after),
    )


def _plans(now: State, player: str, after: OnFile) -> tuple[str, ...]:
    """What the plans of all nations would do, score by score."""
    own = [nation for nation in now.game.roles.get(player, ()) if nation not in now.game.quit]
    return forecast_with(now, player, {nation: after[nation] for nation in own}) if player else ()


def _foreseen(now: State, player: str, after: OnFile) -> Iterator[Foreseen]:
    """The fight that is on, and the next stage of each of the player's nations, in order of play."""
    from pbem.game.at_home import HomeState, at_home
    from pbem.orders.judging.stage_forecast import fight_forecast, stage_forecast

    home = now if isinstance(now, HomeState) else at_home(now, player)
    known = home.game
    if known.phase == OVER:
        return
    own = [nation for nation in known.rules.order if nation in known.roles[player]]
    own = [nation for nation in own if nation not in known.quit]
    answers = {nation: _answers(known, nation, after[nation]) for nation in own}
    if fight := fight_forecast(known, answers, [one.event for one in home.history]):
        yield Foreseen("", phrase("the fight that is on"), fight)
    for nation in own:
        turn = stage_turn(known, nation)
        if lines := stage_forecast(known, nation, _stage_orders(known, nation, after[nation])):
            yield Foreseen(nation, phrase("turn {turn}", turn=turn), lines)


def _stage_orders(known: Game, nation: str, own: OrdersOnFile) -> StageOrders:
    from pbem.orders.judging.stage_forecast import StageOrders

    set_up = [one.order for one in own.set_up]
    answer = setup_answer(known, nation, set_up) if known.phase == SETUP and set_up else None
    troops = answer if isinstance(answer, q.Allot) else None
    stage = own.for_stage(stage_turn(known, nation))
    orders, letters = tuple(one.order for one in stage), tuple(one.letter for one in stage)
    return StageOrders(orders, letters, _answers(as_if_open(known, nation, troops), nation, own), troops)


def _answers(game: Game, nation: str, own: OrdersOnFile) -> tuple[Order, ...]:
    """What may answer her questions in a fight, the older orders first."""
    question = q.Question(0, nation, q.PLAY)
    return tuple(one.order for one in orders_for_question(game, question, own, ()))
