"""Doubts about sentences that turn out to be talk."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.told import sentence_of
from pbem.orders.plain_words.fighting.weighed.weighed_plan import is_surely_plan
from pbem.orders.plain_words.outcome import Outcome, Taken, Why
from pbem.orders.plain_words.remarks.later_part import is_all_later
from pbem.orders.plain_words.remarks.tales import is_tale
from pbem.orders.plain_words.situation import Situation

OF_LETTER = (Why.PRESS, Why.TURN, Why.BEFORE)
"""Doubts that are not about what a sentence orders."""


def leave_out_tale(
    at: Situation, out: Outcome, entities: Sequence[Entity], known: int, size: int, orders: Sequence[Taken]
) -> bool:
    """Leave out the doubts about a sentence that is talk, of which nothing but doubts was read; whether it is
    only its form that says so. There were so many `known` before, the outcome was of this `size`, and it had
    these `orders`: talk takes nothing back."""
    new = out.doubts[known:]
    if not new or out.size - size != len(new) or is_all_later(entities):
        return False
    has_line = any(one.why is Why.TALE and one.would_be for one in new)
    is_of_letter = any(one.why in OF_LETTER for one in new)
    # `Hands off the Reserves` is said to whoever plays them.
    # `Give up at 2 or less, more it is not worth` is a plan with its reason.
    is_limit = mean(entities, "concede") and any(one.kind is Kind.NUMBER for one in entities)
    is_of_fight = any(one.why is Why.FIGHT for one in new)
    is_plan = is_limit or (mean(entities, "reserve") and is_of_fight)
    # `It is not worth very many cards, so please use no more than 15 points on it.`
    is_plan = is_plan or (is_of_fight and is_surely_plan(sentence_of(at, entities)))
    is_told = not (has_line or is_plan) and is_tale(at, entities)
    from pbem.orders.plain_words.telling.orders_nothing import orders_nothing

    # `At most 2 lost.` was read whole; what is asked is which fights are meant.
    is_read = mean(entities, "at most") and any(one.why is Why.FIGHT and one.would_be for one in new)
    is_remark = not (is_told or is_of_letter or is_read or is_limit) and orders_nothing(at, entities)
    if is_told or is_remark:
        del out.doubts[known:]
        out.orders[:] = orders
    return is_remark
