"""A march to wherever an enemy stands by then: `Apraxin against Lehwaldt, else he stays.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.situation import Situation

SMALL = ("they", "stay", "filler", "the", "him", "else", "and")
"""What says that they stay if there is no way to him."""


def read_against(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Take a sentence that is nothing but such a march and that its pieces stay else; False if it is none."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    against = next((place for place, one in enumerate(words) if one.means("against")), 0)
    row, behind = words[:against], words[against + 1 :]
    own = [name for one in row if (name := at.own_piece(one))]
    if at.sets_up or not own or not all(at.own_piece(one) or one.means("and", "the") for one in row):
        return False
    enemy = at.piece(behind[0]) if behind and behind[0].kind is Kind.PIECE else None
    rest = behind[1:]
    is_else = bool(rest) and rest[0].means("else") and any(one.means("stay") for one in rest)
    if enemy not in at.rules.generals or at.is_own(str(enemy)) or not is_else:
        return False
    here = {at.where.get(name) for name in own}
    near = {city for place in here if place is not None for city in at.near(place)}
    if not all(one.means(*SMALL) for one in rest) or len(here) != 1 or at.where.get(str(enemy)) in near:
        return False
    titles = " + ".join(map(at.title, own))
    out.take(words[0].line, at.rules.nation_of[own[0]], f"move {titles} against {enemy} else stay")
    return True
