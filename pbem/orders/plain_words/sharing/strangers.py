"""Names in a list of a set-up that are nobody's: `Keith 3, Zorndorf 4, Dohna 3`. They stay in the order, so
that it is told who they may be: left out, only the sum would be wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.engine.model import MOST_TROOPS
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.situation import Situation

BETWEEN = (":", "=", "-", "–")
"""What may stand between a name and its number."""

SEPARATING = (",", ";", ".", "/", "+", "&", ":")
"""What stands before a name of a list."""


def strangers(at: Situation, nation: str, heard: Sequence[Entity], is_whole: bool) -> Iterator[str]:
    """The names with their numbers. If the set-up `is_whole` without them, only those of its own lines: what
    comes after it may be anything."""
    shares = [place for place in range(len(heard)) if _number(heard, place)]
    own = [place for place in shares if at.own_piece(heard[place]) in at.rules.nations[nation].generals]
    for place in shares:
        one = heard[place]
        is_name = one.kind is Kind.OTHER and one.text[:1].isupper() and len(one.text) > 1
        is_beside = any(heard[other].line == one.line for other in own)
        if is_name and (is_beside or (own and not is_whole)) and _begins(heard, place):
            yield f"{one.text} {_number(heard, place)}"


def _number(heard: Sequence[Entity], place: int) -> int:
    """The number of troops right behind a name; 0 if there is none."""
    behind = [one for one in heard[place + 1 : place + 3] if one.text not in BETWEEN][:1]
    is_share = heard[place].kind in (Kind.OTHER, Kind.PIECE) and behind and behind[0].kind is not Kind.CARD
    return behind[0].number if is_share and 1 <= behind[0].number <= MOST_TROOPS else 0


def _begins(heard: Sequence[Entity], place: int) -> bool:
    """Whether a name begins a part of a list, perhaps behind one word: `General Zorndorf 4`."""
    return _ends(heard, place - 1) or (not _is_name(heard[place - 1]) and _ends(heard, place - 2))


def _ends(heard: Sequence[Entity], place: int) -> bool:
    """Whether a part of a list ends at a place."""
    if place < 0:
        return True
    one = heard[place]
    return one.text in SEPARATING or bool(one.number) or one.means("and", "setup", "filler")


def _is_name(one: Entity) -> bool:
    return one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION)
