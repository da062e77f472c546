"""A march that is outdone in the same breath: `Keith to Brieg, but Schwerin is better`, `..., but I prefer
Ohlau`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

DEEDS = (
    *("move", "stay", "attack", "to", "via", "recruit", "transfer", "play", "discard", "join", "follow"),
    *("if", "unless", "not", "else", "too much"),
)
"""With one of these in it a part says more than who, or what, is better."""

NAMES = (Kind.PIECE, Kind.CITY)

Entities = Sequence[Entity]


def with_outdone(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that says behind a march who, or which city, would be better, with a word for `maybe` in it
    and without its end: then it is asked back."""
    first = next((p for p, one in enumerate(entities) if at.own_piece(one)), None)
    if first is None or at.sets_up:
        return entities
    city = next((p for p in range(first, len(entities)) if _is_name(entities[p], Kind.CITY)), 0)
    for place in range(city + 1, len(entities)) if city else ():
        if not _parts(entities[place]):
            continue
        end = next((p for p in range(place + 1, len(entities)) if entities[p].kind is Kind.MARK), None)
        if _outdoes(at, entities[place + 1 : end], entities[:place]):
            maybe = Entity(Kind.MEANING, entities[place].text, entities[first].line, meanings=MAYBE)
            return [*entities[: first + 1], maybe, *entities[first + 1 : place]]
    return entities


MAYBE = frozenset({"maybe"})


def _parts(one: Entity) -> bool:
    return one.kind is Kind.MARK or one.means("but", "aside")


def _outdoes(at: Situation, part: Entities, before: Entities) -> bool:
    """Whether words say of a general, or a city, that the march does not name, that it is better, or could do
    it too."""
    named = [one for one in part if one.kind in NAMES and one.is_full]
    told = {name for one in before for name in (*one.names, *one.cities)}
    if len(named) != 1 or told.intersection((*named[0].names, *named[0].cities)):
        return False
    if part[0] is named[0] and any(one.means("purpose") or is_of_kind(one, "so that") for one in part[1:2]):
        # `Lötzen - Lyck - Johannisburg so that somebody can feed him`
        return False
    is_own = named[0].kind is Kind.CITY or at.own_piece(named[0])
    is_measure = any(one is named[0] and is_of_kind(than, "compared") for than, one in pairwise(part))
    counts = any(one.kind is Kind.CARD or one.number > 1 for one in part)
    if not is_own or is_measure or counts or mean(part, *DEEDS):
        return False
    said = words_in(part)
    compares = bool(said & kind_of("outdoes")) and (mean(part, "is", "maybe") or bool(said & IS))
    may = mean(part, "likewise", "him") and any_of_kind(part, "could do")
    return compares or may or bool(said & kind_of("is preferred"))


IS = kind_of("is or would be")


def _is_name(one: Entity, kind: Kind) -> bool:
    return one.kind is kind and one.is_full
