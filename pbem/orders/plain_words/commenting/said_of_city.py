"""What is said of a city behind a march to it or through it, and orders nothing: `to Bunzlau, which nobody
guards`, `via Zittau, so Zittau becomes mine unless someone guards it`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

MORE = (
    *("attack", "split", "transfer", "recruit", "discard", "play", "concede", "lose", "retreat", "keep"),
    *("join", "move", "via", "else", "correction", "takes back", "rather", "in place of", "then", "follow"),
)
"""What makes more of such words than what is said of a city."""

CONDITIONS = ("if", "unless", "should")

Entities = Sequence[Entity]


def without_said_of_city(at: Situation, entities: Entities) -> list[Entity]:
    """A sentence without such parts."""
    kept = list(entities)
    first = next((place for place, one in enumerate(kept) if at.may_own(one)), len(kept))
    place = first + 1
    while place + 1 < len(kept):
        end = _end(kept, place)
        if _is_said_of_city(at, kept, first, place, end):
            end = _end_of_condition(kept, end)
            closes = end < len(kept) and kept[end].text == ")"
            del kept[place : end + closes]
        else:
            place += 1
    return kept


def _end(entities: Entities, place: int) -> int:
    """Where the part ends that begins with a sign at a place."""
    signs = (p for p in range(place + 1, len(entities)) if entities[p].kind is Kind.MARK)
    return next(signs, len(entities))


def _end_of_condition(entities: Entities, end: int) -> int:
    """Where a condition of nothing else ends that follows such a part: `, sofern es niemand schützt`."""
    last = _end(entities, end)
    part = entities[end + 1 : last]
    is_condition = bool(part) and part[0].means(*CONDITIONS) and entities[end].text == ","
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD) or one.number for one in part)
    return last if is_condition and last == len(entities) and not (named or mean(part, *MORE)) else end


def _is_said_of_city(at: Situation, entities: Entities, first: int, place: int, end: int) -> bool:
    """Whether a part says of a city of the way, or of an enemy right before it, what orders nothing."""
    opens, part = entities[place], entities[place + 1 : end]
    if not part or opens.kind is not Kind.MARK or opens.text not in ",(-–;":
        return False
    named = any(at.may_own(one) or one.kind is Kind.CARD or one.number for one in part)
    if named or mean(part, *MORE):
        return False
    way = {city for one in entities[first:place] if is_city(one) for city in one.cities}
    cities = [one for one in part if is_city(one)]
    before = entities[place - 1]
    stands = at.where.get(str(at.piece(before))) if before.kind is Kind.PIECE else None
    is_he = any(fold(part[0].text) in kind_of(kind) for kind in ("he that is told of", "relative"))
    if is_he and cities and all(stands in one.cities for one in cities):
        # `auf Dohna drauf, der steht in Friedeberg`
        return not mean(part, *CONDITIONS, "not")
    if any(way.isdisjoint(one.cities) for one in cities):
        return False
    # `das niemand bewacht`; `das wäre ein Fehler` is said of the march.
    is_that = is_of_kind(part[0], "that city") and mean(part[1:2], "nobody")
    if is_that or (fold(part[0].text.split()[0]) in kind_of("tells of a city") and len(part) > 1):
        # `which he must not do` is said of the march.
        is_of_march = mean(part, "they") and mean(part, "not", "no more")
        return is_city(entities[place - 1]) and not (is_of_march or mean(part, *CONDITIONS))
    becomes = bool(words_in(part) & kind_of("becomes ours")) and (bool(cities) or _is_it(part))
    return becomes and fold(part[0].text) in kind_of("so it becomes") and not mean(part[:1], *CONDITIONS)


def _is_it(part: Entities) -> bool:
    return not words_in(part[:3]).isdisjoint(kind_of("that city"))
