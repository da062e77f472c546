"""Who goes along, where no single word says it: `Schwerin, von Keith begleitet`; and which of several goes
where: `Keith and Dohna go to Brieg and Küstrin respectively`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, and_in, is_whose
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

PAIR = 2

Entities = Sequence[Entity]


def with_companions(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which those who go along stand behind `with`, without the brackets around them."""
    return _each_his_own(at, _in_brackets(at, _led(at, _led_along(at, _he_with(at, entities)))))


def _he_with(at: Situation, entities: list[Entity]) -> list[Entity]:
    """`He marches with Winterfeldt to Leipa` as `Friedrich marches with Winterfeldt to Leipa`, if the two
    stand in one city and nobody else does; else it is not known who goes with him."""
    first = fold(entities[0].text) if entities else ""
    place = next((p for p, one in enumerate(entities[:MOST_BETWEEN]) if one.means("with")), 0)
    if first not in kind_of("he or she") or not place or any(map(at.own_piece, entities[:place])):
        return entities
    name = at.own_piece(entities[place + 1]) if place + 1 < len(entities) else ""
    if name not in at.rules.generals:
        return entities
    there = [one for one, city in at.where.items() if city == at.where.get(name) and at.is_own(one)]
    others = [one for one in there if one != name and one in at.rules.generals]
    if len(others) != 1:
        unknown = replace(entities[place + 1], kind=Kind.OTHER, names=(), meanings=frozenset())
        return [*entities[: place + 1], unknown, *entities[place + 2 :]]
    he = replace(entities[place + 1], text=others[0], names=(others[0],), line=entities[0].line)
    return [he, *entities[1:]]


MOST_BETWEEN = 5
"""A verb and few words stand before him who goes along: `He marches today with Winterfeldt`."""


def _led_along(at: Situation, entities: list[Entity]) -> list[Entity]:
    """`Richelieu escorts Chevert to Minden` as `Richelieu with Chevert goes to Minden`, if both stand in one
    city."""
    for place, one in enumerate(entities):
        if not is_of_kind(one, "leads along") or not place:
            continue
        end = place + 1
        while end < len(entities) and _is_before_name(entities[end]):
            end += 1
        if any(map(is_whose, entities[end : end + 1])):
            continue
        names = [at.own_piece(each) for each in (*entities[:place], *entities[end : end + 1])]
        here = {at.where.get(name) for name in names if name}
        is_led = any(names[:-1]) and bool(names[-1]) and len(here) == 1 and None not in here
        if is_led and any(each.kind is Kind.CITY for each in entities[end:]):
            goes = Entity(Kind.MEANING, one.text, one.line, meanings=frozenset({"move"}))
            return [*entities[:place], _with(one.line), entities[end], goes, *entities[end + 1 :]]
    return entities


def _is_before_name(one: Entity) -> bool:
    return one.means("the", "filler") or is_of_kind(one, "praise")


def _led(at: Situation, entities: list[Entity]) -> list[Entity]:
    """`von Keith begleitet` as `with Keith`."""
    if not any_of_kind(entities, "accompanied"):
        return entities
    found = list(entities)
    for place in range(len(found) - 3, -1, -1):
        end = place + 1
        while end < len(found) and (at.own_piece(found[end]) or found[end].means("and", "the")):
            end += 1
        is_led = end > place + 1 and end < len(found) and is_of_kind(found[end], "accompanied")
        if is_led and found[place].means("from", "of", "via") and at.own_piece(found[end - 1]):
            found[place : end + 1] = [_with(found[place].line), *found[place + 1 : end]]
    return found


def _in_brackets(at: Situation, entities: list[Entity]) -> list[Entity]:
    """`Schwerin (and with him Keith)` as `Schwerin with Keith`."""
    opens = next((place for place, one in enumerate(entities) if one.text == "("), 0)
    closes = next((p for p in range(opens, len(entities)) if entities[p].text == ")"), 0)
    if not closes:
        return entities
    inside = entities[opens + 1 : closes]
    pieces = [one for one in inside if at.own_piece(one)]
    small = all(one in pieces or one.means("with", "and", "him", "they", "the", "filler") for one in inside)
    goes = any(one.means("with") and not one.means("filler") for one in inside)
    is_behind = bool(opens) and bool(at.own_piece(entities[opens - 1]))
    if not (pieces and small and goes and is_behind):
        return entities
    line = pieces[0].line
    told = [part for one in pieces for part in (_with(line), one)]
    return [*entities[:opens], *told, *entities[closes + 1 :]]


def _each_his_own(at: Situation, entities: list[Entity]) -> list[Entity]:
    """Each piece with its own city, where as many cities follow as there are pieces."""
    if not any_of_kind(entities, "each his own"):
        return entities
    entities = _both_trains(at, entities)
    pieces = [place for place, one in enumerate(entities) if at.own_piece(one)]
    cities = [place for place, one in enumerate(entities) if one.kind is Kind.CITY and one.is_full]
    if len(pieces) < 2 or len(pieces) != len(cities) or pieces[-1] > cities[0]:
        return entities
    rows = (entities[pieces[0] : pieces[-1] + 1], entities[cities[0] : cities[-1] + 1])
    if not all(map(_is_row, rows)) or any(one.kind is not Kind.MARK for one in _rest(entities, cities[-1])):
        return entities
    verb, line = entities[pieces[-1] + 1 : cities[0]], entities[0].line
    told = [[entities[own], *verb, entities[goal]] for own, goal in zip(pieces, cities, strict=True)]
    comma = Entity(Kind.MARK, ";", line)
    return [*entities[: pieces[0]], *(one for part in told for one in (*part, comma))][:-1]


def _both_trains(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with each of the two trains of a nation for `our trains`."""
    place = next((p for p, one in enumerate(entities) if one.kind is Kind.PIECE and len(one.names) > 1), None)
    if place is None:
        return entities
    one = entities[place]
    names = [name for name in one.names if at.nation in (None, at.rules.nation_of[name])]
    if not all(name in at.rules.trains and at.is_own(name) for name in names) or len(names) != PAIR:
        return entities
    first, second = (replace(one, names=(name,), is_full=True) for name in names)
    joins = and_in(one.line)
    return [*entities[:place], first, joins, second, *entities[place + 1 :]]


def _is_row(row: Entities) -> bool:
    return all(
        one.kind in (Kind.PIECE, Kind.CITY, Kind.MARK)
        or one.means("and", "the", "to")
        or is_of_kind(one, "each his own")
        for one in row
    )


def _rest(entities: Entities, last: int) -> list[Entity]:
    """What stands behind the last city, without the word that says that each has his own."""
    return [one for one in entities[last + 1 :] if not is_of_kind(one, "each his own")]


def _with(line: int) -> Entity:
    return Entity(Kind.MEANING, "with", line, meanings=frozenset({"with", "and"}))
