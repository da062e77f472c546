"""A plan behind a colon in the sentence that answers: `I play C11, and then my plan: Browne fights on.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.told import told_in
from pbem.orders.plain_words.situation import Situation

OPEN = ("if", "unless", "maybe", "should")
"""What makes it a condition of the plan."""


def plan_beside(at: Situation, entities: Sequence[Entity]) -> int:
    """Where the colon stands that parts the answer in a fight from a plan behind it; 0 if none does."""
    for place, one in enumerate(entities):
        before, behind = entities[:place], entities[place + 1 :]
        cards = [p for p, two in enumerate(before) if two.kind is Kind.CARD]
        # `Schwerin + Keith: against Daun up to 30` answers nothing.
        is_head = all(two.kind is Kind.PIECE or two.means("and") or two.text in "+,&" for two in before)
        if one.text != ":" or len(cards) > 1 or is_head:
            continue
        if mean(before, *OPEN) or mean(before[: (*cards, 0)[0]], "not"):
            continue
        found = told_in(at, behind)
        if len(found) == 1 and found[0].heads and found[0].clauses():
            return place
    return 0
