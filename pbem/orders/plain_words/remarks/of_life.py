"""What is plainly no order, whatever it names: greetings, a date, holidays, what the report says."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean, words_in
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind, kind_of
from pbem.orders.plain_words.situation import Situation

ORDERING = (
    *("attack", "split", "transfer", "recruit", "discard", "play", "concede", "retreat", "join", "keep"),
    *("if", "should", "no more", "pay"),
)
"""What makes more than talk of a sentence."""

Entities = Sequence[Entity]


def is_of_life(at: Situation, entities: Entities) -> bool:
    """Whether a sentence is about its writer's life or the letter, or what an order comes to."""
    words = [one for one in entities if one.kind is not Kind.MARK]
    if not words or at.sets_up or mean(words, *ORDERING) or any(one.kind is Kind.CARD for one in words):
        return False
    if any(at.own_piece(one) in at.rules.generals for one in words):
        return _is_of_report(words) or _is_outcome(at, words)
    said = words_in(words)
    if said & kind_of("time of the year"):
        named = any(one.kind in (Kind.PIECE, Kind.NATION) for one in words)
        return mean(words, "I") and not named and not mean(words, "stay", "nobody")
    if said & kind_of("sends greetings") or said & kind_of("given at"):
        return not mean(words, "move", "stay") and not any(one.kind is Kind.PIECE for one in words)
    is_talk = _is_of_report(words) or _is_outcome(at, words) or _is_boast(at, words)
    return is_talk or _is_heading(words)


def _is_heading(words: Entities) -> bool:
    """Whether it is a heading with the German word for moves, which is also one for trains: `Meine Züge für
    Runde 4`."""
    pieces = [one for one in words if one.kind is Kind.PIECE]
    trains = bool(pieces) and all(one.text == "train" and not one.is_full for one in pieces)
    goes = mean(words, "move", "stay", "to", "via") or any(one.kind is Kind.CITY for one in words)
    return trains and not goes and bool(words_in(words) & kind_of("round"))


def _is_of_report(words: Entities) -> bool:
    """Whether it tells what stands in the report, or on the map."""
    goes = mean(words, "move", "to") and any(one.kind is Kind.CITY for one in words)
    return not goes and bool(words_in(words) & kind_of("of the program"))


def _is_outcome(at: Situation, words: Entities) -> bool:
    """Whether it tells what is so after the moves: `That leaves Dohna alone in the east.`"""
    stands = set(at.where.values())
    cities = [one.cities for one in words if one.kind is Kind.CITY and one.is_full]
    is_new = any(stands.isdisjoint(told) for told in cities)
    goes = mean(words, "move", "via", "not") and not is_of_kind(words[-1], "cannot be helped")
    tells = (
        len(words) > 1 and is_of_kind(words[0], "outcome first") and is_of_kind(words[1], "outcome second")
    )
    return tells and not (is_new or goes or any(one.number > 1 for one in words))


def _is_boast(at: Situation, words: Entities) -> bool:
    """Whether it tells that nobody stops its writer, or that another nation will win."""
    us = any_of_kind(words, "us")
    nations = [one for one in words if one.kind is Kind.NATION]
    theirs = bool(nations) and all(one.names[0] not in at.nations for one in nations)
    return (mean(words, "nobody") and us) or (theirs and mean(words, "win") and not us)
