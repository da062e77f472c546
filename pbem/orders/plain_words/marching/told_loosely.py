"""A march told in words that are not known, where the pieces and every city of the way leave one reading."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.attack_if_there import Read, attack_if_there
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.marching.by_roads import LEAST, March, by_roads, denies, goes, may_tell
from pbem.orders.plain_words.marching.march import piece_and_way
from pbem.orders.plain_words.outcome import MOVE, Outcome, Why
from pbem.orders.plain_words.remarks.kinds import any_of_kind
from pbem.orders.plain_words.situation import Situation

ASKED = (Why.TALE, Why.WAY, Why.LEFT, Why.NEGATION, Why.CONDITION, Why.ROUND)
"""What is said of marches in words that are not known."""

NARROW = ("with", "join", "follow", "towards", "all", "past", "stay", "not", "no more")
"""What may change a march that is told in few words."""

PAST = ("ed", "te", "ten")
"""How words for what has been often end, in both languages."""


def march_loosely(
    at: Situation, entities: Sequence[Entity], out: Outcome, size: int, known: int, read: Read
) -> None:
    """Take the march of a sentence that was asked back and came to no order, behind the first `size` orders
    and `known` doubts: it names its pieces and all cities of their way, road by road, and no word in it tells
    of anything else (rule 4). What stands before an attack on a condition is read by `read`."""
    if attack_if_there(at, entities, out, size, known, read):
        return
    new = out.doubts[known:]
    is_asked = bool(new) and all(one.why in ASKED for one in new) and len(out.orders) == size
    if at.sets_up or not is_asked or at.game.stage.combat:
        return
    if any_of_kind(entities, "thither") or any_of_kind(entities, "back again"):
        # `Over Dresden thither`, `to Sztum and straight back in`
        return
    if found := _plain(at, entities) or by_roads(at, entities, out):
        own, path = found
        at.move(tuple(own), path[-1])
        del out.doubts[known:]
        out.take(entities[0].line, at.rules.nation_of[own[0]], f"{MOVE}{piece_and_way(at, own, path)}")


def _plain(at: Situation, entities: Sequence[Entity]) -> March | None:
    """A march of a sentence in which nothing else is named, however short its way is."""
    own = list(dict.fromkeys(at.own_piece(one) or "" for one in entities if one.kind is Kind.PIECE))
    starts = {at.where.get(name) for name in own}
    start = next(iter(starts), None)
    is_one = all(own) and len(starts) == 1 and start is not None
    if not is_one or not may_tell(entities) or not _is_plain(entities):
        return None
    path = [one.cities[0] for one in entities if one.kind is Kind.CITY]
    is_start_told = path[:1] == [start]
    is_told = len(path) >= LEAST and _is_row(entities, is_start_told=is_start_told)
    return (own, path) if is_told and goes(at, own, path := path[is_start_told:]) else None


def _is_row(entities: Sequence[Entity], *, is_start_told: bool) -> bool:
    """Whether `to`, `by` or another city leads to each city, and not what is done there: `and mocks Uelzen`.
    To the first one it is enough that the start stands before it."""
    words = [one for one in entities if not (one.kind is Kind.MARK or one.means(*BETWEEN))]
    pairs = zip((None, *words), words, strict=False)
    leading = [before for before, one in pairs if one.kind is Kind.CITY][is_start_told:]
    first, *others = leading
    is_led = is_start_told or _leads(first)
    return is_led and all(_leads(one) or (one is not None and is_city(one)) for one in others)


BETWEEN = ("the", "and", "then", "likewise", "filler")
"""What may stand between the cities of a way."""


def _leads(one: Entity | None) -> bool:
    return one is not None and one.means("to", "via")


def _is_plain(entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells of nothing but the writer's pieces and cities."""
    cities = [one for one in entities if one.kind is Kind.CITY]
    if not all(is_city(one) and len(one.cities) == 1 for one in cities) or mean(entities, *NARROW):
        return False
    if any(one.kind in (Kind.NATION, Kind.NUMBER) for one in entities) or denies(entities):
        return False
    # `Train 2 shall be transferred` is to come.
    has_been = (
        two.kind is Kind.OTHER and fold(two.text).endswith(PAST) and not fold(one.text).endswith("be")
        for one, two in pairwise(entities)
    )
    return not any(has_been)
