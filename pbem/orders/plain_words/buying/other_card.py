"""A card that is named to pay and changed in the same breath: `with the 9 of spades ... no wait, C8`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.orders.plain_words.buying.account import are_troops
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

TURNS = ("no", "correction", "rather")
"""What turns from one card to another."""

SMALL = (*TURNS, "the", "with", "filler", "pay", "one", "but", "and", "to", "I", "him")
"""What may stand between the two cards beside signs."""

MOST_BETWEEN = 8


def with_other_card(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence about new troops with the second of two cards alone, where nothing but a change of mind
    stands between them. Of more cards it is open which of them is meant."""
    places = [
        place for place, one in enumerate(entities) if one.kind is Kind.CARD or _is_value(entities, place)
    ]
    if len(places) != 2 or at.sets_up or at.question(q.PLAY) or entities[places[1]].kind is not Kind.CARD:
        return entities
    first, second = places
    between = entities[first + 1 : second]
    words = [one for one in between if one.kind is not Kind.MARK]
    small = all(_turns(one) or one.means(*SMALL) or is_of_kind(one, "sighs") for one in words)
    turns = any(map(_turns, words)) and len(between) < MOST_BETWEEN
    if not (small and turns and between[0].kind is Kind.MARK and _is_bought(entities)):
        return entities
    return [*entities[: first - _is_value(entities, first)], *entities[second:]]


def _turns(one: Entity) -> bool:
    return one.means(*TURNS) or is_of_kind(one, "changes something") or is_of_kind(one, "was nonsense")


def _is_value(entities: Sequence[Entity], place: int) -> bool:
    """Whether a number is that of a card: `paid with the 9`."""
    before = entities[place - 1] if place else None
    return entities[place].kind is Kind.NUMBER and before is not None and before.means("the")


def _is_bought(entities: Sequence[Entity]) -> bool:
    counted = any(
        (one.number or one.means("one", "the")) and any(map(are_troops, entities[p + 1 : p + 3]))
        for p, one in enumerate(entities)
    )
    others = mean(entities, "play", "discard", "keep", "combat", "if")
    return not others and (mean(entities, "recruit", "pay") or counted)
