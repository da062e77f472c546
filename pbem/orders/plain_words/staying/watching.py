"""What pieces do from where they stand, as that they stay: `Keith keeps an eye on Daun from Brieg`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

LIMITING = (
    *("if", "unless", "should", "maybe", "not", "thought", "past", "correction", "takes back", "rather"),
    *("else", "attack", "move", "recruit", "transfer", "discard", "play", "lose", "concede", "retreat"),
    "stay",
)
"""With one of these in it a sentence says more, or less."""

LONGEST = 4
"""No expression for what is watched has more words."""

STAY = frozenset({"stay"})

Entities = Sequence[Entity]


def with_watch(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence that begins with the pieces that watch somebody, as that they stay."""
    end = 0
    while end < len(entities) and _begins(at, entities[end]):
        end += 1
    own = [name for one in entities[:end] if (name := at.own_piece(one))]
    behind = entities[end:]
    if not own or at.sets_up or mean(behind, *LIMITING) or not _size(behind):
        return entities
    here = {at.where.get(name) for name in own}
    cities = [one for one in behind if one.kind is Kind.CITY and here.isdisjoint(one.cities)]
    leads = any(_is_led(behind, one) for one in cities)
    named = any(one.kind is Kind.CARD or one.number or at.own_piece(one) for one in behind)
    if leads or named or any(one.kind is Kind.MARK for one in behind[:-1]):
        return entities
    ends = [one for one in behind[-1:] if one.kind is Kind.MARK]
    return [*entities[:end], Entity(Kind.MEANING, "stay", entities[0].line, meanings=STAY), *ends]


def _begins(at: Situation, one: Entity) -> bool:
    return bool(at.own_piece(one)) or one.means("and", "the", "filler")


def _size(words: Entities) -> int:
    """How many words at the beginning say that somebody is watched; 0 if none do."""
    sizes = range(min(LONGEST, len(words)), 0, -1)
    texts = ("".join(fold(word) for one in words[:n] for word in one.text.split()) for n in sizes)
    return next((n for n, text in zip(sizes, texts, strict=True) if text in kind_of("watches")), 0)


def _is_led(words: Entities, city: Entity) -> bool:
    """Whether a word before a city leads there."""
    place = next(p for p, one in enumerate(words) if one is city)
    return place > 0 and words[place - 1].means("to", "via") and not words[place - 1].means("from")
