"""Whole sentences that order nothing, though they have words of orders: `Browne and Karl stay together.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, run_together
from pbem.orders.plain_words.remarks.kinds import kind_of, says
from pbem.orders.plain_words.situation import Situation


def is_plain_remark(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence says of pieces only that they stay together or part, of a nation that she has no
    troops to share out, or that her plans stand as they are."""
    if any(one.kind in (Kind.CITY, Kind.CARD, Kind.NUMBER) for one in entities):
        return False
    pieces = [one for one in entities if one.kind is Kind.PIECE]
    if says(entities, "nothing to share out"):
        return not pieces
    rest = [one for one in entities if one.kind not in (Kind.PIECE, Kind.MARK) and not one.means("and")]
    beside = [one for one in rest if one.kind is not Kind.NATION and not one.means("the", "of", "filler")]
    if run_together(beside) in kind_of("plans stand"):
        return not pieces
    is_of_own = bool(pieces) and all(map(at.own_piece, pieces))
    return is_of_own and run_together(rest) in kind_of("together or apart")
