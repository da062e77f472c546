"""Who gives up in a sentence that answers in a fight: the writer, or the other side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.answers.cards_named import STOPS, is_negated
from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.plans.losses import MOST_LOST
from pbem.orders.plain_words.remarks.kinds import kind_of, says
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

PARTING = ("then", "and", "but")
"""What parts it from what stands before it."""

HE_OR_SHE = kind_of("he or she")

FALLING_SHORT = ("answered", "if", "until", "should", "under", "no more")
"""With one of these it tells what is done if a card is not enough, which only the writer's side does."""

LEAD = 2
"""So many words before `lost` may stand between it and `nothing`, or before `best` make another of it."""


def gives_up_now(entities: Sequence[Entity]) -> bool:
    """Whether it says that the fight is given up, and not that it is not."""
    told = [place for place, one in enumerate(entities) if one.means("concede")]
    denied = (
        is_negated(entities, place)
        or mean(entities[place + 1 : place + 2], "not")
        # `noch nichts verloren`, `nothing is lost`
        or says(entities[max(0, place - LEAD) : place], "nothing at all")
        for place in told
    )
    return bool(told) and not any(denied)


def keeps_hand(entities: Sequence[Entity]) -> bool:
    """Whether somebody only says that he keeps his cards, or those of a suit."""
    known = ("keep", "I", "the", "filler", "cards", "then", "rather", "orders")
    return mean(entities, "keep") and all(
        one.kind is Kind.MARK or one.means(*known) or suit_word(one) for one in entities
    )


def is_at_other_loss(entities: Sequence[Entity], loss: int) -> bool:
    """Whether it gives up at a number of troops that is not the `loss` now: `give up at 1 or 2` at -7."""
    told = {one.number for one in entities if one.kind is Kind.NUMBER and one.number <= MOST_LOST}
    return bool(told) and loss not in told


def without_other_side(
    at: Situation, entities: Sequence[Entity], *, is_behind: bool = False
) -> tuple[list[Entity], bool]:
    """A sentence without the parts in which the other side gives up, and whether one of them may be about the
    writer's own general, whom it does not name: `H9, then he gives up`. It may be the one `is_behind` that
    with the card."""
    found: list[Entity] = []
    is_open = False
    cards = [place for place, one in enumerate(entities) if one.kind is Kind.CARD]
    first = 0 if is_behind else cards[0] if cards else len(entities)
    may_be_his = not any(map(at.own_piece, entities))
    for begin, end in _parts(entities):
        part = entities[begin:end]
        is_played = is_behind or first < begin
        # `then leave him the field` is what the writer does.
        others = words_in(one for one in part if not one.means("concede"))
        is_his = may_be_his and is_played and not HE_OR_SHE.isdisjoint(others)
        is_his = is_his and not mean(entities[first:end], *FALLING_SHORT)
        if not mean(part, "concede") or mean(part, "I", "not") or not (is_his or _names_other(at, part)):
            found += part
        else:
            is_open |= is_his
    return found, is_open


def tells_of_them(entities: Sequence[Entity]) -> bool:
    """Whether a sentence behind a card tells when the other side gives up, or somebody else who is not named,
    and does not bid it: `He never gives up until it costs only 2.`"""
    third, bidding = entry("_third"), entry("_bidding")
    told = words_in(entities)
    return fold(entities[0].text) in third and mean(entities, "concede") and bidding.isdisjoint(told)


def without_refusal(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without the parts that say how little its writer thinks of giving up: `giving up is out of
    the question`. A number in them is of something else: `with seven at stake`."""
    parts: list[list[Entity]] = [[]]
    for one in entities:
        parts += [[]] if one.text in STOPS or one.means("but") else []
        parts[-1].append(one)
    return [one for part in parts if not _refuses(part) for one in part]


def _refuses(part: Sequence[Entity]) -> bool:
    is_said = says(part, "refuses to give up") and not any(one.kind is Kind.CARD for one in part)
    return is_said and mean(part, "concede") and not mean(part, "if", "until", "should", "play")


def _names_other(at: Situation, part: Sequence[Entity]) -> bool:
    """Whether nobody but the other side is named."""
    own = any(map(at.own_piece, part)) or any(
        one.kind is Kind.NATION and one.names[0] in at.nations for one in part
    )
    return not own and any(one.kind in (Kind.PIECE, Kind.NATION) for one in part)


def _parts(entities: Sequence[Entity]) -> list[tuple[int, int]]:
    """Where the parts of a sentence begin and end, each with the mark or the word that it begins with."""
    begins = [
        place
        for place, one in enumerate(entities)
        if place == 0 or one.text in STOPS or (one.means(*PARTING) and entities[place - 1].text not in STOPS)
    ]
    return list(pairwise([*begins, len(entities)]))


def gives_up_behind(entities: Sequence[Entity], faces: Sequence[str]) -> bool:
    """Whether it plays a card first that is none of these: `H7, then I give up`."""
    told = next((place for place, one in enumerate(entities) if one.means("concede")), 0)
    before = entities[:told]
    strange = any(one.kind is Kind.CARD and one.text not in faces for one in before)
    return strange and mean(entities[:told], "then", "play") and not mean(before, "not", "keep")
