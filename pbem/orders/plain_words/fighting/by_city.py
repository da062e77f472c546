"""A fight that is named by the city it is fought for: `in the fight at Glatz I want to be asked`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, piece_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

MOST_BETWEEN = 2
"""So many words may stand between the fight and its city: `in the fight down at Glatz`."""


def by_city(at: Situation, entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence with the enemies who stand in the city of a fight in place of it, once the orders read so
    far are carried out; as it is where nobody stands there, or a name of its own tells whom it is against."""
    entities = _with_attacked(at, entities)
    place = city_of_fight(entities)
    if place is None or any(one.kind is Kind.PIECE for one in entities[:place]):
        return entities
    city = entities[place].cities[0]
    enemies = [name for name in at.rules.generals if at.where.get(name) == city and not at.is_own(name)]
    if not enemies or at.game.stage.combat:
        return entities
    line = entities[place].line
    against = Entity(Kind.MEANING, "against", line, meanings=frozenset(("against",)))
    enemy = piece_in(line, enemies[0])
    return with_sides(entities, place, against, enemy)


def _with_attacked(at: Situation, entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence with the writer's general in place of the one city in which he may be attacked: `If Uelzen
    is attacked, ask me`, `Bei Angriffen auf Uelzen bitte ich um Rückfrage`."""
    attacked = [place for place, one in enumerate(entities) if one.means("attack")]
    cities = [place for place, one in enumerate(entities) if one.kind is Kind.CITY]
    if len(attacked) != 1 or len(cities) != 1 or abs(attacked[0] - cities[0]) > MOST_BETWEEN + 1:
        return entities
    city, opens = entities[cities[0]], entities[0]
    is_case = opens.means("if", "should") or fold(opens.text) in kind_of("in case of")
    named = any(one.kind is Kind.PIECE for one in entities)
    if not (is_case and city.is_full and len(city.cities) == 1) or named:
        return entities
    own = [one for one in at.rules.generals if at.where.get(one) == city.cities[0] and at.is_own(one)]
    general = piece_in(city.line, own[0]) if own else city
    return [*entities[: cities[0]], general, *entities[cities[0] + 1 :]]


def with_sides(entities: Sequence[Entity], place: int, *sides: Entity) -> list[Entity]:
    """A sentence with those who fight in place of the city of their fight, behind the word for that."""
    words = (before for before in range(place, -1, -1) if entities[before].means("combat", "attack"))
    return [*entities[: next(words, -1) + 1], *sides, *entities[place + 1 :]]


def city_of_fight(entities: Sequence[Entity]) -> int | None:
    """Where the city of a fight stands right behind a word for that, or in front of a plan for it; None if
    it names none."""
    if _begins_with_city(entities):
        return 1
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


def _begins_with_city(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with a place in which something is: `At Löbau I spend 20 at most`."""
    where, city = entities[:1], entities[1:2]
    if not city or len(entities) <= MOST_BETWEEN or fold(where[0].text) not in kind_of("fought at"):
        return False
    return city[0].kind is Kind.CITY and city[0].is_full and len(city[0].cities) == 1
