"""Which number of a letter is which general's, where the words leave it open and the sum tells it.

`Daun is the one who has to stand his ground, so he gets a full eight ... That leaves four for Lacy.`
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from itertools import product

from pbem.engine.model import MOST_TROOPS
from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

REST = kind_of("rest of troops")
"""What says that somebody gets the troops that are left."""

EQUALLY = kind_of("in equal parts")

BEFORE_NAME = ("to", "under", "with", "the", "filler", "troops", "and", "orders")
"""What leads from a number to the name that it is for: `three for poor Karl`."""

MOST_BETWEEN = 3
"""So many words away `each` still belongs to a number."""

SIGNS = frozenset(",:=-(")
"""What may stand between a general and his number."""

MOST_WAYS = 4096
"""More ways to read the numbers are not tried."""


@dataclass
class Told:
    """What a letter tells of one nation's set-up: its generals and numbers in their order."""

    generals: list[tuple[int, str]] = field(default_factory=list)
    """Each with its place among all words."""
    numbers: list[tuple[int, int]] = field(default_factory=list)


def shares_by_sum(at: Situation, nation: str, entities: Sequence[Entity]) -> dict[str, int] | None:
    """The one way to give each general of a nation a number of the letter, or what is left, so that the sum
    is right; None if there is none, or more than one."""
    generals, total = at.rules.nations[nation].generals, at.rules.nations[nation].troops
    if is_left_open(at, nation, entities):
        return None
    told = _told(at, nation, entities)
    if {name for _, name in told.generals} != set(generals):
        return None
    fixed, used = _fixed(at, entities, told)
    open_ = [name for name in generals if name not in fixed]
    left = total - sum(fixed.values())
    found = {tuple(sorted(one.items())) for one in _ways(told, open_, used, left)}
    rest = None if found or not open_ else _rest(entities, open_, left)
    if left and not rest and len(found) != 1:
        return None
    shares = {**fixed, **(rest or dict(found.pop() if found else ()))}
    return {name: shares[name] for name in generals}


def is_left_open(at: Situation, nation: str, entities: Sequence[Entity]) -> bool:
    """Whether a letter leaves a nation's set-up open: `Richelieu seven or eight`."""
    told = _told(at, nation, entities)
    return any(_is_open(entities, place) for place, _ in (*told.generals, *told.numbers))


def _is_open(entities: Sequence[Entity], place: int) -> bool:
    """Whether a word beside a name or a number leaves it open: `seven or eight`, `not 8`, `Perhaps Keith`."""
    beside = entities[max(0, place - 1) : place + 2 : 2]
    if mean(entities[place + 1 : place + 2], "if") and mean(entities[place + 2 : place + 3], "I"):
        # `three for Tottleben if I can still add up`
        beside = beside[:1] if place else ()
    open_ = (one for one in beside if one.means("maybe", "not", "if") and not one.means("whether"))
    return any(fold(one.text) not in ADDRESSED for one in open_)


ADDRESSED = words.forms(words.words(lambda one: one.spoken_to))


def _told(at: Situation, nation: str, entities: Sequence[Entity]) -> Told:
    told = Told()
    for place, one in enumerate(entities):
        name = at.piece(one) if one.kind == Kind.PIECE else None
        if name in at.rules.generals and at.rules.nation_of[str(name)] == nation:
            told.generals.append((place, str(name)))
        elif name is not None or one.kind == Kind.NATION:
            told.generals.append((place, ""))
        elif one.kind != Kind.CARD and 1 <= one.number <= MOST_TROOPS:
            told.numbers.append((place, one.number))
    if told.generals:
        others = {name for _, name in told.generals} - {""}
        told.generals = [one for one in told.generals if one[1] in others or one[1] == ""]
    return Told([one for one in told.generals if one[1]], told.numbers)


def _fixed(at: Situation, entities: Sequence[Entity], told: Told) -> tuple[dict[str, int], set[int]]:
    """The numbers that stand right beside their generals, and the places of these numbers."""
    fixed: dict[str, int] = {}
    used: set[int] = set()
    for place, number in told.numbers:
        names = _for_each(entities, told, place) or _for_one(entities, told, place)
        for name in names:
            fixed.setdefault(name, number)
        used |= {place} if names else set()
    return fixed, used


def _for_each(entities: Sequence[Entity], told: Told, place: int) -> list[str]:
    """The generals of whom each gets a number: `Seydlitz and Lehwaldt one man each`."""
    near = entities[max(0, place - 1) : place + 1 + MOST_BETWEEN]
    if not any(one.means("each") for one in near):
        return []
    before = [one for one in told.generals if one[0] < place]
    run = before[-1:]
    for one in reversed(before[:-1]):
        between = entities[one[0] + 1 : run[0][0]]
        if not all(e.kind == Kind.MARK or e.means("and", "the", "filler") for e in between):
            break
        run.insert(0, one)
    has_number = run and any(run[-1][0] < p < place for p, _ in told.numbers)
    return [name for _, name in run] if len(run) > 1 and not has_number else []


def _for_one(entities: Sequence[Entity], told: Told, place: int) -> list[str]:
    """The general right before a number, or right behind it with `for` between."""
    behind = next((one for one in told.generals if one[0] > place), None)
    if behind:
        between = entities[place + 1 : behind[0]]
        leads = any(one.means("to") for one in between)
        if leads and all(_is_small(one) for one in between) and not any(one.text == "," for one in between):
            return [behind[1]]
    before = next((one for one in reversed(told.generals) if one[0] < place), None)
    if before is None:
        return []
    between = [one for one in entities[before[0] + 1 : place] if one.text not in SIGNS]
    return [before[1]] if len(between) <= 1 else []


def _is_small(one: Entity) -> bool:
    return one.kind == Kind.OTHER or one.means(*BEFORE_NAME)


def _ways(told: Told, generals: Sequence[str], used: set[int], left: int) -> Iterator[Mapping[str, int]]:
    """Every way to give generals a number that stands beside one of their names, each number once."""
    choices = [[one for one in _beside(told, name) if one[0] not in used] for name in generals]
    ways = 1
    for one in choices:
        ways *= len(one)
    if not 0 < ways <= MOST_WAYS:
        return
    for way in product(*choices):
        is_apart = len({place for place, _ in way}) == len(way)
        if is_apart and sum(number for _, number in way) == left:
            yield {name: number for name, (_, number) in zip(generals, way, strict=True)}


def _beside(told: Told, name: str) -> list[tuple[int, int]]:
    """The numbers between a general's name and the names of others before and behind it."""
    found = []
    for place, one in told.generals:
        if one != name:
            continue
        first = max((p for p, other in told.generals if p < place and other != name), default=-1)
        last = min((p for p, other in told.generals if p > place and other != name), default=None)
        found += [one for one in told.numbers if first < one[0] and (last is None or one[0] < last)]
    return list(dict.fromkeys(found))


def _rest(entities: Sequence[Entity], generals: Sequence[str], left: int) -> dict[str, int] | None:
    """What is left for the generals without a number, in equal parts."""
    said = words_in(entities)
    share, over = divmod(left, len(generals))
    is_equal = said & EQUALLY or any(one.means("each") for one in entities)
    is_told = said & REST if len(generals) == 1 else is_equal
    if over or not is_told or not 1 <= share <= MOST_TROOPS:
        return None
    return dict.fromkeys(generals, share)
