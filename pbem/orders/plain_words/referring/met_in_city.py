"""Both generals of a nation, and the one city in which they meet, each by a way of his own: `Both generals
meet in Hannover: Cumberland by Springe, Ferdinand by Soltau and Fallingbostel`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from pbem.orders.plain_words.entity import Entity, Kind, and_in, mean, piece_in, to_in, words_in
from pbem.orders.plain_words.marching.march import can_go
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import way

Entities = Sequence[Entity]

LIMITING = (
    *("not", "no more", "if", "unless", "should", "maybe", "else", "attack", "against", "retreat", "thought"),
    *("stay", "with", "recruit", "transfer"),
)
"""With one of these a sentence keeps all its words."""

PAIR = 2

OF_WAY = ("and", "then", "the", "filler", "move", "they")
"""What may stand in the way of each beside cities and the words that lead to them."""


def with_meeting(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with the city in which its generals meet behind the way of each, which it names before;
    or with both generals of a nation named who are to meet in one."""
    if at.sets_up or mean(entities, *LIMITING):
        return entities
    place = meeting_place(entities) or _place_of_both(entities)
    if not place:
        return _one_and_other(at, entities) or entities
    end = next((p for p in range(place, len(entities)) if entities[p].kind is Kind.MARK), 0)
    ways = _each_to(at, entities[end + 1 :], _city(entities[place])) if end else None
    ways = ways or _one_and_other(at, entities)
    return ways or (_with_both_named(at, entities, place) if meeting_place(entities) else entities)


def meeting_place(entities: Entities) -> int:
    """Where the one city stands in which somebody is said to meet; 0 if none is, or it names more."""
    verb = next((p for p, one in enumerate(entities) if is_of_kind(one, "come together")), None)
    if verb is None and words_in(entities) & kind_of("both") and mean(entities, "stack"):
        # `Both generals go to Hannover.`
        verb = next((p for p, one in enumerate(entities) if one.means("move")), None)
    if verb is None:
        return 0
    signs = (p for p in range(verb, len(entities)) if entities[p].text in (":", ",", ".", ";"))
    end = next(signs, len(entities))
    places = [p for p in range(1, end) if _city(entities[p]).kind is Kind.CITY and _is_led(entities[:p])]
    return places[0] if len(places) == 1 and _city(entities[places[0]]).is_full else 0


def _place_of_both(entities: Entities) -> int:
    """Where the city stands to which both go, without a verb, before a sign: `both to Hannover, Ferdinand via
    Soltau`; 0 if it is not said so."""
    both = next((p for p, one in enumerate(entities) if is_of_kind(one, "both")), len(entities))
    city = both + 2
    is_led = city + 1 < len(entities) and entities[both + 1].means("to")
    is_place = is_led and entities[city + 1].kind is Kind.MARK
    return city if is_place and _city(entities[city]).kind is Kind.CITY else 0


def _city(one: Entity) -> Entity:
    """A nation behind `in` is the city of her name."""
    return one.else_ if one.kind is Kind.NATION and one.else_ is not None else one


def _is_led(before: Entities) -> bool:
    """Whether words end with `in` or `to`, perhaps of the city."""
    kept = list(before)
    while (
        kept and not kept[-1].means("to") and (kept[-1].means("the", "of") or is_of_kind(kept[-1], "a city"))
    ):
        kept.pop()
    return mean(kept[-1:], "to")


def _each_to(at: Situation, ways: Entities, goal: Entity) -> list[Entity] | None:
    """The way of each general with the city where they meet at its end; None if words tell anything else, or
    there is no such way."""
    starts = [place for place, one in enumerate(ways) if at.own_piece(one)]
    lead = ways[: starts[0]] if len(starts) >= PAIR else ways
    if len(starts) < PAIR or not all(one.means("and", "the") or one.kind is Kind.MARK for one in lead):
        return None
    found: list[Entity] = []
    for start, end in zip(starts, [*starts[1:], len(ways)], strict=True):
        who, *told = ways[start:end]
        while told and (told[-1].kind is Kind.MARK or told[-1].means("and", "then")):
            told.pop()
        stops = _stops(told)
        name = at.own_piece(who)
        if not stops or name not in at.where or way(at, (name,), [*stops, goal]) is None:
            return None
        found += [who, *told, to_in(who.line), goal, Entity(Kind.MARK, ";", who.line)]
    return found[:-1]


