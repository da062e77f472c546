"""A reason behind all that a sentence orders: `..., weil ich diese Runde keinen Kampf möchte.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

NAMING = (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION)
"""What a reason may not name: it might be more than one."""

TELLING = ("if", "unless", "should", "else", "but", "then", "play", "spend", "concede", "discard", "recruit")
"""What makes more of it than a reason."""


def without_reason_behind(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the last part of it, if that only gives a reason, and an order stands before it."""
    kept = list(entities)
    place = next((p for p in range(len(kept) - 1, 0, -1) if _joins_reason(kept[p - 1], kept[p])), 0)
    told, reason = kept[: max(place - 1, 0)], kept[place:]
    # Hannover is a nation, too.
    is_order = any(map(at.own_piece, told)) and any(one.kind is Kind.CITY or one.else_ for one in told)
    says_more = any(one.kind in NAMING or one.number for one in reason) or mean(reason, *TELLING)
    return told if is_order and not says_more else kept


def _joins_reason(sign: Entity, one: Entity) -> bool:
    """Whether a reason begins behind a comma: not with `so`, behind which an order may stand, nor with German
    `da`, which may say where."""
    return sign.text == "," and is_of_kind(one, "joins a reason") and not one.means("there", "filler")
