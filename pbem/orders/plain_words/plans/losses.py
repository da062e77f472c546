"""How many troops a fight may cost, as a sentence tells it: `a loss of two at most`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean

MINUS = ("-", "\u2212")

MOST_LOST = 8
"""Nobody says that he would lose more: a higher number counts points."""

BEFORE, AFTER = 4, 6
"""How far before and behind `lose` its number may stand."""


def limit_told(entities: Sequence[Entity]) -> int:
    """The most troops that may be lost where a limit is told: `never give up more than 2 men`, `not below
    -2`; 0 if none is told."""
    denied = mean(entities, "not")
    for place, one in enumerate(entities):
        after = [other for other in entities[place + 1 : place + 4] if other.text not in MINUS]
        number = next((other.number for other in after if other.number and other.kind != Kind.CARD), 0)
        has_minus = any(other.text in MINUS for other in entities[place + 1 : place + 3])
        if one.means("under") and denied and has_minus:
            return number
        is_limit = one.means("at most") or (one.means("more than") and denied)
        is_limit = is_limit and number <= MOST_LOST
        if is_limit and mean(entities, "lose", "troops", "concede") and not mean(entities, "cards"):
            return number
    return 0


def loss_told(entities: Sequence[Entity]) -> int:
    """The most troops that may be lost; 0 if none are told."""
    for place, one in enumerate(entities):
        if one.means("lose"):
            near = [*entities[place + 1 : place + AFTER], *reversed(entities[max(0, place - BEFORE) : place])]
            return next((other.number for other in near if other.number and other.kind != Kind.CARD), 0)
    return 0
