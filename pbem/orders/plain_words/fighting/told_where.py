"""Where those stand who fight, said beside their names, or in place of them: `if Friedrich attacks Browne in
Löbau`, `if Ferdinand comes to Hannover`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, and_in, piece_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation


def told_where(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the cities in which its generals stand, and with those of the writer's who stand in
    a city for the city that an enemy comes to."""
    return _with_those_there(at, _without_places(at, _with_us(at, entities)))


def _with_us(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with those of the writer's who stand in a city for `us in Springe`."""
    found = list(entities)
    for place, (us, leads, city) in enumerate(zip(found, found[1:], found[2:], strict=False)):
        where = _city(city)
        if where is None or not is_of_kind(us, "us") or not leads.means("to", "of"):
            continue
        there = [name for name in at.generals if at.where.get(name) in where.cities]
        if there:
            pieces = [piece_in(us.line, one) for one in there]
            found[place : place + 3] = _joined(pieces)
            return found
    return found


def _joined(pieces: Sequence[Entity]) -> list[Entity]:
    """Pieces with `and` between them."""
    joined = and_in(pieces[0].line)
    return [part for one in pieces for part in (joined, one)][1:]


def _without_places(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the city right behind a general who stands in it."""
    kept: list[Entity] = []
    for one in entities:
        place = _city(one)
        leads = len(kept) > 1 and kept[-1].means("to", "from") and not kept[-1].means("against", "via")
        before = kept[-2] if leads else None
        name = at.piece(before) if before is not None and before.kind is Kind.PIECE else None
        is_there = name in at.rules.generals and place and at.where.get(str(name)) in place.cities
        # `if Friedrich attacks them in Löbau`; by then they may have moved on.
        is_him = before is not None and before.means("him") and not before.means("they")
        own = {*at.own_cities, *at.came_from.values()} if place and is_him else set[int]()
        if place and (is_there or own.intersection(place.cities)):
            kept.pop()
        else:
            kept.append(one)
    return kept


def _with_those_there(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which an enemy attacks those of the writer's who stand in the one city that he comes to
    on a condition: `if Ferdinand comes to Hannover`, `wenn Daun nach Glatz kommt`."""
    if at.game.stage.combat or not entities or not entities[0].means("if", "should"):
        return entities
    end = next((p for p, one in enumerate(entities) if one.kind is Kind.MARK and one.text in ",;:"), 0)
    head = entities[1:end]
    places = [place for one in head if (place := _city(one))]
    comes = [one for one in head if one.means("move", "re-enter") or is_of_kind(one, "comes hither")]
    if len(places) != 1 or len(places[0].cities) != 1 or not comes:
        return entities
    names = [one for one in head if one.kind is Kind.PIECE]
    enemies = [str(name) for one in names if (name := at.piece(one)) in at.rules.generals]
    rest = [one for one in head if one not in (*names, *comes) and not _city(one)]
    small = all(one.means("to", "and", "the", "filler", "then", "should", "there") for one in rest)
    there = [name for name in at.generals if at.where.get(name) == places[0].cities[0]]
    is_led = small and any(one.means("to") for one in rest)
    are_enemies = bool(names) and len(enemies) == len(names) and not any(map(at.is_own, enemies))
    if not (is_led and there and are_enemies):
        return entities
    line = entities[0].line
    joined = and_in(line)
    attack = Entity(Kind.MEANING, "attacks", line, meanings=frozenset(("attack",)))
    own = [piece_in(line, name) for name in there]
    theirs = [part for one in names for part in (joined, one)][1:]
    ours = [part for one in own for part in (joined, one)][1:]
    condition = Entity(Kind.MEANING, "if", line, meanings=frozenset(("if",)))
    return [condition, *theirs, attack, *ours, *entities[end:]]


def _city(one: Entity) -> Entity | None:
    """The city that a word names; Hannover is a nation, too."""
    place = one.else_ if one.kind is Kind.NATION and one.else_ is not None else one
    return place if place.kind is Kind.CITY and place.is_full else None
