"""Wishes for where somebody is to be, as orders: `I'd like Keith in Brieg`, `Ab nach Brieg mit Keith`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, and_in, to_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]


def with_wished(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that only wishes pieces of the writer's in a city, as their march there."""
    pieces = [one for one in entities if at.own_piece(one)]
    cities = [one for one in entities if one.kind is Kind.CITY and one.is_full]
    if not pieces or len(cities) != 1 or at.sets_up:
        return entities
    here = {at.where.get(at.own_piece(one)) for one in pieces}
    rest = [one for one in entities if one not in pieces and one not in cities and one.kind is not Kind.MARK]
    said = {fold(word) for one in rest for word in one.text.split()}
    is_wish = said & kind_of("wishes a place") and said <= kind_of("wishes a place") | kind_of("beside wish")
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
