"""Whom a piece only comes to meet, who goes nowhere for that: `Train 2 rolls to Chorzele to meet Apraxin`,
`Der Tross fährt Apraxin entgegen, über Ciechanów nach Chorzele`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, to_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def without_met(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that tells where a piece goes, without the words that say whom it meets."""
    if at.sets_up or mean(entities, "if", "not", "attack"):
        return entities
    entities = _led_there(at, entities)
    for place, one in enumerate(entities):
        first, end = place, place + 1
        if is_of_kind(one, "to meet"):
            # `Troß 2 ihm entgegen`: the train goes.
            him = bool(first) and entities[first - 1].means("him")
            first -= him
            while not him and first and _is_met(at, entities[first - 1]):
                first -= 1
        elif is_of_kind(one, "meets") and entities[place - 1 : place] and entities[place - 1].means("to"):
            first -= 1
            while end < len(entities) and _is_met(at, entities[end]):
                end += 1
            end = end if any(map(at.own_piece, entities[place:end])) else first
        else:
            continue
        rest = [*entities[:first], *entities[end:]]
        goes = any(each.kind is Kind.CITY and each.is_full for each in rest)
        if end > first and goes and any(map(at.may_own, entities[:first])):
            return rest
    return entities


def _led_there(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which `train 2 meets him at Chorzele` leads there."""
    for place, one in enumerate(entities):
        if not place or not is_of_kind(one, "meets") or not at.may_own(entities[place - 1]):
            continue
        city = next((p for p in range(place + 1, len(entities)) if is_city(entities[p])), 0)
        between = entities[place + 1 : city]
        him = bool(between) and _is_met(at, between[0])
        small = all(_is_met(at, two) or two.means("to", "with") or two.kind is Kind.OTHER for two in between)
        if city and him and small and between[-1].means("to"):
            return [*entities[:place], to_in(one.line), *entities[city:]]
    return entities


def _is_met(at: Situation, one: Entity) -> bool:
    return bool(at.own_piece(one)) or one.means("the", "him", "filler", "and")
