"""The cards that an answer in a fight names in its own words: `the seven`, `13 first`, `a Reserve as 7`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile, zip_longest

from pbem.engine import questions as q
from pbem.engine.model import MOST_RESERVE, RESERVE
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind, kind_of
from pbem.orders.plain_words.vocabulary import suit_word

NEGATED = 3
"""So many words before a card `not` still speaks of it."""

THAN = kind_of("measured by")

STOPS = frozenset(",.;:")


def with_cards(entities: Sequence[Entity], named: Mapping[int, str]) -> list[Entity]:
    """A sentence with the cards at these places as such: `the seven`."""
    return [
        replace(one, kind=Kind.CARD, text=named[place], meanings=frozenset()) if place in named else one
        for place, one in enumerate(entities)
    ]


def played(entities: Sequence[Entity], named: Mapping[int, str]) -> Iterator[str]:
    """Those of the cards at these places that are to be played."""
    is_kept, is_rather = False, False
    for place, one in enumerate(entities):
        is_rather |= one.means("rather") or fold(one.text) in kind_of("sooner")
        # `I'd rather lose than play the six`
        is_not_meant = is_rather and fold(one.text) in THAN and not mean(entities[:place], "reserve")
        is_kept = (is_kept or one.means("keep") or is_not_meant) and one.text not in STOPS
        is_kept |= fold(one.text) in BEFORE
        spared = is_kept or _stays(entities, place) or is_limit(entities, place)
        if place in named and not (spared or is_negated(entities, place)):
            yield named[place]


def _stays(entities: Sequence[Entity], place: int) -> bool:
    """Whether it is said behind a card, and others in a row with it, that they stay: `my six and nine remain
    where they are`."""
    behind = takewhile(lambda one: one.text not in STOPS, entities[place + 1 :])
    row = (Kind.CARD, Kind.NUMBER)
    return mean([one for one in behind if not (one.kind in row or one.means("and"))][:1], "stay")


def is_limit(entities: Sequence[Entity], place: int) -> bool:
    """Whether the words before a card say how far to go, and not that it is played: `up to the 12`."""
    said = "".join(fold(one.text) for one in entities[max(0, place - UP_TO) : place])
    return any(said.endswith(text) for text in kind_of("up to a card"))


UP_TO = 3
"""So many words may say so."""

BEFORE = kind_of("before it goes")
"""What stands before a card that is not played yet: `stop before the 13`."""


def cards_named(
    entities: Sequence[Entity], faces: Sequence[str], has_reserve: bool
) -> Iterator[tuple[int, str]]:
    """The cards that are named, in their order, each after its place."""
    values = {value: [face for face in faces if int(face[1:]) == value] for value in range(14)}
    for place, one in enumerate(entities):
        if one.kind == Kind.CARD and (one.text in faces or (one.text[0] == RESERVE and has_reserve)):
            yield place, one.text
        elif one.means("reserve") and has_reserve:
            told = [other.number for other in entities[place + 1 : place + 6] if other.number]
            # `Take a Reserve and make a three of it`: `a` may be a number, too.
            value = next((one for one in told if one > 1), told[0] if told else 0)
            if 1 <= value <= MOST_RESERVE:
                yield place, f"{RESERVE}{value}"
        elif mean(entities[:place], "reserve") and has_reserve:
            # `a Reserve as a 7`, `one Reserve, which shall be a 7`
            continue
        elif one.kind != Kind.CARD and len(values.get(one.number, ())) == 1 and _is_card(entities, place):
            yield place, values[one.number][0]


def fits_name(entities: Sequence[Entity], card: str) -> bool:
    """Whether a card that is told by what it does may be the one that a sentence names right behind that, and
    is of the suit that it names: `the lowest heart (the 9)`."""
    place = next((p for p, one in enumerate(entities) if one.means("highest", "lowest")), 0)
    suits = {suit_word(one) for one in entities} - {""}
    return card[0] in (suits or card[0]) and _named_again(entities[place + 1 :]) in (None, card, card[1:])


def _named_again(entities: Sequence[Entity]) -> str | None:
    """The card, or its bare value, that follows behind a bracket or a comma; None if something else does."""
    mark = next((place for place, one in enumerate(entities[:REACH]) if one.text in APPOSING), len(entities))
    for one, after in zip_longest(entities[mark + 1 :], entities[mark + 2 :]):
        if one.kind is Kind.CARD:
            return one.text
        if one.number:
            counts = after is not None and after.kind is not Kind.MARK
            return None if counts else str(one.number)
        if one.means("then", "and") or not one.means("the", "that", "is", "filler"):
            return None
    return None


REACH = 4
"""So far behind `lowest` what names the card again begins."""

APPOSING = ("(", ",", "-", "–", ":")
"""What stands before a name that says again which card is meant."""


def _is_card(entities: Sequence[Entity], place: int) -> bool:
    """Whether a bare number is a card's: `the seven`, `13 first`, and not `two losses` or `as 2`."""
    before, after = entities[place - 1 : place] if place else (), entities[place + 1 : place + 2]
    if before and (before[0].means("as", "lose") or before[0].text in "+-/"):
        return False
    if before and before[0].means("with") and _goes_with(entities[: place - 1]):
        # `Winterfeldt goes home with three` counts those who are left.
        return False
    if before and is_of_kind(before[0], "score before"):
        # `Minus 7, I give up.`
        return False
    if before and before[0].means("the", "then", "and"):
        return not (after and after[0].means("lose", "troops"))
    ends = not after or after[0].kind == Kind.MARK or after[0].means("first", "then", "of")
    return entities[place].kind == Kind.NUMBER and ends


def _goes_with(before: Sequence[Entity]) -> bool:
    """Whether words end with somebody else who goes somewhere, or stays."""
    begins = max((place for place, one in enumerate(before) if one.text in STOPS), default=-1)
    told = before[begins + 1 :]
    is_he = any(one.means("they", "him") and not one.means("I") for one in told)
    is_named = is_he or any(one.kind is Kind.PIECE for one in told)
    return is_named and mean(told, "move", "retreat", "stay", "away")


def is_negated(entities: Sequence[Entity], place: int) -> bool:
    """Whether `not` stands shortly before."""
    for one in reversed(entities[max(0, place - NEGATED) : place]):
        if one.text in STOPS:
            return False
        if one.means("not", "takes back"):
            return True
    return False


def plays_of(answers: Sequence[object]) -> list[q.Play]:
    """Those of the answers to a question that play a card."""
    return [one for one in answers if isinstance(one, q.Play)]


def faces_of(cards: Sequence[str]) -> Iterator[str]:
    """Cards without the value that a Reserve is played with."""
    return (RESERVE if card[0] == RESERVE else card for card in cards)
