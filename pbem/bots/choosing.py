"""Decisions away from the map: set-up, cards to give up."""

from __future__ import annotations

from pbem.engine.model import MOST_TROOPS
from pbem.report.parts import Asked
from pbem.report.view import View


def set_up(view: View, asked: Asked) -> list[tuple[str, int]]:
    """Every general gets his share, the higher ranks more of it."""
    names = [piece.name for piece in asked.generals]
    troops = dict.fromkeys(names, 1)
    left = asked.troops - len(names)
    while left:
        for place, name in enumerate(names):
            more = min(left, 2 if place < (len(names) + 1) // 2 else 1, MOST_TROOPS - troops[name])
            troops[name] += more
            left -= more
    return list(troops.items())


def discard(view: View, asked: Asked) -> str:
    """The card worth least: the lowest, of the suit the hand is weakest in; a Reserve never willingly."""
    held = {one.suit: sum(one.values) for one in view.of(asked.nation).hand.suits}
    return "discard " + min(
        asked.cards, key=lambda face: (face == "R", int(face[1:] or 0), held.get(face[0], 0))
    )
