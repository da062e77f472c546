"""A goal that is given up in front of an order: `Forget Lublinitz, Laudon goes to Brieg.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.lines.anew_words import says
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

MOST_WORDS = 7
"""No such beginning has more of them."""

LONGEST_MARCH = 4
"""A goal that is given up is no further from those who are ordered."""

SMALL = ("to", "the", "filler", "not", "is", "from", "via", "of", "stay", "in place of", "takes back")
"""What may stand beside the goal."""

GIVES_UP = ("gives up", "forgets", "is given up", "is of no avail", "holds no more")

Entities = Sequence[Entity]


def without_withdrawn(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without the goal that is given up in front of the order of those who were to go there."""
    end = next((p for p, one in enumerate(entities) if one.text in (",", ":", ";", "-")), 0)
    head, rest = entities[:end], entities[end + 1 :]
    cities = [one for one in head if is_city(one)]
    if not 0 < end <= MOST_WORDS or len(cities) != 1 or not any(says(head, kind) for kind in GIVES_UP):
        return entities
    if not all(one in cities or _is_small(one) for one in head) or mean(head, "if", "attack", "maybe"):
        return entities
    who = [at.own_piece(one) for one in rest[:3] if one.kind is Kind.PIECE]
    goes = mean(rest, "move", "to", "stay") and not mean(rest, "not", "if", "maybe")
    again = {city for one in rest if is_city(one) for city in one.cities}.intersection(cities[0].cities)
    if not who or not all(who) or not goes or again or not _may_go(at, who[0], cities[0]):
        return entities
    return rest


def _is_small(one: Entity) -> bool:
    known = ("beside a march", "a march", "beside forgets", *GIVES_UP)
    return one.means(*SMALL) or any(is_of_kind(one, kind, in_part=True) for kind in known)


def _may_go(at: Situation, name: str, goal: Entity) -> bool:
    """Whether a piece may have been sent to a city."""
    ring = {at.where[name]} if name in at.where else set()
    for _ in range(LONGEST_MARCH):
        ring |= {place for city in ring for place in at.near(city)}
    return not ring.isdisjoint(goal.cities)
