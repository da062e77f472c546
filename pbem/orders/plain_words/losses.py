"""How many troops a fight may cost, as a sentence tells it: `a loss of two at most`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind

BEFORE, AFTER = 4, 6
"""How far before and behind `lose` its number may stand."""


def loss_told(entities: Sequence[Entity]) -> int:
    """The most troops that may be lost; 0 if none are told."""
    for place, one in enumerate(entities):
        if one.means("lose"):
            near = [*entities[place + 1 : place + AFTER], *reversed(entities[max(0, place - BEFORE) : place])]
            return next((other.number for other in near if other.number and other.kind != Kind.CARD), 0)
    return 0
