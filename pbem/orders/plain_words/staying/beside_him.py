"""Who stays with somebody: `Train 2 stays with Daun`. If he marches it may be meant to go with him."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, mean
from pbem.orders.plain_words.marching.orders_told import marches_told
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

NEAR = 3
"""So few words lead from the verb to him."""

Entities = Sequence[Entity]


@dataclass(frozen=True)
class _Told:
    """A sentence that has a piece stay with another one."""

    line: int
    saying: str
    who: str
    whom: str


class StaysBeside:
    """The sentences of one letter that have a piece stay with another one."""

    def __init__(self) -> None:
        self._told: list[_Told] = []

    def hear(self, at: Situation, entities: Entities, before: Sequence[str], out: Outcome) -> None:
        """Note what a sentence says; `before` are the pieces of the one right before."""
        place = next((p for p, one in enumerate(entities) if one.means("stay")), None)
        if place is None or at.sets_up or mean(entities, "not", "if", "maybe"):
            return
        near = range(place + 1, min(place + NEAR + 1, len(entities)))
        beside = next((p for p in near if is_of_kind(entities[p], "beside whom")), 0)
        subject = [name for one in entities[:beside] if (name := at.own_piece(one))]
        if not subject:
            return
        who, others = subject[-1], [*before, *subject[:-1]]
        behind = [one for one in entities[beside + 1 :] if not one.means("the", "filler")][:1]
        named = [at.own_piece(one) for one in behind if at.own_piece(one)]
        if not named and mean(behind, "him"):
            named = [name for name in others if name in at.rules.generals and name != who][-1:]
        if named and who in out.staying and named[0] != who:
            self._told.append(_Told(entities[0].line, out.saying, who, named[0]))

    def settle(self, at: Situation, out: Outcome) -> set[str]:
        """Ask about those who end apart from whom they were to stay with; their nations."""
        ends = {one: (_end(at, out, one.who), _end(at, out, one.whom)) for one in self._told}
        apart = [one for one, (his, goal) in ends.items() if his != goal]
        for one in apart:
            out.saying = one.saying
            out.staying.discard(one.who)
            out.doubt(one.line, Why.LEFT, f"move {at.title(one.who)} to {ends[one][1]}")
        return {at.rules.nation_of[one.who] for one in apart}


def _end(at: Situation, out: Outcome, name: str) -> str:
    """The city in which a piece ends by the orders of the letter."""
    here = at.city(at.where[name]) if name in at.where else ""
    return marches_told(at, out.orders).get(name, here)
