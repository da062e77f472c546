"""A sentence of its own that says when alone what was told before it holds: `That holds only if Hameln is
empty`, `Das gilt aber nur, wenn Hameln leer ist`."""

from __future__ import annotations

from dataclasses import replace

from pbem.orders.plain_words.entity import Entity, Kind, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of


def with_bare_limit(entities: list[Entity]) -> list[Entity]:
    """Such a sentence with nothing but `only` before its condition; else as it is."""
    place = next((p for p, one in enumerate(entities) if one.means("if") and not one.means("else")), 0)
    lead = entities[:place]
    said = words_in(one for one in lead if one.kind is not Kind.MARK)
    only = [one for one in lead if _is_only(one)]
    known = kind_of("that holds") | kind_of("solely") | kind_of("beside that holds")
    holds = bool(said & kind_of("that holds")) and said <= known
    if not holds or not (only or entities[place].means("unless")):
        return entities
    return [*only[:1], *entities[place:]]


def without_empty_if(entities: list[Entity]) -> list[Entity]:
    """A sentence in which a word for `if` with nothing behind it is none: `so that Riesenburg falls`."""
    if not entities or not entities[-1].means("if") or entities[-1].means("else") or len(entities) == 1:
        return entities
    return [*entities[:-1], replace(entities[-1], kind=Kind.OTHER, meanings=frozenset())]


def _is_only(one: Entity) -> bool:
    return not words_in([one]).isdisjoint(kind_of("solely"))
