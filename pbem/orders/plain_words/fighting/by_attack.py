"""A fight that is named by the city it is begun from, or fought for: `as regards the fight at Zittau`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean, piece_in
from pbem.orders.plain_words.fighting.behind import attack_in
from pbem.orders.plain_words.fighting.by_city import city_of_fight, with_sides
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.plans.fight_plan import fight_of
from pbem.orders.plain_words.situation import Situation


def by_attack(at: Situation, entities: Sequence[Entity], out: Outcome) -> Sequence[Entity]:
    """A sentence with those who attack out of the city of a fight or into it, and whom, in place of the city;
    as it is if no attack of the letter is there, or if several are."""
    place = city_of_fight(entities)
    if place is None or any(one.kind is Kind.PIECE for one in entities[:place]):
        return entities
    if mean(entities[:place], "not"):
        # `No fight at Zittau` tells of none.
        return entities
    fights = [fight_of(one.nation, attack_in(one)) for one in out.orders if attack_in(one)]
    sides = [(one.own, one.enemy) for one in fights]
    sides = [one for one in sides if any(at.where.get(name) in entities[place].cities for name in one)]
    if len(sides) != 1:
        return entities
    line = entities[place].line
    own, enemy = (piece_in(line, name) for name in sides[0])
    against = Entity(Kind.MARK, ">", line)
    return with_sides(entities, place, own, against, enemy)
