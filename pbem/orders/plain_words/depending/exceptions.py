"""Exceptions to the order before, in an own sentence: `Laudon to Patschkau. Unless Keith is at Glatz.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.depending.broken_lines import ADDRESSED
from pbem.orders.plain_words.depending.conditions import condition_told
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

EXCEPTING = kind_of("excepting")
"""What makes an exception of the condition behind it: `except if`."""

ONLY = kind_of("solely")

BOTH = kind_of("both")

FIGHTING = ("concede", "play", "keep", "discard", "recruit", "transfer", "retreat", "fight to win")
"""What is to be done behind such a condition that is no other way of moving."""


def is_exception(at: Situation, entities: Sequence[Entity], moved: Sequence[str]) -> bool:
    """Whether a sentence tells when the order before it does not hold, or when alone it does, perhaps with
    what else those who were `moved` do: `Unless Keith is at Glatz, then he stays.`"""
    first = _begins(entities)
    lead, rest = entities[:first], entities[first:]
    if not rest or not rest[0].means("if") or rest[0].means("else"):
        return False
    limits = rest[0].means("unless") or any(_denies(one) or fold(one.text) in ONLY for one in lead)
    if not (limits or _stays_then(at, rest, moved)) or any(one.kind is Kind.CARD for one in rest):
        return False
    own = {name for one in rest if (name := at.own_piece(one))}
    return own <= set(moved) and not mean(_deed(rest), *FIGHTING) and _is_of_game(rest)


def condition_of(at: Situation, entities: Sequence[Entity], moved: Sequence[str]) -> str:
    """What such a sentence asks, before the order of those who were `moved`, which it limits: `if not Keith
    in Glatz: `; empty if no fact says it, or it orders something else besides."""
    first = _begins(entities)
    rest = [one for place, one in enumerate(entities[first:]) if place != 1 or one.kind is not Kind.MARK]
    deed = _deed(rest)
    stays = mean(deed, "stay") and _is_at_home(at, deed, moved)
    is_only = any(fold(one.text) in ONLY and not _denies(one) for one in entities[:first])
    if deed and not (stays and (mean(deed[:2], "else") or not is_only)):
        return ""
    facts = condition_told(at, rest[: len(rest) - len(deed)], moved)
    is_denied = any(_denies(one) for one in entities[:first]) or _stays_then(at, rest, moved)
    facts = facts.opposite() if facts and is_denied else facts
    return facts.head() if facts else ""


def _stays_then(at: Situation, rest: Sequence[Entity], moved: Sequence[str]) -> bool:
    """Whether those who were told of before stay if a condition is met: `If Schwerin is at Glatz, he stays`,
    `if he is there by then, both remain in Neisse`."""
    deed = _deed(rest)
    condition = rest[: len(rest) - len(deed)]
    if rest[0].means("unless") or mean(condition, "attack", "attacked", "lose", "beaten", "win", "loser"):
        return False
    names = {at.piece(one) for one in deed if one.kind is Kind.PIECE}
    they = mean(deed, "they", "him") or any(fold(one.text) in BOTH for one in deed)
    told = set(moved) == names if names else they
    told = told and not mean(deed, "else", "not", "if") and _is_at_home(at, deed, moved)
    return told and mean(deed, "stay") and any(one.kind is Kind.PIECE for one in condition)


def _is_at_home(at: Situation, deed: Sequence[Entity], moved: Sequence[str]) -> bool:
    """Whether words name no city but that which those have left who were moved."""
    here = {at.came_from.get(name) for name in moved}
    return all(here.intersection(one.cities) for one in deed if one.kind is Kind.CITY and one.is_full)


def _begins(entities: Sequence[Entity]) -> int:
    """Where the condition begins, behind the words that lead to it."""
    places = (p for p, one in enumerate(entities) if not _leads(one) or _opens(entities, p))
    return next(places, len(entities))


def _opens(entities: Sequence[Entity], place: int) -> bool:
    """Whether the word at a place begins the condition: `ausser` does, but not in `ausser wenn`."""
    after = [one for one in entities[place + 1 : place + 3] if one.kind is not Kind.MARK]
    return entities[place].means("if") and not (after and after[0].means("if"))


def _leads(one: Entity) -> bool:
    small = one.kind is Kind.MARK or one.means("and", "but", "filler") or _denies(one)
    return small or fold(one.text) in ONLY


def _denies(one: Entity) -> bool:
    return one.means("not") or fold(one.text) in EXCEPTING


def _deed(rest: Sequence[Entity]) -> Sequence[Entity]:
    """What is to be done if the condition is met, or if it is not."""
    begin = 2 if rest[1:2] and rest[1].kind is Kind.MARK else 1
    ends = (p for p in range(begin, len(rest)) if _parts(rest, p))
    return rest[next(ends, len(rest)) :]


def _parts(rest: Sequence[Entity], place: int) -> bool:
    """Whether a condition ends at a place: at a sign, or where without one those stay who are only called
    `they`: `if Keith is at Glatz they stay`."""
    one, near = rest[place], rest[place : place + 2]
    if one.text in (",", ":", "-") or one.means("then", "else"):
        return True
    named = any(each.kind is Kind.CITY for each in rest[:place])
    return named and len(near) > 1 and mean(near, "stay") and mean(near, "they", "him")


def _is_of_game(rest: Sequence[Entity]) -> bool:
    """Whether it is about pieces, or at least not about writer and reader: `unless I am mistaken`."""
    if any(one.kind in (Kind.PIECE, Kind.CITY, Kind.NATION) and one.is_full for one in rest):
        return True
    return not mean(rest, "I") and not any(fold(one.text) in ADDRESSED for one in rest)
