"""Whether an answer in a fight is sure: a card that is only thought of, or played on a condition; a fight
that is given up only behind something else."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.plans.plan_chunks import chunks
from pbem.orders.plain_words.plans.plan_parts import is_doubtful, runs
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.vocabulary import suit_word


def is_guess(entities: Sequence[Entity]) -> bool:
    """Whether a card is only thought of: `maybe C7`, `C7 or C11`."""
    cards = (chunk for chunk in chunks(entities) if any(one.kind is Kind.CARD for one in chunk))
    return any(is_doubtful(chunk) for chunk in cards)


def is_row(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is nothing but cards."""
    return all(one.kind in (Kind.CARD, Kind.MARK) or one.means("then", "and", "the") for one in entities)


def plays_first(entities: Sequence[Entity]) -> bool:
    """Whether cards are to be played before the fight is given up: `all my diamonds, then I give up`."""
    told = next(place for place, one in enumerate(entities) if one.means("concede"))
    before = entities[:told]
    is_told = any(suit_word(one) for one in before) or mean(before, "cards", "lowest", "highest")
    return is_told and mean(before, *PLAYING) and not mean(before, "not")


PLAYING = ("play", "all", "lowest", "highest", "first", "ascending", "until")
"""What tells that cards are played."""


def is_conditional(entities: Sequence[Entity]) -> bool:
    """Whether the first card, or giving up, depends on something: `If I play the 6 he has more` is a thought.
    Once a card is named `if he goes over it I give up` is the plan."""
    asked = next((place for place, one in enumerate(entities) if one.means("if", "until")), None)
    if asked is None:
        return False
    before, after = entities[:asked], entities[asked:]
    is_told = mean(before, "concede") or any(one.number or one.kind == Kind.CARD for one in before)
    more = mean(after, "concede", "no more", "keep") or any(one.kind == Kind.CARD for one in after)
    first = next((p for p, one in enumerate(before) if one.number or one.kind == Kind.CARD), asked)
    # `D7, then D5 if he goes on`: the first one does not depend on it.
    return not is_told or not (more or runs(after) or mean(before[first:], "then"))


def gives_up_else(entities: Sequence[Entity]) -> bool:
    """Whether it is given up only if something else cannot be done, `as long as I get ahead do so, otherwise
    I give up`, or before a card is: `I give up before I play the 11`."""
    told = next((place for place, one in enumerate(entities) if one.means("concede")), 0)
    before = any(fold(one.text) in kind_of("before it goes") for one in entities[told:])
    return mean(entities[:told], "else") or before
