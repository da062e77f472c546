"""An attack that comes before those told of before: `Friedrich attacks Browne before anything else.`"""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.outcome import Outcome, Taken
from pbem.orders.plain_words.remarks.kinds import any_of_kind, is_of_kind
from pbem.orders.plain_words.situation import Situation

FIRST = frozenset({"first"})

MOST_BEHIND = 6
"""So many words may stand behind `before`: `anything else is fought there`."""


def with_first(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with an attack and `first` in place of `before anything else is fought`."""
    place = next((p for p, one in enumerate(entities) if p and is_of_kind(one, "ahead of")), 0)
    behind = [one for one in entities[place + 1 :] if one.kind is not Kind.MARK]
    named = any(one.kind in (Kind.PIECE, Kind.CITY, Kind.CARD, Kind.NATION) or one.number for one in behind)
    known = all(is_of_kind(one, "anything else") or one.means("attack") for one in behind)
    told = any_of_kind(behind, "anything else")
    if not place or at.sets_up or named or not (known and told and len(behind) <= MOST_BEHIND):
        return entities
    before = entities[:place]
    if not mean(before, "attack") or entities[place - 1].kind is not Kind.PIECE:
        return entities
    rest = [one for one in behind if is_of_kind(one, "parted verb")]
    first = Entity(Kind.MEANING, "first", entities[place].line, meanings=FIRST)
    return [*before, first, *rest]


def put_first(entities: Sequence[Entity], out: Outcome, before: Sequence[Taken], done: int) -> None:
    """Put an attack that a sentence tells, and says to come first, before those that were told of before it;
    the first orders are `done`: they stay where they are."""
    words = [one for one in entities if one.kind is not Kind.MARK and not is_of_kind(one, "parted verb")]
    if not words or not words[-1].means("first") or any(one.kind is Kind.CARD for one in words):
        return
    new = [one for one in out.orders[done:] if one.text.startswith("attack ") and one not in before]
    others = [one for one in out.orders[done:] if one.text.startswith("attack ") and one in before]
    if len(new) != 1 or not any(one.nation == new[0].nation for one in others):
        return
    place = out.orders.index(next(one for one in others if one.nation == new[0].nation))
    out.orders.remove(new[0])
    out.orders.insert(place, new[0])
