"""A march of which a sentence names every city, road by road, whatever else it says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.marching.march import is_far
from pbem.orders.plain_words.outcome import MOVE, Outcome
from pbem.orders.plain_words.situation import Situation

MORE = (
    *("if", "unless", "until", "else", "maybe", "thought", "rather", "takes back", "correction"),
    *("attack", "against", "combat", "lose", "concede", "play", "keep", "spend", "lowest", "highest", "ask"),
    *("reserve", "cards", "recruit", "discard", "troops", "near", "steps", "in place of", "should"),
)
"""What tells of more than one march, or leaves it open."""

OPEN = ("if", "unsure", "or")
"""The kinds of words that may change a march."""

LEAST = 2
"""So many cities of a way, that in which it begins counted, are no chance."""

March = tuple[list[str], list[int]]
"""Pieces that stand together, and the cities of their way."""


def by_roads(at: Situation, entities: Sequence[Entity], out: Outcome) -> March | None:
    """A march of at least two cities, each beside the one before it and the first beside the pieces: whoever
    names such a row means it, whatever else the sentence says behind it or between two marks."""
    places = [place for place, one in enumerate(entities) if is_city(one) and len(one.cities) == 1]
    if not places:
        return None
    own = _led(at, entities[: places[0]])
    start = at.where.get(own[0]) if own else None
    if start is None or any(one.text.startswith(MOVE) and own[0] in one.text for one in out.orders):
        return None
    path, last = _row_from(at, entities, places, start)
    is_told = len(path) >= LEAST and goes(at, own, path)
    behind = entities[last + 1 :]
    is_idle = _is_reason(behind) and not (mean(behind, *OPENING) or denies(behind))
    told = entities[: last + 1] if is_idle else entities
    return (own, path) if is_told and may_tell(told) and _is_whole(at, told, own, path, last) else None


OPENING = ("if", "unless", "else", "in place of", "correction", "takes back")
"""What leaves a march open even in a reason behind it."""


def _led(at: Situation, before: Sequence[Entity]) -> list[str]:
    """The writer's pieces of those told of before the first city who stand where the first one does."""
    places = [place for place, one in enumerate(before) if one.kind is Kind.PIECE]
    own = list(dict.fromkeys(at.own_piece(before[place]) for place in places))
    together = [one for one in own if one and at.where.get(one) == at.where.get(own[0])]
    # `Chevert leaves Richelieu` is not of both.
    between = before[places[0] : places[len(together) - 1]] if together else ()
    joins = (one.kind in (Kind.PIECE, Kind.MARK) or one.means("and", "with", "the") for one in between)
    return together if all(joins) else []


def _row_from(
    at: Situation, entities: Sequence[Entity], places: Sequence[int], start: int
) -> tuple[list[int], int]:
    """The cities named one behind the other that lead from a start road by road, and where the last of them
    stands in the sentence."""
    path: list[int] = []
    last = places[0]
    for place in places:
        city = entities[place].cities[0]
        here = path[-1] if path else start
        if city == here:
            continue
        if city not in at.near(here):
            break
        path.append(city)
        last = place
    return path, last


def _is_whole(
    at: Situation, entities: Sequence[Entity], own: Sequence[str], path: Sequence[int], last: int
) -> bool:
    """Whether nothing else in a sentence can be another march, or deny this one."""
    behind = entities[last + 1 :]
    before = [at.own_piece(one) for one in entities[:last] if one.kind is Kind.PIECE]
    others = [name for one in entities if one.kind is Kind.PIECE and (name := at.own_piece(one)) not in own]
    # `to Strehlen, where Schwerin waits for him`
    if not all(before) or any(at.where.get(name) != path[-1] for name in others if name):
        return False
    if any(one.kind is Kind.CITY for one in behind) and not _is_reason(behind):
        return False
    # `He does not rest in Kassel` is of one piece what it cannot be of two.
    if len(own) > 1 and (mean(entities[:last], "stay") or (mean(behind, "stay") and not others)):
        return False
    return (
        not has_strange_part(entities)
        and _is_led_to(entities, path)
        and not any(map(denies, _telling_parts(entities)))
    )


