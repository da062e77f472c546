"""Wishes for where somebody is to be, as orders: `I'd like Keith in Brieg`, `Ab nach Brieg mit Keith`."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from pbem.orders.plain_words.entity import Entity, Kind, and_in, to_in, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def with_wished(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that only wishes pieces of the writer's in a city, as their march there; what stands in
    brackets behind it stays: `Heinrich would be better placed at Borna (by Leipzig)`."""
    opens = next((p for p, one in enumerate(entities) if one.text == "("), 0)
    if not opens:
        return _each_wished(at, entities)
    # By itself `he would be better placed at Borna` may be no more than a thought.
    by_way = any(one.kind is Kind.CITY for one in entities[opens:])
    wishes = kind_of("wishes a place") | (kind_of("better off there") if by_way else set())
    return [*_wished(at, entities[:opens], wishes), *entities[opens:]]


def _each_wished(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that may wish several of them somewhere: `I'd like Keith in Brieg, Schwerin in Ohlau`."""
    comma = next((p for p, one in enumerate(entities) if one.text == ","), 0)
    wishes = kind_of("wishes a place")
    first, rest = entities[:comma], entities[comma + 1 :]
    told = _wished(at, first, wishes) if comma else first
    if not comma or told == first:
        return _wished(at, entities, wishes)
    more = [*rest, *_wish_in(first)]
    behind = _each_wished(at, more)
    return [*told, entities[comma], *behind] if behind != more else entities


def _wish_in(entities: Entities) -> list[Entity]:
    """The first word of some that wishes."""
    wishes = kind_of("wishes a place")
    return next(([one] for one in entities if not wishes.isdisjoint(words_in([one]))), [])


def _wished(at: Situation, entities: list[Entity], wishes: AbstractSet[str]) -> list[Entity]:
    pieces = [one for one in entities if at.own_piece(one)]
    cities = [one for one in entities if one.kind is Kind.CITY and one.is_full]
    if not pieces or len(cities) != 1 or at.sets_up:
        return entities
    here = {at.where.get(at.own_piece(one)) for one in pieces}
    rest = [one for one in entities if one not in pieces and one not in cities and one.kind is not Kind.MARK]
    said = words_in(rest)
    is_wish = said & wishes and said <= wishes | kind_of("beside wish")
    if not is_wish or len(here) != 1 or here & {None, *cities[0].cities} or _is_broken(entities, pieces):
        return entities
    line = entities[0].line
    joining = and_in(line)
    told = [part for one in pieces for part in (joining, one)][1:]
    ends = [one for one in entities[-1:] if one.kind is Kind.MARK]
    return [*told, to_in(line), cities[0], *ends]


def _is_broken(entities: Entities, pieces: Entities) -> bool:
    """Whether anything but `and` and commas stands between the pieces, or a sign elsewhere."""
    first, last = entities.index(pieces[0]), entities.index(pieces[-1])
    row = all(one in pieces or one.means("and", "the") or one.text in ",+&" for one in entities[first:last])
    signs = (*entities[:first], *entities[last + 1 : -1])
    return not row or any(one.kind is Kind.MARK for one in signs)
