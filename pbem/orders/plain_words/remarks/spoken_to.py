"""Orders that speak to the general whom they are for: `My dear Keith, you will march to Brieg`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.addressing import PLEASE, YOU
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

MOST_BEFORE = 4
"""So many words may stand before a general who is spoken to: `Oh, my dear old Keith`."""

LONGEST = 6
"""What he is called behind his name has no more words: `Keith, you brave old fox, ...`."""

ENDING = (",", "!", ":")

Entities = Sequence[Entity]


def without_you(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that speaks to generals of the writer's, without the words for `you`."""
    if not any(map(_is_you, entities)) or at.sets_up:
        return entities
    entities = _without_plea(entities)
    end = _called_until(at, entities)
    if end and (place := _you_behind(entities, end)):
        head = [*entities[:end], Entity(Kind.MARK, ",", entities[0].line)]
        rest = entities[place + 1 :] if place >= end else entities[end + 1 :]
        return [*head, *(one for one in rest if not _is_you(one) or one.means("if", "thought"))]
    if _is_called_last(at, entities):
        return [one for one in entities if not _is_you(one)]
    return entities


def _without_plea(entities: list[Entity]) -> list[Entity]:
    """A sentence without `du bitte` in the middle of it, which asks the moderator: `Lacy lässt du bitte in
    Pirna`."""
    place = next((p for p, one in enumerate(entities) if p and _is_you(one)), len(entities))
    asks = any(fold(one.text) in PLEASE for one in entities[place + 1 : place + 2])
    named = any(one.kind is Kind.PIECE for one in entities[:place])
    if not asks or not named or mean(entities[:place], "if", "unless"):
        return entities
    return [*entities[:place], *entities[place + 2 :]]


def _is_you(one: Entity) -> bool:
    return fold(one.text) in YOU or is_of_kind(one, "you, politely")


def _called_until(at: Situation, entities: Entities) -> int:
    """Where the generals end with whom a sentence begins, if it calls them; 0 if it does not."""
    first = next((place for place, one in enumerate(entities) if one.kind is Kind.PIECE), -1)
    before = entities[: max(first, 0)]
    verbs = any(one.kind in (Kind.CITY, Kind.CARD) or one.means("stay", "attack", "if") for one in before)
    if first < 0 or len(before) > MOST_BEFORE or verbs or any(one.text in ":;" for one in before):
        return 0
    end = first
    while end < len(entities) and (_is_general(at, entities[end]) or _joins(entities[end])):
        end += 1
    while end > first and not _is_general(at, entities[end - 1]):
        end -= 1
    is_closed = entities[end : end + 1] and entities[end].text in ENDING
    return end if end > first and is_closed else 0


def _you_behind(entities: Entities, end: int) -> int:
    """The place of the last word that speaks to those who are called, and begins what is said to them; 0 if
    there is none."""
    behind = entities[end + 1 :]
    if mean(behind[:2], "if", "unless", "thought", "past"):
        return 0
    comma = next((p for p, one in enumerate(behind) if one.text in (",", "!")), len(behind))
    called = behind[:comma]
    bare = not mean(called, "move", "stay", "to", "via") and not any(one.kind is Kind.CITY for one in called)
    if bare and comma < min(LONGEST, len(behind)):
        # `Keith, you old fox, march to Brieg!`
        return end + 1 + comma
    return next((end + 1 + p for p, one in enumerate(behind[:LONGEST]) if _is_you(one)), 0)


def _is_called_last(at: Situation, entities: Entities) -> bool:
    """Whether a sentence ends with the general to whom it speaks: `Off you go to Brieg, Keith!`"""
    words = list(entities)
    while words and words[-1].kind is Kind.MARK:
        words.pop()
    pieces = [one for one in words if one.kind is Kind.PIECE]
    is_last = len(words) > 2 and words[-1] in pieces and words[-2].text == ","
    return is_last and len(pieces) == 1 and _is_general(at, words[-1]) and not mean(words, "if", "not")


def _is_general(at: Situation, one: Entity) -> bool:
    return at.own_piece(one) in at.rules.generals and one.is_full


def _joins(one: Entity) -> bool:
    return one.means("and") or (one.text in ",+&" and one.kind is Kind.MARK)
