"""The march that a clause orders: every city of its way, or the one it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import FROM, TO, VIA, Clause
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.marching.ordered import MOST_WORDS_BETWEEN, is_bare
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind, kind_of, says
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import is_round, led_through, way

BACK = kind_of("back again")

NEXT = 3
"""The return follows at once: `and then back`, but `and I want it back` is none."""


def groups_of(at: Situation, pieces: Sequence[str]) -> list[tuple[str, ...]]:
    """Pieces that stand together, in the order named; those off the map are left out."""
    groups: dict[int, list[str]] = {}
    for name in pieces:
        if name in at.where:
            groups.setdefault(at.where[name], []).append(name)
    return [tuple(names) for names in groups.values()]


def march(at: Situation, clause: Clause, pieces: tuple[str, ...], out: Outcome) -> None:
    """Add the march of pieces that stand together, if there is a way; else say that it is not read."""
    stops = stops_of(clause, at.where[pieces[0]])
    if not stops:
        if clause.stops and not clause.means("from", "attack", "against"):
            stay(at, clause, pieces, out)
        return
    if _comes_back(clause):
        back = _there_and_back(at, clause, pieces, stops)
        if not back:
            out.doubt(clause.line, Why.ROUND)
            return
        at.move(pieces, back[-1])
        out.take(clause.line, at.rules.nation_of[pieces[0]], f"move {piece_and_way(at, pieces, back)}")
        return
    path = path_of(at, pieces, stops)
    if path is None and (others := led_through(stops, clause)):
        path = path_of(at, pieces, others)
    path = path or _goal_first(at, pieces, stops)
    if path and _goes_part_of_it(clause, path):
        short = path[: max(1, steps_told(clause.parts))]
        out.doubt(clause.line, Why.WAY, f"move {piece_and_way(at, pieces, short)}")
        return
    is_named_twice = len(stops) > MOST_WORDS_BETWEEN and stops[0].cities == stops[-1].cities
    if is_named_twice and (path is None or is_round(path, at.where[pieces[0]], named_in(clause))):
        # `to Meißen, that's Oschatz, Riesa, Meißen`
        path = path_of(at, pieces, stops[1:])
    nation = at.rules.nation_of[pieces[0]]
    if _is_goal(clause, stops) and (path is None or is_far(at, pieces, path)):
        titles = " + ".join(at.title(name) for name in pieces)
        at.move(pieces, at.where[pieces[0]])
        out.take(clause.line, nation, f"move {titles} to {at.city(stops[0].cities[0])}")
        return
    if path is None and is_bare(clause) and all(one.is_full and len(one.cities) == 1 for one in stops):
        # A way that breaks the rules is given as it was named, so that the fault is told.
        path = [one.cities[0] for one in stops]
    if path is None:
        if any(one.is_full for one in stops):
            out.doubt(clause.line, Why.WAY)
        return
    if path == [at.where[pieces[0]]]:
        return
    if _ends_unknown(clause, path):
        out.doubt(clause.line, Why.WAY)
        return
    if is_round(path, at.where[pieces[0]], named_in(clause)) and not _ends_on_its_way(at, clause, path):
        out.doubt(clause.line, Why.ROUND)
        return
    at.move(pieces, path[-1])
    order = f"move {piece_and_way(at, pieces, path)}"
    if any(one.line == clause.line and one.text == order for one in out.orders):
        out.parts += 1  # `Saltikov takes Pyritz: move Saltikov: Greifenhagen, Pyritz` says it twice
    else:
        out.take(clause.line, nation, order)


def _there_and_back(
    at: Situation, clause: Clause, pieces: tuple[str, ...], stops: Sequence[Entity]
) -> list[int]:
    """The way to the last city and back on it, where a clause says no more than that they come back: `to
    Chemnitz and back`; none if that is too far, or it says more."""
    last = max((p for p, one in enumerate(clause.parts) if one.kind is Kind.CITY), default=0)
    behind = [one for one in clause.parts[last + 1 :] if one.kind is not Kind.MARK]
    small = all(one.means("and", "then", "filler", "they") for one in behind)
    path = path_of(at, pieces, stops) if small else None
    start = at.where[pieces[0]]
    if path is None or start in path:
        return []
    back = [*path, *reversed(path[:-1]), start]
    return [] if is_far(at, pieces, back) else back


def _ends_on_its_way(at: Situation, clause: Clause, path: Sequence[int]) -> bool:
    """Whether a way comes to its last city a second time, and says so: `takes Cosel and ends in Krappitz
    again`, through which the way to Cosel leads."""
    once = all(path.count(city) == 1 for city in path if city != path[-1])
    places = [p for p, one in enumerate(clause.parts) if one.kind is Kind.CITY and one.is_full]
    if len(places) < TWICE or not once or path[-1] not in clause.parts[places[-1]].cities:
        return False
    behind = clause.parts[places[-2] + 1 :]
    return says(behind, "once more", "back again", "comes to a halt") and path.count(path[-1]) == TWICE


TWICE = 2


def stay(at: Situation, clause: Clause, pieces: Sequence[str], out: Outcome) -> None:
    """Note that pieces stay; where a city is named in which none of them stands, that is asked instead."""
    here = {at.where.get(name) for name in pieces}
    if any(stop.is_full and not here.intersection(stop.cities) for _, stop in clause.stops):
        out.doubt(clause.line, Why.LEFT)
        return
    at.stayed.update(pieces)
    if any_of_kind(clause.parts, "as it is"):
        said = words_in(clause.parts)
        is_rest = not said.isdisjoint(kind_of("rest") | kind_of("leaves behind"))
        out.pieces_as_they_are.update(dict.fromkeys(pieces, is_rest))
    for name in pieces:
        out.stay(at.rules.nation_of[name], clause.line, (name,))


def _goal_first(at: Situation, pieces: tuple[str, ...], stops: Sequence[Entity]) -> list[int] | None:
    """The way whose goal is told before it, `takes Raudnitz, going Aussig, Leitmeritz`: every city is beside
    the one before it."""
    if len(stops) <= MOST_WORDS_BETWEEN or not all(one.is_full for one in stops):
        return None
    path = path_of(at, pieces, [*stops[1:], stops[0]])
    return path if path is not None and len(path) == len(stops) else None


def _ends_unknown(clause: Clause, path: Sequence[int]) -> bool:
    """Whether a row of a piece and cities ends in words that may be one more: `train 1 Złotów neu stetin`."""
    row = [
        one for one in clause.parts if one.kind is not Kind.MARK and not one.means("then", "filler", "the")
    ]
    full = [place for place, one in enumerate(row) if one.kind is Kind.CITY and one.is_full]
    kinds = [one.kind for one in row[:2]]
    if not full or kinds != [Kind.PIECE, Kind.CITY]:
        return False
    tail = row[full[-1] + 1 :]
    if any(one.kind not in (Kind.OTHER, Kind.CITY) for one in tail):
        return False
    unused = any(one.kind is Kind.CITY and not set(one.cities) & set(path) for one in tail)
    return unused or (len(tail) == MOST_WORDS_BETWEEN and all(one.kind is Kind.OTHER for one in tail))


def _goes_part_of_it(clause: Clause, path: Sequence[int]) -> bool:
    """Whether it leads only so many cities, or a bit, towards its goal: `one city towards Brieg`."""
    steps = steps_told(clause.parts)
    goal = next((p for p, one in enumerate(clause.parts) if one.kind is Kind.CITY), 0)
    is_part = bool(steps) and steps < len(path)
    lead = clause.parts[:goal]
    is_some = says(lead, "some of the way") and mean(lead, "towards")
    return len(clause.stops) == 1 and (is_part or is_some or says(lead, "half the way"))


def steps_told(entities: Sequence[Entity]) -> int:
    """How many cities words say that somebody goes; 0 if they do not."""
    told = (word for one in entities if one.means("steps") for word in one.text.split())
    return next((n for word in told for n in (1, 2, 3) if fold(word) in kind_of(f"steps: {n}")), 0)


def _is_goal(clause: Clause, stops: Sequence[Entity]) -> bool:
    """Whether a clause has one city, in full, to which a verb leads, or nothing but `to`: the program looks
    for the way."""
    told = len(stops) == 1 and stops[0].is_full and len(stops[0].cities) == 1
    leads = clause.means("move") or is_bare(clause)
    return told and leads and any(role == TO for role, _ in clause.stops)


def is_far(at: Situation, pieces: Sequence[str], path: Sequence[int]) -> bool:
    """Whether a way is longer than a move (rule 4)."""
    main = at.rules.board.main
    by_main = all(there in main[here] for here, there in pairwise((at.where[pieces[0]], *path)))
    return len(path) > (2 if pieces[0] in at.rules.trains else 3) + by_main


def can_go(at: Situation, name: str, stops: Sequence[Entity]) -> bool:
    """Whether a piece can go by some cities in a move (rule 4)."""
    path = way(at, (name,), stops)
    return path is not None and not is_far(at, (name,), path)


def piece_and_way(at: Situation, pieces: Sequence[str], path: Sequence[int]) -> str:
    """Pieces and the cities of their way, as an order has them."""
    return f"{' + '.join(at.title(name) for name in pieces)}: {', '.join(map(at.city, path))}"


def stops_of(clause: Clause, start: int) -> list[Entity]:
    """The cities of a way in the order in which they are passed, without the one it begins in."""
    stops = [one for one in clause.stops if not _is_start(one, clause.stops, start)]
    roles = [role for role, _ in stops]
    is_goal_first = TO in roles and VIA in roles and roles.index(TO) < roles.index(VIA)
    is_goal_first = is_goal_first and TO not in roles[roles.index(VIA) :]
    if is_goal_first or (roles[-1:] == [VIA] and TO not in roles):
        stops.sort(key=lambda one: one[0] != VIA)
    cities = [stop for _, stop in stops]
    # `into Magdeburg: Oschersleben, Magdeburg` names the goal twice.
    is_named_twice = len(cities) > MOST_WORDS_BETWEEN and cities[0].cities == cities[-1].cities
    has_colon = any(one.text == ":" for one in clause.parts)
    return cities[1:] if is_named_twice and has_colon else cities


def _is_start(stop: tuple[str, Entity], stops: Sequence[tuple[str, Entity]], start: int) -> bool:
    """Whether a stop only tells where the way begins."""
    role, city = stop
    return role == FROM or (start in city.cities and (stop is stops[0] or len(stops) == 1))


def path_of(at: Situation, pieces: tuple[str, ...], stops: Sequence[Entity]) -> list[int] | None:
    """Every city of a way; None if there is none. A word that only looks like a short name is left out if no
    way leads through it."""
    path = way(at, pieces, stops)
    for doubtful in [one for one in stops if not one.is_full]:
        if path is None and len(stops) > 1:
            stops = [one for one in stops if one is not doubtful]
            stops = stops[1:] if len(stops) > 1 and at.where[pieces[0]] in stops[0].cities else stops
            path = way(at, pieces, stops)
    return path


def named_in(clause: Clause) -> list[Entity]:
    """The cities that a clause leads to or through, each as often as it names it; one to which its pieces
    return once more: `to Angermünde and back to Schwedt`, `und geht nach Schwedt zurück`."""
    parts = [one for one in clause.parts if not one.means(TO, "the") or fold(one.text) in BACK]
    again = [city for before, city in pairwise(parts) if city.kind is Kind.CITY and fold(before.text) in BACK]
    again += [city for city, after in pairwise(parts) if city.kind is Kind.CITY and fold(after.text) in BACK]
    return [*(stop for role, stop in clause.stops if role != FROM), *again]


def is_told(at: Situation, clause: Clause) -> bool:
    """Whether a clause names its goal, or every city of its way."""
    cities = [stop.cities for _, stop in clause.stops]
    roads = list(pairwise(cities))
    is_way = all(any(b in at.near(a) for a in first for b in then) for first, then in roads) and bool(roads)
    return is_way or any(role == TO for role, _ in clause.stops)


def _comes_back(clause: Clause) -> bool:
    """Whether behind its last city it says that the pieces return: `looks at Prag and comes back`."""
    ends = [place for place, one in enumerate(clause.parts) if one.kind == Kind.CITY]
    behind = clause.parts[ends[-1] + 1 :] if ends else []
    joins = (place for place, one in enumerate(behind) if one.means("and", "then") or one.text == ",")
    first = next(joins, len(behind))
    return any(fold(word) in BACK for one in behind[first : first + NEXT] for word in one.text.split())
