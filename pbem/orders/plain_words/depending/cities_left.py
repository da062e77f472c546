"""Cities of a sentence that its moves leave out: half a march is none that was ordered."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pbem.orders.plain_words.correcting.marks import meant_instead
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.outcome import Outcome, Taken, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

ELSEWHERE = (
    "if",
    "not",
    "retreat",
    "recruit",
    "re-enter",
    "attack",
    "against",
    "past",
    "near",
    "maybe",
    "else",
    "in place of",
)
"""What has a sentence name cities to which nothing of it goes."""


def doubt_half_ways(
    at: Situation,
    out: Outcome,
    entities: Sequence[Entity],
    before: tuple[Sequence[Taken], Mapping[str, int], int],
    last: tuple[str, ...],
) -> bool:
    """Whether a sentence names a city that its moves leave out: they are asked back, all of them. A sentence
    that is nothing but how the way told of right before goes on (`And then home to Prag.`) takes that back
    too. `before` are the orders, the places of the pieces and the number of doubts before it, `last` the
    pieces told of before."""
    orders, where, doubts = before
    new = [one for one in out.orders if one not in orders]
    if len(out.doubts) > doubts and _is_half(at, out, entities, new, where):
        # `takes the train in Braunschweig and goes on, Schöningen`: what goes on is asked about already.
        out.orders.remove(new[0])
        return True
    if len(out.doubts) > doubts or mean(entities, *ELSEWHERE) or any(one.text == "(" for one in entities):
        return False
    if new:
        moves = new
        told = _places_told(at, out, entities, where)
        # `Heinrich stellt sich über Bitterfeld zu Seydlitz nach Halle`: where Seydlitz stands is his goal.
        left = [
            one
            for one in _cities(at, entities)
            if _is_beside(at, entities, one) or told.isdisjoint(one.cities)
        ]
    elif any_of_kind(entities, "may do"):
        # `From there he can look after Glatz next turn.`
        return False
    elif out.orders and last and at.title(last[0]) in out.orders[-1].text and _goes_on(entities):
        moves = out.orders[-1:]
        left = [one for one in _cities(at, entities) if at.where.get(last[0]) not in one.cities]
    else:
        return False
    if any(not one.text.startswith("move ") for one in moves):
        return False
    left = [one for one in left if not (new and any(_is_in(at, one, move.text) for move in moves))]
    if not left:
        return False
    out.orders[:] = [one for one in out.orders if one not in moves]
    saying = out.saying
    for number, said in dict.fromkeys([*((one.line, one.said) for one in moves), (left[0].line, saying)]):
        out.saying = said
        out.doubt(number, Why.LEFT)
    out.saying = saying
    return True


def _is_half(
    at: Situation, out: Outcome, entities: Sequence[Entity], new: Sequence[Taken], where: Mapping[str, int]
) -> bool:
    """Whether a sentence that is asked about in part moves one general, and leaves out a city behind."""
    own = {at.own_piece(one) for one in entities if one.kind is Kind.PIECE} - {"", None}
    if len(new) != 1 or not new[0].text.startswith("move ") or len(own) != 1 or mean(entities, *ELSEWHERE):
        return False
    told = _places_told(at, out, entities, where)
    left = [one for one in _cities(at, entities) if told.isdisjoint(one.cities)]
    return any(not _is_in(at, one, new[0].text) for one in left) and entities[-1].kind is Kind.CITY


def _cities(at: Situation, entities: Sequence[Entity]) -> list[Entity]:
    """The cities of a sentence, those behind the word that puts it right where it has one; without those to
    which an enemy goes who is named first: `Friedrich will nach Prag, deshalb geht Lacy nach Kolin`."""
    own = next((p for p, one in enumerate(entities) if at.may_own(one)), 0)
    if any(one.kind is Kind.PIECE for one in entities[:own]):
        entities = entities[own:]
    entities = _without_purpose(entities)
    places = [place for place, one in enumerate(entities) if one.means("correction")]
    behind = meant_instead(entities[max(places, default=-1) + 1 :])
    cities = [(p, one) for p, one in enumerate(behind) if one.kind is Kind.CITY and one.is_full]
    # `Prag is taken` says why nobody goes there.
    return [one for p, one in cities if one.else_ is None and not mean(behind[p + 1 : p + 2], "is")]


def _without_purpose(entities: Sequence[Entity]) -> Sequence[Entity]:
    """A sentence without the end of it that says what the march is good for a city: `, um Prag zu schützen`,
    `, damit er nah an Prag steht`. A city that is taken so may be where it leads."""
    commas = (p for p in range(len(entities) - 1, 0, -1) if entities[p - 1].text == ",")
    place = next((p for p in commas if entities[p].means("aside")), len(entities))
    guards = not words_in(entities[place:]).isdisjoint(kind_of("good for a city"))
    return entities[:place] if guards and any(one.kind is Kind.CITY for one in entities[:place]) else entities


def _is_beside(at: Situation, entities: Sequence[Entity], city: Entity) -> bool:
    """Whether a sentence ends with the city to which one goes because of who stands there: `to Seydlitz in
    Halle`."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    piece = at.own_piece(words[-3]) if len(words) > MOVING and words[-1] is city else None
    return piece is not None and at.where.get(piece) in city.cities and mean(words[-4:-3], "to")


MOVING = 4
"""Behind so many words somebody else may be named."""


def _places_told(
    at: Situation, out: Outcome, entities: Sequence[Entity], where: Mapping[str, int]
) -> set[int]:
    """Where pieces stand that a sentence tells of or moves, and enemy generals, whom nobody passes."""
    named = {name for one in entities if one.kind is Kind.PIECE for name in one.names}
    moved = {name for name in where if where[name] != at.where.get(name)}
    enemies = {name for name in where if name in at.rules.generals and not at.is_own(name)}
    # `Sollte der Weg versperrt sein, dann bleiben sie in Muskau`
    stays = {at.came_from.get(name) for name in at.last_moved} if mean(entities, "stay") else set()
    there = {where[name] for name in named | moved | enemies | out.staying if name in where}
    return there | {city for city in stays if city is not None}


def _goes_on(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins as the end of a way does and names no piece."""
    opens = [one for one in entities if one.kind is not Kind.MARK][:2]
    names = any(one.kind in (Kind.PIECE, Kind.NATION) for one in entities)
    return mean(opens, "then") and not names


def _is_in(at: Situation, city: Entity, text: str) -> bool:
    """Whether an order names one of the cities that may be meant."""
    return any(
        re.search(rf"(?:[:,]|\bto|\belse) {re.escape(at.city(one))}(?:[, ]|$)", text) for one in city.cities
    )
