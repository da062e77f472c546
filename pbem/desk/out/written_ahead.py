"""What a player has ordered ahead: the rules that hold, and what they would do now.

The forecast is made from his view: on the game as he pictures it, so that it cannot tell him anything else.
"""

from __future__ import annotations

from collections.abc import Mapping

from pbem.bots.picture import hands, picture
from pbem.engine import questions as q
from pbem.engine.model import OVER, SETUP, Game
from pbem.engine.phrase import joined, phrase
from pbem.game.on_file import OrdersOnFile, run_filed
from pbem.game.orders_for_question import orders_for_question
from pbem.game.state import State
from pbem.orders.grammar.attack import AttackOrder
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.discard import DiscardOrder
from pbem.orders.grammar.forced import ForcedOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.grammar.verbs import AT_ONCE
from pbem.orders.judging.fight_forecast import Outlook, if_attacked, if_they_lose, own_attacks
from pbem.orders.judging.next_stage import stage_turn
from pbem.orders.judging.wishes import is_begun
from pbem.report.view import View, view
from pbem.report.written_ahead import WrittenAhead


def written_ahead(now: State, seen: View) -> tuple[WrittenAhead, ...]:
    """What happens without the player of a view, for each of his nations, as it is now."""
    own = [one for one in seen.own if not one.quit] if now.game.phase != OVER else []
    return tuple(
        WrittenAhead(
            one.name, _rules(now, seen, one.name), _forecast(now, seen, one.name) if one.ready else ()
        )
        for one in own
    )


def _rules(now: State, seen: View, nation: str) -> tuple[str, ...]:
    orders = tuple(one for one in _orders(now, nation, now.filed[nation]) if not isinstance(one, AT_ONCE))
    orders = tuple(one for one in orders if not _is_over(now, nation, one))
    heir = seen.row(nation).heir and not orders
    news = phrase(
        "{nation} is yours now, and no order for her is on file: what her former player had ordered does not "
        "count.",
        nation=nation,
    )
    return (*((news,) if heir else ()), _fights(orders), _retreats(orders), _rest(orders))


def _is_over(now: State, nation: str, order: Order) -> bool:
    """Whether an order is for what a nation does in her own stage alone, and that stage is over, or the
    attack that it names has begun."""
    if any(one.order is order for one in now.filed[nation].standing):
        return False
    if now.game.nation == nation:
        return isinstance(order, AttackOrder) and is_begun(now.game, nation, order)
    return isinstance(order, AttackOrder | DiscardOrder)


def _fights(orders: tuple[Order, ...]) -> str:
    if (plans := _in_full(orders, BattleOrder)) and plans not in ASKED:
        return phrase("Fights: {orders}. To be asked instead: `battle: ask`", orders=plans)
    return phrase(
        "Fights: you are asked for every card. To fight by plan, for example: "
        "`battle: fight up to 30, loss 2`"
    )


ASKED = "battle: ask", "retreat: ask"
"""What is on file if a player has said no more than that he is to be asked: what happens anyway."""


def _retreats(orders: tuple[Order, ...]) -> str:
    if (wishes := _in_full(orders, RetreatOrder)) and wishes not in ASKED:
        return phrase("Retreats of others: {orders}. To be asked instead: `retreat: ask`", orders=wishes)
    return phrase("Retreats of others: you are asked. To decide by rule, for example: `retreat: off supply`")


def _rest(orders: tuple[Order, ...]) -> str:
    others = tuple(one for one in orders if not isinstance(one, BattleOrder | RetreatOrder))
    told, forced = _in_full(others, Order), [one for one in others if isinstance(one, ForcedOrder)]
    if forced and forced[-1].at_once:
        return phrase("The rest: {orders}; else you are asked. To be asked always: `forced ask`", orders=told)
    if told:
        return phrase(
            "The rest: {orders}; else you are asked, even where there is no choice. To change that: "
            "`forced at once`",
            orders=told,
        )
    return phrase("The rest: you are asked, even where there is no choice. To change that: `forced at once`")


def _in_full(orders: tuple[Order, ...], kind: type[Order]) -> str:
    return joined(dict.fromkeys(one.line_in_full for one in orders if isinstance(one, kind)), "; ")


def _orders(now: State, nation: str, own: OrdersOnFile) -> tuple[Order, ...]:
    """What may answer a nation's questions in fights, the older first."""
    question = q.Question(0, nation, q.PLAY)
    return tuple(one.order for one in orders_for_question(now.game, question, own, ()))


# ------------------------------------------------------------------------------------ forecasts


def _forecast(now: State, seen: View, nation: str) -> tuple[str, ...]:
    orders = _orders(now, nation, now.filed[nation])
    outlook = Outlook(picture(seen, now.game.rules), nation, orders, hands(seen))
    return (*if_attacked(outlook), *if_they_lose(outlook))


def forecast_with(now: State, player: str, after: Mapping[str, OrdersOnFile]) -> tuple[str, ...]:
    """What would follow for a player's nations if `after` is on file for them: the attacks once their moves
    are made, what plans do then, and where others' retreats end."""
    if now.game.phase in (SETUP, OVER):
        return ()
    seen = view(now.record(), player, now.game.turn)
    pictured, cards = picture(seen, now.game.rules), hands(seen)
    lines: list[str] = []
    for nation, own in after.items():
        moved = _after_stage(now, pictured, nation, own)
        outlook = Outlook(moved or pictured, nation, _orders(now, nation, own), cards)
        lines += (*(own_attacks(outlook) if moved else ()), *if_attacked(outlook), *if_they_lose(outlook))
    return tuple(lines)


def _after_stage(now: State, pictured: Game, nation: str, own: OrdersOnFile) -> Game | None:
    """The game once the nation's moves are made; None if there are none on file."""
    stage = own.for_stage(stage_turn(now.game, nation))
    if not stage:
        return None
    from pbem.orders.judging.stage import as_if_open

    return run_filed(as_if_open(pictured, nation), nation, stage).game
