"""That what leaves no choice is done unasked: `If there is only one possibility, do it without asking.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import says
from pbem.orders.plain_words.situation import Situation

NAMED = (Kind.PIECE, Kind.CITY, Kind.CARD)

AT_ONCE = "forced at once"
"""The order that says so."""


def read_no_choice(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Take the order for the nations that a sentence names, or for all of the writer's; False if it says
    nothing of that kind."""
    named = any(one.kind in NAMED for one in entities) or mean(entities, "play", "attack", "retreat")
    if named or not (says(entities, "no choice") and says(entities, "unasked")):
        return False
    nations = [one.names[0] for one in entities if one.kind is Kind.NATION and one.names[0] in at.nations]
    for nation in nations or at.nations:
        out.take(entities[0].line, nation, AT_ONCE)
    return True
