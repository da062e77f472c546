"""What is done if a move cannot be made: `Keith to Neurode, or Reichenbach if that's blocked`, `if that road
is closed they stay`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.cutting.clause import TO, VIA
from pbem.orders.plain_words.cutting.clauses import clauses
from pbem.orders.plain_words.entity import Entity, Kind, mean, run_together, to_in, words_in
from pbem.orders.plain_words.marching.moves import read_move
from pbem.orders.plain_words.outcome import Outcome
from pbem.orders.plain_words.remarks.kinds import kind_of, size_at_head
from pbem.orders.plain_words.situation import Situation
from pbem.records import dataclass

Entities = Sequence[Entity]

SEPARATING = ",;:-("
CLOSING = ",;:-()."

LONGEST = 3
"""No expression for `failing that` has more words."""

PARTS = ("then", "filler", "the", "they", "him", "and", "but", "move", "stay", TO, VIA)
"""What may stand in a fall-back beside the cities."""


@dataclass(frozen=True)
class FallBacks:
    """A sentence in parts: what is to be done, and what if it cannot be."""

    deed: tuple[Entity, ...]
    """Empty if it is about the move told right before."""
    others: tuple[tuple[Entity, ...], ...]
    """What is done instead, the first that is possible."""


def fall_backs(entities: Entities) -> FallBacks | None:
    """The parts of a sentence that says what is done if a move cannot be made; None if it says nothing of
    that, or depends on something else as well."""
    known = _without_wishes(entities)
    starts = list(_openers(known))
    deed = _stripped(known[: starts[0][0]] if starts else known)
    if alternative := _behind_or(known) or _stays_before(known, starts):
        return alternative
    if not starts:
        return FallBacks(tuple(deed), ()) if len(known) < len(entities) else None
    if mean(deed, "if") or (deed and not _may_move(deed)):
        return None
    ends = [*(first for first, _ in starts[1:]), len(known)]
    others = [_stripped(known[begin:end]) for (_, begin), end in zip(starts, ends, strict=True)]
    if len(others) == 1 and _says_nothing(others[0]):
        # `Keith to Neurode, otherwise nothing`
        return FallBacks(tuple(deed), ()) if deed else None
    if not all(others) or any(mean(one, "all") or _says_nothing(one) for one in others):
        return None
    return FallBacks(tuple(deed), tuple(tuple(one) for one in others))


def _may_move(deed: Entities) -> bool:
    return any(one.kind is Kind.PIECE for one in deed) and any(one.kind is Kind.CITY for one in deed)


def _says_nothing(other: Entities) -> bool:
    """Whether it is `otherwise nothing`, which tells of everybody else."""
    return any(fold(one.text.split()[0]) in kind_of("nothing else") for one in other if one.means("stay"))


def _openers(entities: Entities) -> Iterator[tuple[int, int]]:
    """Where the words begin and end that say that something cannot be done."""
    place = 0
    while place < len(entities):
        end = _opened(entities, place)
        if end:
            yield place, end
        place = end or place + 1


def _opened(entities: Entities, place: int) -> int:
    """Where words at a place end that begin a fall-back; 0 if they begin none."""
    one = entities[place]
    if size := size_at_head(entities[place:], "failing that", LONGEST):
        return place + size
    if one.means("else") and not _goes_on(entities, place):
        return place + 1
    end = _condition(entities, place)
    return end if end and _is_blocked(entities[place + 1 : end]) else 0


def _goes_on(entities: Entities, place: int) -> bool:
    """Whether `else` goes on with a condition of its own: `or else if Daun leaves`."""
    return mean(entities[place + 1 : place + 3], "if")


def _condition(entities: Entities, place: int) -> int:
    """Where a condition at a place ends that asks whether something can be done; 0 if it is none."""
    one = entities[place]
    first = one.means("if") and not one.means("else", "unless")
    first = first or (_begins(entities, place) and (one.means("should") or _is(one, "cannot first")))
    if not first:
        return 0
    named = {city for each in entities[:place] if each.kind is Kind.CITY for city in each.cities}
    end = place + 1
    while end < len(entities) and (_is_possibility(entities[end], named) or entities[end].kind in SOMEBODY):
        end += 1
    condition = entities[place + 1 : end]
    is_of_somebody = any(one.kind in SOMEBODY for one in condition)
    return end if condition and (not is_of_somebody or _stands_in_the_way(condition)) else 0


SOMEBODY = (Kind.PIECE, Kind.NATION)
"""Who may stand in the way."""


def _stands_in_the_way(condition: Entities) -> bool:
    """Whether somebody is said to block the way: `Lehwaldt is in the way`."""
    said = run_together(condition)
    return any(words in said for words in kind_of("stands in the way"))


def _begins(entities: Entities, place: int) -> bool:
    return not place or entities[place - 1].text in SEPARATING


def _is(one: Entity, kind: str) -> bool:
    return bool(one.text) and all(fold(word) in kind_of(kind) for word in one.text.split())


def _is_possibility(one: Entity, named: set[int]) -> bool:
    again = one.kind is Kind.CITY and one.is_full and bool(named.intersection(one.cities))
    return again or (one.kind is not Kind.MARK and _is(one, "possibility"))


def _is_blocked(condition: Entities) -> bool:
    said = [fold(word) for one in condition for word in one.text.split()]
    is_far = not kind_of("too far").isdisjoint("".join(two) for two in pairwise(said))
    return is_far or not kind_of("impossible").isdisjoint(said) or _stands_in_the_way(condition)


def _without_wishes(entities: Entities) -> list[Entity]:
    """A sentence without `if he can`, `falls das geht`: a move is made only if it can be."""
    kept, place = list(entities), 0
    while place < len(kept):
        end = _condition(kept, place)
        said = words_in(kept[place + 1 : end])
        if end and said & kind_of("possible") and not said & kind_of("impossible"):
            kept[place:end] = []
        else:
            place += 1
    return kept


def _behind_or(entities: Entities) -> FallBacks | None:
    """`Keith to Neurode, or Reichenbach if that's blocked`: what stands between `or` and the condition."""
    begin = next((p for p, one in enumerate(entities) if _is(one, "or") and p), 0)
    conditions = (
        (p, end) for p in range(begin + 1, len(entities)) if (end := _condition(entities, p)) and begin
    )
    first, end = next(conditions, (0, 0))
    deed, other = _stripped(entities[:begin]), _stripped(entities[begin + 1 : first])
    rest = [one for one in entities[end:] if one.kind is not Kind.MARK]
    if not end or rest or not other or not _is_blocked(entities[first:end]):
        return None
    return FallBacks(tuple(deed), (tuple(other),)) if _may_move(deed) and not mean(deed, "if") else None


def _stays_before(entities: Entities, starts: Sequence[tuple[int, int]]) -> FallBacks | None:
    """`Keith to Neurode; he stays if that's blocked`: what he does stands before the one condition."""
    if len(starts) != 1 or any(one.kind is not Kind.MARK for one in entities[starts[0][1] :]):
        return None
    first = starts[0][0] - (starts[0][0] > 0 and entities[starts[0][0] - 1].text == ",")
    begin = next((p + 1 for p in range(first - 1, -1, -1) if entities[p].text in SEPARATING), 0)
    other, deed = _stripped(entities[begin:first]), _stripped(entities[: max(begin - 1, 0)])
    small = all(one.means("stay", "they", "him", "and", "but", "then", "filler") for one in other)
    if not (small and mean(other, "stay")) or mean(deed, "if") or not (not deed or _may_move(deed)):
        return None
    return FallBacks(tuple(deed), (tuple(other),))


def _stripped(entities: Entities) -> list[Entity]:
    """Words without the signs and the small words around them."""
    kept = list(entities)
    while kept and (kept[-1].text in CLOSING or kept[-1].means("and", "but") or _is(kept[-1], "or")):
        kept.pop()
    while kept and (kept[0].text in CLOSING or kept[0].means("and", "but", "then")):
        kept.pop(0)
    return kept


def way_else(at: Situation, pieces: Sequence[str], start: int, other: Entities) -> str:
    """What follows `else` in a move of pieces from where they stood; empty if words tell something else."""
    own = {at.piece(one) for one in other if one.kind is Kind.PIECE}
    if not own <= set(pieces) or not all(map(_is_small, other)):
        return ""
    cities = [one for one in other if one.kind is Kind.CITY]
    if all(start in one.cities for one in cities):
        return "stay" if cities or mean(other, "stay") else ""
    line = other[0].line
    lead = [
        Entity(Kind.PIECE, "train" if name in at.rules.trains else name, line, names=(name,))
        for name in pieces
    ]
    goes = to_in(line, "move")
    way = [one for one in other if one.kind is not Kind.PIECE and not one.means("stay", "they", "him")]
    return _tried(at, pieces, start, [*lead, goes, *way])


def _is_small(one: Entity) -> bool:
    small = one.kind in (Kind.MARK, Kind.PIECE) or one.means(*PARTS) or _is(one, "beside fall back")
    return small or (one.kind is Kind.CITY and one.is_full)


def _tried(at: Situation, pieces: Sequence[str], start: int, entities: Entities) -> str:
    """The way of the one move that words order, as it is written behind `else`."""
    where, came, nation, last = dict(at.where), dict(at.came_from), at.nation, at.last_moved
    at.where |= dict.fromkeys(pieces, start)
    trial = Outcome()
    for clause in clauses(at, entities):
        read_move(at, clause, tuple(pieces), trial)
    at.where, at.came_from, at.nation, at.last_moved = where, came, nation, last
    if len(trial.orders) != 1 or trial.doubts or not trial.orders[0].text.startswith("move "):
        return ""
    titles = " + ".join(map(at.title, pieces))
    return trial.orders[0].text.removeprefix(f"move {titles}").removeprefix(":").strip()
