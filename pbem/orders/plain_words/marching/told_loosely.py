"""A march told in words that are not known, where the pieces and every city of the way leave one reading."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.marching.march import is_far, piece_and_way
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation

ASKED = (Why.TALE, Why.WAY, Why.LEFT)
"""What is said of marches in words that are not known."""

MORE = (
    *("not", "if", "unless", "until", "else", "maybe", "thought", "rather", "takes back", "correction"),
    *("attack", "against", "combat", "lose", "concede", "play", "keep", "spend", "lowest", "highest", "ask"),
    *("reserve", "cards", "recruit", "discard", "troops", "stay", "near", "no more"),
    *("with", "steps", "join", "follow", "towards", "all", "past"),
)
"""What tells of more than one march, or leaves it open."""

OPEN = ("not", "if", "unsure", "or")
"""The kinds of words that may change a march."""

PAST = ("ed", "te", "ten")
"""How words for what has been often end, in both languages."""

LEAST = 2
"""So many cities of a way, that in which it begins counted, are no chance."""


def march_loosely(at: Situation, entities: Sequence[Entity], out: Outcome, size: int, known: int) -> None:
    """Take the march of a sentence that was asked back and came to no order, behind the first `size` orders
    and `known` doubts: it names its pieces and all cities of their way, road by road, and no word in it tells
    of anything else (rule 4)."""
    new = out.doubts[known:]
    is_asked = len(new) == 1 and new[0].why in ASKED and len(out.orders) == size
    if at.sets_up or not is_asked or at.game.stage.combat or not _is_plain(at, entities):
        return
    own = list(dict.fromkeys(at.own_piece(one) or "" for one in entities if one.kind is Kind.PIECE))
    starts = {at.where.get(name) for name in own}
    start = next(iter(starts), None)
    if not all(own) or len(starts) != 1 or start is None:
        return
    path = [one.cities[0] for one in entities if one.kind is Kind.CITY]
    is_start_told = path[:1] == [start]
    is_told = len(path) >= LEAST and _is_row(entities, is_start_told=is_start_told)
    path = path[is_start_told:]
    roads = zip((start, *path), path, strict=False)
    if not is_told or not path or not all(there in at.near(here) for here, there in roads):
        return
    if is_far(at, own, path) or len({start, *path}) <= len(path):
        return
    at.move(tuple(own), path[-1])
    del out.doubts[known:]
    out.take(entities[0].line, at.rules.nation_of[own[0]], f"move {piece_and_way(at, own, path)}")


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


def _is_plain(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells of nothing but the writer's pieces and cities, and nothing leaves it open."""
    cities = [one for one in entities if one.kind is Kind.CITY]
    if not all(is_city(one) and len(one.cities) == 1 for one in cities) or mean(entities, *MORE):
        return False
    if any(one.kind in (Kind.CARD, Kind.NATION, Kind.NUMBER) for one in entities):
        return False
    said = [fold(word) for one in entities if one.kind is not Kind.PIECE for word in one.text.split()]
    is_open = any(not entry(f"_loose {kind}").isdisjoint(said) for kind in OPEN)
    # `Train 2 shall be transferred` is to come.
    has_been = (
        two.kind is Kind.OTHER and fold(two.text).endswith(PAST) and not fold(one.text).endswith("be")
        for one, two in pairwise(entities)
    )
    return not is_open and not any(has_been)
