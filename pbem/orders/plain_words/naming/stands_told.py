"""Where a piece stands, told in brackets behind it as the forms do: `Daun (Nachod): to Laudon at Glatz`."""

from __future__ import annotations

from pbem.orders.plain_words.entity import Entity, Kind, is_city, without_runs
from pbem.orders.plain_words.situation import Situation


def without_stands(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without such brackets, where the city is the one in which the pieces before it stand."""
    if all(one.text != "(" for one in entities):
        return entities
    return without_runs(entities, lambda place: _size(at, entities, place))


def _size(at: Situation, entities: list[Entity], place: int) -> int:
    """How many words from a place on tell where those stand who are named before it; 0 if they do not."""
    near = entities[place : place + MOST]
    closes = next((p for p, one in enumerate(near) if one.text == ")"), 0)
    if not place or near[0].text != "(" or not closes or entities[place - 1].kind is not Kind.PIECE:
        return 0
    stands = at.where.get(at.own_piece(entities[place - 1]))
    city = near[closes - 1]
    small = all(one.means("to", "from") for one in near[1 : closes - 1])
    # `train 1 (Prag)` is where it stands, or where it goes.
    is_there = is_city(city) and stands is not None and stands in city.cities
    ends = entities[place + closes + 1 : place + closes + 2]
    is_label = bool(ends) and ends[0].text == ":"
    return closes + 1 if small and is_there and is_label else 0


MOST = 4
"""`(in Nachod)` has so many."""
