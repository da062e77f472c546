"""Words before a name that only praise or place who bears it, `my faithful Keith`; and supply as a train."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

MOST_WORDS = 2
"""So many words of praise may stand before a name."""

TRAINS = (1, 2)

Entities = Sequence[Entity]


def without_praise(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence without such words before the generals of its writer."""
    kept: list[Entity] = []
    for one in entities:
        if at.own_piece(one) in at.rules.generals:
            size = 0
            while size < min(MOST_WORDS, len(kept)) and is_of_kind(kept[-1 - size], "praise"):
                size += 1
            before = kept[len(kept) - size - 1 : len(kept) - size]
            is_his = bool(before) and is_of_kind(before[0], "mine before a name")
            opens = is_his or not before or before[0].kind is Kind.MARK or before[0].means("the", "and")
            if size and opens:
                del kept[len(kept) - size - is_his :]
        elif one.text == "train" and at.may_own(one) and kept and is_of_kind(kept[-1], "whose train"):
            kept.pop()
        kept.append(one)
    # `Poor Apraxin!` says nothing but that.
    is_bare = len(kept) < len(entities) and all(one.kind in (Kind.PIECE, Kind.MARK) for one in kept)
    return entities if is_bare else kept


def with_supply(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence in which supply that goes somewhere is a train: `Versorgung 1 nach Celle`."""
    if not any_of_kind(entities, "supply as a train"):
        return entities
    for place in reversed(range(len(entities))):
        one, after = entities[place], entities[place + 1 : place + 3]
        first = place - bool(place and entities[place - 1].means("the"))
        before = entities[first - 1 : first]
        begins = not first or before[0].kind in (Kind.MARK, Kind.NATION) or before[0].means("and")
        if not begins or not is_of_kind(one, "supply as a train") or not after:
            continue
        number = after[0].number if after[0].number in TRAINS else 0
        goes = after[1:] if number else after[:1]
        leads = bool(goes) and (goes[0].means("to", "via", "stay", "move") or goes[0].text == ":")
        if not (leads or number):
            continue
        names = tuple(
            train.name
            for train in at.rules.trains.values()
            if train.nation in at.nations and number in (0, train.number)
        )
        train = Entity(Kind.PIECE, "train", one.line, names=names, is_full=bool(number))
        entities = [*entities[:place], train, *entities[place + 1 + bool(number) :]]
    return entities
