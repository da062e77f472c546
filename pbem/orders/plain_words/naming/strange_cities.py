"""Words that stand where a city does and name none that is known: `goes to Prag and reaches Nowhereville`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of

SHORTEST_NAME = 4
"""No city has a shorter name that people write alone."""

JOINS = ("and", "then")
"""What may stand between two cities of a way."""

Entities = Sequence[Entity]


def is_taken_name(entities: Entities, place: int) -> bool:
    """Whether the word at a place may be a city that is not known, since a verb that takes one stands before
    it and nothing that goes on with it behind: `and besieges Nowhereville.`"""
    return _is_name(entities[place]) and _is_last(entities, place) and _is_taken(entities, place)


def names_strange_city(entities: Entities) -> bool:
    """Whether any word may be such a city: one that is taken, to which a way leads, or that stands behind a
    city as the next one would."""
    return any(
        _is_name(one) and (_is_led_to(entities, place) or is_taken_name(entities, place))
        for place, one in enumerate(entities)
        if place
    )


def _is_name(one: Entity) -> bool:
    is_name = one.kind is Kind.OTHER and one.text[:1].isupper() and len(one.text) >= SHORTEST_NAME
    return is_name and not is_of_kind(one, "no city")


def _is_last(entities: Entities, place: int) -> bool:
    after = entities[place + 1 : place + 2]
    return not after or (after[0].kind is Kind.MARK and after[0].text != "-") or after[0].means(*JOINS)


def _before(entities: Entities, place: int) -> int:
    """The place before, behind small words."""
    place -= 1
    while place > 0 and entities[place].means("filler", "the"):
        place -= 1
    return place


def _is_taken(entities: Entities, place: int) -> bool:
    verb = _before(entities, place)
    if verb > 0 and entities[verb].kind is Kind.OTHER and not _is_verb(entities[verb]):
        # `erreicht schließlich Nirgendstadt`
        verb = _before(entities, verb)
    is_told = any(one.kind is Kind.CITY for one in entities[: max(verb, 0)])
    return verb > 0 and is_told and _is_verb(entities[verb])


def _is_verb(one: Entity) -> bool:
    return fold(one.text) in kind_of("takes a city")


def _is_led_to(entities: Entities, place: int) -> bool:
    """Whether a way leads to a word, as `to` says or the city before it."""
    # `Prag, Nowhereville for Keith`
    if not (_is_last(entities, place) or entities[place + 1].means("to")):
        return False
    before = entities[place - 1]
    if before.means("to", "via") and not before.means("filler"):
        return True
    joins = before.kind is Kind.MARK or before.means(*JOINS)
    while joins and place > 1 and (before.kind is Kind.MARK or before.means(*JOINS)):
        place -= 1
        before = entities[place - 1]
    return before.kind is Kind.CITY
