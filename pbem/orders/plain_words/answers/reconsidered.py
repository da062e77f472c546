"""That an answer in a fight is taken back as it is written: `I give up .. no, wait, play C7`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of

LEAD = 1
"""So many small words may stand before `no, wait`: `ach nein`, `oh no`. More make it part of a sentence."""

TAKING_BACK = ("correction", "takes back")

OPEN = ("is", "not", "if", "maybe", "thought", "until", "should", "keep", "then")
"""With one of these a sentence behind it does not say for sure what is played instead: `C7 is too dear`."""

MANY = 2
"""So many cards may be `C11, or rather C7 and C6`."""

MOST_STRANGE = 1
"""So many words that are not known it may have."""


def taken_back_at(entities: Sequence[Entity]) -> int | None:
    """Where a sentence begins to take back what is said before: at `ach nein, ...`, `no, wait`."""
    begin = 0
    for place, one in enumerate(entities):
        if one.kind is Kind.MARK:
            begin = place + 1
        elif place - begin <= LEAD and _takes_back(entities, place):
            return begin
    return None


def reconsidered(entities: list[Entity]) -> list[list[Entity]]:
    """A sentence in two, before and from `no, wait` on, where it gives the fight up, or does so no more; or
    names a card before and none behind: `the nine ... no, he only beats it`."""
    place = taken_back_at(entities)
    is_apart = mean(entities, "concede") or (place and not any(map(_may_be_card, entities[place:])))
    return [entities[:place], entities[place:]] if place and is_apart else [entities]


def _may_be_card(one: Entity) -> bool:
    return one.kind is Kind.CARD or one.number > 0 or one.means("reserve", "highest", "lowest")


def is_instead(entities: Sequence[Entity]) -> bool:
    """Whether a sentence behind `no, wait` says clearly what is done instead."""
    told = [one for one in entities if not one.means(*TAKING_BACK, "no")]
    strange = [one for one in told if one.kind is Kind.OTHER and fold(one.text) not in NO]
    cards = [one for one in told if one.kind is Kind.CARD]
    return not mean(told, *OPEN) and len(cards) < MANY and len(strange) <= MOST_STRANGE


def _takes_back(entities: Sequence[Entity], place: int) -> bool:
    """Whether it is `wait`, or a `no` that stands for itself, and not that of `no Reserve`."""
    one, after = entities[place], entities[place + 1 : place + 2]
    pair = fold(" ".join(word.text for word in (one, *after)))
    ends = not after or after[0].kind is Kind.MARK
    return one.means(*TAKING_BACK) or pair in NO or (ends and fold(one.text) in NO)


NO = kind_of("no to oneself")
