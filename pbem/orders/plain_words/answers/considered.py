"""Cards that an answer names without playing them: `I was going to play C7, but no: C11.`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.plans.plan_chunks import SPLITTING
from pbem.orders.plain_words.remarks.kinds import says

REPLACED = 4
"""So many words behind `instead of` the card stands that is not played."""

PLANNED = ("if", "then", "until", "keep", "concede", "should")
"""What a part of a sentence has that is part of the plan."""

GOES_ON = (*PLANNED, "answered")
"""What else is part of it, unless a card falls short."""


def without_considered(entities: Sequence[Entity]) -> tuple[list[Entity], set[str]]:
    """A sentence without the parts that name a card only to pass it over, and the cards of these parts."""
    found: list[Entity] = []
    cards: set[str] = set()
    is_passed = False
    parts = list(_parts(_without_corrected(_without_replaced(entities, cards), cards)))
    concludes = next((p for p, part in enumerate(parts) if _concludes(part)), 0)
    for place, chunk in enumerate(parts):
        if chunk[0].kind is Kind.MARK:
            found += [] if is_passed else chunk
            continue
        named = {one.text for one in chunk if one.kind is Kind.CARD}
        # What is said about a card passed over goes with it: `but that is too low`.
        is_about = is_passed and not named and not mean(chunk, *GOES_ON)
        is_passed = is_about or _is_passed_over(chunk) or (place < concludes and _is_told_of(chunk))
        if is_passed:
            cards |= named
        else:
            found += chunk
    return found, cards


def _concludes(part: Sequence[Entity]) -> bool:
    """Whether a part says to play a card because of what stands before it: `so C11`."""
    return says(part[:1], "so to play") and any(one.kind is Kind.CARD for one in part)


def _is_told_of(part: Sequence[Entity]) -> bool:
    """Whether a part says something of one card, and not to play it: `C7 makes zero`."""
    cards = [place for place, one in enumerate(part) if one.kind is Kind.CARD]
    behind = part[cards[0] + 1 :] if len(cards) == 1 else []
    words = [one for one in behind if one.kind is not Kind.MARK and not one.means("filler")]
    return bool(words) and not mean(part, "play", *GOES_ON)


def is_conclusion(entities: Sequence[Entity]) -> bool:
    """Whether a sentence ends what was weighed before: `So C11`, `No, C11`."""
    begins = entities[:3]
    is_said = mean(begins, "no", "correction", "rather") or says(begins, "so to play", "says yes")
    is_said = is_said or says(entities[-2:], "decided")
    return is_said and not mean(entities, *GOES_ON)


def prefers(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says of a card that it is better than the one before: `hm, H9 is better`."""
    return any(
        says(part, "is better") and any(one.kind is Kind.CARD for one in part) for part in _parts(entities)
    )


def is_weighed(entities: Sequence[Entity]) -> bool:
    """Whether a sentence tells what would come of a card: `C7 would bring me to 0.`"""
    return not mean(entities, "play", *GOES_ON) and says(entities, "would")


def _is_passed_over(chunk: Sequence[Entity]) -> bool:
    if not any(one.kind is Kind.CARD for one in chunk) or mean(_without_rescue(chunk), *PLANNED):
        return False
    if says(chunk, "considered card", "falls short") or _is_beaten(chunk):
        return True
    return says(chunk, "suffices") and (mean(chunk, "not") or says(chunk, "too much of it"))


def _without_rescue(chunk: Sequence[Entity]) -> list[Entity]:
    """A part without the word that keeps no card: `the six won't save me`."""
    behind = [*(one.means("I") for one in chunk[1:]), False]
    return [one for place, one in enumerate(chunk) if not (one.means("keep") and behind[place])]


def _is_beaten(chunk: Sequence[Entity]) -> bool:
    """Whether it tells that the other side is stronger than the card: `he only beats the six`."""
    beats = next((p for p, one in enumerate(chunk) if says([one], "beats a card")), 0)
    told = next((p for p, one in enumerate(chunk) if one.kind is Kind.CARD), 0)
    return 0 < beats < told and says(chunk[:beats], "the other plays")


def _without_replaced(entities: Sequence[Entity], cards: set[str]) -> list[Entity]:
    """A sentence without `instead of C7`; the card is added to the `cards`."""
    found: list[Entity] = []
    left = 0
    for one in entities:
        if one.means("in place of"):
            left = REPLACED
        if left and one.kind is Kind.CARD:
            cards.add(one.text)
        if not left:
            found.append(one)
        left = 0 if one.kind in (Kind.CARD, Kind.MARK) else max(0, left - 1)
    return found


def _without_corrected(entities: Sequence[Entity], cards: set[str]) -> Sequence[Entity]:
    """A sentence from where it corrects itself on: `C7, no, wait, C11`; the cards before are added."""
    told = [place for place, one in enumerate(entities) if one.kind is Kind.CARD]
    for place in range(len(entities) - 1, 0, -1):
        # `..., ach nein`: one small word may stand before.
        lead = entities[max(0, place - 2) : place]
        is_apart = any(one.kind is Kind.MARK for one in lead) or entities[place - 1].means("no")
        corrects = is_apart and entities[place].means("no", "correction", "takes back")
        corrects = corrects or (_chooses_another(entities, place) and not mean(lead, "then"))
        if corrects and told and told[0] < place < told[-1]:
            cards |= {entities[one].text for one in told if one < place}
            return entities[place:]
    return entities


def _chooses_another(entities: Sequence[Entity], place: int) -> bool:
    """Whether what follows replaces what is said before: `or better`, `make that`; and not `rather not`."""
    behind = entities[place + 1 : place + 3]
    is_plain = bool(behind) and not mean(behind, "not") and not mean(entities[:place], "if")
    return is_plain and (entities[place].means("rather") or says(entities[place : place + 1], "make it"))


def _parts(entities: Sequence[Entity]) -> Iterator[list[Entity]]:
    """What stands between marks, `and` and `but`, with what it begins with."""
    part: list[Entity] = []
    for place, one in enumerate(entities):
        is_mark = one.kind is Kind.MARK and one.text in SPLITTING
        # `C7 and C6 would not be enough`
        is_pair = bool(part) and part[-1].kind is Kind.CARD and one.means("and")
        is_pair = is_pair and any(after.kind is Kind.CARD for after in entities[place + 1 : place + 3])
        is_joined = one.means("but", "and") and not is_pair
        if part and (is_mark or is_joined or says([one], "so to play")):
            yield part
            part = []
        if is_mark:
            yield [one]
        else:
            part.append(one)
    if part:
        yield part
