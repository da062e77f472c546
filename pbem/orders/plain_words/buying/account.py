"""Purchases that only their sum tells: so many troops are named, and cards that are worth just these."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.engine import questions as q
from pbem.engine.recruitment import PRICE
from pbem.orders.languages.folding import fold
from pbem.orders.languages.words import forms, words
from pbem.orders.plain_words.buying.counts import each_of, is_count
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import kind_of, says
from pbem.orders.plain_words.situation import Situation

Entities = Sequence[Entity]

OTHERWISE = (
    *("not", "nobody", "maybe", "thought", "if", "keep", "play", "spend", "lose", "concede", "combat"),
    *("attack", "against", "answered", "discard", "stay", "move", "past", "split", "lowest", "highest"),
    *("win", "beaten", "gone", "retreat", "at most"),
)
"""What a sentence says that may count something else, or tell of cards that are played."""

TROOPS = forms(words(lambda one: one.troops))


def worth(entities: Entities) -> int:
    """How many troops the cards of a sentence are worth; a Reserve is worth 10."""
    reserves = sum(one.means("reserve") for one in entities if one.kind is not Kind.CARD)
    cards = sum(int(one.text[1:] or 10) for one in entities if one.kind is Kind.CARD)
    return (cards + 10 * reserves) // PRICE


def are_troops(one: Entity) -> bool:
    """Whether a word behind a number says that it counts troops."""
    return one.means("troops") or fold(one.text) in TROOPS


def counts_troops(entities: Entities) -> bool:
    """Whether a number in it stands before a word for troops: `two new troops`."""
    counts = (place for place, one in enumerate(entities) if one.number and one.kind is not Kind.CARD)
    return any(are_troops(one) for place in counts for one in entities[place + 1 : place + 3])


def is_paid_in_full(at: Situation, entities: Entities) -> bool:
    """Whether the cards of a sentence are worth just the troops that it counts for the writer's generals,
    and no word of it says what else they may be: `Dohna 2, Lehwaldt 1: S12 and S6.`, `For the six of clubs
    Seydlitz gets one.` While a fight asks for a card they may be that."""
    if mean(entities, *OTHERWISE) or words_in(entities) & kind_of("as it is not") or at.question(q.PLAY):
        return False
    named = [at.own_piece(one) for one in entities if one.kind is Kind.PIECE]
    generals = {name for name in named if name in at.rules.generals}
    if not generals or None in named or (len(generals) > 1 and mean(entities, "transfer")):
        return False
    return bool(counted := _counted(entities, len(generals))) and counted == worth(entities)


def tells_overpaid(entities: Entities) -> bool:
    """Whether a sentence only tells how many points more are paid than are due: `I know it's 2 too many`."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION, Kind.CARD) for one in words)
    numbers = [one for one in words if one.number]
    is_told = says(words, "too much") and not mean(words, "combat", "lose", "troops")
    return is_told and len(numbers) == 1 and not named and not mean(words, "if", "not", "maybe", "at most")


def _counted(entities: Entities, generals: int) -> int:
    """How many troops are counted in all; `a troop` is one."""
    numbers = [one.number for place, one in enumerate(entities) if is_count(entities, place)]
    if each := each_of(entities):
        return each * generals
    if len(numbers) > 1 and numbers[0] == sum(numbers[1:]) and len(numbers) == generals + 1:
        return numbers[0]
    pairs = pairwise(entities)
    single = generals == 1 and any(one.means("the") and are_troops(two) for one, two in pairs)
    return sum(numbers) if len(numbers) == generals else int(single and not numbers)
