"""The marches that a sentence tells by the weight of its words, and whether they are sure enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations

from pbem.orders.plain_words.entity import Kind, mean
from pbem.orders.plain_words.marching.by_roads import goes
from pbem.orders.plain_words.marching.march import groups_of, is_far
from pbem.orders.plain_words.marching.orders_told import who_and_where
from pbem.orders.plain_words.marching.weighed.clues import Clues
from pbem.orders.plain_words.marching.weighed.words import END, GOES, NONE, ORDERS, STAYS
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.ways import MOST_STEPS, shortest
from pbem.records import dataclass

LIKELY = 0.15
"""How likely at least a reading has to be by its words alone, whatever the roads leave."""

IDLE = 0.9
"""A sentence orders nothing if the chance of that is higher."""

UNLIKELY = 0.03
"""What is less likely than that is not meant."""

SLIGHT = 0.01
"""What is less likely is not looked at."""

WAY = 2
"""A way of so many cities tells who goes it."""

Marching = tuple[tuple[str, ...], tuple[int, ...]]
"""Pieces that stand together, and the cities of their way."""

Stop = tuple[int, int, bool]
"""The place of a city in the sentence, the city, and whether a march ends there."""


def orders_marches(clues: Clues) -> float:
    """How likely it is that a sentence orders a march, or that somebody stays."""
    return clues.chances[ORDERS]


def orders_nothing(clues: Clues) -> bool:
    """Whether a sentence most likely orders nothing at all, be it on a condition or for another turn."""
    return clues.chances[NONE] > IDLE


@dataclass(frozen=True)
class Reading:
    """The marches and stays that a sentence may order."""

    marches: tuple[Marching, ...]
    staying: frozenset[str]


@dataclass(frozen=True)
class Weighed:
    """The likeliest reading of a sentence."""

    reading: Reading
    chance: float
    """How likely it is that the sentence orders something, and this one of all readings that can be."""
    marches_to: Mapping[str, str]
    """Who marches, and the city where he ends, as orders name it."""


def weighed_reading(clues: Clues) -> Weighed | None:
    """What a sentence most likely orders by the weight of its words, of all that roads and rule 4 allow; None
    if there is nothing."""
    chances: dict[Reading, float] = {}
    ways = _sayings(clues.cities, clues.city_shares)
    for pieces, chance in _sayings(clues.pieces, clues.piece_shares):
        likely = ((cities, chance * other) for cities, other in ways if chance * other >= SLIGHT)
        for cities, both in likely:
            for reading, part in _readings(clues, pieces, cities):
                chances[reading] = chances.get(reading, 0) + both * part
    if not chances:
        return None
    best = max(chances, key=chances.__getitem__)
    if not (best.marches or best.staying):
        return None
    share = chances[best] / sum(chances.values()) if chances[best] >= LIKELY else 0
    marches_to = {name: clues.at.city(path[-1]) for group, path in best.marches for name in group}
    return Weighed(best, orders_marches(clues) * share, marches_to)


def _sayings(
    places: Iterable[int], shares_of: Callable[[int], Mapping[str, float]]
) -> list[tuple[dict[int, str], float]]:
    """All that the things at some places may say together, and how likely each is."""
    found: list[tuple[dict[int, str], float]] = [({}, 1.0)]
    for place in places:
        found = [
            ({**said, place: says}, chance * share)
            for said, chance in found
            for says, share in shares_of(place).items()
            if chance * share >= SLIGHT
        ]
    return found


def _readings(
    clues: Clues, pieces: Mapping[int, str], cities: Mapping[int, str]
) -> Iterator[tuple[Reading, float]]:
    """What a sentence orders if its pieces and cities say this, with the share of each reading; nothing if
    it cannot be."""
    own = {place: name for place, name in sorted(clues.pieces.items()) if clues.at.is_own(name)}
    if any(pieces[place] != NONE for place in clues.pieces.keys() - own.keys()):
        return
    going = {name: place for place, name in reversed(own.items()) if pieces[place] == GOES}
    staying = frozenset(name for place, name in own.items() if pieces[place] == STAYS)
    stops = [
        (place, clues.cities[place], cities[place] == END)
        for place in sorted(cities)
        if cities[place] != NONE
    ]
    if not own and stops:
        going = dict.fromkeys(clues.him if len(clues.him) == 1 else _who_fits(clues, stops), -1)
    if bool(going) != bool(stops) or not staying.isdisjoint(going):
        return
    found = list(_marches(clues.at, going, stops)) if going else [()]
    yield from ((Reading(marches, staying), 1 / len(found)) for marches in found)


def _who_fits(clues: Clues, stops: Sequence[Stop]) -> tuple[str, ...]:
    """Those of whom a sentence tells that names none of them, by the cities of its way: `the train at
    Göttingen`, `the general, by Friedland to Anklam`; nobody if it may be several, or nobody can go there."""
    at = clues.at
    own = [name for name in at.where if at.is_own(name)]
    named = {name for one in clues.entities if one.kind is Kind.PIECE for name in one.names}
    of_trains = [name for name in own if name in at.rules.trains and mean(clues.entities, "train")]
    told = [name for name in own if name in named] or of_trains or own
    trains = [(name,) for name in told if name in at.rules.trains]
    groups = trains + groups_of(at, [name for name in told if name not in at.rules.trains])
    starts = {at.where[name] for name in told}.intersection(clues.cities.values())
    groups = [group for group in groups if not starts or at.where[group[0]] in starts]
    if len(groups) > 1 and not starts and len(stops) < WAY:
        return ()
    found = [group for group in groups if any(_marches(at, dict.fromkeys(group, -1), stops))]
    return found[0] if len(found) == 1 else ()


def _marches(
    at: Situation, going: Mapping[str, int], stops: Sequence[Stop]
) -> Iterator[tuple[Marching, ...]]:
    """All that pieces, each with its place in the sentence, and the stops named there may come to."""
    told = sorted(going, key=going.__getitem__)
    groups = groups_of(at, told)
    if not groups or sum(map(len, groups)) < len(told):
        return
    for cuts in combinations(range(1, len(stops)), len(groups) - 1):
        parts = [stops[start:end] for start, end in zip((0, *cuts), (*cuts, len(stops)), strict=True)]
        if len(groups) > 1 and not _are_in_turn([going[group[0]] for group in groups], parts):
            continue
        ways = [_way(at, group, part) for group, part in zip(groups, parts, strict=True)]
        marches = tuple((group, path) for group, path in zip(groups, ways, strict=True) if path)
        if len(marches) == len(groups):
            yield marches


def _are_in_turn(pieces: Sequence[int], parts: Sequence[Sequence[Stop]]) -> bool:
    """Whether the stops of each march stand behind its pieces and before the next ones, or each before its
    pieces and behind the ones before."""
    firsts, lasts = [part[0][0] for part in parts], [part[-1][0] for part in parts]
    pairs = [*zip(pieces, firsts, strict=True), *zip(lasts, pieces[1:], strict=False)]
    others = [*zip(lasts, pieces, strict=True), *zip(pieces, firsts[1:], strict=False)]
    return any(all(one < two for one, two in row) for row in (pairs, others))


def _way(at: Situation, pieces: tuple[str, ...], stops: Sequence[Stop]) -> tuple[int, ...]:
    """The way of pieces through all stops to the one where it ends; empty if there is none, or several."""
    ends = list(dict.fromkeys(city for _, city, is_end in stops if is_end))
    via = list(dict.fromkeys(city for _, city, is_end in stops if not is_end and city not in ends))
    via = [city for city in via if city != at.where[pieces[0]]]
    if len(ends) != 1 or len(via) >= MOST_STEPS or ends[0] == at.where[pieces[0]]:
        return ()
    told = [*via, ends[0]]
    path = _whole(at, pieces, told)
    if len(path) == len(told):
        return path
    others = {tuple(row): (*row, ends[0]) for row in permutations(via) if list(row) != via}
    ways = [row for row in others.values() if goes(at, pieces, row)]
    return ways[0] if len(ways) == 1 else () if ways else path


def _whole(at: Situation, pieces: tuple[str, ...], stops: Iterable[int]) -> tuple[int, ...]:
    """Every city of a way whose stops are told in order; empty if it is longer than a march."""
    path: list[int] = []
    for city in stops:
        here = path[-1] if path else at.where[pieces[0]]
        part = [city] if city in at.near(here) else shortest(at, pieces, here, city, MOST_STEPS - len(path))
        if not part:
            return ()
        path += part
    return () if is_far(at, pieces, path) or len({*path}) < len(path) else tuple(path)


def is_otherwise(clues: Clues, order: str) -> bool:
    """Whether an order for a march that was read from a sentence is hardly what its words weigh: who goes
    there, or where they end."""
    at = clues.at
    titles, end = who_and_where(order)
    for title in titles:
        places = [
            place for place, name in clues.pieces.items() if at.is_own(name) and at.title(name) == title
        ]
        shares = [clues.piece_shares(place)[GOES] for place in places]
        if shares and max(shares) < UNLIKELY:
            return True
    places = [place for place, city in clues.cities.items() if at.city(city) == end]
    shares = [clues.city_shares(place)[END] for place in places]
    return bool(shares) and max(shares) < UNLIKELY
