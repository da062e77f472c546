"""What sentences are in a change of mind: a march told, its writer's doubt, and what he says in its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

OTHER_DEEDS = (
    *("if", "unless", "attack", "recruit", "pay", "play", "discard", "concede", "lose", "combat"),
    *("transfer", "split", "set-up", "else", "retreat", "all"),
)
"""What makes more of a sentence than one about a march."""

MOST_WORDS = 14
"""A doubt has no more words."""

SIGNS = (",", ":", ";", "-", "–")
"""What parts a sentence."""

WAY = ("to", "via", "from", "and", "then", "filler", "move", "there", "the")
"""What may stand beside the cities of a way."""

Entities = Sequence[Entity]


def is_plain(entities: Entities) -> bool:
    """Whether nothing is said but where pieces go or stay."""
    named = any(
        one.kind in (Kind.CARD, Kind.NATION) or one.number > 1 for one in entities if not _is_piece(one)
    )
    return not named and not mean(entities, *OTHER_DEEDS)


def _is_piece(one: Entity) -> bool:
    return one.kind is Kind.PIECE


def own_pieces(at: Situation, entities: Entities) -> list[int]:
    """The places of the writer's pieces."""
    return [place for place, one in enumerate(entities) if _is_piece(one) and at.may_own(one)]


def stack(at: Situation, entities: Entities) -> tuple[int, int] | None:
    """Where the one piece begins and ends that is told of, or the stack of several; None if others are told
    of too."""
    places = own_pieces(at, entities)
    if not places or len(places) != sum(map(_is_piece, entities)):
        return None
    between = entities[places[0] : places[-1] + 1]
    joined = all(_is_piece(one) or one.means("and", "with", "the") for one in between)
    return (places[0], places[-1] + 1) if joined else None


def says(entities: Entities, kind: str) -> bool:
    """Whether a word, or two in a row, are of a kind."""
    words = [fold(word) for one in entities for word in one.text.split()]
    return not kind_of(kind).isdisjoint((*words, *(one + two for one, two in pairwise(words))))


def mark(entities: Entities) -> int | None:
    """Where a word stands that takes back what is said before it: `nein`, `Quatsch`."""
    return next((place for place, one in enumerate(entities) if takes_back(one)), None)


def takes_back(one: Entity) -> bool:
    """Whether a word takes back what was said."""
    return one.means("no", "correction", "takes back") or bool(words_in([one]) & kind_of("hesitates"))


def withdraws(entities: Entities) -> bool:
    """Whether words give up an order: `that is cancelled`, `instead`."""
    return says(entities, "is given up") or says(entities, "gives up") or says(entities, "holds no more")


def doubts(entities: Entities, march: Entities, *, is_question: bool, is_behind: bool) -> bool:
    """Whether a sentence only doubts a march: `Or rather Cosel?`, `Nonsense, the King is there.`, `Too far!`;
    a bare reason may stand right behind such a one (`is_behind`)."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    if not words or len(words) > MOST_WORDS or not is_plain(entities):
        return False
    cities = [one for one in words if is_city(one)]
    if is_question:
        return (says(words[:1], "or") and bool(cities)) or mean(words, "they") or not mean(words, "stay")
    if takes_back(words[0]) or says(words[:1], "oh no"):
        return not mean(words[1:], "to", "via") or mean(words, "they", "there", "is")
    told = {city for one in march if is_city(one) for city in one.cities}
    is_far = says(words, "too far") and all(told.intersection(one.cities) for one in cities)
    is_reason = is_behind and words[0].means("there", "the", "him") and not mean(words, "via")
    return is_far or withdraws(words) or is_reason


def way_instead(entities: Entities) -> tuple[int, int] | None:
    """Where a way begins and ends that words tell and nothing else, but for a remark behind it: `also nach
    Cosel, das ist ein Ziel`; None if they tell something else too."""
    first = next((p for p, one in enumerate(entities) if not _leads(one)), len(entities))
    cities = [place for place, one in enumerate(entities) if is_city(one) and place >= first]
    if not cities:
        return None
    last = first
    while last < len(entities) and (is_city(entities[last]) or _is_of_way(entities[last])):
        last += 1
    end = max((place for place in cities if place < last), default=-1) + 1
    return (first, end) if end and is_remark(entities[end:]) else None


def _is_of_way(one: Entity) -> bool:
    return one.text == "," or one.means(*WAY) or says([one], "no more than")


def _leads(one: Entity) -> bool:
    """Whether it may stand before a way that is told anew: `ja`, `also`, `then rather`."""
    small = one.kind is Kind.MARK or one.means("then", "rather", "filler", "but", "but rather", "I", "is")
    kinds = ("no more than", "leads to what is meant", "hesitates", "bare no")
    return small or takes_back(one) or any(says([one], kind) for kind in kinds)


def is_reason(rest: Entities) -> bool:
    """Whether words behind a sign only tell why: `er ist angeschlagen genug`."""
    named = any(one.kind in (Kind.PIECE, Kind.CARD, Kind.NATION) or is_city(one) for one in rest)
    return (
        bool(rest) and not named and mean(rest, "is") and not mean(rest, "stay", "move", "not", *OTHER_DEEDS)
    )


def is_remark(rest: Entities) -> bool:
    """Whether what stands behind a way orders nothing: `, das ist ein Ziel`, `und gut`."""
    named = any(one.kind in (Kind.PIECE, Kind.CARD, Kind.NATION) or is_city(one) for one in rest)
    deeds = mean(rest, "stay", "move", "via", "from", "not", "there", "they", *OTHER_DEEDS)
    is_apart = not rest or rest[0].kind is Kind.MARK or says(rest, "closes a thought")
    is_apart = is_apart or says(rest[:1], "is far enough")
    return is_apart and not (named or deeds)
