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
    if not own or at.sets_up:
        return entities
    behind = entities[end:]
    size, ends = _around(behind) or (_size(behind), len(behind))
    whom = behind[size:ends]
    # `passt auf Neisse auf` leads nowhere.
    whom = whom[1:] if ends < len(behind) and fold(whom[0].text) in kind_of("watches on") else whom
    if mean(whom, *LIMITING) or mean(behind[ends:], *LIMITING) or not size:
        return entities
    here = {at.where.get(name) for name in own}
    cities = [one for one in whom if one.kind is Kind.CITY and here.isdisjoint(one.cities)]
    leads = any(_is_led(whom, one) for one in cities)
    named = any(one.kind is Kind.CARD or one.number or at.own_piece(one) for one in whom)
    if leads or named or any(one.kind is Kind.MARK for one in behind[:-1]):
        return entities
    mark = [one for one in behind[-1:] if one.kind is Kind.MARK]
    return [*entities[:end], Entity(Kind.MEANING, "stay", entities[0].line, meanings=STAY), *mark]


def watches(words: Entities) -> bool:
    """Whether words say that somebody is watched."""
    return bool(_around(words) or _size(words))


def _begins(at: Situation, one: Entity) -> bool:
    return bool(at.own_piece(one)) or one.means("and", "the", "filler")


def _size(words: Entities) -> int:
    """How many words at the beginning say that somebody is watched; 0 if none do."""
    may = int(bool(words) and fold(words[0].text) in kind_of("may do"))
    sizes = range(min(LONGEST, len(words)), 0, -1)
    return next((n + may for n in sizes if _together(words[may : n + may]) in kind_of("watches")), 0)


def _around(words: Entities) -> tuple[int, int] | None:
    """How many words begin to say so, and where those stand that end it behind whom they watch: `behält Daun
    im Auge`, `soll Daun beobachten`."""
    end = next((p for p, one in enumerate(words) if one.kind is Kind.MARK), len(words))
    for size in range(1, LONGEST):
        first = _together(words[:size])
        for place in range(end - 1, max(size, end - LONGEST), -1):
            last = _together(words[place:end])
            is_bidden = first in kind_of("may do") and last in kind_of("watches")
            if is_bidden or first + last in kind_of("watches on both sides"):
                return size, place
    return None


def _together(words: Entities) -> str:
    return "".join(fold(word) for one in words for word in one.text.split())


def _is_led(words: Entities, city: Entity) -> bool:
    """Whether a word before a city leads there."""
    place = next(p for p, one in enumerate(words) if one is city)
    return place > 0 and words[place - 1].means("to", "via") and not words[place - 1].means("from")
