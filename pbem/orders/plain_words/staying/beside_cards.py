"""A nation that holds, in one sentence with what she does with her cards: `Hanover holds, and two troops for
Cumberland, paid with H11 and S2`, `no moves, discard lowest`."""

from __future__ import annotations

from collections.abc import Sequence

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind, mean
from pbem.orders.plain_words.remarks.kinds import kind_of

ABOUT_CARDS = ("recruit", "pay", "discard", "re-enter")
"""What is done with cards while all pieces stay."""

OTHERWISE = ("if", "maybe", "play", "keep", "combat", "lose", "attack", "against", "concede", "move", "stay")
"""What tells of more than that."""

Entities = Sequence[Entity]


def hold_apart(entities: list[Entity]) -> list[list[Entity]]:
    """A sentence in two, if it says first that a nation holds and then what she does with cards."""
    if not mean(entities, "stay"):
        return [entities]
    for place in range(len(entities) - 1, 0, -1):
        first = place + _joins(entities, place)
        before, after = entities[:place], entities[first:]
        if (first > place or _breaks(entities, place)) and _holds(before) and _is_of_cards(after):
            return [before, after]
    return [entities]


def _joins(entities: Entities, place: int) -> int:
    """How many signs and words join what stands before a place to what follows: `, but`, `, and only`."""
    size = 0
    for one in entities[place:]:
        if not (one.text in (",", ";") or one.means("and", "but") or fold(one.text) in kind_of("solely")):
            break
        size += 1
    return size


def _breaks(entities: Entities, place: int) -> bool:
    return entities[place - 1].line != entities[place].line


def _holds(said: Entities) -> bool:
    """Whether words say of a nation, or of nobody by name, that all stay."""
    names = any(one.kind in (Kind.PIECE, Kind.CARD) or one.number for one in said)
    placed = any(one.kind is Kind.CITY and one.is_full for one in said)
    depends = mean(said, "if", "maybe", "reserve", "cards", "past", "letter")
    return mean(said, "stay") and not (names or placed or depends)


def _is_of_cards(said: Entities) -> bool:
    cards = any(one.kind is Kind.CARD for one in said) or mean(said, *ABOUT_CARDS)
    return (cards or _gives_lowest(said)) and not mean(said, *OTHERWISE)


def _gives_lowest(said: Entities) -> bool:
    """Whether words name a card by its rank as one that goes: `the lowest goes`, `niedrigste weg`."""
    return mean(said, "lowest", "highest") and mean(said, "away", "gone")
