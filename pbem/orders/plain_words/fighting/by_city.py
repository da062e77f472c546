"""A fight that is named by the city it is fought for: `in the fight at Glatz I want to be asked`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.situation import Situation

MOST_BETWEEN = 2
"""So many words may stand between the fight and its city: `in the fight down at Glatz`."""


def by_city(at: Situation, entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence with the enemies who stand in the city of a fight in place of it, once the orders read so
    far are carried out; as it is where nobody stands there, or a name of its own tells whom it is against."""
    place = city_of_fight(entities)
    if place is None or any(one.kind is Kind.PIECE for one in entities[:place]):
        return entities
    city = entities[place].cities[0]
    enemies = [name for name in at.rules.generals if at.where.get(name) == city and not at.is_own(name)]
    if not enemies or at.game.stage.combat:
        return entities
    first = next(before for before in range(place, -1, -1) if entities[before].means("combat", "attack"))
    line = entities[place].line
    against = Entity(Kind.MEANING, "against", line, meanings=frozenset(("against",)))
    enemy = Entity(Kind.PIECE, enemies[0], line, names=(enemies[0],))
    return [*entities[: first + 1], against, enemy, *entities[place + 1 :]]


def city_of_fight(entities: Sequence[Entity]) -> int | None:
    """Where the city of a fight stands right behind a word for that; None if it names none."""
    for place, one in enumerate(entities):
        behind = entities[place + 1 : place + 2 + MOST_BETWEEN]
        cities = [further for further, two in enumerate(behind) if two.kind is Kind.CITY]
        if not one.means("combat") or not cities:
            continue
        between, city = behind[: cities[0]], behind[cities[0]]
        is_one = city.is_full and len(city.cities) == 1
        # `Kampf Zittau gegen ...` may name the city that it is fought from.
        if between and is_one and all(two.kind in (Kind.MEANING, Kind.OTHER) for two in between):
            return place + 1 + cities[0]
    return None
