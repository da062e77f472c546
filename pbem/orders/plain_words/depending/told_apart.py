"""A sentence with conditions as the sentences that its parts would be: `Soubise to Goslar, and if Cumberland
has gone, on to Halberstadt`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.depending.he_too_if import with_his_condition
from pbem.orders.plain_words.depending.parted import condition_end, goes_further, stripped, two_conditions
from pbem.orders.plain_words.entity import Entity, Kind, is_city, mean
from pbem.orders.plain_words.remarks.kinds import is_of_kind
from pbem.orders.plain_words.situation import Situation

MORE = ("not", "maybe", "attack", "unless", "recruit", "discard", "play")
"""With one of these in it the march before a condition is not told apart from it."""

MOVING = ("move", "attack")

ACTING = ("stay", "move", "attack", "if", "else", "concede", "play", "keep", "recruit", "discard", "retreat")

MOST_SMALL = 2
"""`On to Halberstadt` begins with so many small words."""

Entities = Sequence[Entity]


def told_apart(at: Situation, entities: list[Entity]) -> list[list[Entity]]:
    """A sentence as those that its parts would be; else as it is."""
    by_piece = with_his_condition(at, _without_tail(entities))
    by_condition = (part for one in by_piece for part in two_conditions(one))
    return [part for one in by_condition for part in _further_if(at, one)]


def _further_if(at: Situation, entities: list[Entity]) -> list[list[Entity]]:
    """A march, and the condition on which it goes on; else the sentence as it is."""
    asked = next((p for p, one in enumerate(entities) if one.means("if") and not one.means("else")), 0)
    march, rest = entities[:asked], entities[asked:]
    goes = any(map(at.own_piece, march)) and any(map(is_city, march))
    more = any(one.means("if", "unless") and not one.means("else") for one in rest[1:])
    if at.sets_up or not goes or mean(march, *MORE) or more:
        return [entities]
    words = [one for one in rest[condition_end(at, rest, 1) :] if one.kind is not Kind.MARK]
    leads = next((p for p, one in enumerate(words) if is_city(one)), 0)
    small = words[:leads]
    is_further = 0 < len(small) <= MOST_SMALL and any(map(goes_further, small))
    return [stripped(march), rest] if is_further and not any(map(at.own_piece, words)) else [entities]


def without_lead(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with a condition without what is only remarked before that: `I want him off the border, so
    if ...`."""
    asked = next((p for p, one in enumerate(entities) if one.means("if", "should")), 0)
    lead = entities[:asked]
    last = lead[-1] if len(lead) > 1 else None
    follows = last and (is_of_kind(last, "so") or last.means("and", "but") or _is_sign(last))
    is_remark = follows and not any(map(at.may_own, lead)) and not _says_more(lead)
    return entities[asked:] if is_remark else entities


def _without_tail(entities: list[Entity]) -> list[Entity]:
    """A sentence with a condition without what its writer says at the end that he will not do: `..., I'm not
    going to chase him`."""
    comma = next((p for p in range(len(entities) - 1, 0, -1) if _is_sign(entities[p])), 0)
    told, tail = entities[:comma], entities[comma + 1 :]
    is_his = bool(tail) and tail[0].means("I") and mean(tail, "not") and mean(told, "if", "should")
    named = any(one.kind in (Kind.PIECE, Kind.NATION) for one in tail)
    return told if is_his and not named and not _says_more(tail, *MOVING) else entities


def _says_more(words: Entities, *but: str) -> bool:
    """Whether words name a city or a card, or tell of a deed, `but` of one of these."""
    named = any(one.kind in (Kind.CITY, Kind.CARD) or one.number for one in words)
    return named or mean(words, *(one for one in ACTING if one not in but))


def _is_sign(one: Entity) -> bool:
    return one.kind is Kind.MARK and one.text in ",;–-"