def _one_and_other(at: Situation, entities: list[Entity]) -> list[Entity] | None:
    """The ways of two who go to one city, `one by Soltau, the other by Springe`, each for him who can go it;
    None if words tell anything else, or both could go both."""
    comma = next((p for p, one in enumerate(entities) if one.text in (",", ":", "-", "–") and p), 0)
    lead, ways = entities[:comma], entities[comma + 1 :]
    pair = [one for one in lead if at.own_piece(one) in at.where]
    goals = [p for p in range(1, len(lead)) if _city(lead[p]).kind is Kind.CITY and _is_led(lead[:p])]
    runs = _runs(ways)
    if len(pair) != PAIR or len(goals) != 1 or len(runs) != PAIR or not mean(ways, "via"):
        return None
    goal = _city(lead[goals[0]])
    able = [
        who
        for who in permutations(pair)
        if all(_can_go(at, one, run, goal) for one, run in zip(who, runs, strict=True))
    ]
    if len(able) != 1:
        return None
    end = Entity(Kind.MARK, ";", pair[0].line)
    told = [[who, *run, to_in(who.line), goal, end] for who, run in zip(able[0], runs, strict=True)]
    return [one for part in told for one in part][:-1]


def _runs(ways: Entities) -> list[list[Entity]]:
    """The ways that words tell, apart: `one by Soltau and Fallingbostel, the other by Springe`."""
    runs: list[list[Entity]] = []
    for before, one in zip((None, *ways), ways, strict=False):
        if one.means("via") and (before is None or before.kind is not Kind.CITY):
            runs.append([one])
        elif runs and (one.kind is Kind.CITY or (one.means("and", "via") or one.text == ",")):
            runs[-1].append(one)
        elif not (one.means(*OF_TWO) or one.text == ","):
            return []
    return [_without_end(run) for run in runs]


OF_TWO = ("one", "other", "first", "second", "the", "and", "filler", "move")
"""What may stand before the way of one of two."""


def _without_end(run: list[Entity]) -> list[Entity]:
    return run[: max(p for p, one in enumerate(run) if one.kind is Kind.CITY or not p) + 1]


def _can_go(at: Situation, who: Entity, run: Entities, goal: Entity) -> bool:
    stops = _stops(run)
    return bool(stops) and can_go(at, at.own_piece(who), [*stops, goal])


def _stops(told: Entities) -> list[Entity]:
    """The cities that a way leads by, but where it begins; none if words say anything else."""
    stops: list[Entity] = []
    lead = ""
    for one in told:
        if one.kind is Kind.CITY and (one.is_full or len(one.cities) == 1):
            stops += [one] if lead == "via" else []
            lead = lead if lead == "via" else ""
        elif one.means("via", "from"):
            lead = "via" if one.means("via") else "from"
        elif one.text not in (",", "/", "-", ".") and not one.means(*OF_WAY):
            return []
    return stops


def _with_both_named(at: Situation, entities: list[Entity], place: int) -> list[Entity]:
    """A sentence in which both generals meet with the names of the two whom their nation has on the map, or
    as their march if it names them."""
    city = _city(entities[place])
    rest = [one for p, one in enumerate(entities) if p != place]
    verb = next(p for p, one in enumerate(entities) if is_of_kind(one, "come together") or one.means("move"))
    who = entities[: min(verb, place)]
    if sum(bool(at.own_piece(one)) for one in who) >= PAIR and all(map(_is_of_subject, who)):
        # `Cumberland and Ferdinand meet in Hannover.`
        return [_march(one) if is_of_kind(one, "come together") else one for one in entities]
    if any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD) for one in rest):
        return entities
    if not words_in(rest) & kind_of("both") or len(entities) > MOST_WORDS:
        return entities
    told = [one.names[0] for one in rest if one.kind is Kind.NATION]
    nation = told[0] if told else at.part or at.nation
    pair = at.generals_of(nation) if nation in at.nations else []
    if len(pair) != PAIR or len(set(told)) > 1:
        return entities
    line = city.line
    first, second = (piece_in(line, name) for name in pair)
    to = to_in(line, "move")
    return [first, and_in(line), second, to, replace(city, line=line)]


def _is_of_subject(one: Entity) -> bool:
    small = one.means("and", "the", "filler", "to") or is_of_kind(one, "shall") or is_of_kind(one, "both")
    return one.kind is Kind.PIECE or small


def _march(verb: Entity) -> Entity:
    return Entity(Kind.MEANING, verb.text, verb.line, meanings=frozenset({"move"}))


MOST_WORDS = 12
"""Longer sentences say more than where they meet."""
