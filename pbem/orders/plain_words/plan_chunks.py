"""The parts of a sentence that tells of all fights: between commas, `and` and `but`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbem.orders.languages import words
from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.fighting.templates import entry
from pbem.orders.plain_words.remarks.kinds import kind_of

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


def tells_nations_apart(entities: Sequence[Entity]) -> bool:
    """Whether several nations are named, and something is said between them:
    `Sweden gives in, Russia fights`."""
    places = [place for place, one in enumerate(entities) if one.kind is Kind.NATION]
    between = entities[places[0] : places[-1]] if places else ()
    small = ("and", "the", "filler")
    return any(one.kind not in (Kind.NATION, Kind.MARK) and not one.means(*small) for one in between)


def tells_of_him(entities: Sequence[Entity]) -> bool:
    """Whether a sentence begins with what somebody does who was named before: `Fights up to 25 points.`"""
    named = any(one.kind in (Kind.PIECE, Kind.NATION) for one in entities)
    all_of_us = mean(entities, "I", "every", "anyone", "all")
    return not (named or all_of_us) and fold(entities[0].text.split()[0]) in DOES


def tells_what_he_does(entities: Sequence[Entity]) -> bool:
    """Whether a sentence says of somebody who is not named that he gives up: `if attacked, gibt er auf`."""
    pairs = pairwise(entities)
    is_his = any(
        (one.means("they") and two.means("concede")) or (one.means("concede") and two.means("they"))
        for place, (one, two) in enumerate(pairs)
        # `Play low until he gives up` is about the enemy.
        if not mean(entities[max(0, place - 1) : place], "until", "if")
    )
    # `If anyone is attacked, he gives up` is about all, `if anyone attacks him` is not.
    end = next((place for place, one in enumerate(entities) if one.means("concede")), 0)
    is_of_any = mean(entities, "anyone") and not mean(entities[:end], "him")
    # `if one of my generals is attacked`
    is_of_any = is_of_any or (mean(entities[:end], "one") and mean(entities[:end], "stack"))
    return is_his and not is_of_any and not mean(entities, "I", "every", "all")


def is_tale(subject: Sequence[Entity], entities: Sequence[Entity]) -> bool:
    """Whether a sentence may tell of somebody else by its `subject`, and of nothing that he is to do:
    `he will lose two men at most`, `without Reserves he is lost`."""
    third, bidding = entry("_third"), entry("_bidding")
    is_other = any(fold(one.text) in third for one in subject)
    return is_other and not any(fold(one.text) in bidding for one in entities)


DOES = kind_of("he does")
