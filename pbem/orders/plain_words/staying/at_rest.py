"""What is said of the pieces of a nation behind the words that all of them stay: where they are, and how they
fare there. `Sweden holds. Ehrensvärd in Wolgast, the train in Rostock.`"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from pbem.orders.names.name_book import own_pieces
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.situation import Situation

DEEDS = (
    *("move", "via", "attack", "against", "recruit", "pay", "play", "discard", "concede", "transfer"),
    *("split", "retreat", "join", "if", "unless", "else", "not", "but", "then", "maybe", "should"),
)
"""What says more of them."""


def read_at_rest(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Whether a sentence names nobody but pieces of nations that are said to stay, and cities only where they
    stand, or of which something was."""
    pieces = [one for one in entities if one.kind is Kind.PIECE]
    if not (pieces and out.stays) or at.sets_up or mean(entities, *DEEDS):
        return False
    towns = {city for one in entities if is_city(one) for city in one.cities}
    told = [_meant(at, one, towns) for one in pieces]
    if not all(names and all(_rests(at, name, out) for name in names) for names in told):
        return False
    here = {at.where.get(name) for names in told for name in names}
    cities = [place for place, one in enumerate(entities) if is_city(one)]
    is_there = all(_is_there(entities, place, here) for place in cities)
    others = [one for one in entities if one not in pieces]
    named = any(one.kind in (Kind.CARD, Kind.NATION) or one.number > 1 for one in others)
    follows = any(one.means("follow") and not one.means("to") for one in others)
    if not is_there or named or follows:
        return False
    out.parts += 1
    return True


def _meant(at: Situation, one: Entity, towns: AbstractSet[int]) -> list[str]:
    """The writer's pieces that a name may mean: of several those in the cities that are named."""
    own = [name for name in one.names if at.is_own(name)]
    there = [name for name in own if at.where.get(name) in towns]
    return there or own


def _is_there(entities: Sequence[Entity], place: int, here: AbstractSet[int | None]) -> bool:
    """Whether a city is one where they stand, or only tells of what something was: `the slap of Celle`."""
    is_of = place > 0 and entities[place - 1].means("from", "of") and not entities[place - 1].means("to")
    return is_of or not here.isdisjoint(entities[place].cities)


def _rests(at: Situation, name: str, out: Outcome) -> bool:
    """Whether all pieces of the nation that a piece is of are said to stay, and none of them marches."""
    nation = at.rules.nation_of[name]
    if nation not in out.stays:
        return False
    on_map = set(own_pieces(at.rules, nation)) & at.where.keys()
    marches = any(one.nation == nation and one.text.startswith("move ") for one in out.orders)
    return on_map <= out.staying and not marches
