"""A discard told in one sentence with a purchase: `A troop for Chevert with C8, and discard the lowest`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.cutting.sentence_parts import bare, without_remarks
from pbem.orders.plain_words.discarding.discards import NAMED, is_discard
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Why
from pbem.orders.plain_words.situation import Situation

BUYING = ("recruit", "pay", "troops", "re-enter")
"""What tells of a purchase."""


def discard_apart(at: Situation, entities: list[Entity], out: Outcome) -> list[list[Entity]]:
    """A sentence, but the discard apart from what is bought before or behind it. A purchase without cards of
    its own may be paid with the card that is given up: then the sentence is asked back."""
    chunks = _chunks(entities)
    if len(chunks) > 1 and not at.sets_up and _is_last_word(at, chunks[-2], chunks[-1]):
        # `Soubise Halberstadt, niedrigste Karte weg`
        return [_joined(chunks[:-1])[:-1], chunks[-1]]
    if at.sets_up or not mean(entities, *BUYING) or any(map(_is_unsure, entities)):
        return [entities]
    places = (place for place, one in enumerate(chunks) if is_discard(at, without_remarks(one)))
    first = next(places, None)
    if first is None:
        return [entities]
    end = first + 1
    while end < len(chunks) and not _is_of_other(chunks[end]):
        end += 1
    before, given, after = map(_joined, (chunks[:first], chunks[first:end], chunks[end:]))
    if not mean([*before, *after], *BUYING):
        return [entities]
    if any(map(_is_card, given)) and not any(map(_is_card, (*before, *after))):
        out.doubt(entities[0].line, Why.PURCHASE)
        return []
    return [told for part in (before, given, after) if (told := bare(part, _leads_on))]


def _is_last_word(at: Situation, before: list[Entity], last: list[Entity]) -> bool:
    """Whether the last words behind a comma are that the lowest card goes, in short, and by no verb."""
    is_short = mean(last, "lowest") and len(last) <= SHORT and not mean(last, "discard")
    return is_short and before[-1].text == "," and is_discard(at, last)


SHORT = 4
"""So many words say so in short."""


def _is_unsure(one: Entity) -> bool:
    return one.means("not") or (one.means("if") and not one.means("else"))


def _chunks(entities: list[Entity]) -> list[list[Entity]]:
    """What stands between commas and `and`, each with what ends it."""
    found: list[list[Entity]] = [[]]
    for one in entities:
        found[-1].append(one)
        if _joins(one):
            found.append([])
    return found


def _joined(chunks: list[list[Entity]]) -> list[Entity]:
    return [one for chunk in chunks for one in chunk]


def _joins(one: Entity) -> bool:
    return one.text in (",", ";", "-", "–", "+", ".") or one.means("and")


def _leads_on(one: Entity) -> bool:
    return _joins(one) or one.means("then", "but")


def _is_of_other(chunk: Sequence[Entity]) -> bool:
    """Whether part of a sentence is about a purchase or pieces, no wish for another card."""
    return mean(chunk, *BUYING) or any(one.kind in NAMED for one in chunk)


def _is_card(one: Entity) -> bool:
    return one.kind is Kind.CARD
