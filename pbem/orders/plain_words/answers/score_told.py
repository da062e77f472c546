"""Scores told beside an answer in a fight: `Oh dear, minus 7!`, `We are 7 behind.`, `Sieben zurück!`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.engine import questions as q
from pbem.orders.plain_words.answers.boasts import ORDERS
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

BESIDE = ("I", "they", "is", "the", "filler", "orders", "and", "of", "as", "move")
"""What may stand beside a score: `so we are 7 behind`."""
FEW = 2
"""So many other words may: `oh dear`."""


def is_score(at: Situation, entities: Sequence[Entity]) -> bool:
    """Whether a sentence, while a fight asks for a card, only tells how it stands."""
    if at.question(q.PLAY) is None:
        return False
    numbers = [place for place, one in enumerate(entities) if one.number]
    is_order = any(one.kind is Kind.CARD or suit_word(one) for one in entities) or mean(entities, *ORDERS)
    names = any(one.kind in (Kind.CITY, Kind.PIECE) for one in entities)
    if len(numbers) != 1 or is_order or names:
        return False
    place = numbers[0]
    rest = [one for one in entities if one.kind is not Kind.MARK and not one.number and not _tells_score(one)]
    others = sum(not one.means(*BESIDE) for one in rest)
    if others > FEW or any(one.meanings and not one.means(*BESIDE) for one in rest):
        return False
    before, behind = entities[max(0, place - 1) : place], entities[place + 1 :]
    if mean(before, "the"):
        # `The 7 down!` is a card.
        return False
    last = next((at for at, one in enumerate(behind[:2]) if is_of_kind(one, "score behind")), None)
    ends = last is not None and (last + 1 == len(behind) or behind[last + 1].kind is Kind.MARK)
    return ends or any_of_kind(before, "score before")


def _tells_score(one: Entity) -> bool:
    return is_of_kind(one, "score before") or is_of_kind(one, "score behind")
