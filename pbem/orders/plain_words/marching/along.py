"""Trains that are to go along with somebody: `and takes train 2 along`, `train 1 goes with him`. They go by
roads of their own, so where to is asked."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

NEAR = 3
"""So many words behind a train tell that it goes along."""


def doubt_along(at: Situation, entities: Sequence[Entity], out: Outcome, known: int) -> None:
    """Ask back a sentence that has a train of the writer's go along with a piece, if none of the orders
    behind the `known` ones moves one."""
    if at.sets_up or any(" train " in f" {one.text}" for one in out.orders[known:]):
        return
    for place, one in enumerate(entities):
        behind = entities[place + 1 : place + 1 + NEAR]
        if one.text == "train" and at.may_own(one) and _goes_along(behind) and not mean(entities, "not"):
            out.doubt(one.line, Why.LEFT)
            return


def _goes_along(behind: Sequence[Entity]) -> bool:
    """Whether words behind a train say that it goes with somebody told of before."""
    for place, one in enumerate(behind):
        after = behind[place + 1 : place + 2]
        if is_of_kind(one, "goes along"):
            return True
        if one.means("with") and (not after or after[0].means("him", "they") or after[0].text in ".,;"):
            return True
    return False
