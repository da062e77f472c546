"""Words that only join an order to those before: `In addition Keith to Brieg`, `Dazu noch Keith ...`."""

from __future__ import annotations

from pbem.orders.plain_words.entity import Entity
from pbem.orders.plain_words.remarks.kinds import any_of_kind, size_at_head
from pbem.orders.plain_words.situation import Situation

MOST_WORDS = 3
"""`Apart from that` has so many."""


def without_one_more(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that begins with one of the writer's pieces behind such words, without these."""
    size = size_at_head(entities, "one more order", MOST_WORDS)
    rest = entities[size:]
    while size and rest and (rest[0].means("the") or rest[0].text in ",:"):
        rest = rest[1:]
    return rest if size and rest and at.may_own(rest[0]) else entities


def without_parting(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without what it says before a colon of two who part, where one of them is named behind it:
    `The two part in Springe: Chevert goes to Minden`."""
    colon = next((p for p, one in enumerate(entities) if one.text == ":"), 0)
    lead, behind = entities[:colon], entities[colon + 1 :]
    parts = any_of_kind(lead, "parts from him") and not any(map(at.own_piece, lead))
    return behind if parts and behind and at.own_piece(behind[0]) else entities