def has_strange_part(entities: Sequence[Entity]) -> bool:
    """Whether what stands between two marks may be a city that is not known: `Löbau, Atlantis, Görlitz`."""
    short = [part for part in _parts(entities) if 0 < len(part) < LONG]
    return any(all(one.kind is Kind.OTHER for one in part) for part in short)


LONG = 3
"""So many words that are not known are none of a city."""


def _is_led_to(entities: Sequence[Entity], path: Sequence[int]) -> bool:
    """Whether a word or a mark that leads on stands before each city of a way, and not what is done there:
    `to Landsberg and dreams of Küstrin`."""
    before = [
        one
        for one, two in pairwise(entities)
        if is_city(two) and two.cities[0] in path and not (is_city(one) or one.kind is Kind.MARK)
    ]
    return all(
        one.means("to", "via", "until", "in", "and", "then", "the", "filler", "move") for one in before
    )


def _telling_parts(entities: Sequence[Entity]) -> list[list[Entity]]:
    """The parts of a sentence in which a denial is one of the march: all that name a piece or a city, and the
    last one."""
    parts = _parts(entities)
    named = [part for part in parts if any(one.kind in (Kind.PIECE, Kind.CITY) for one in part)]
    return [*named, *([part for part in parts if part][-1:])]


def _is_reason(entities: Sequence[Entity]) -> bool:
    """Whether a mark and a word like `so that` part what is said behind a way from it."""
    first = entities[:REASON]
    return (
        bool(first) and first[0].kind is Kind.MARK and not words_in(first).isdisjoint(entry("_loose reason"))
    )


REASON = 3


def _parts(entities: Sequence[Entity]) -> list[list[Entity]]:
    """A sentence cut at its marks and at each `and`."""
    parts: list[list[Entity]] = [[]]
    for one in entities:
        if one.kind is Kind.MARK or one.means("and"):
            parts.append([])
        else:
            parts[-1].append(one)
    return parts


def goes(at: Situation, own: Sequence[str], path: Sequence[int]) -> bool:
    """Whether pieces can go that way: road by road, not too far, and through no city twice (rule 4)."""
    start = at.where[own[0]]
    roads = pairwise((start, *path))
    is_way = bool(path) and all(there in at.near(here) for here, there in roads)
    return is_way and not is_far(at, own, path) and len({start, *path}) > len(path)


def may_tell(entities: Sequence[Entity]) -> bool:
    """Whether a sentence may tell of a march, and nothing in it leaves that open."""
    if names_cards(entities):
        return False
    # `falls back` in one language, `falls` in the other; `until Göttingen`
    after = (*entities[1:], None)
    telling = [
        one
        for one, two in zip(entities, after, strict=True)
        if not (one.kind is Kind.PIECE or one.means("move") or (two and is_city(two) and one.means("until")))
    ]
    return not mean(telling, *MORE) and not leaves_open(telling)


def names_cards(entities: Sequence[Entity]) -> bool:
    """Whether a sentence names a card, or a number that may be of troops, cards or points."""
    return any(one.kind is Kind.CARD or (one.kind is Kind.NUMBER and one.number > 1) for one in entities)


def leaves_open(entities: Sequence[Entity]) -> bool:
    """Whether a word of a sentence may change a march: `if`, `or`, and the like."""
    said = words_in(entities)
    return any(not entry(f"_loose {kind}").isdisjoint(said) for kind in OPEN)


def denies(entities: Sequence[Entity]) -> bool:
    """Whether a word of a sentence, or of a part of it, denies something."""
    return mean(entities, "not", "no more") or not words_in(entities).isdisjoint(entry("_loose not"))
