"""For which nations a plan is that is an order as it stands, and names none of the writer's generals."""

from __future__ import annotations

from collections.abc import Collection

from pbem.engine import questions as q
from pbem.orders.grammar.battle import BattleOrder
from pbem.orders.grammar.order import Order
from pbem.orders.grammar.retreat import RetreatOrder
from pbem.orders.names.name_book import book
from pbem.orders.plain_words.fighting.whose_fights import nations_meeting
from pbem.orders.plain_words.situation import Situation


def for_whom(at: Situation, order: Order, number: int, planned: Collection[str]) -> tuple[str, ...]:
    """The nations for which a rule about fights is that stands in no part of a letter: all, where it ends
    what the letter tells of several and names nobody; whoever meets the enemy that it names; none where it
    is for the one told of before. Those `planned` have one that names nobody: one more is no rule for all."""
    if len(at.nations) < 2 or not at.is_below_part(number):
        return ()
    if isinstance(order, BattleOrder):
        if order.own:
            return ()
        if order.enemy:
            return _meeting(at, order.enemy)
    elif not isinstance(order, RetreatOrder) or order.loser or at.question(q.RETREAT):
        return ()
    is_all = not (at.is_headed or planned) and at.tells_of_several
    if not is_all and (not at.is_closing(number) or (planned and len(planned) < len(at.nations))):
        return ()
    at.note_closing(number)
    return at.nations


def _meeting(at: Situation, enemies: tuple[str, ...]) -> tuple[str, ...]:
    names = [book(at.rules).pieces.find(text) for text in enemies]
    known = [name for name in names if isinstance(name, str)]
    return tuple(nations_meeting(at, known)) if len(known) == len(names) else ()
