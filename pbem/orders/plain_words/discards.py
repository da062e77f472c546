"""Which card is given up: `throw away a 3, else the lowest heart`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.engine import questions as q
from pbem.engine.board import SUITS
from pbem.engine.model import HIGHEST_CARD, LOWEST_CARD
from pbem.orders.names.cards import SUIT_NAMES
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation
from pbem.orders.plain_words.vocabulary import suit_word

MOST_OTHER_WORDS = 2
"""So many other words may stand in an answer that names the card."""


def read_discard(at: Situation, entities: Sequence[Entity], out: Outcome) -> bool:
    """Add the discard that a sentence tells, or ask it back; False if it tells none."""
    cards = [one.text for one in entities if one.kind is Kind.CARD]
    question = at.question(q.DISCARD)
    if question and len(cards) == 1 and _is_short(entities):
        out.take(entities[0].line, question.nation, f"answer {question.number}: discard {cards[0]}")
        return True
    names = any(one.kind in (Kind.PIECE, Kind.CITY) for one in entities)
    is_thrown = mean(entities, "gone", "away") and mean(entities, "lowest", "highest") and not names
    if not (mean(entities, "discard") or is_thrown) or at.nation is None:
        return False
    if is_denied(entities):
        out.doubt(entities[0].line, Why.NEGATION)
        return True
    told = wishes(entities)
    if told:
        out.take(entities[0].line, at.nation, f"discard {', '.join(told)}")
    return bool(told)


def _is_short(entities: Sequence[Entity]) -> bool:
    """Whether a sentence is a short answer: a card, perhaps a verb, and hardly anything else."""
    strange = sum(one.kind is Kind.OTHER for one in entities)
    names = any(one.kind in (Kind.PIECE, Kind.CITY) for one in entities)
    return strange <= MOST_OTHER_WORDS and not names and not mean(entities, "not", "if", "maybe")


def wishes(entities: Sequence[Entity]) -> list[str]:
    """The wishes that a sentence tells, the first one first; empty if it tells none, or one that no order
    can say."""
    found: list[str] = []
    for chunk in _chunks(entities):
        told = _wishes(chunk)
        if told is None:
            return []
        found += [one for one in told if one not in found]
    return found


def is_denied(entities: Sequence[Entity]) -> bool:
    """Whether it says what is not to be thrown away: `don't throw away my best cards`."""
    for chunk in _chunks(entities):
        place = next((place for place, one in enumerate(chunk) if one.means("discard")), None)
        if place is not None and mean(chunk, "not", "maybe", "if"):
            return mean(chunk, "not") or mean(chunk[:place], "maybe", "if")
    return False


def _chunks(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    """What stands between commas, and behind `else`."""
    chunk: list[Entity] = []
    for one in entities:
        if (one.kind == Kind.MARK and one.text in ",;:()") or one.means("else"):
            yield chunk
            chunk = []
        else:
            chunk.append(one)
    yield chunk


def _wishes(chunk: Sequence[Entity]) -> list[str] | None:
    """The wishes of one part; None if it tells one that no order can say."""
    cards = [one.text for one in chunk if one.kind == Kind.CARD]
    suits = [suit for one in chunk if (suit := suit_word(one))]
    best = next((word for word in ("lowest", "highest") if mean(chunk, word)), "")
    if cards:
        return None if mean(chunk, "not", "keep") else cards
    if len(suits) > 1 or (suits and not best) or (best and mean(chunk, "not")):
        return None
    if best:
        return [" ".join((best, *(SUIT_NAMES[suit] for suit in suits)))]
    values = [one.number for one in chunk if LOWEST_CARD <= one.number <= HIGHEST_CARD]
    return [f"{suit}{value}" for value in values for suit in SUITS] if _is_value(chunk) else []


def _is_value(chunk: Sequence[Entity]) -> bool:
    """Whether its numbers are those of cards: `a 3`, `the 2 or 3`, and not `3 cards`."""
    return mean(chunk, "the") and not mean(chunk, "cards", "troops", "not", "keep")
