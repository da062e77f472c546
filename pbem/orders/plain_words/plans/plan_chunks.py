"""The parts of a sentence that tells of all fights: between commas, `and` and `but`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.wording.templates import entry
from pbem.orders.plain_words.remarks.kinds import kind_of, says

SPLITTING = ",;:.()!-"


def chunks(sentence: Sequence[Entity]) -> Iterator[list[Entity]]:
    """What stands between commas, `and` and `but`; what is to be done stands apart from its condition."""
    entities = _without_or_less(sentence)
    chunk: list[Entity] = []
    for place, one in enumerate(entities):
        if one.means("but") and chunk and chunk[-1].means("lose"):
            # `wir verlieren aber höchstens zwei`
            continue
        is_deed = one.means("attack", "fight to win", "concede") and not one.means("attacked")
        is_behind = is_deed and mean(chunk, "if", "should") and mean(chunk, "attack")
        after = entities[place + 1 : place + 2]
        is_next = one.means("lose") and bool(after) and bool(after[0].number) and any(e.number for e in chunk)
        # `attacked by Schwerin and Keith`
        joins = one.means("and") and bool(chunk) and chunk[-1].kind == Kind.PIECE
        joins = joins and bool(after) and after[0].kind == Kind.PIECE
        if (
            is_behind
            or is_next
            or (one.means("but", "and", "then") and not joins)
            or (one.kind == Kind.MARK and one.text in SPLITTING)
        ):
            yield chunk
            chunk = []
        if one.kind != Kind.MARK and not one.means("but", "and", "then"):
            chunk.append(one)
    yield chunk


def _without_or_less(entities: Sequence[Entity]) -> list[Entity]:
    """A sentence without what a limit says anyhow: `2 or fewer`."""
    folded = [fold(one.text) for one in entities]
    pairs = [place for place in range(len(entities) - 1) if tuple(folded[place : place + 2]) in OR_FEWER]
    return [one for place, one in enumerate(entities) if place not in pairs and place - 1 not in pairs]


OR_FEWER = {tuple(map(fold, text.split())) for text in words.words(lambda one: one.or_fewer)}


def is_heading(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with the noun and a colon: `Fights: loss 2` does not say to fight."""
    return len(entities) > 2 and entities[0].means("combat") and entities[1].text == ":"


def is_tale(subject: Sequence[Entity], entities: Sequence[Entity]) -> bool:
    """Whether a sentence may tell of somebody else by its `subject`, and of nothing that he is to do:
    `he will lose two men at most`, `without Reserves he is lost`."""
    third, bidding = entry("_third"), entry("_bidding")
    is_other = any(fold(one.text) in third for one in subject)
    return is_other and not any(fold(one.text) in bidding for one in entities)


def names_rest(entities: Sequence[Entity]) -> bool:
    """Whether something is told of the generals who are not named."""
    is_rest = any(fold(word) in REST for one in entities for word in one.text.split())
    return is_rest or says(entities, "rest of generals")


REST = kind_of("rest of generals")
"""What tells of those who are not named."""
