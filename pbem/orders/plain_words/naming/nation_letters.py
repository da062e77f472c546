"""A nation's letter where it stands for her, and her name where it is that of a city."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import nation_names, verb_of
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

ADDS = kind_of("adds")

CRIES = kind_of("cries")
"""What may be cried, and is a nation's short name as well."""


def with_nation(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence whose letter and colon stand for a nation of the writer's, at its beginning or behind the
    word that adds to an earlier letter: `I: I1 Altenburg`, `amend A:`."""
    adds = bool(entities) and (verb_of(entities[0].text) == "amend" or fold(entities[0].text) in ADDS)
    place = 1 if adds else 0
    first, after = entities[place : place + 1], entities[place + 1 : place + 2]
    if not first or not after or after[0].text != ":":
        return entities
    name = _nation_of(at, first[0].text)
    if not name or any(at.is_own(one) and one[0] == first[0].text for one in at.rules.generals):
        return entities
    whole = Entity(Kind.NATION, first[0].text, first[0].line, names=(name,))
    return [*entities[:place], whole, *entities[place + 1 :]]


def is_cry(entities: Sequence[Entity]) -> bool:
    """Whether there is nothing but a cry."""
    return all(one.kind is Kind.MARK or fold(one.text) in CRIES for one in entities)


def without_cries(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence in which a cry is no nation's short name: `Ha! Lacy wants to know.`"""
    cries = [one.text in ("!", ",", ".") and two.kind is Kind.NATION for two, one in pairwise(entities)]
    return [
        replace(one, kind=Kind.OTHER, names=()) if cried and fold(one.text) in CRIES else one
        for one, cried in zip(entities, [*cries, False], strict=True)
    ]


RETREATING = ("retreat", "loser", "beaten", "lose", "win")


def with_cities(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence about a retreat or a stay whose city has a nation's name: `he retreats to Hannover`, `they
    stay in Hannover`."""
    entities = _with_city_itself(entities)
    # `In Hannover rührt sich nichts` is about the nation.
    first = next((place for place, one in enumerate(entities) if one.means("stay")), 0)
    stays = any(map(_is_somebody, entities[:first]))
    if not stays and not mean(entities, *RETREATING):
        return list(entities)
    led = (one.means("to", "towards") for one in entities)
    behind = zip(entities[1:], led, strict=False)
    return [*entities[:1], *(_city(one) if leads else one for one, leads in behind)]


def _with_city_itself(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with the city where it says that no nation is meant: `to the city of Hanover itself`."""
    found: list[Entity] = []
    for one in entities:
        lead = next((p for p in range(len(found) - 1, -1, -1) if not found[p].means("of")), -1)
        is_told = len(found) - 1 - lead <= 1 and lead >= 0 and fold(found[lead].text) in kind_of("a city")
        if one.kind is Kind.NATION and is_told:
            # A city that the program does not know so is asked about.
            del found[lead:]
            one = _city(one) if _city(one) is not one else replace(one, kind=Kind.OTHER, names=())
        found.append(one)
    return found


def _is_somebody(one: Entity) -> bool:
    return one.kind is Kind.PIECE or one.means("they") or fold(one.text) in kind_of("both")


def _city(one: Entity) -> Entity:
    is_city = one.kind is Kind.NATION and one.else_ is not None and one.else_.kind is Kind.CITY
    return one.else_ if is_city and one.else_ is not None else one


def _nation_of(at: Situation, letter: str) -> str:
    """The nation of the writer's that a letter stands for in any language, `A` and `Ö`; empty if none does,
    or both."""
    letters = {
        name: {at.rules.nations[name].letter, *(one[0] for one in nation_names(name))} for name in at.nations
    }
    found = [name for name, own in letters.items() if letter in own]
    return found[0] if len(found) == 1 else ""
