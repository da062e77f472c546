"""Whether a clause says what pieces are to do, and does not merely tell of them."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import FROM, TO, VIA, Clause
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

STAY = "stay"

TALKING = ("there", "that", "aside", "whether", "beaten", "always")
"""Words that no bare order has."""

TAKES = kind_of("takes a city")

SHORTEST_VERB = 4
"""A shorter word is an abbreviation: `R4 Dt. Eylau`."""

MOST_WORDS_BETWEEN = 2
"""So many other words may stand between a piece and its first city: `Saltikov one step over to Aue`."""


def is_order(clause: Clause, deed: str = "", *, is_way: bool = False, is_home: bool = False) -> bool:
    """Whether a clause says what pieces are to do, and does not merely tell of them: it has a verb of motion,
    or it begins with a piece and comes to the cities at once, or to the `deed`; or its cities are a way
    (`is_way`) from where they stand. `is_home` says that it names no city but that in which they stand."""
    if clause.means("move"):
        return True
    parts = clause.parts
    if not deed and is_bare(clause) and parts[0].means(TO, VIA) and clause.stops:
        # `nach Prag Lacy`
        return True
    acting = clause.pieces or [one for one in parts if one.kind is Kind.NATION]
    first = next((place for place, one in enumerate(parts) if one in acting), 0)
    colon = next((place for place in range(first, 0, -1) if parts[place - 1].text == ":"), 0)
    if first and parts[first - 1].text == "," and not any(one.kind == Kind.OTHER for one in parts[first:]):
        colon = first
    goals = [place for place, one in enumerate(parts) if (one.means(deed) if deed else one.kind == Kind.CITY)]
    goal = next((place for place in goals if deed or place >= first), -1 if goals else first)
    leaves = kind_of("leaves behind") if deed else frozenset()
    strange = (one for one in parts[colon:first] if one.kind == Kind.OTHER and fold(one.text) not in leaves)
    before = list(strange)[is_way:]
    between = [one for one in parts[first:goal] if one.kind == Kind.OTHER]
    behind = [one for one in parts[first + 1 : goal] if not one.means("filler", "then")]
    verb = [one for one in behind if not is_of_kind(one, "no more than")][:1]
    if not before and goal > first and any(fold(one.text) in TAKES for one in verb):
        # `Laudon holt uns derweil Lublinitz`
        return not any(one.means("past") for one in parts[first:goal])
    is_row = len(clause.stops) > 1 and (_is_row(parts, clause.stops) or is_way)
    told = parts[first : first + 1 + MOST_WORDS_BETWEEN]
    # `P6 stand`: in one language it stays, in another it stood, if a city says where.
    is_past = any(one.means("past") and (clause.stops or not (deed and one.means(deed))) for one in told)
    if is_past:
        return False
    # `Tottleben steps from Riesenburg to Sztum`
    is_from = bool(goals) and 0 < goal < goals[-1] and parts[goal - 1].means(FROM)
    reach = parts[first : goals[-1] if is_from else goal]
    if between and not (deed or is_row or is_home) and _has_strange_verb(reach, between):
        return False
    return not before and goal >= 0 and (len(between) <= MOST_WORDS_BETWEEN or (is_row and not deed))


def _has_strange_verb(parts: Sequence[Entity], between: Sequence[Entity]) -> bool:
    """Whether what stands between a piece and its city may be a verb of anything but motion, and nothing says
    that it leads there: `Keith covers Brieg`, `Keith hasst Brieg`."""
    leads = any(one.means(TO, VIA) and not one.means("at") for one in parts)
    word = fold(between[0].text)
    return not leads and len(word) >= SHORTEST_VERB and word.endswith(("s", "t"))


def leads_on(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether roads lead from where pieces stand to the cities of a clause, one after another: two cities or
    more are hardly a way by chance."""
    here = at.where.get(pieces[0])
    stops = [stop for role, stop in clause.stops if role != FROM]
    if here is not None and stops and here in stops[0].cities:
        stops = stops[1:]
    if here is None or len(stops) < len(clause.stops[:2]) or len(stops) < MOST_WORDS_BETWEEN:
        return False
    ring = {here}
    for stop in stops:
        ring = {city for city in stop.cities if stop.is_full and any(city in at.near(one) for one in ring)}
    return bool(ring)


def is_here(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether it names cities, and none but those in which the pieces stand."""
    here = {at.where.get(name) for name in pieces}
    cities = [city for _, city in clause.stops if city.is_full]
    return bool(cities) and not any(here.isdisjoint(city.cities) for city in cities)


def names_home(at: Situation, clause: Clause, pieces: Sequence[str]) -> bool:
    """Whether a clause names nothing but pieces and the city in which they stand: `Seydlitz at Halle`."""
    first = clause.parts.index(clause.pieces[0]) if clause.pieces else 0
    # `Leave Seydlitz in Halle`
    leaves = [
        one for one in clause.parts[:first] if fold(one.text) in kind_of("leaves behind") or one.means("I")
    ]
    rest = [one for one in clause.parts if one not in leaves]
    # `Bitte lass Seydlitz in Halle stehen`
    is_left = any(not one.means("I") for one in leaves)
    small = (TO, "and", STAY, "filler") if is_left else (TO, "and")
    names = all(one.kind in (Kind.PIECE, Kind.CITY, Kind.MARK) or one.means(*small) for one in rest)
    here = [at.where.get(name) for name in pieces]
    return names and len(clause.stops) == 1 and all(one in clause.stops[0][1].cities for one in here)


def _is_row(parts: Sequence[Entity], stops: Sequence[tuple[str, Entity]]) -> bool:
    """Whether the cities stand in a row with dashes or arrows between them: nothing else is written so."""
    places = [parts.index(stop) for _, stop in stops if stop in parts]
    between = [parts[after - 1].text for after in places[1:]]
    return len(places) == len(stops) and all(text in ("-", ">") for text in between)


def is_bare(clause: Clause) -> bool:
    """Whether a clause has no words but names and what orders have."""
    strange = (one for one in clause.parts if one.means(*TALKING) and not one.means("filler", TO))
    return not any(one.kind == Kind.OTHER for one in clause.parts) and not any(strange)
