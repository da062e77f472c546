"""Limits for several fights taken together, which no plan can set: `30 points in all fights together`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation


def read_sum_of_fights(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence sets a limit for fights taken together: it is asked back."""
    said = words_in(entities)
    if at.sets_up or not said & kind_of("taken together"):
        return False
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD) for one in entities)
    numbers = any(one.number for one in entities)
    fights = mean(entities, "combat", "attack") and mean(entities, "all", "every")
    if named or not numbers or not (fights or said & kind_of("a whole turn")):
        return False
    out.doubt(entities[0].line, Why.FIGHT)
    return True
