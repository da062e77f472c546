"""Two generals who stand together by their first letters, `R & C go to Wunstorf`, and the house of which one
is, `Ferdinand of Brunswick`."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from pbem.orders.languages.folding import fold
from pbem.orders.plain_words.entity import Entity, Kind
from pbem.orders.plain_words.remarks.kinds import kind_of
from pbem.orders.plain_words.situation import Situation

JOINING = ("&", "+", "/")

LONGEST = 2
"""A name is cut to so few letters."""


def with_initials(at: Situation, entities: list[Entity]) -> list[Entity]:
    """A sentence with two of the writer's generals for their first letters, if these fit one pair alone that
    stands in one city."""
    found = [*_with_label(at, entities[:1], entities[1:2]), *entities[1:]]
    for place in range(len(found) - 2):
        one, joins, two = found[place : place + 3]
        if not (joins.text in JOINING or joins.means("and")):
            continue
        is_pair = any(map(_is_letter, (one, two))) and all(_may_name(at, each) for each in (one, two))
        if not is_pair or _is_letter(joins):
            continue
        both = [
            pair
            for pair in product(_called(at, one), _called(at, two))
            if pair[0] != pair[1] and at.where[pair[0]] == at.where[pair[1]]
        ]
        if len(both) == 1:
            first, second = both[0]
            found[place], found[place + 2] = _named(one, first), _named(two, second)
    return found


def _is_letter(one: Entity) -> bool:
    """Whether it is a letter or two that a name may begin with: `R`, `Ri`."""
    is_short = len(one.text) <= LONGEST and one.text[:1].isupper() and one.text.isalpha()
    return one.kind in (Kind.OTHER, Kind.MEANING) and is_short


def _with_label(at: Situation, first: list[Entity], behind: list[Entity]) -> list[Entity]:
    """The one general whose name begins with the letters that a line begins with, before a colon or whom he
    fights: `Wi gg. Lacy`."""
    is_label = bool(behind) and (behind[0].text == ":" or behind[0].means("against"))
    if not is_label or len(first[0].text) < LONGEST or not _is_letter(first[0]):
        return first
    called = _called(at, first[0])
    return [_named(first[0], called[0])] if len(called) == 1 else first


def _may_name(at: Situation, one: Entity) -> bool:
    """Whether it is a letter, or a name of one of the writer's generals: `Schw+K`."""
    return _is_letter(one) or at.own_piece(one) in at.rules.generals


def _called(at: Situation, one: Entity) -> list[str]:
    """The writer's generals on the map whose names begin with a letter, or the one who is named."""
    own = [name for name in at.where if name in at.rules.generals and at.is_own(name)]
    named = at.own_piece(one)
    return [named] if named in own else [name for name in own if name.startswith(one.text)]


def _named(one: Entity, name: str) -> Entity:
    return replace(one, kind=Kind.PIECE, text=name, names=(name,), is_full=True)


def without_house(entities: list[Entity]) -> list[Entity]:
    """A sentence without the city of which a general only has his name: `Ferdinand of Brunswick`."""
    for place in range(len(entities) - 2):
        one, of, city = entities[place : place + 3]
        if one.kind is Kind.PIECE and fold(of.text) in kind_of("of a house") and city.kind is Kind.CITY:
            return [*entities[: place + 1], *entities[place + 3 :]]
    return entities
