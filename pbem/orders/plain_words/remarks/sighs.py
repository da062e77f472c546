"""Sighs: `No use, he has half the spades in the deck.`, `The loss of Browne and Karl weighs upon us.`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

SIGNS = ",;:-–"

DEEDS = (
    *("if", "should", "attack", "play", "concede", "keep", "recruit", "re-enter", "discard", "pay", "spend"),
    *("settle", "fight to win", "ask", "retreat", "move", "transfer", "until", "then"),
)
"""What a sentence has in it that may want something done."""


def mourns(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence laments generals of the writer's who are off the map, and says no more."""
    names = [at.own_piece(one) for one in entities if one.kind is Kind.PIECE]
    lost = bool(names) and all(name and name not in at.where for name in names)
    named = any(one.kind in (Kind.CITY, Kind.CARD) or one.number for one in entities)
    is_said = mean(entities, "lose", "gone") or bool(words_in(entities) & kind_of("mourned"))
    return lost and is_said and not named and not at.sets_up and not mean(entities, *DEEDS, "stay")


def tells_their_hand(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence only tells what cards an enemy has, perhaps after `no use`."""
    parts = [part for part in _parts(entities) if part]
    told = [_is_their_hand(at, part) for part in parts]
    return any(told) and all(
        is_told or words_in(part) <= kind_of("of no use") for part, is_told in zip(parts, told, strict=True)
    )


def _parts(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    part: list[Entity] = []
    for one in entities:
        if one.kind is Kind.MARK and one.text in SIGNS:
            yield part
            part = []
        elif one.kind is not Kind.MARK:
            part.append(one)
    yield part


def _is_their_hand(at: Situation, part: Sequence[Entity]) -> bool:
    place = next((p for p, one in enumerate(part) if is_of_kind(one, "holds cards")), 0)
    before, behind = part[:place], part[place + 1 :]
    own = any(map(at.own_piece, part)) or mean(before, "I")
    others = any(one.kind is Kind.PIECE for one in before) or mean(before[:1], "they")
    is_he = others or (bool(before) and fold(before[0].text) in kind_of("the other plays"))
    cards = (
        mean(behind, "cards") or any(map(suit_word, behind)) or any(one.kind is Kind.CARD for one in behind)
    )
    return bool(place) and is_he and cards and not own and not mean(part, *DEEDS, "I")
