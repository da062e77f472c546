"""Whose pieces a clause tells of, by name or without: `The stack in Zittau`, `I march with Winterfeldt`."""

from __future__ import annotations

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import JOINING, Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean, piece_in, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import nicknames
from pbem.orders.plain_words.ways import way


def pieces_of(at: Situation, clause: Clause) -> tuple[str, ...] | None:
    """The pieces that a clause tells of; None if one of them cannot be told."""
    if not clause.pieces:
        return _unnamed(at, clause)
    pieces: list[str] = list(_generals_too(at, clause))
    cities = {city for _, stop in clause.stops for city in stop.cities}
    is_home = len(clause.stops) > 1 and clause.means("stay") and not clause.means("move")
    for one in clause.pieces:
        name = at.piece(one)
        here = [n for n in one.names for _, city in clause.stops[:1] if at.where.get(n) in city.cities]
        there = [n for n in one.names if at.where.get(n) in cities]
        if name is None and is_home and len(there) == len(clause.stops):
            # `The trains stay in Brieg and Oppeln`
            pieces += there
        elif name is None and len(here) == 1:
            pieces += here
        elif name is None and (near := _within_reach(at, one, clause)):
            pieces.append(near)
        elif name is None and one.text == "train" and not clause.stops and clause.means("all", "stay"):
            nation = at.nation or clause.nation
            pieces += [n for n in one.names if nation in (None, at.rules.nation_of[n])]
        elif name is None:
            return None
        else:
            pieces.append(name)
    return tuple(dict.fromkeys(pieces))


def _within_reach(at: Situation, one: Entity, clause: Clause) -> str:
    """Which of several pieces can come where a clause leads; empty if none or several can."""
    stops = [city for _, city in clause.stops]
    there = [name for name in one.names if name in at.where]
    if len(there) < len(one.names):
        # One that is off the map may be meant to re-enter there.
        return ""
    able = [name for name in there if stops and way(at, (name,), stops)]
    return able[0] if len(able) == 1 else ""


PAIR = 2


def _is_two(clause: Clause) -> bool:
    """Whether two are told of: `both generals`, `the two gentlemen`."""
    said = words_in(clause.parts)
    return any(one.number == PAIR for one in clause.parts) or not said.isdisjoint(kind_of("both"))


def _generals_too(at: Situation, clause: Clause) -> tuple[str, ...]:
    """The two generals of a nation that are said to stay: `both generals and the train stay`."""
    if not (clause.means("stack") and clause.means("stay") and _is_two(clause)) or not clause.nation:
        return ()
    generals = tuple(at.generals_of(clause.nation))
    return generals if len(generals) == PAIR and not clause.stops else ()


def _unnamed(at: Situation, clause: Clause) -> tuple[str, ...] | None:
    """Whom a clause without pieces tells of: the only general of a nation, or those just quoted."""
    own = at.rules.nations[clause.nation].generals if clause.nation else ()
    if (
        (clause.means("move") or clause.is_bare_way)
        and clause.stops
        and len(own) == 1
        and own[0] in at.where
        and not clause.others
    ):
        return tuple(own)
    if clause.means("stack") and clause.stops and (len(clause.stops) > 1 or clause.means("stay")):
        # `The stack in Zittau goes to Rumburg`
        _, city = clause.stops[0]
        stack = tuple(n for n in at.standing_in(city.cities) if n in at.rules.generals and at.is_own(n))
        if _is_two(clause) and len(stack) != PAIR:
            return None
        clause.stops[:1] = [] if stack and len(clause.stops) > 1 else clause.stops[:1]
        return stack
    if generals := _generals_too(at, clause):
        return generals
    if len(at.quoted) > 1 and any_of_kind(clause.parts[:2], "he alone"):
        # `He goes to Leipzig` does not say which of several quoted above.
        return None
    if clause.is_nation_named and any(at.rules.nation_of[one] != clause.nation for one in at.quoted):
        # `And Hanover: both stay`
        return ()
    return at.quoted if _tells_way(clause) or clause.means("stay") else ()


def _tells_way(clause: Clause) -> bool:
    """Whether a clause names a city, or cuts one short among nothing but cities: `Weißw.`, not `Weiß ich`."""
    bare = all(one.kind in (Kind.CITY, Kind.MARK) or one.means(*JOINING) for one in clause.parts)
    return bool(clause.stops) and (bare or any(city.is_full for _, city in clause.stops))


def is_companion(clause: Clause) -> bool:
    """Whether its first piece goes with the writer: `I march with Winterfeldt to Niesky`."""
    before = clause.parts[: clause.parts.index(clause.pieces[0])] if clause.pieces else []
    return mean(before, "I") and mean(before[-2:], "with")


def writer(at: Situation) -> str | None:
    """The general who has the writer's own name: Friedrich is Frederick."""
    name = nicknames().get((fold(at.player),))
    return name if name and at.is_own(name) else None


def with_sole_general(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with the one general whom a nation of the writer's has, for `My Swede goes to Friedland`, if
    another piece of hers is told of as well."""
    place = next((p for p, one in enumerate(entities[:2]) if one.kind is Kind.NATION), -1)
    verb = entities[place + 1 : place + 2]
    goes = place >= 0 and (mean(verb, "move") or any_of_kind(verb, "takes a city"))
    if at.sets_up or not goes or not any(one.text == "train" for one in entities):
        return entities
    nation, line = entities[place].names[0], entities[place].line
    own = at.generals_of(nation) if nation in at.nations else []
    if len(own) != 1:
        return entities
    general = piece_in(line, own[0])
    return [general, *entities[place + 1 :]]


def with_writer(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which the general stands who has the writer's own name, for `I myself`."""
    king = writer(at)
    place = next((p for p, one in enumerate(entities) if is_of_kind(one, "myself")), 0)
    goes = any(one.kind is Kind.CITY and one.is_full for one in entities) or mean(entities, "stay")
    if not king or not place or not entities[place - 1].means("I") or not goes:
        return entities
    line = entities[place].line
    return [*entities[: place - 1], piece_in(line, king), *entities[place + 1 :]]
