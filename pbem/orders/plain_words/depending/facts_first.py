"""Conditions without `if`: `With Daun still in Glatz, Keith stays`, `Daun gone: Keith to Glatz`, `While he is
there Keith stays`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.depending.fact_words import FREE, STATING, says
from pbem.orders.plain_words.depending.facts import Context
from pbem.orders.plain_words.depending.facts_told import facts_told
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

ACTING = ("move", "stay", "attack", "to", "via")
"""What is told of those who act on a condition."""

LONGEST = 10
"""Such a condition has no more words."""

Entities = Sequence[Entity]


def with_fact_first(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with `if` before such a condition."""
    first = next((p for p, one in enumerate(entities) if not _leads(one)), len(entities))
    if first + 2 >= len(entities) or at.sets_up or mean(entities, "if", "should", "unless"):
        return entities
    if place := _while(at, entities):
        return [*entities[: place - 1], _if(entities[place - 1]), *entities[place:]]
    is_with = is_of_kind(entities[first], "so long as he")
    begin = first + is_with
    if not _tells_of_others(at, entities[begin]):
        return entities
    end = next((p for p in range(begin + 1, len(entities)) if _ends(at, entities, p)), len(entities))
    condition, rest = entities[begin:end], entities[end:]
    is_sign = bool(rest) and (rest[0].text in ",:" if is_with else rest[0].text == ":")
    if not is_sign or len(condition) > LONGEST or not _acts(at, rest) or not _is_state(condition):
        return entities
    if not is_with and mean(rest, "attack", "against"):
        # `Daun in Glatz: Keith attacks him` may only say where he is.
        return entities
    told = facts_told(at, condition, Context(), is_denied=False)
    comma = Entity(Kind.MARK, ",", condition[-1].line)
    return [_if(entities[begin]), *condition, comma, *rest[1:]] if told else entities


def _leads(one: Entity) -> bool:
    return one.kind is Kind.MARK or (one.means("and", "but", "filler") and not one.means("with"))


def _if(beside: Entity) -> Entity:
    return Entity(Kind.MEANING, "if", beside.line, meanings=frozenset({"if"}))


def _tells_of_others(at: Situation, one: Entity) -> bool:
    """Whether it names a piece of another player's, or a city."""
    if one.kind is Kind.CITY:
        return one.is_full
    name = at.piece(one) if one.kind is Kind.PIECE else None
    return name is not None and not at.is_own(name)


def _ends(at: Situation, entities: Entities, place: int) -> bool:
    return entities[place].kind is Kind.MARK or bool(at.own_piece(entities[place]))


def _is_state(condition: Entities) -> bool:
    """Whether words tell how things are: that somebody is still somewhere, in a city, or gone."""
    words = words_in(condition)
    city = any(one.kind is Kind.CITY and one.is_full for one in condition[1:])
    still = says(condition, "still", "has left it") or bool(words & FREE) or mean(condition, "no more")
    if condition[0].kind is Kind.CITY:
        return bool(words & FREE) or says(condition, "occupied")
    return still or (city and mean(condition, "to", "near"))


def _acts(at: Situation, rest: Entities) -> bool:
    """Whether somebody of the writer's does something, or those do who were told of before."""
    own = any(map(at.own_piece, rest))
    city = any(one.kind is Kind.CITY and one.is_full for one in rest)
    return (own and (city or mean(rest, *ACTING))) or (mean(rest[:3], "they") and mean(rest, *ACTING))


def _while(at: Situation, entities: Entities) -> int:
    """Where it tells, behind `while`, that somebody is somewhere; 0 if it does not. `While Keith goes to
    Brieg` is about two who act."""
    for place, one in enumerate(entities[1:-1], 1):
        if not is_of_kind(entities[place - 1], "while he is there"):
            continue
        theirs = _tells_of_others(at, one) and one.kind is Kind.PIECE
        he = one.means("they") and not one.means("I")
        verb = entities[place + 1]
        stands = verb.means("is", "stay") or words_in([verb]) <= STATING or is_of_kind(verb, "still")
        if (theirs or he) and stands and any(map(at.own_piece, entities)):
            return place
    return 0
