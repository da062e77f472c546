"""What is to be done on a condition, with what the condition names for `there`, `it` and `him`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.fact_words import FREE
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, to_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of

Entities = Sequence[Entity]


def with_place(deed: Entities, condition: Entities) -> list[Entity]:
    """What is to be done, with the one city of the condition for `there` where that ends the way, or for `it`
    that is taken."""
    # `leer` is also the city of Leer.
    cities = [one for one in condition if is_city(one) and fold(one.text) not in FREE]
    named = [place for place, one in enumerate(deed) if one.kind is Kind.CITY and one.is_full]
    if len(cities) != 1:
        return list(deed)
    is_end = ends_elsewhere(deed)
    to = to_in(cities[0].line)
    bare = [one for one in deed if one.kind is not Kind.MARK]
    if not named and len(bare) > 1 and is_of_kind(bare[-1], "inside as a goal") and mean(bare, "move"):
        # `Soubise walks in`
        return [*bare[:-1], to, cities[0]]
    found: list[Entity] = []
    for place, one in enumerate(deed):
        is_taken = one.means("him") and _is_taken(deed[:place])
        if is_taken or (one.means("there") and is_end):
            if is_taken and deed[place - 1].kind is Kind.PIECE:
                # `holt Keith ihn sich`
                verb = next((p for p in reversed(range(len(found))) if found[p].kind is not Kind.PIECE), 0)
                found[verb] = replace(to, meanings=frozenset({"move"}))
            found += [cities[0]] if is_taken and deed[place - 1].kind is not Kind.PIECE else [to, cities[0]]
        elif is_of_kind(one, "oneself") and found[-1:] == cities:
            continue
        else:
            found.append(one)
    return found


def ends_elsewhere(deed: Entities) -> bool:
    """Whether all cities that words name are on the way, or where it begins: `there by Borna and Leipzig`."""
    lead: Entity | None = None
    for before, one in pairwise(deed):
        if before.means("via", "from", "to"):
            lead = before
        if one.kind is Kind.CITY and one.is_full and not (lead is not None and lead.means("via", "from")):
            return False
    return not (deed and deed[0].kind is Kind.CITY and deed[0].is_full)


def _is_taken(before: Entities) -> bool:
    """Whether what follows is taken, perhaps by somebody named between: `holt Keith ihn sich`."""
    verb = next((one for one in reversed(before) if one.kind is not Kind.PIECE), None)
    return verb is not None and fold(verb.text) in kind_of("takes a city")


def with_enemies(deed: Entities, enemies: Sequence[Entity]) -> list[Entity]:
    """What is to be done, with those whom the condition tells of for `him` who is attacked, or if nobody is
    named."""
    named = any(one.kind is Kind.PIECE and one in enemies for one in deed)
    attack = next((p for p, one in enumerate(deed) if one.means("attack")), None)
    if attack is None or named or not enemies or mean(deed, "against"):
        return list(deed)
    him = next((p for p, one in enumerate(deed) if one.means("him") and not one.means("I")), None)
    place = attack + 1 if him is None else him
    return [*deed[:place], *enemies, *deed[place:]]


def without_stay(entities: Entities) -> list[Entity]:
    """A way without the words that those who have come there stay there: `take Woldenberg and stay`."""
    cities = [place for place, one in enumerate(entities) if one.kind is Kind.CITY and one.is_full]
    tail = entities[cities[-1] + 1 :] if cities else []
    small = all(one.kind is Kind.MARK or one.means("and", "stay", "there", "filler") for one in tail)
    is_end = bool(tail) and tail[0].means("and", "filler") and mean(tail, "stay") and small
    return list(entities[: cities[-1] + 1]) if is_end else list(entities)
