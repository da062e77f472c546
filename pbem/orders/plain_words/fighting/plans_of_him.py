"""Plans that name nobody, and are for the general told of right before: `Fights up to 25 points.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.fighting.general_plan import plan_told
from pbem.orders.plain_words.fighting.whose_fights import tells_of_him, tells_what_he_does
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation


def doubt_plan_of_him(at: Situation, entities: Sequence[Entity], out: Outcome, him: Sequence[str]) -> bool:
    """Whether a sentence is a plan for somebody whom it does not name; then it is asked back. `him` are the
    generals told of right before."""
    if not (tells_what_he_does(entities) or (him and tells_of_him(entities))):
        return False
    told = plan_told(at, entities)
    if told is None or told.enemy or told.own:
        return False
    told.own = him[0] if him else ""
    out.doubt(entities[0].line, Why.FIGHT, told.advice)
    return True
