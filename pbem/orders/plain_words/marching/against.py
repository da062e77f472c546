"""A march to wherever an enemy stands by then: `Apraxin against Lehwaldt, else he stays.`, `Apraxin marches
against Lehwaldt, else to Olsztyn.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import ELSE_STAY, Situation

SMALL = ("they", "stay", "filler", "the", "him", "else", "and")
"""What says that they stay if there is no way to him."""


def read_against(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Take a sentence that is nothing but such a march, and perhaps where its pieces go else, or that they
    stay; False if it is none."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    place = next((p for p, one in enumerate(words) if one.means("against", "attack")), 0)
    row, behind = words[:place], words[place + 1 :]
    goes = bool(row) and row[-1].means("move") and not at.own_piece(row[-1])
    row = row[:-1] if goes else row
    own = [name for one in row if (name := at.own_piece(one))]
    if at.sets_up or not own or not all(at.own_piece(one) or one.means("and", "the") for one in row):
        return False
    enemy = at.piece(behind[0]) if behind and behind[0].kind is Kind.PIECE else None
    if enemy not in at.rules.generals or at.is_own(str(enemy)):
        return False
    here = {at.where.get(name) for name in own}
    near = {city for place in here if place is not None for city in at.near(place)}
    if len(here) != 1 or at.where.get(str(enemy)) in near:
        return False
    rest = behind[1:]
    otherwise = _otherwise(at, rest) if words[place].means("against") else ""
    is_march = goes or is_of_kind(words[place], "goes after")
    if (rest and not otherwise) or not (is_march or otherwise == ELSE_STAY):
        return False
    titles = " + ".join(map(at.title, own))
    out.take(words[0].line, at.rules.nation_of[own[0]], f"move {titles} against {enemy}{otherwise}")
    return True


def _otherwise(at: Situation, rest: Sequence[Entity]) -> str:
    """What they do if there is no way to him, behind `else`: they stay, or go to a city; empty if it is not
    told, or something else."""
    if not rest or not rest[0].means("else"):
        return ""
    if all(one.means(*SMALL) for one in rest):
        return ELSE_STAY if mean(rest, "stay") else ""
    *small, last = rest
    last = last.else_ or last if last.kind is Kind.NATION else last
    is_goal = is_city(last) and len(last.cities) == 1
    is_goal = is_goal and all(one.means(*SMALL, "to", "move") for one in small)
    return f" else to {at.city(last.cities[0])}" if is_goal else ""
