"""Decisions away from the map: the set-up, cards to give up, Cards of Fate."""

from __future__ import annotations

from pbem.engine.model import MOST_TROOPS
from pbem.report.question_records import OpenQuestion
from pbem.report.view import View

EXCHANGED = 5
"""Cards up to this value are given for one that nobody knows."""


def set_up(view: View, asked: OpenQuestion) -> list[tuple[str, int]]:
    """The troops of each general: an even share, and a little more for the higher ranks."""
    names = [piece.name for piece in asked.generals]
    troops = dict.fromkeys(names, 1)
    left = asked.troops - len(names)
    while left:
        for place, name in enumerate(names):
            more = min(left, 2 if place < (len(names) + 1) // 2 else 1, MOST_TROOPS - troops[name])
            troops[name] += more
            left -= more
    return list(troops.items())


def discard(view: View, asked: OpenQuestion) -> str:
    """The card that is worth least: the lowest one of the suit in which the hand is weakest; a Reserve comes
    last."""
    held = {one.suit: sum(one.values) for one in view.of(asked.nation).hand.suits}
    return "discard " + min(
        asked.cards, key=lambda face: (face == "R", int(face[1:] or 0), held.get(face[0], 0))
    )


# ------------------------------------------------------------------------------------- Cards of Fate


def fate(view: View, asked: OpenQuestion) -> str:
    """The answer to a Card of Fate: what it offers is taken; what it demands comes from where it hurts
    least."""
    kind = asked.fate.kind if asked.fate else ""
    if kind in ("swap", "trade", "renew"):
        return _exchange(asked, kind)
    if asked.generals:
        return _general(view, asked, kind)
    if kind == "chase" and asked.places:
        return asked.places[0].title
    return "pass"


def _exchange(asked: OpenQuestion, kind: str) -> str:
    """A low card for a chance of a better one; but nothing is swapped with an ally."""
    low = [face for face in asked.cards if face != "R" and int(face[1:]) <= EXCHANGED]
    return min(low, key=lambda face: int(face[1:])) if low and kind != "swap" else "pass"


def _general(view: View, asked: OpenQuestion, kind: str) -> str:
    """The general with most enemies near him gains a troop; the one with fewest loses it, or retires."""
    names = [piece.name for piece in asked.generals]
    if kind == "flip":
        return names[0]
    own = {general.piece.name: len(general.enemies) for general in view.of(asked.nation).generals}
    if kind == "gain":
        return max(names, key=lambda name: own.get(name, 0))
    return min(names, key=lambda name: own.get(name, -1))
