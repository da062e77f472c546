"""Which cities a clause has for a way, and which it only speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import FROM, TO, Clause
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.naming.strange_cities import SHORTEST_NAME, is_taken_name
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

AT = words.forms(words.words(lambda one: one.at))
"""What stands before the city in which somebody is."""

WANTS = kind_of("wants a city")
"""That a piece wants to have a city."""


def ends_in(at: Situation, now: Clause, city: Entity) -> bool:
    """Whether a way ends in a city beside its last one, where its piece does something that is no deed of
    the game: `to Halberstadt and dines in Quedlinburg`, `and helps himself to Radeberg`."""
    last = now.parts.index(now.stops[-1][1])
    words = [one for one in now.parts[last + 1 :] if not one.means("filler", "and")]
    words = [one for one in words if one.kind is not Kind.MARK]
    verb, rest = words[:1], words[1:]
    is_oneself = any_of_kind(rest[:1], "oneself")
    leads = rest[is_oneself:]
    is_bare = bool(verb) and verb[0].kind is Kind.OTHER and len(leads) == 1 and leads[0].means(TO)
    at_it = is_bare and (is_oneself or fold(leads[0].text) in AT)
    ends = now.stops[-1][1].cities
    near = {there for here in ends for there in at.near(here)} if len(ends) == 1 else set()
    goal = [one for one in city.cities if one in near]
    return at_it and len(goal) == 1 and goal[0] not in at.occupied(())


def is_wished(now: Clause, city: Entity) -> bool:
    """Whether a city of the way is named again as what its piece wants."""
    known = any(city.cities == stop.cities for _, stop in now.stops)
    after = next((p for p, one in enumerate(now.parts) if one is now.stops[-1][1]), 0)
    return known and any(fold(one.text) in WANTS for one in now.parts[after:])


def is_taken_again(now: Clause, city: Entity) -> bool:
    """Whether a city of the way is named again as one that its piece takes there: `to Niesky, Görlitz, Löbau,
    takes Görlitz back on the way`. No way leads through a city twice."""
    if not any(city.cities == stop.cities for role, stop in now.stops if role != FROM):
        return False
    places = (p for p, one in enumerate(now.parts) if one is now.stops[-1][1])
    last = next(places, len(now.parts))
    behind = [one for one in now.parts[last + 1 :] if one.kind is not Kind.MARK and not one.means("and")]
    takes = behind[0].text.split() if behind else []
    return any(fold(word) in kind_of("takes a city") for word in takes)


def is_unknown_stop(now: Clause, entities: Sequence[Entity], place: int, one: Entity) -> bool:
    """Whether a word is no city and stands where the next city of a way would: `Zinten - Pr. Eylau`."""
    if not now.stops:
        return False
    before = entities[place - 1 : place]
    joined = bool(before) and before[0].kind == Kind.MARK and before[0].text in "->/"
    strange = one.kind == Kind.NATION or (one.kind == Kind.OTHER and one.text[:1].isupper())
    is_name = _is_lone_name(entities, place, one) or is_taken_name(entities, place)
    return (joined and strange) or is_name


def _is_lone_name(entities: Sequence[Entity], place: int, one: Entity) -> bool:
    """Whether a name that is not known stands alone behind the cities: `Landsberg, Xyzdorf`, `Landsberg
    Xyzdorf`."""
    others = (other for other in entities if other is not one)
    is_telegram = all(other.kind in (Kind.PIECE, Kind.CITY, Kind.MARK) for other in others)
    is_row = is_telegram and entities[place - 1].kind == Kind.CITY
    if one.kind != Kind.OTHER or not (one.text[:1].isupper() or is_row):
        return False
    if len(one.text) < SHORTEST_NAME or is_of_kind(one, "ends there"):
        return False
    after, before = entities[place + 1 : place + 2], entities[place - 1]
    is_last = not after or (after[0].kind == Kind.MARK and after[0].text != "-")
    follows = before.text == "," or before.means("then", "and") or before.kind == Kind.CITY
    return is_last and follows
