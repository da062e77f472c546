"""That a piece stays where its way ends: `takes Anklam and stays there`, which orders nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import TO, VIA, Clause
from pbem.orders.plain_words.cutting.clause_stops import AT
from pbem.orders.plain_words.cutting.clauses import TAKES
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of

STAY = "stay"

BETWEEN = ("they", "filler", "there", "should", "him", "the", "to", "is")
"""What may stand between `and` and `stays`."""


def without_stay(clause: Clause) -> None:
    """Leave out of a clause that its pieces stay in the city that it leads them to."""
    parts = clause.parts
    cities = [place for place, one in enumerate(parts) if one.kind is Kind.CITY and one.is_full]
    stays = [place for place, one in enumerate(parts) if one.means(STAY)]
    if not stays or not cities or stays[0] < cities[-1] or clause.means("not", "if"):
        return
    if not all(_is_small(one) or one.means(STAY) for one in parts[stays[0] : stays[-1]]):
        return
    if mean(parts[: cities[-1]], "is"):
        return
    between = parts[cities[-1] + 1 : stays[0]]
    if between[:1] and fold(between[0].text) in TAKES:
        # `soll Anklam besetzen und dort bleiben`
        between = between[1:]
    if _joins(between) and _is_end(parts[stays[-1] + 1 :]) and _leads(parts, cities[-1], stays[0]):
        clause.meanings.discard(STAY)
        parts[cities[-1] + 1 :] = []


def goes_on_to_stay(clause: Clause) -> None:
    """Have the way of a clause go on to the city in which its pieces stay in the end: `takes Neisse and then
    stays in Patschkau`."""
    parts = clause.parts
    cities = [place for place, one in enumerate(parts) if one.kind is Kind.CITY and one.is_full]
    if len(cities) < 2 or len(cities) != len(clause.stops) or clause.means("not", "if", "maybe", "no more"):
        return
    first, last = cities[-2:]
    stay = next((p for p in range(first + 1, last) if parts[p].means(STAY)), 0)
    goes = any(one.means("move") or fold(one.text) in TAKES for one in parts[:first])
    opens = any(one.means("and", "then") or one.text == "," for one in parts[first + 1 : stay])
    small = (one for one in (*parts[first + 1 : stay], *parts[stay + 1 : last]) if not one.means(STAY))
    is_bare = all(_is_small(one) or one.means("and", "then") for one in small)
    ends = all(_is_small(one) or one.means(STAY) for one in parts[last + 1 :])
    is_same = parts[first].cities == parts[last].cities
    if stay and goes and opens and is_bare and ends and not is_same:
        clause.meanings.discard(STAY)
        clause.meanings.add("move")


def _joins(words: Sequence[Entity]) -> bool:
    """Whether words only join `stays` to the city before: `and he is to`, `, where he`."""
    opens = any(one.means("and", "then") or fold(one.text) in kind_of("so that") for one in words)
    return opens and all(_is_small(one) or one.means("and", "then") for one in words)


def _is_end(words: Sequence[Entity]) -> bool:
    return all(_is_small(one) for one in words)


def _is_small(one: Entity) -> bool:
    kinds = ("so that", "there", "urging")
    return one.kind is Kind.MARK or one.means(*BETWEEN) or any(fold(one.text) in kind_of(k) for k in kinds)


def _leads(parts: Sequence[Entity], city: int, stay: int) -> bool:
    """Whether a verb, or `to` or `via` before a city, leads somewhere and does not only tell where somebody
    is."""
    pairs = pairwise(parts[: city + 1])
    leads = any(
        one.means(TO, VIA) and two.kind is Kind.CITY and fold(one.text) not in AT for one, two in pairs
    )
    return leads or any(one.means("move") or fold(one.text) in TAKES for one in parts[:stay])
