"""That a sentence tells how a fight goes on behind the card: `so keep going with the big ones`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.told import says_nothing, told_in
from pbem.orders.plain_words.fighting.wording.clauses_told import Told
from pbem.orders.plain_words.remarks.kinds import says
from pbem.orders.plain_words.situation import Situation

GOING_ON = ("then", "if", "until", "should", "answered", "but")
"""What a sentence begins with that goes on with the fight."""

CONDITIONS = ("if", "until", "should")

LEAST = 2
"""So many words a plan has at least that is only a part of a sentence."""


def tells_on(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence that was not read as a whole speaks of what comes after the card."""
    cities = [one for one in entities if one.kind is Kind.CITY]
    if entities[0].means(*GOING_ON) and not cities:
        return not says_nothing(at, entities)
    if mean(entities, "win") and not mean(entities, "answered"):
        # `If he wins, let him go to Pirna` is about what comes after the fight.
        return False
    if any(one.is_full or one.text[:1].isupper() for one in cities):
        return False
    asks = mean(entities, "ask") and not mean(entities, "not")
    if asks or mean(entities, "goes on") or (mean(entities, "answered", "play") and _depends(entities)):
        return True
    return any(_is_plan(at, entities[place:]) for place in range(len(entities)))


def _depends(entities: Sequence[Entity]) -> bool:
    """Whether a condition begins one of its parts."""
    before = [True, *(one.kind is Kind.MARK or one.means("filler", "and", "but") for one in entities)]
    return any(begins and one.means(*CONDITIONS) for begins, one in zip(before, entities, strict=False))


def _is_plan(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether the words up to the next stop, behind some that are not known, tell how to fight."""
    end = next((place for place, one in enumerate(entities) if one.kind is Kind.MARK), len(entities))
    # `No need to ask` is no plan to be asked.
    return end >= LEAST and any(told.clauses() not in ([], ["ask"]) for told in told_in(at, entities[:end]))


def is_plan_alone(told: Told, entities: Sequence[Entity]) -> bool:
    """Whether a plan says how to go on without the card that comes next: `20 points at most`, `fight to the
    end`. `I fight` alone leaves the card open."""
    if entities[0].kind is Kind.CARD:
        # German, `C6, C7 behalten, höchstens 20 Punkte` may play the first.
        return False
    goes_on = (told.fights and says(entities, "to the end")) or told.points or told.loss
    return bool(goes_on) and not (told.play or told.heads or told.is_after or told.at_once or told.concedes)
