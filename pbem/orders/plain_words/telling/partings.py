"""That generals part, which their own marches say already: `Saltikov and Fermor separate.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Doubt, Outcome, Why
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.remarks.tales import folded
from pbem.orders.plain_words.situation import Situation

CHANGING = ("not", "if", "unless", "transfer", "stay", "attack", "to", "maybe", "rather", "correction")
"""With one of these in it such a sentence says more."""


class Partings:
    """The sentences of one letter that only say that pieces part, and were asked about."""

    def __init__(self) -> None:
        self._told: list[tuple[Doubt, tuple[str, ...]]] = []

    def hear(self, at: Situation, entities: Sequence[Entity], doubts: Sequence[Doubt]) -> None:
        """Take note of the doubts about a sentence, if it says that pieces part and no more."""
        names = tuple(filter(None, map(at.own_piece, entities)))
        more = any(one.kind in (Kind.CITY, Kind.CARD) or one.number for one in entities)
        parts = mean(entities, "split") or not kind_of("part ways").isdisjoint(folded(entities))
        if len(names) > 1 and parts and not more and not mean(entities, *CHANGING):
            self._told += [(one, names) for one in doubts if one.why is Why.LEFT and not one.would_be]

    def settle(self, at: Situation, out: Outcome) -> None:
        """Leave out the doubts about those who have parted by the end of the letter."""
        gone = [doubt for doubt, names in self._told if len({at.where.get(name) for name in names}) > 1]
        out.doubts[:] = [one for one in out.doubts if one not in gone]
