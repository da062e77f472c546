"""Those who are counted among all who stay: `everyone sits tight, trains included`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def without_included(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which all stay, without the pieces that it says are among them."""
    if not (mean(entities, "all") and mean(entities, "stay")) or mean(entities, "if", "not"):
        return entities
    for place, one in enumerate(entities):
        first = next((p for p in range(place, 0, -1) if entities[p - 1].kind is Kind.MARK), place)
        if is_of_kind(one, "included") and place > first and all(map(_is_listed, entities[first:place])):
            return [*entities[: first - 1], *entities[place + 1 :]]
        end = place + 1
        while end < len(entities) and _is_listed(entities[end]):
            end += 1
        nations = entities[place + 1 : place + 2]
        if place and is_of_kind(one, "including") and nations and _is_own(at, nations[0]):
            # `everyone else incl. Hanover stays put`: the rest, and all of hers.
            apart = Entity(Kind.MARK, ";", one.line)
            stays = next(each for each in entities if each.means("stay"))
            return [*entities[:place], *entities[place + 2 :], apart, nations[0], stays]
        if place and is_of_kind(one, "including") and any(e.text == "train" for e in entities[place:end]):
            start = place - (entities[place - 1].text == ",")
            closes = entities[end : end + 1] and entities[end].text == ","
            return [*entities[:start], *entities[end + bool(closes) :]]
    return entities


def with_rest(entities: list[Entity]) -> list[Entity]:
    """A sentence that begins with `else` and says that nobody does anything, as one about all the rest:
    `Sonst bewegt sich keiner.`"""
    first = next(iter(entities), None)
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD) for one in entities)
    is_rest = first is not None and first.means("else") and first.means("all") and not named
    if first is None or not is_rest or not any_of_kind(entities, "does nothing"):
        return entities
    return [replace(first, meanings=frozenset({"all"})), *entities[1:]]


def _is_own(at: Situation, one: Entity) -> bool:
    return one.kind is Kind.NATION and one.names[0] in at.nations


def _is_listed(one: Entity) -> bool:
    return one.kind is Kind.PIECE or one.means("and", "the", "all", "filler")
