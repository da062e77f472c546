"""A goal told by a pronoun and the way to it: `Stargard is open: he reaches it through Arnswalde`."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, is_city, to_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation


def with_it_reached(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with the one city that it names before for `it` to which a way leads; where there is none,
    with a word for `maybe` in its place: half of the way is no march."""
    for place in range(1, len(entities) - 2):
        reaches, it, via, stop = entities[place - 1 : place + 3]
        if not (it.means("him") and not it.means("I") and via.means("via") and is_city(stop)):
            continue
        goes = reaches.means("move") and not reaches.means("join", "follow")
        if not (goes or is_of_kind(reaches, "reaches it")):
            continue
        rest = entities[place + 1 :]
        if any(one.means("to") and is_city(two) for one, two in pairwise(rest)):
            continue
        here = {at.where.get(name) for one in entities if (name := at.own_piece(one))}
        goals = [one for one in entities[:place] if is_city(one) and here.isdisjoint(one.cities)]
        if len({one.cities for one in goals}) != 1:
            maybe = replace(it, meanings=frozenset({"maybe"}))
            return [*entities[:place], maybe, *rest]
        end = next((p for p in range(place + 3, len(entities)) if entities[p].text in ",;"), len(entities))
        to = to_in(it.line)
        return [*entities[:place], *entities[place + 1 : end], to, goals[0], *entities[end:]]
    return entities
