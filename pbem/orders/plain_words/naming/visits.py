"""A march to a city and back to where it began, whatever is done there: `Ehrensvärd takes a look at
Greifenhagen and comes back to Stettin`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, to_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import way

LIMITING = (
    *("if", "unless", "should", "not", "no more", "maybe", "else", "thought", "past", "correction"),
    *("takes back", "attack", "against", "recruit", "transfer", "retreat", "from", "via", "with"),
    "join",
)
"""With one of these a sentence keeps all its words."""

PAIR = 2

Entities = Sequence[Entity]


def with_visit(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which one piece comes back from a city, as its march there and back."""
    cities = [place for place, one in enumerate(entities) if is_city(one)]
    own = [place for place, one in enumerate(entities) if at.own_piece(one)]
    if at.sets_up or len(cities) != PAIR or len(own) != 1 or mean(entities, *LIMITING):
        return entities
    name = at.own_piece(entities[own[0]])
    there, home = (entities[place] for place in cities)
    between = entities[cities[0] + 1 : cities[1]]
    names = any(one.kind in (Kind.PIECE, Kind.CARD) for p, one in enumerate(entities) if p != own[0])
    is_behind = own[0] < cities[0] and at.where.get(name) in home.cities and not names
    returns = any(_returns(one) for one in (*between, *entities[cities[1] + 1 :])) and mean(between, "and")
    if not (is_behind and returns) or way(at, (name,), [there, home]) is None:
        return entities
    to = to_in(there.line)
    return [*entities[: own[0] + 1], to, there, Entity(Kind.MARK, ",", there.line), home]


def _returns(one: Entity) -> bool:
    kinds = ("comes back", "back again", "once more")
    return one.means("re-enter") or any(is_of_kind(one, kind) for kind in kinds)
