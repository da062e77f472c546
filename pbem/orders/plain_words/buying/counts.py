"""Numbers that count the troops of a purchase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from pbem.engine.model import MOST_TROOPS
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

NAMED = (Kind.MARK, Kind.PIECE, Kind.CITY)
"""What ends the words that tell of which cards a number is."""

FARTHEST = 5
"""So many words behind a number may lead to the cards of which it tells."""

COMMA = Entity(Kind.MARK, ",", 0)


def is_count(entities: Sequence[Entity], place: int) -> bool:
    """Whether a number counts troops: `one` and `two` may also tell which of several is meant."""
    one, before = entities[place], entities[place - 1] if place else COMMA
    if one.kind == Kind.CARD or not 1 <= one.number <= MOST_TROOPS or _is_of_card(entities, place):
        return False
    is_which = (
        before.means("the", "lowest", "highest", "second", "number", "each") and one.kind != Kind.NUMBER
    )
    after = entities[place + 1 : place + 2]
    is_verb = fold(one.text) in kind_of("end of a verb") and (not after or after[0].kind is Kind.MARK)
    # `ein neuer Tross`
    is_train = one.kind is not Kind.NUMBER and any(
        two.text == "train" and two.kind is Kind.PIECE for two in entities[place + 1 : place + 3]
    )
    return not (one.means("first", "second") and is_which) and not is_verb and not is_train


def each_of(entities: Sequence[Entity]) -> int:
    """The troops of each general, where that is told: `for Keith and Dohna one apiece`, `jeder mit vier`."""
    for place, one in enumerate(entities):
        if one.means("each"):
            # `each with two troops`
            after = place + 1 + mean(entities[place + 1 : place + 2], "with")
            before = entities[max(0, place - 2) : place]
            near = [*reversed(entities[max(0, place - 3) : place]), *entities[after : after + 1]]
            a_troop = before[:1] != [] and before[0].means("the") and mean(before[1:], "troops")
            return next((e.number for e in near if e.number and e.kind != Kind.CARD), int(a_troop))
    return 0


def _is_of_card(entities: Sequence[Entity], place: int) -> bool:
    """Whether a number stands right before cards, and counts them or their points: `one of the two S8s`."""
    behind = entities[place + 1 :]
    if mean(behind[:1], "of"):
        near = behind[:FARTHEST]
        told = takewhile(lambda one: one.kind not in NAMED and not one.means("with", "pay"), near)
        if any(one.kind is Kind.CARD for one in told):
            return True
    # `with the three small hearts (6, 4, 2)`
    said = [one for one in behind[:TWO_WORDS] if not one.means("lowest", "highest", "filler")]
    if said and (suit_word(said[0]) or said[0].means("cards")):
        return True
    # `einer meiner Pik 8`
    is_mine = entities[place].means("one") and bool(behind) and behind[0].kind is Kind.OTHER
    return any(one.kind == Kind.CARD or one.means("reserve") for one in behind[: 1 + is_mine])


TWO_WORDS = 2
"""One word may stand between a number and the suit of which it counts the cards."""


def without_times(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the `x` between a number and somebody who is to get so many: `1x Chevert`."""
    found: list[Entity] = []
    for place, one in enumerate(entities):
        before, after = found[-1:], entities[place + 1 : place + 2]
        kinds = [two.kind for two in (*before, *after)]
        counts = kinds == [Kind.NUMBER, Kind.PIECE]
        if not (counts and one.text in TIMES):
            found.append(one)
    return found


TIMES = ("x", "×", "X")


def with_both_counted(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence with the number for `both` before new troops: `Dohna gets both new troops`."""
    ends = [entities[place + 1 : place + 3] for place in range(len(entities))]
    return [
        replace(one, kind=Kind.NUMBER, number=2) if _are_both(one, behind) else one
        for one, behind in zip(entities, ends, strict=True)
    ]


def _are_both(one: Entity, behind: Sequence[Entity]) -> bool:
    return fold(one.text) in kind_of("both") and (mean(behind, "troops") or mean(behind[:1], "recruit"))


def with_others_counted(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence about a purchase, or right behind one, in which `the other two` are troops and no generals:
    `Lacy gets the other two.`"""
    if not mean(entities, "all") or mean(entities, "attack") or not any(map(at.own_piece, entities)):
        return entities
    above = at.said_last if not mean(entities, "recruit", "pay") else entities
    is_bought = mean(above, "recruit", "pay") or (mean(above, "troops") and mean(entities, "re-enter"))
    return [_as_count(one) for one in entities] if is_bought else entities


def _as_count(one: Entity) -> Entity:
    said = fold(one.text) if one.means("all") else ""
    count = next((number for number, kind in OTHERS.items() if said and said in kind_of(kind)), 0)
    return replace(one, number=count, text=one.text.split()[-1], meanings=frozenset()) if count else one


OTHERS = {1: "the other troop", 2: "the other two troops", 3: "the other three troops"}
"""The kinds of words for the troops that are left."""
